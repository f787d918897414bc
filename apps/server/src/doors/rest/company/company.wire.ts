import { type Company, companySchema } from '@garita/domain/company/company.schema';
import { frequencyDigit } from '@garita/domain/time/period-id';
import { z } from 'zod';
import type { CompanyRecord } from '../../../application/company/companies.ts';
import type { CompanyWithEmployees } from '../../../application/company/companies-with-employees.ts';
import { answerWire, type SavedWithWarnings } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs, type RecordWire } from '../wire/field-table.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { dollarsText } from '../wire/wire-amounts.ts';
import { choice, choiceOr, optionalChoice, RESIDENT_RETENTION_TYPES } from '../wire/wire-choices.ts';
import { hours } from '../wire/wire-hours.ts';
import { percent, percentOrNone } from '../wire/wire-percentages.ts';
import {
  digits,
  flagOr,
  numberOrNone,
  optionalDate,
  optionalDigits,
  optionalText,
  plain,
  text,
  wholeNumber,
} from '../wire/wire-values.ts';

const PHONE = '###-###-####';

/**
 * A company on the wire. `coml` is the start date, `desem` the unemployment number, `country_…` a
 * municipality.
 */
export const COMPANY_FIELDS: FieldTable<Company> = {
  name: fieldAs('name', text),
  accountantId: fieldAs('accountant_id', wholeNumber),

  'postalAddress.street': fieldAs('postal_address', text),
  'postalAddress.municipalityId': fieldAs('country_postal_address', wholeNumber),
  'postalAddress.state': fieldAs('state_postal_addess', text),
  'postalAddress.zip': fieldAs('zipcode_postal_address', text),
  'physicalAddress.street': fieldAs('physical_address', text),
  'physicalAddress.municipalityId': fieldAs('country_physical_address', wholeNumber),
  'physicalAddress.state': fieldAs('state_physical_address', text),
  'physicalAddress.zip': fieldAs('zipcode_physical_address', text),
  fileName: fieldAs('file_name', optionalText),
  fileStreet: fieldAs('file_address', optionalText),
  email: fieldAs('email', text),
  contact: fieldAs('contact', text),
  contactNumber: fieldAs('contact_number', digits(PHONE)),
  phoneNumber: fieldAs('phone_number', digits(PHONE)),
  faxNumber: fieldAs('fax_number', optionalDigits(PHONE)),
  website: fieldAs('website', optionalText),

  businessStartDate: fieldAs('coml', plain),
  businessEndDate: fieldAs('date_close', optionalDate),
  jurisdiction: fieldAs('jurisdiction', choice({ 1: 'puerto-rico', 2: 'united-states' })),
  payer: fieldAs('payer', choice({ 1: 'form-941', 2: 'form-943', 3: 'form-944', 4: 'domestic' })),
  entityType: fieldAs(
    'type_employer',
    optionalChoice({
      1: 'private-corporation',
      2: 'public-corporation',
      3: 'partnership',
      4: 'individual',
      5: 'government',
      6: 'other',
    }),
  ),
  employerIdentificationNumber: fieldAs('number_patronal', digits('##-#######')),
  commercialRegister: fieldAs('commercial_register', digits('#######-####')),
  industrialCode: fieldAs('industrial_code', text),
  'w2ControlRange.first': fieldAs('w2_first_control', text),
  'w2ControlRange.last': fieldAs('w2_last_control', text),
  'form480ControlRange.first': fieldAs('sp_first_control', text),
  'form480ControlRange.last': fieldAs('sp_last_control', text),

  unemploymentAccountNumber: fieldAs('desem', text),
  unemploymentRate: fieldAs('unemployment_percentage', percent()),
  unemploymentRateSince: fieldAs('unemployment_since', numberOrNone),
  earlierUnemploymentRate: fieldAs('unemployment_percentage_before', percentOrNone),
  // The styles of these five are those of the specification's defaults: '1.00%', '0', '0.30', '.80', '0.50'.
  specialContributionRate: fieldAs('special_contribution', percent({ decimals: 2, sign: '%' })),
  disabilityRate: fieldAs('disabled_percent', percent()),
  employerDisabilityRate: fieldAs('driver_code', percent({ decimals: 2 })),
  chauffeurWeeklyRate: fieldAs('driver_rate', dollarsText({ leadingZero: false })),
  employeeChauffeurShare: fieldAs('employed_contribution', dollarsText({ leadingZero: true })),
  chauffeurAccountNumber: fieldAs('choferil_number', text),
  insurancePolicyNumber: fieldAs('polize_number', text),
  workersCompensationRate: fieldAs('cfse_percent', percentOrNone),

  leaveRule: fieldAs('leave_rule', choiceOr('specification', { 1: 'specification', 2: 'law' })),
  isSmallEmployer: fieldAs('small_employer', flagOr(false)),
  mealRule: fieldAs('meal_rule', choiceOr('specification', { 1: 'specification', 2: 'law' })),
  codaPlanKind: fieldAs('coda_plan_kind', choiceOr('none', { 0: 'none', 1: 'puerto-rico', 2: 'dual' })),
  farmUntaxed: fieldAs('farm_untaxed', flagOr(false)),
  defaultWithholdingMethod: fieldAs('default_retention_type', optionalChoice(RESIDENT_RETENTION_TYPES)),
  contractorRule: fieldAs('contractor_rule', choiceOr('specification', { 1: 'specification', 2: 'law' })),

  'leavePolicy.vacationMinutesPerMonth': fieldAs('vacation_hours', hours),
  'leavePolicy.vacationThresholdMinutes': fieldAs('vacation_date', hours),
  'leavePolicy.sickMinutesPerMonth': fieldAs('sicks_hours', hours),
  'leavePolicy.sickThresholdMinutes': fieldAs('sicks_date', hours),
};

export const companyWire: RecordWire<Company> = recordWire(companySchema, COMPANY_FIELDS);

/** The body of a changed company. */
export const changedCompanyBody = versionedBody(changedRecordBody(companyWire));

const companyShape = () => ({
  id: z.int(),
  version: z.int(),
  ...companyWire.shape(),
  is_deleted: z.boolean(),
});

/** A saved company on the wire. */
export const companyAnswer = answerWire(
  'Company',
  companyShape,
  ({ id, isActive, version, ...company }: CompanyRecord) => ({
    id,
    version,
    ...companyWire.encode(company),
    is_deleted: !isActive,
  }),
);

/**
 * The answer of a write: the company as saved, and warnings about other companies with the same control
 * numbers.
 */
export const savedCompanyAnswer = answerWire(
  'SavedCompany',
  () => ({ ...companyShape(), warnings: z.array(z.string()) }),
  ({ saved, warnings }: SavedWithWarnings<CompanyRecord>) => ({ ...companyAnswer(saved), warnings }),
);

/** The facts from which an employee is chosen. */
const CHOSEN_EMPLOYEE = z.strictObject({
  id: z.int(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  mother_last_name: z.string(),
  period_norma: z.int(),
  is_deleted: z.boolean(),
});

/** A company on the wire, with the facts from which one of its employees is chosen. */
export const companyWithEmployeesAnswer = answerWire(
  'CompanyWithEmployees',
  () => ({
    id: z.int(),
    version: z.int(),
    ...companyWire.shape(),
    is_deleted: z.boolean(),
    employers: z.array(CHOSEN_EMPLOYEE),
  }),
  ({ employees, ...company }: CompanyRecord & { employees: readonly ChosenEmployee[] }) => ({
    ...companyAnswer(company),
    employers: employees.map(chosenEmployee),
  }),
);

type ChosenEmployee = Pick<
  CompanyWithEmployees['employees'][number],
  'id' | 'isActive' | 'payFrequency' | 'firstName' | 'middleName' | 'lastName' | 'motherLastName'
>;

function chosenEmployee({ id, isActive, payFrequency, ...names }: ChosenEmployee) {
  return {
    id,
    first_name: names.firstName,
    middle_name: names.middleName,
    last_name: names.lastName,
    mother_last_name: names.motherLastName,
    period_norma: frequencyDigit(payFrequency),
    is_deleted: !isActive,
  };
}
