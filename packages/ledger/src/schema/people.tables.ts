import {
  type EmployeeType,
  type EntityType,
  type ExemptionType,
  employeeTypeSchema,
  entityTypeSchema,
  exemptionTypeSchema,
  type Gender,
  genderSchema,
  type MaritalStatus,
  maritalStatusSchema,
  type OvertimeMultiplier,
  overtimeMultiplierSchema,
  type PayFrequency,
  type PersonalExemption,
  payFrequencySchema,
  personalExemptionSchema,
  type WaiverType,
  type WithholdingMethod,
  waiverTypeSchema,
  withholdingMethodSchema,
} from '@garita/domain/reference/enumerations';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.tables.ts';
import {
  cents,
  id,
  listSearchText,
  minutes,
  moment,
  oneOf,
  rate,
  recordId,
  recordVersion,
} from './columns.ts';
import { companies } from './company.tables.ts';
import { registry } from './registry.schema.ts';

const PERSON_NAME = ['first_name', 'middle_name', 'last_name', 'mother_last_name'] as const;

export const employees = registry.table(
  'employees',
  {
    id: id(),
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: recordVersion(),

    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull(),
    lastName: text('last_name').notNull(),
    motherLastName: text('mother_last_name').notNull(),
    employeeType: text('employee_type').$type<EmployeeType>().notNull(),
    /** The encrypted number. */
    socialSecurityNumber: text('social_security_number').notNull(),
    /** The last four digits, so that a list or a stub never needs the whole number. */
    socialSecurityLast4: text('social_security_last4').notNull(),
    /**
     * Equal for equal numbers of one account, and useless without the key. Null only until the next start,
     * after a migration that changes how it is computed.
     */
    socialSecurityIndex: text('social_security_index'),
    maritalStatus: text('marital_status').$type<MaritalStatus>().notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    birthday: date('birthday').notNull(),
    street: text('street').notNull(),
    municipalityId: integer('municipality_id').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    phoneNumber: text('phone_number').notNull(),
    mobileNumber: text('mobile_number').notNull(),

    vehicleSticker: text('vehicle_sticker').notNull(),
    vehicleStickerDate: date('vehicle_sticker_date'),
    licensePlate: text('license_plate').notNull(),
    licence: text('licence').notNull(),
    isChauffeur: boolean('is_chauffeur').notNull(),
    workersCompensationClass: text('workers_compensation_class').notNull(),
    hasPartialWages: boolean('has_partial_wages').notNull(),

    admissionDate: date('admission_date').notNull(),
    egressDate: date('egress_date'),
    salary: cents('salary').notNull(),
    workMinutes: minutes('work_minutes').notNull(),
    regularRate: cents('regular_rate').notNull(),
    overtimeRate: cents('overtime_rate').notNull(),
    mealPeriodRate: cents('meal_period_rate').notNull(),
    payFrequency: text('pay_frequency').$type<PayFrequency>().notNull(),
    withholdingMethod: text('withholding_method').$type<WithholdingMethod>().notNull(),
    withholdingRate: rate('withholding_rate'),
    personalExemption: text('personal_exemption').$type<PersonalExemption>().notNull(),
    dependents: integer('dependents').notNull(),
    hasSharedCustody: boolean('has_shared_custody').notNull(),
    allowanceCount: integer('allowance_count').notNull(),
    isVeteran: boolean('is_veteran').notNull(),

    vacationOpeningMinutes: minutes('vacation_opening_minutes').notNull(),
    vacationOpeningDate: date('vacation_opening_date').notNull(),
    vacationMinutesPerMonth: minutes('vacation_minutes_per_month').notNull(),
    vacationThresholdMinutes: minutes('vacation_threshold_minutes').notNull(),
    sickOpeningMinutes: minutes('sick_opening_minutes').notNull(),
    sickOpeningDate: date('sick_opening_date').notNull(),
    sickMinutesPerMonth: minutes('sick_minutes_per_month').notNull(),
    sickThresholdMinutes: minutes('sick_threshold_minutes').notNull(),

    payrollType: integer('payroll_type').notNull(),
    scheduleType: integer('schedule_type').notNull(),

    nameSuffix: text('name_suffix').notNull().default(''),
    externalNumber: text('external_number').notNull().default(''),
    fileFirstName: text('file_first_name').notNull().default(''),
    fileMiddleName: text('file_middle_name').notNull().default(''),
    fileLastName: text('file_last_name').notNull().default(''),
    fileStreet: text('file_street').notNull().default(''),

    sharedDependents: integer('shared_dependents').notNull().default(0),
    isOptionalComputation: boolean('is_optional_computation').notNull().default(false),
    additionalWithholding: cents('additional_withholding').notNull().default(0),
    youthOptOut: boolean('youth_opt_out').notNull().default(false),
    certificateDate: date('certificate_date'),

    overtimeMultiplier: text('overtime_multiplier')
      .$type<OvertimeMultiplier>()
      .notNull()
      .default('one-and-a-half'),
    worksFourTens: boolean('works_four_tens').notNull().default(false),
    isExempt: boolean('is_exempt').notNull().default(false),
    dayMinutes: minutes('day_minutes').notNull().default(480),
    isLeaveEdited: boolean('is_leave_edited').notNull().default(false),

    vacationMinutesBefore: integer('vacation_minutes_before'),

    ...listSearchText(PERSON_NAME, [
      ...PERSON_NAME,
      'mobile_number',
      'social_security_last4',
      'external_number',
    ]),
  },
  (t) => [
    // With the account in the key, an employee cannot belong to another account's company.
    foreignKey({
      name: 'employees_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
    unique('employees_of_company').on(t.accountId, t.companyId, t.id),
    index('employees_of_account').on(t.accountId, t.companyId, t.nameOrder, t.id),
    uniqueIndex('employees_external_number')
      .on(t.accountId, t.companyId, t.externalNumber)
      .where(sql`${t.externalNumber} <> ''`),
    index('employees_social_security_index').on(t.accountId, t.socialSecurityIndex),
    oneOf('employees_employee_type', t.employeeType, employeeTypeSchema.options),
    oneOf('employees_marital_status', t.maritalStatus, maritalStatusSchema.options),
    oneOf('employees_gender', t.gender, genderSchema.options),
    oneOf('employees_pay_frequency', t.payFrequency, payFrequencySchema.options),
    oneOf('employees_withholding_method', t.withholdingMethod, withholdingMethodSchema.options),
    oneOf('employees_personal_exemption', t.personalExemption, personalExemptionSchema.options),
    oneOf('employees_overtime_multiplier', t.overtimeMultiplier, overtimeMultiplierSchema.options),
  ],
);

/**
 * The control numbers of forms 499R-2/W-2PR, one for each employee and tax year. A row never changes and
 * stays when the employee is removed, so that a number is never given again.
 */
export const w2prControlNumbers = registry.table(
  'w2pr_control_numbers',
  {
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    personId: recordId('employee_id').notNull(),
    controlNumber: text('control_number').notNull(),
    givenBy: recordId('given_by')
      .notNull()
      .references(() => users.id),
    givenAt: moment('given_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.taxYear, t.personId] }),
    unique('w2pr_control_numbers_number').on(t.companyId, t.taxYear, t.controlNumber),
    foreignKey({
      name: 'w2pr_control_numbers_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
  ],
);

/**
 * Contractors: people and businesses paid for services. The last four digits stand beside the encrypted
 * texts.
 */
export const contractors = registry.table(
  'contractors',
  {
    id: id(),
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: recordVersion(),

    entityType: text('entity_type').$type<EntityType>().notNull(),
    /** An individual's first name, or the legal name of any other entity. */
    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull(),
    lastName: text('last_name').notNull(),
    motherLastName: text('mother_last_name').notNull(),
    taxpayerNumber: text('taxpayer_number').notNull(),
    taxpayerLast4: text('taxpayer_last4').notNull(),
    taxpayerIndex: text('taxpayer_index'),
    gender: text('gender').$type<Gender>().notNull(),
    birthday: date('birthday'),
    street: text('street').notNull(),
    municipalityId: integer('municipality_id'),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    phoneNumber: text('phone_number').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    faxNumber: text('fax_number').notNull(),
    email: text('email').notNull(),
    website: text('website').notNull(),

    bankAccount: text('bank_account').notNull(),
    bankAccountLast4: text('bank_account_last4').notNull(),
    retirementAccount: text('retirement_account').notNull(),
    retirementAccountLast4: text('retirement_account_last4').notNull(),
    merchantRegister: text('merchant_register').notNull(),

    hourlyRate: cents('hourly_rate').notNull(),
    withholdingRate: rate('withholding_rate').notNull(),
    waiverType: text('waiver_type').$type<WaiverType>(),
    waiverNumber: text('waiver_number').notNull(),
    waiverRate: rate('waiver_rate'),
    waiverEnd: date('waiver_end'),
    exemptionType: text('exemption_type').$type<ExemptionType>(),

    fileFirstName: text('file_first_name').notNull().default(''),
    fileMiddleName: text('file_middle_name').notNull().default(''),
    fileLastName: text('file_last_name').notNull().default(''),
    fileStreet: text('file_street').notNull().default(''),

    ...listSearchText(PERSON_NAME, [...PERSON_NAME, 'mobile_number', 'phone_number']),
  },
  (t) => [
    foreignKey({
      name: 'contractors_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
    index('contractors_of_account').on(t.accountId, t.companyId, t.nameOrder, t.id),
    // The records of one payee, in any company of the account.
    index('contractors_taxpayer_index').on(t.accountId, t.taxpayerIndex),
    oneOf('contractors_entity_type', t.entityType, entityTypeSchema.options),
    oneOf('contractors_gender', t.gender, genderSchema.options),
    oneOf('contractors_waiver_type', t.waiverType, waiverTypeSchema.options),
    oneOf('contractors_exemption_type', t.exemptionType, exemptionTypeSchema.options),
  ],
);

/** The control numbers of forms 480.6SP, one for each contractor and year. */
export const form480ControlNumbers = registry.table(
  'form_480_control_numbers',
  {
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    personId: recordId('contractor_id').notNull(),
    controlNumber: text('control_number').notNull(),
    givenBy: recordId('given_by')
      .notNull()
      .references(() => users.id),
    givenAt: moment('given_at').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'form_480_control_numbers_pk',
      columns: [t.companyId, t.taxYear, t.personId],
    }),
    unique('form_480_control_numbers_number').on(t.companyId, t.taxYear, t.controlNumber),
    foreignKey({
      name: 'form_480_control_numbers_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
  ],
);
