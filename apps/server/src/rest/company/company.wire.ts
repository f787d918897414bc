import { type Company, companySchema } from '@garita/domain/company/company.schema';
import { z } from 'zod';
import type { CompanyRecord } from '../../application/company/companies.ts';
import { answerWire, type Warned } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { as, type FieldTable, type RecordWire, recordWire } from '../wire/field-names.ts';
import { dollarsText, percent, percentOrNone } from '../wire/wire-amounts.ts';
import { hours } from '../wire/wire-hours.ts';
import {
  choice,
  digits,
  numberOrNone,
  optionalDate,
  optionalDigits,
  optionalText,
  plain,
  text,
  wholeNumber,
} from '../wire/wire-values.ts';

const PHONE = '###-###-####';

/** A company on the wire. `coml` is the start date, `desem` the unemployment number, `country_…` a municipality. */
export const COMPANY_FIELDS: FieldTable<Company> = {
  name: as('name', text),
  accountantId: as('accountant_id', wholeNumber),

  'postalAddress.street': as('postal_address', text),
  'postalAddress.municipalityId': as('country_postal_address', wholeNumber),
  'postalAddress.state': as('state_postal_addess', text),
  'postalAddress.zip': as('zipcode_postal_address', text),
  'physicalAddress.street': as('physical_address', text),
  'physicalAddress.municipalityId': as('country_physical_address', wholeNumber),
  'physicalAddress.state': as('state_physical_address', text),
  'physicalAddress.zip': as('zipcode_physical_address', text),
  email: as('email', text),
  contact: as('contact', text),
  contactNumber: as('contact_number', digits(PHONE)),
  phoneNumber: as('phone_number', digits(PHONE)),
  faxNumber: as('fax_number', optionalDigits(PHONE)),
  website: as('website', optionalText),

  businessStartDate: as('coml', plain),
  businessEndDate: as('date_close', optionalDate),
  jurisdiction: as('jurisdiction', choice({ 1: 'puerto-rico', 2: 'united-states' })),
  payer: as('payer', choice({ 1: 'form-941', 2: 'form-943', 3: 'form-944', 4: 'domestic' })),
  employerIdentificationNumber: as('number_patronal', digits('##-#######')),
  commercialRegister: as('commercial_register', digits('#######-####')),
  industrialCode: as('industrial_code', text),
  'w2ControlRange.first': as('w2_first_control', text),
  'w2ControlRange.last': as('w2_last_control', text),
  'form480ControlRange.first': as('sp_first_control', text),
  'form480ControlRange.last': as('sp_last_control', text),

  unemploymentAccountNumber: as('desem', text),
  unemploymentRate: as('unemployment_percentage', percent()),
  unemploymentRateSince: as('unemployment_since', numberOrNone),
  earlierUnemploymentRate: as('unemployment_percentage_before', percentOrNone),
  // The styles of these five are those of the specification's defaults: '1.00%', '0', '0.30', '.80', '0.50'.
  specialContributionRate: as('special_contribution', percent({ decimals: 2, sign: '%' })),
  disabilityRate: as('disabled_percent', percent()),
  employerDisabilityRate: as('driver_code', percent({ decimals: 2 })),
  chauffeurWeeklyRate: as('driver_rate', dollarsText({ leadingZero: false })),
  employeeChauffeurShare: as('employed_contribution', dollarsText({ leadingZero: true })),
  chauffeurAccountNumber: as('choferil_number', text),
  insurancePolicyNumber: as('polize_number', text),
  workersCompensationRate: as('cfse_percent', percentOrNone),

  'leavePolicy.vacationMinutesPerMonth': as('vacation_hours', hours),
  'leavePolicy.vacationThresholdMinutes': as('vacation_date', hours),
  'leavePolicy.sickMinutesPerMonth': as('sicks_hours', hours),
  'leavePolicy.sickThresholdMinutes': as('sicks_date', hours),
};

export const companyWire: RecordWire<Company> = {
  ...recordWire(companySchema, COMPANY_FIELDS),
  // What the list and the payroll answer of a company, and a program then writes back.
  alsoTakes: ['employers'],
};

/** A company that is changed. */
export const changedCompanyBody = changedRecordBody(companyWire);

const companyShape = () => ({ id: z.int(), ...companyWire.shape(), is_deleted: z.boolean() });

/** A saved company on the wire. */
export const companyAnswer = answerWire(
  'Company',
  companyShape,
  ({ id, isActive, ...company }: CompanyRecord) => ({
    id,
    ...companyWire.encode(company),
    is_deleted: !isActive,
  }),
);

/** The answer of a write: the company as saved, and who else files its control numbers. */
export const savedCompanyAnswer = answerWire(
  'SavedCompany',
  () => ({ ...companyShape(), warnings: z.array(z.string()) }),
  ({ saved, warnings }: Warned<CompanyRecord>) => ({ ...companyAnswer(saved), warnings }),
);
