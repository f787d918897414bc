import { MUNICIPALITIES } from '@garita/domain/reference/municipalities';
import { ADDRESS_LABELS } from '@garita/domain/text/fields/record-labels.es';
import {
  EMPLOYEE_TYPE_LABELS,
  GENDER_LABELS,
  MARITAL_STATUS_LABELS,
  OVERTIME_MULTIPLIER_LABELS,
  PERSONAL_EXEMPTION_LABELS,
} from '@garita/domain/text/fields/record-option-labels.es';
import { PAY_FREQUENCY_LABELS, WITHHOLDING_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { type CellKind } from '../../../spreadsheet/cell-kind.ts';
import {
  AMOUNT,
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
import { employeeLabels, employeesText } from '../../../text/records/employees.es.ts';
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
  /** True if files of an earlier template lack the column. */
  isAddedLater?: true;
  /** A comment on the heading that explains the format. */
  note?: string;
};

const MUNICIPALITY = choiceOf(
  MUNICIPALITIES.map(({ id, name }) => ({ value: id, label: name })).toSorted((one, other) =>
    compareSpanish(one.label, other.label),
  ),
);

const REQUIRED = { isRequired: true } as const;
const ADDED_LATER = { isAddedLater: true } as const;

/** The columns, in the order of the form. An empty cell has the initial value of the form. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  {
    path: 'employeeType',
    label: employeeLabels.employeeType,
    cell: choiceOf(optionsOf(EMPLOYEE_TYPE_LABELS)),
    ...REQUIRED,
  },

  { path: 'firstName', label: employeeLabels.firstName, cell: TEXT, ...REQUIRED },
  { path: 'middleName', label: employeeLabels.middleName, cell: TEXT },
  { path: 'lastName', label: employeeLabels.lastName, cell: TEXT },
  { path: 'motherLastName', label: employeeLabels.motherLastName, cell: TEXT },
  {
    path: 'socialSecurityNumber',
    label: employeeLabels.socialSecurityNumber,
    cell: SOCIAL_SECURITY_NUMBER,
    note: employeesText.import.numberNote,
    ...REQUIRED,
  },
  { path: 'birthday', label: employeeLabels.birthday, cell: DATE, ...REQUIRED },
  {
    path: 'maritalStatus',
    label: employeeLabels.maritalStatus,
    cell: choiceOf(optionsOf(MARITAL_STATUS_LABELS)),
    ...REQUIRED,
  },
  { path: 'gender', label: employeeLabels.gender, cell: choiceOf(optionsOf(GENDER_LABELS)), ...REQUIRED },

  { path: 'address.street', label: employeeLabels.address, cell: TEXT, ...REQUIRED },
  { path: 'address.municipalityId', label: ADDRESS_LABELS.municipalityId, cell: MUNICIPALITY, ...REQUIRED },
  { path: 'address.state', label: ADDRESS_LABELS.state, cell: TEXT },
  { path: 'address.zip', label: ADDRESS_LABELS.zip, cell: ZIP, ...REQUIRED },
  { path: 'phoneNumber', label: employeeLabels.phoneNumber, cell: PHONE, ...REQUIRED },
  { path: 'mobileNumber', label: employeeLabels.mobileNumber, cell: PHONE, ...REQUIRED },

  { path: 'isChauffeur', label: employeeLabels.isChauffeur, cell: YES_NO },
  { path: 'licence', label: employeeLabels.licence, cell: TEXT },
  { path: 'licensePlate', label: employeeLabels.licensePlate, cell: TEXT },
  { path: 'vehicleSticker', label: employeeLabels.vehicleSticker, cell: TEXT },
  { path: 'vehicleStickerDate', label: employeeLabels.vehicleStickerDate, cell: DATE },

  { path: 'admissionDate', label: employeeLabels.admissionDate, cell: DATE, ...REQUIRED },
  { path: 'egressDate', label: employeeLabels.egressDate, cell: DATE },
  {
    path: 'payFrequency',
    label: employeeLabels.payFrequency,
    cell: choiceOf(optionsOf(PAY_FREQUENCY_LABELS)),
    ...REQUIRED,
  },
  { path: 'workersCompensationClass', label: employeeLabels.workersCompensationClass, cell: TEXT },
  { path: 'hasPartialWages', label: employeeLabels.hasPartialWages, cell: YES_NO },

  { path: 'salary', label: employeeLabels.salary, cell: AMOUNT },
  { path: 'workMinutes', label: employeeLabels.workMinutes, cell: HOURS },
  { path: 'rates.regular', label: employeeLabels['rates.regular'], cell: AMOUNT },
  { path: 'rates.overtime', label: employeeLabels['rates.overtime'], cell: AMOUNT },
  { path: 'rates.mealPeriod', label: employeeLabels['rates.mealPeriod'], cell: AMOUNT },

  {
    path: 'withholdingMethod',
    label: employeeLabels.withholdingMethod,
    cell: choiceOf(optionsOf(WITHHOLDING_METHOD_LABELS)),
    ...REQUIRED,
  },
  { path: 'withholdingRate', label: employeeLabels.withholdingRate, cell: PERCENT },
  {
    path: 'personalExemption',
    label: employeeLabels.personalExemption,
    cell: choiceOf(optionsOf(PERSONAL_EXEMPTION_LABELS)),
    ...REQUIRED,
  },
  { path: 'dependents', label: employeeLabels.dependents, cell: COUNT },
  { path: 'allowanceCount', label: employeeLabels.allowanceCount, cell: COUNT },
  { path: 'hasSharedCustody', label: employeeLabels.hasSharedCustody, cell: YES_NO },
  { path: 'isVeteran', label: employeeLabels.isVeteran, cell: YES_NO },

  {
    path: 'leave.vacation.openingMinutes',
    label: employeeLabels['leave.vacation.openingMinutes'],
    cell: HOURS,
  },
  { path: 'leave.vacation.openingDate', label: employeeLabels['leave.vacation.openingDate'], cell: DATE },
  {
    path: 'leave.vacation.minutesPerMonth',
    label: employeeLabels['leave.vacation.minutesPerMonth'],
    cell: HOURS,
  },
  {
    path: 'leave.vacation.thresholdMinutes',
    label: employeeLabels['leave.vacation.thresholdMinutes'],
    cell: HOURS,
  },
  { path: 'leave.sick.openingMinutes', label: employeeLabels['leave.sick.openingMinutes'], cell: HOURS },
  { path: 'leave.sick.openingDate', label: employeeLabels['leave.sick.openingDate'], cell: DATE },
  { path: 'leave.sick.minutesPerMonth', label: employeeLabels['leave.sick.minutesPerMonth'], cell: HOURS },
  { path: 'leave.sick.thresholdMinutes', label: employeeLabels['leave.sick.thresholdMinutes'], cell: HOURS },

  { path: 'nameSuffix', label: employeeLabels.nameSuffix, cell: TEXT, ...ADDED_LATER },
  { path: 'externalNumber', label: employeeLabels.externalNumber, cell: TEXT, ...ADDED_LATER },
  { path: 'fileFirstName', label: employeeLabels.fileFirstName, cell: TEXT, ...ADDED_LATER },
  { path: 'fileMiddleName', label: employeeLabels.fileMiddleName, cell: TEXT, ...ADDED_LATER },
  { path: 'fileLastName', label: employeeLabels.fileLastName, cell: TEXT, ...ADDED_LATER },
  { path: 'fileStreet', label: employeeLabels.fileStreet, cell: TEXT, ...ADDED_LATER },

  { path: 'certificateDate', label: employeeLabels.certificateDate, cell: DATE, ...ADDED_LATER },
  { path: 'sharedDependents', label: employeeLabels.sharedDependents, cell: COUNT, ...ADDED_LATER },
  {
    path: 'isOptionalComputation',
    label: employeeLabels.isOptionalComputation,
    cell: YES_NO,
    ...ADDED_LATER,
  },
  {
    path: 'additionalWithholding',
    label: employeeLabels.additionalWithholding,
    cell: AMOUNT,
    ...ADDED_LATER,
  },
  { path: 'youthOptOut', label: employeeLabels.youthOptOut, cell: YES_NO, ...ADDED_LATER },

  {
    path: 'overtimeMultiplier',
    label: employeeLabels.overtimeMultiplier,
    cell: choiceOf(optionsOf(OVERTIME_MULTIPLIER_LABELS)),
    ...ADDED_LATER,
  },
  { path: 'worksFourTens', label: employeeLabels.worksFourTens, cell: YES_NO, ...ADDED_LATER },
  { path: 'isExempt', label: employeeLabels.isExempt, cell: YES_NO, ...ADDED_LATER },
  { path: 'dayMinutes', label: employeeLabels.dayMinutes, cell: HOURS, ...ADDED_LATER },
];

/** The heading of a column; what is required is marked as in the form. */
export function headingOf({ label, isRequired }: ImportColumn): string {
  return isRequired ? `${label} *` : label;
}
