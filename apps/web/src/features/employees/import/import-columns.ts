import { MUNICIPALITIES } from '@garita/domain/reference/municipalities';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import {
  AMOUNT,
  type CellKind,
  COUNT,
  choiceOf,
  DATE,
  HOURS,
  PERCENT,
  PHONE,
  SOCIAL_SECURITY_NUMBER,
  TEXT,
  YES_NO,
  ZIP,
} from '../../../spreadsheet/cell-kinds.ts';
import { employeesText } from '../../../text/employees.es.ts';
import { formText } from '../../../text/form.es.ts';
import { recordsText } from '../../../text/records.es.ts';
import {
  employeeTypeLabels,
  genderLabels,
  maritalStatusLabels,
  payFrequencyLabels,
  personalExemptionLabels,
  withholdingMethodLabels,
} from '../../../text/reference.es.ts';
import { optionsOf } from '../../../ui/form/fields/select-input.tsx';

/** One column of the file. */
export type ImportColumn = {
  /** The field of the record: 'address.zip'. */
  path: string;
  /** The label of the field in the form. */
  label: string;
  cell: CellKind;
  /** True if the field has no initial value and must be filled in. */
  isRequired?: true;
  /** A comment on the heading that explains the format. */
  note?: string;
};

const { type, person, contact, vehicle, employment, pay, withholding, leave } = employeesText;

const { labels: words } = recordsText.fileWords;

const MUNICIPALITY = choiceOf(
  MUNICIPALITIES.map(({ id, name }) => ({ value: id, label: name })).toSorted((one, other) =>
    compareSpanish(one.label, other.label),
  ),
);

const REQUIRED = { isRequired: true } as const;

/** The columns, in the order of the form. An empty cell has the initial value of the form. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  { path: 'employeeType', label: type.label, cell: choiceOf(optionsOf(employeeTypeLabels)), ...REQUIRED },

  { path: 'firstName', label: person.firstName, cell: TEXT, ...REQUIRED },
  { path: 'middleName', label: person.middleName, cell: TEXT },
  { path: 'lastName', label: person.lastName, cell: TEXT },
  { path: 'motherLastName', label: person.motherLastName, cell: TEXT },
  {
    path: 'socialSecurityNumber',
    label: person.socialSecurity,
    cell: SOCIAL_SECURITY_NUMBER,
    note: employeesText.import.numberNote,
    ...REQUIRED,
  },
  { path: 'birthday', label: person.birthday, cell: DATE, ...REQUIRED },
  {
    path: 'maritalStatus',
    label: person.maritalStatus,
    cell: choiceOf(optionsOf(maritalStatusLabels)),
    ...REQUIRED,
  },
  { path: 'gender', label: person.gender, cell: choiceOf(optionsOf(genderLabels)), ...REQUIRED },

  { path: 'address.street', label: contact.address, cell: TEXT, ...REQUIRED },
  { path: 'address.municipalityId', label: formText.municipality, cell: MUNICIPALITY, ...REQUIRED },
  { path: 'address.state', label: formText.state, cell: TEXT },
  { path: 'address.zip', label: formText.zip, cell: ZIP, ...REQUIRED },
  { path: 'phoneNumber', label: contact.phone, cell: PHONE, ...REQUIRED },
  { path: 'mobileNumber', label: contact.mobile, cell: PHONE, ...REQUIRED },

  { path: 'isChauffeur', label: vehicle.isChauffeur, cell: YES_NO },
  { path: 'licence', label: vehicle.licence, cell: TEXT },
  { path: 'licensePlate', label: vehicle.licensePlate, cell: TEXT },
  { path: 'vehicleSticker', label: vehicle.sticker, cell: TEXT },
  { path: 'vehicleStickerDate', label: vehicle.stickerDate, cell: DATE },

  { path: 'admissionDate', label: employment.admission, cell: DATE, ...REQUIRED },
  { path: 'egressDate', label: employment.egress, cell: DATE },
  {
    path: 'payFrequency',
    label: employment.payFrequency,
    cell: choiceOf(optionsOf(payFrequencyLabels)),
    ...REQUIRED,
  },
  { path: 'workersCompensationClass', label: employment.workersCompensation, cell: TEXT },
  { path: 'hasPartialWages', label: employment.partialWages, cell: YES_NO },

  { path: 'salary', label: pay.salary, cell: AMOUNT },
  { path: 'workMinutes', label: pay.workHours, cell: HOURS },
  { path: 'rates.regular', label: pay.regular, cell: AMOUNT },
  { path: 'rates.overtime', label: pay.overtime, cell: AMOUNT },
  { path: 'rates.mealPeriod', label: pay.mealPeriod, cell: AMOUNT },

  {
    path: 'withholdingMethod',
    label: withholding.method,
    cell: choiceOf(optionsOf(withholdingMethodLabels)),
    ...REQUIRED,
  },
  { path: 'withholdingRate', label: withholding.rate, cell: PERCENT },
  {
    path: 'personalExemption',
    label: withholding.personalExemption,
    cell: choiceOf(optionsOf(personalExemptionLabels)),
    ...REQUIRED,
  },
  { path: 'dependents', label: withholding.dependents, cell: COUNT },
  { path: 'allowanceCount', label: withholding.allowances, cell: COUNT },
  { path: 'hasSharedCustody', label: withholding.sharedCustody, cell: YES_NO },
  { path: 'isVeteran', label: withholding.veteran, cell: YES_NO },

  { path: 'leave.vacation.openingMinutes', label: leave.vacation.opening, cell: HOURS },
  { path: 'leave.vacation.openingDate', label: leave.vacation.date, cell: DATE },
  { path: 'leave.vacation.minutesPerMonth', label: leave.vacation.perMonth, cell: HOURS },
  { path: 'leave.vacation.thresholdMinutes', label: leave.vacation.threshold, cell: HOURS },
  { path: 'leave.sick.openingMinutes', label: leave.sick.opening, cell: HOURS },
  { path: 'leave.sick.openingDate', label: leave.sick.date, cell: DATE },
  { path: 'leave.sick.minutesPerMonth', label: leave.sick.perMonth, cell: HOURS },
  { path: 'leave.sick.thresholdMinutes', label: leave.sick.threshold, cell: HOURS },

  { path: 'nameSuffix', label: person.nameSuffix, cell: TEXT },
  { path: 'fileFirstName', label: words.fileFirstName, cell: TEXT },
  { path: 'fileMiddleName', label: words.fileMiddleName, cell: TEXT },
  { path: 'fileLastName', label: words.fileLastName, cell: TEXT },
  { path: 'fileStreet', label: words.fileStreet, cell: TEXT },
];

/** The heading of a column; what is required is marked as in the form. */
export function headingOf({ label, isRequired }: ImportColumn): string {
  return isRequired ? `${label} *` : label;
}
