import { type InvitedRole, invitedRoleSchema } from '@garita/domain/account/invitation.schema';
import { ROLES, type Role } from '@garita/domain/account/permissions';
import { ACCOUNT_PARTS, type AccountPart } from '@garita/domain/accounting/payroll-accounts.schema';
import {
  type EmployeeType,
  type EntityType,
  type ExemptionType,
  employeeTypeSchema,
  entityTypeSchema,
  exemptionTypeSchema,
  type Gender,
  genderSchema,
  type Jurisdiction,
  jurisdictionSchema,
  type LineBasis,
  type LineDirection,
  lineDirectionSchema,
  type MaritalStatus,
  maritalStatusSchema,
  type Payer,
  type PayFrequency,
  type PersonalExemption,
  payerSchema,
  payFrequencySchema,
  personalExemptionSchema,
  type Requirement,
  requirementSchema,
  type WaiverType,
  type WithholdingMethod,
  waiverTypeSchema,
  withholdingMethodSchema,
} from '@garita/domain/reference/enumerations';
import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type WithholdingBracket,
} from '@garita/domain/tax/tax-parameters';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, id, lower, minutes, moment, oneOf, rate, recordId } from './columns.ts';

/** What is remembered as rows: who may sign in, and the records that pay is calculated from. */
export const registry = pgSchema('registry');

/** An account is the tenant: everything below belongs to one account and is invisible to every other. */
export const accounts = registry.table('accounts', {
  id: id(),
  createdAt: moment('created_at').notNull(),
});

/** What lets somebody open an account. Its amount is how many companies that account may have, now and later. */
export const registrationCodes = registry.table(
  'registration_codes',
  {
    id: id(),
    owner: text('owner').notNull(),
    email: text('email').notNull(),
    code: text('code').notNull().unique(),
    companyAmount: integer('company_amount').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The account that used the code up; null while it is unused. */
    accountId: recordId('account_id')
      .unique()
      .references(() => accounts.id),
  },
  (t) => [uniqueIndex('registration_codes_email').on(lower(t.email))],
);

export const users = registry.table(
  'users',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    role: text('role').$type<Role>().notNull(),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (t) => [
    uniqueIndex('users_email').on(lower(t.email)),
    index('users_account_id').on(t.accountId),
    oneOf('users_role', t.role, ROLES),
  ],
);

/**
 * One sign-in. It has two tokens: the bearer token that a program sends, and the cookie that downloads come with. Only
 * their hashes are kept, so that whoever reads this table cannot sign in with it.
 */
export const sessions = registry.table(
  'sessions',
  {
    id: id(),
    userId: recordId('user_id')
      .notNull()
      .references(() => users.id),
    bearerHash: text('bearer_hash').notNull().unique(),
    cookieHash: text('cookie_hash').notNull().unique(),
    // Where it began, for its owner alone; they go when it does. Empty for one that began before they were kept.
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user_id').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
);

/**
 * Somebody whom a user invited into the account. The token of the link is shown once and only its hash kept; the row goes
 * when the invitation is accepted or replaced.
 */
export const invitations = registry.table(
  'invitations',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    email: text('email').notNull(),
    role: text('role').$type<InvitedRole>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('invitations_email').on(t.accountId, lower(t.email)),
    oneOf('invitations_role', t.role, invitedRoleSchema.options),
  ],
);

/**
 * A link by which a user chooses a new password. Its token is shown once and only its hash kept; the row goes when the link is
 * used or replaced.
 */
export const passwordResets = registry.table('password_resets', {
  userId: recordId('user_id')
    .primaryKey()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/** What a user has besides the password: an application that makes codes from this secret. It counts once it is confirmed. */
export const secondFactors = registry.table('second_factors', {
  userId: recordId('user_id')
    .primaryKey()
    .references(() => users.id),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null while nobody has shown that their application has the secret. */
  confirmedAt: moment('confirmed_at'),
  /** The step of time of the latest code that was used; those of it and of earlier steps are worthless. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }),
});

/** For who has lost the application: each signs in once, and goes. Only their hashes are kept. */
export const recoveryCodes = registry.table(
  'recovery_codes',
  {
    id: id(),
    userId: recordId('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [index('recovery_codes_user_id').on(t.userId)],
);

/** What is tried or done only so often: one row for each time and counter, kept for as long as it counts. */
export const attempts = registry.table(
  'attempts',
  {
    id: id(),
    counter: text('counter').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('attempts_counter').on(t.counter, t.at), index('attempts_at').on(t.at)],
);

export const accountants = registry.table(
  'accountants',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    isActive: boolean('is_active').notNull().default(true),

    name: text('name').notNull(),
    middleName: text('middle_name').notNull(),
    firstLastName: text('first_last_name').notNull(),
    secondLastName: text('second_last_name').notNull(),
    company: text('company').notNull(),
    employerIdentificationNumber: text('employer_identification_number').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    street: text('street').notNull(),
    municipalityId: integer('municipality_id'),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    physicalStreet: text('physical_street').notNull(),
    physicalMunicipalityId: integer('physical_municipality_id'),
    physicalState: text('physical_state').notNull(),
    physicalZip: text('physical_zip').notNull(),
    ssaUserId: text('ssa_user_id').notNull(),
    bsoUserId: text('bso_user_id').notNull(),
    efileUserId: text('efile_user_id').notNull(),
  },
  (t) => [unique('accountants_of_account').on(t.accountId, t.id)],
);

export const companies = registry.table(
  'companies',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    isActive: boolean('is_active').notNull().default(true),

    name: text('name').notNull(),
    accountantId: recordId('accountant_id').notNull(),
    postalStreet: text('postal_street').notNull(),
    postalMunicipalityId: integer('postal_municipality_id').notNull(),
    postalState: text('postal_state').notNull(),
    postalZip: text('postal_zip').notNull(),
    physicalStreet: text('physical_street').notNull(),
    physicalMunicipalityId: integer('physical_municipality_id').notNull(),
    physicalState: text('physical_state').notNull(),
    physicalZip: text('physical_zip').notNull(),
    email: text('email').notNull(),
    contact: text('contact').notNull(),
    contactNumber: text('contact_number').notNull(),
    phoneNumber: text('phone_number').notNull(),
    faxNumber: text('fax_number').notNull(),
    website: text('website').notNull(),

    businessStartDate: date('business_start_date').notNull(),
    businessEndDate: date('business_end_date'),
    jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
    payer: text('payer').$type<Payer>().notNull(),
    employerIdentificationNumber: text('employer_identification_number').notNull(),
    commercialRegister: text('commercial_register').notNull(),
    industrialCode: text('industrial_code').notNull(),
    w2ControlFirst: text('w2_control_first').notNull(),
    w2ControlLast: text('w2_control_last').notNull(),
    form480ControlFirst: text('form_480_control_first').notNull(),
    form480ControlLast: text('form_480_control_last').notNull(),

    unemploymentAccountNumber: text('unemployment_account_number').notNull(),
    unemploymentRate: rate('unemployment_rate').notNull(),
    specialContributionRate: rate('special_contribution_rate').notNull(),
    disabilityRate: rate('disability_rate').notNull(),
    employerDisabilityRate: rate('employer_disability_rate').notNull(),
    chauffeurAccountNumber: text('chauffeur_account_number').notNull(),
    chauffeurWeeklyRate: cents('chauffeur_weekly_rate').notNull(),
    employeeChauffeurShare: cents('employee_chauffeur_share').notNull(),
    insurancePolicyNumber: text('insurance_policy_number').notNull(),
    workersCompensationRate: rate('workers_compensation_rate'),

    vacationMinutesPerMonth: minutes('vacation_minutes_per_month').notNull(),
    vacationThresholdMinutes: minutes('vacation_threshold_minutes').notNull(),
    sickMinutesPerMonth: minutes('sick_minutes_per_month').notNull(),
    sickThresholdMinutes: minutes('sick_threshold_minutes').notNull(),
  },
  (t) => [
    unique('companies_of_account').on(t.accountId, t.id),
    // With the account in the key, a company cannot name another account's accountant.
    foreignKey({
      name: 'companies_accountant',
      columns: [t.accountId, t.accountantId],
      foreignColumns: [accountants.accountId, accountants.id],
    }),
    index('companies_accountant_id').on(t.accountantId),
    oneOf('companies_jurisdiction', t.jurisdiction, jurisdictionSchema.options),
    oneOf('companies_payer', t.payer, payerSchema.options),
  ],
);

/** The bonus settings that a company was last worked out with. */
export const bonusRules = registry.table(
  'bonus_rules',
  {
    companyId: recordId('company_id').primaryKey(),
    accountId: recordId('account_id').notNull(),
    employeeThreshold: integer('employee_threshold').notNull(),
    largeRate: rate('large_rate').notNull(),
    largeMaximum: cents('large_maximum').notNull(),
    smallRate: rate('small_rate').notNull(),
    smallMaximum: cents('small_maximum').notNull(),
    countsRegular: boolean('counts_regular').notNull(),
    countsOvertime: boolean('counts_overtime').notNull(),
    countsVacation: boolean('counts_vacation').notNull(),
    countsSick: boolean('counts_sick').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'bonus_rules_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }).onDelete('cascade'),
  ],
);

/**
 * The accounts that a company named for its payroll, a row for each; where it has none, the usual account. Which amounts there are is
 * the domain's to say, so that a new one asks for no migration here.
 */
export const payrollAccounts = registry.table(
  'payroll_accounts',
  {
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    part: text('part').$type<AccountPart>().notNull(),
    amount: text('amount').notNull(),
    accountName: text('account_name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.part, t.amount] }),
    foreignKey({
      name: 'payroll_accounts_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }).onDelete('cascade'),
    oneOf('payroll_accounts_part', t.part, ACCOUNT_PARTS),
  ],
);

export const employees = registry.table(
  'employees',
  {
    id: id(),
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),

    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull(),
    lastName: text('last_name').notNull(),
    motherLastName: text('mother_last_name').notNull(),
    employeeType: text('employee_type').$type<EmployeeType>().notNull(),
    /** Sealed. */
    socialSecurityNumber: text('social_security_number').notNull(),
    /** The last four digits apart, so that a list or a stub never needs the whole number. */
    socialSecurityLast4: text('social_security_last4').notNull(),
    /** Equal for equal numbers of one company, and of no use without the key. Null only until an older row is sealed. */
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
  },
  (t) => [
    // With the account in the key, an employee cannot hang under another account's company.
    foreignKey({
      name: 'employees_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
    index('employees_company_id').on(t.companyId),
    index('employees_social_security_index').on(t.companyId, t.socialSecurityIndex),
    oneOf('employees_employee_type', t.employeeType, employeeTypeSchema.options),
    oneOf('employees_marital_status', t.maritalStatus, maritalStatusSchema.options),
    oneOf('employees_gender', t.gender, genderSchema.options),
    oneOf('employees_pay_frequency', t.payFrequency, payFrequencySchema.options),
    oneOf('employees_withholding_method', t.withholdingMethod, withholdingMethodSchema.options),
    oneOf('employees_personal_exemption', t.personalExemption, personalExemptionSchema.options),
  ],
);

/**
 * The control numbers that were put on forms 499R-2/W-2PR, each once for an employee and a tax year. A row is never changed and
 * stays where the employee is removed, so that a number is never given again.
 */
export const w2prControlNumbers = registry.table(
  'w2pr_control_numbers',
  {
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    employeeId: recordId('employee_id').notNull(),
    controlNumber: text('control_number').notNull(),
    givenBy: recordId('given_by')
      .notNull()
      .references(() => users.id),
    givenAt: moment('given_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.taxYear, t.employeeId] }),
    unique('w2pr_control_numbers_number').on(t.companyId, t.taxYear, t.controlNumber),
    foreignKey({
      name: 'w2pr_control_numbers_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
  ],
);

/** The same of forms 480.6SP, each once for a contractor and a year. */
export const form480ControlNumbers = registry.table(
  'form_480_control_numbers',
  {
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    contractorId: recordId('contractor_id').notNull(),
    controlNumber: text('control_number').notNull(),
    givenBy: recordId('given_by')
      .notNull()
      .references(() => users.id),
    givenAt: moment('given_at').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'form_480_control_numbers_pk',
      columns: [t.companyId, t.taxYear, t.contractorId],
    }),
    unique('form_480_control_numbers_number').on(t.companyId, t.taxYear, t.controlNumber),
    foreignKey({
      name: 'form_480_control_numbers_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
  ],
);

/** Who is paid for services without being an employee. The sealed texts keep their last four digits beside them. */
export const contractors = registry.table(
  'contractors',
  {
    id: id(),
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),

    entityType: text('entity_type').$type<EntityType>().notNull(),
    /** An individual's first name, the legal name of every other entity. */
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
    exemptionType: text('exemption_type').$type<ExemptionType>().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'contractors_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
    index('contractors_company_id').on(t.companyId),
    oneOf('contractors_entity_type', t.entityType, entityTypeSchema.options),
    oneOf('contractors_gender', t.gender, genderSchema.options),
    oneOf('contractors_waiver_type', t.waiverType, waiverTypeSchema.options),
    oneOf('contractors_exemption_type', t.exemptionType, exemptionTypeSchema.options),
  ],
);

/** The lines of a company. An event freezes the line it used, so that changing one here changes no pay of the past. */
export const companyTaxes = registry.table(
  'company_taxes',
  {
    id: id(),
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),

    name: text('name').notNull(),
    requirement: text('requirement').$type<Requirement>().notNull(),
    direction: text('direction').$type<LineDirection>().notNull(),
    isOnByDefault: boolean('is_on_by_default').notNull(),
    basis: text('basis').$type<LineBasis>().notNull(),
    cents: cents('cents'),
    rate: rate('rate'),
  },
  (t) => [
    foreignKey({
      name: 'company_taxes_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }),
    index('company_taxes_company_id').on(t.companyId),
    oneOf('company_taxes_requirement', t.requirement, requirementSchema.options),
    oneOf('company_taxes_direction', t.direction, lineDirectionSchema.options),
    check(
      'company_taxes_basis',
      sql`(${t.basis} = 'fixed' and ${t.cents} is not null and ${t.rate} is null)
        or (${t.basis} = 'percentage' and ${t.rate} is not null and ${t.cents} is null)`,
    ),
  ],
);

/** The dated versions of the five fixed taxes, the same for every account. A version is added, never changed. */
export const fixedTaxes = registry.table(
  'fixed_taxes',
  {
    version: bigint('version', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    concept: text('concept').$type<ContributionConcept>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    /** A share of pay; for all but the chauffeur insurance. */
    rate: rate('rate'),
    /** Cents per week; for the chauffeur insurance. */
    weeklyAmount: cents('weekly_amount'),
    /** The most tax in a calendar year; null for no limit. */
    limit: cents('limit'),
  },
  (t) => [
    index('fixed_taxes_in_force').on(t.concept, t.effectiveFrom),
    oneOf('fixed_taxes_concept', t.concept, CONTRIBUTION_CONCEPTS),
    check(
      'fixed_taxes_amount',
      sql`case when ${t.concept} = 'chauffeurInsurance'
        then ${t.weeklyAmount} is not null and ${t.rate} is null
        else ${t.rate} is not null and ${t.weeklyAmount} is null end`,
    ),
  ],
);

/** The dated versions of the income tax withholding table, the same for every account. */
export const withholdingTables = registry.table('withholding_tables', {
  version: bigint('version', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  effectiveFrom: date('effective_from').notNull(),
  brackets: jsonb('brackets').$type<WithholdingBracket[]>().notNull(),
});

/**
 * What happened to a record. Switching it on or off is an update of `isActive`; `shown` is that personal data which is
 * masked elsewhere was shown whole.
 */
const RECORD_CHANGE_KINDS = ['inserted', 'updated', 'removed', 'shown'] as const;
export type RecordChangeKind = (typeof RECORD_CHANGE_KINDS)[number];

/** What one field was and is now, as JSON. `before` is absent when a record was inserted, `after` when it was removed. */
export type FieldChange = { before?: unknown; after?: unknown };
/** The changed fields of a record by dotted name, for example `postalAddress.zip`. */
export type FieldChanges = Record<string, FieldChange>;

/** Who changed which field of which record from what to what, and when; personal data masked. */
export const recordChanges = registry.table(
  'record_changes',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    actorId: recordId('actor_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
    tableName: text('table_name').notNull(),
    recordId: recordId('record_id').notNull(),
    kind: text('kind').$type<RecordChangeKind>().notNull(),
    changes: jsonb('changes').$type<FieldChanges>().notNull(),
  },
  (t) => [
    index('record_changes_of_record').on(t.accountId, t.tableName, t.recordId, t.id),
    oneOf('record_changes_kind', t.kind, RECORD_CHANGE_KINDS),
  ],
);

/** Keys under which records were written, each with the answer it got: a repeat gets that answer and writes nothing. */
export const requestKeys = registry.table(
  'request_keys',
  {
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    key: uuid('key').notNull(),
    /** What was asked and what was answered, as sealed JSON. Null only inside the transaction that makes it. */
    response: text('response'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('request_keys_created_at').on(t.createdAt)],
);
