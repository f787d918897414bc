import { ACCOUNT_PARTS, type AccountPart } from '@garita/domain/accounting/payroll-accounts.schema';
import { YEARLY_SCHEDULES, type YearlySchedule } from '@garita/domain/company/deposit-facts.schema';
import {
  type CodaPlanKind,
  type ContractorRule,
  codaPlanKindSchema,
  contractorRuleSchema,
  type EmployerEntity,
  employerEntitySchema,
  type Jurisdiction,
  jurisdictionSchema,
  type LeaveRule,
  type LineBasis,
  type LineDirection,
  leaveRuleSchema,
  lineDirectionSchema,
  type MealRule,
  mealRuleSchema,
  type Payer,
  payerSchema,
  type Requirement,
  type ResidentMethod,
  requirementSchema,
  residentMethodSchema,
} from '@garita/domain/reference/enumerations';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './account.tables.ts';
import { cents, id, listSearchText, minutes, oneOf, rate, recordId, recordVersion } from './columns.ts';
import { registry } from './registry.schema.ts';

export const accountants = registry.table(
  'accountants',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    isActive: boolean('is_active').notNull().default(true),
    version: recordVersion(),

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
    preparerTaxNumber: text('preparer_tax_number').notNull().default(''),
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
    version: recordVersion(),

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
    unemploymentRateSince: integer('unemployment_rate_since'),
    earlierUnemploymentRate: rate('earlier_unemployment_rate'),
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

    fileName: text('file_name').notNull().default(''),
    fileStreet: text('file_street').notNull().default(''),
    entityType: text('entity_type').$type<EmployerEntity>(),
    codaPlanKind: text('coda_plan_kind').$type<CodaPlanKind>().notNull().default('none'),
    farmUntaxed: boolean('farm_untaxed').notNull().default(false),
    defaultWithholdingMethod: text('default_withholding_method').$type<ResidentMethod>(),
    contractorRule: text('contractor_rule').$type<ContractorRule>().notNull().default('specification'),
    mealRule: text('meal_rule').$type<MealRule>().notNull().default('specification'),
    leaveRule: text('leave_rule').$type<LeaveRule>().notNull().default('specification'),
    isSmallEmployer: boolean('is_small_employer').notNull().default(false),

    ...listSearchText(['name'], ['name', 'contact', 'phone_number', 'employer_identification_number']),
  },
  (t) => [
    unique('companies_of_account').on(t.accountId, t.id),
    // With the account in the key, a company cannot name another account's accountant.
    foreignKey({
      name: 'companies_accountant',
      columns: [t.accountId, t.accountantId],
      foreignColumns: [accountants.accountId, accountants.id],
    }),
    index('companies_in_order').on(t.accountId, t.nameOrder, t.id),
    index('companies_accountant_id').on(t.accountantId),
    index('companies_of_employer').on(t.accountId, t.employerIdentificationNumber),
    oneOf('companies_jurisdiction', t.jurisdiction, jurisdictionSchema.options),
    oneOf('companies_payer', t.payer, payerSchema.options),
    oneOf('companies_entity_type', t.entityType, employerEntitySchema.options),
    oneOf('companies_coda_plan_kind', t.codaPlanKind, codaPlanKindSchema.options),
    oneOf('companies_default_withholding_method', t.defaultWithholdingMethod, residentMethodSchema.options),
    oneOf('companies_contractor_rule', t.contractorRule, contractorRuleSchema.options),
    oneOf('companies_meal_rule', t.mealRule, mealRuleSchema.options),
    oneOf('companies_leave_rule', t.leaveRule, leaveRuleSchema.options),
  ],
);

/** The settings with which a company's bonus was last calculated. */
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

/** The statements of a company about its deposits: a row for each calendar year that has one. */
export const depositFacts = registry.table(
  'deposit_facts',
  {
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    year: integer('year').notNull(),
    federal: text('federal').$type<YearlySchedule>(),
    local: text('local').$type<YearlySchedule>(),
    previousQuarter: cents('previous_quarter'),
    carriedFuta: cents('carried_futa'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.year] }),
    foreignKey({
      name: 'deposit_facts_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }).onDelete('cascade'),
    oneOf('deposit_facts_federal', t.federal, YEARLY_SCHEDULES),
    oneOf('deposit_facts_local', t.local, YEARLY_SCHEDULES),
  ],
);

/**
 * The accounting accounts of a company's payroll, a row for each that differs from the default. The domain
 * defines the amounts, so that a new one needs no migration here.
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

/**
 * The tax lines of a company. An event freezes the line it used, so that a change here changes no past pay.
 */
export const companyTaxes = registry.table(
  'company_taxes',
  {
    id: id(),
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: recordVersion(),

    name: text('name').notNull(),
    requirement: text('requirement').$type<Requirement>().notNull(),
    direction: text('direction').$type<LineDirection>().notNull(),
    isOnByDefault: boolean('is_on_by_default').notNull(),
    accountName: text('account_name').notNull().default(''),
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
