import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import type { Role } from '@garita/domain/account/permissions';
import { NO_ACCOUNTS_NAMED } from '@garita/domain/accounting/payroll-accounts.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import { NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { anEmployee, anotherEmployee } from '@garita/domain/employee/employee.builder';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import { NOTHING_SUPPOSED } from '@garita/domain/what-if/what-if.schema';
import type { AppRouter } from '../doors/trpc/router.ts';
import { aCode, type Caller, lastYears940, type Office, UNIFORM } from './authorization-office.ts';
import { aDraftRow, aRunOf, aWeekOf, SOME_HOURS } from './time-entries.ts';

type Routers = AppRouter['_def']['record'];

/** The name of every typed procedure: `'companies.list'`. */
type ProcedureName = {
  [Router in keyof Routers]: `${Router}.${keyof Routers[Router] & string}`;
}[keyof Routers];

/** The users who may call an operation, with or without a session. */
type Who = 'anybody' | 'signed-in' | 'writers' | 'administrators';

/** The roles that each of these admits. */
export const ALLOWED: Record<Who, readonly (Role | 'nobody')[]> = {
  anybody: ['nobody', 'auditor', 'practitioner', 'administrator'],
  'signed-in': ['auditor', 'practitioner', 'administrator'],
  writers: ['practitioner', 'administrator'],
  administrators: ['administrator'],
};

/**
 * The answer to an auditor of other years: a refusal, or everything except what belongs to these years.
 * 'none' means that the answer belongs to no year, so the auditor gets all of it.
 */
type OfYears = 'refused' | 'left-out' | 'none';

type Rule = ({ who: 'signed-in'; years: OfYears } | { who: Exclude<Who, 'signed-in'> }) & {
  /**
   * True if the operation removes what others name, or ends every session. It runs in an office of its own.
   */
  isDestructive?: true;
  call: (caller: Caller, office: Office) => Promise<unknown>;
  /**
   * The refusal for an administrator of another account, where the operation names something of the office.
   */
  stranger?: 'not-found' | 'unknown-accountant';
  /**
   * True if the operation is about the account and about no company: an auditor who sees none of the
   * companies may call it.
   */
  isOfNoCompany?: true;
};

/** A week in which the office has booked nothing. */
const UNTOUCHED = 2026140;
const ofUntouched = (companyId: number) => ({ companyId, periodId: UNTOUCHED, version: 0 });

const PASSWORD = 'una clave bien larga';
const PERSON = { name: 'Luis', lastName: 'Vega', phone: '7875550150', password: PASSWORD };
const MEDICARE: FixedTaxInput = {
  concept: 'medicare',
  rate: 14_500,
  limit: null,
  effectiveFrom: '2026-01-01',
};

const OPENING = {
  asOf: '2026-01-31',
  amounts: {
    ...byName(OPENING_BALANCE_AMOUNTS, () => 0),
    gross: 100_00,
    disabilityInsurance: 30,
    medicare: 1_45,
    socialSecurity: 6_20,
  },
  bases: NO_OPENING_BALANCE_BASES,
};

/**
 * The table of all operations with the roles that may call them. A procedure that is missing here does not
 * compile.
 */
export const AUTHORIZATION: Record<ProcedureName, Rule> = {
  'session.signIn': {
    who: 'anybody',
    call: (we, { number }) => we.session.signIn({ email: `nadie-${number}@prueba.example`, password: 'x' }),
  },
  'session.current': { who: 'signed-in', years: 'none', call: (we) => we.session.current() },
  'session.signOut': {
    who: 'signed-in',
    years: 'none',
    isDestructive: true,
    call: (we) => we.session.signOut(),
  },
  'session.changeProfile': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.session.changeProfile({ name: 'Ana', lastName: 'Paz', email: 'x@x.example', phone: '' }),
  },
  'session.changePassword': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.session.changePassword({ currentPassword: 'x', newPassword: PASSWORD }),
  },
  'session.list': { who: 'signed-in', years: 'none', call: (we) => we.session.list() },
  'session.end': {
    who: 'signed-in',
    years: 'none',
    isDestructive: true,
    call: (we, { sessionId }) => we.session.end({ sessionId }),
    stranger: 'not-found',
  },
  'session.endOthers': {
    who: 'signed-in',
    years: 'none',
    isDestructive: true,
    call: (we) => we.session.endOthers(),
  },
  'secondFactor.get': { who: 'signed-in', years: 'none', call: (we) => we.secondFactor.get() },
  'secondFactor.start': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.secondFactor.start({ currentPassword: PASSWORD }),
  },
  'secondFactor.confirm': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.secondFactor.confirm({ code: '000000' }),
  },
  'secondFactor.remove': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.secondFactor.remove({ currentPassword: PASSWORD, code: '000000' }),
  },
  'users.register': {
    who: 'anybody',
    call: (we, { number }) =>
      we.users.register({ ...PERSON, email: `nueva-${number}@prueba.example`, code: 'NINGUNO' }),
  },
  'users.list': { who: 'writers', call: (we) => we.users.list() },
  'users.invite': {
    who: 'writers',
    call: (we, { number }) => we.users.invite({ email: `luis-${number}@vega.example`, role: 'auditor' }),
  },
  'users.changeAccess': {
    who: 'writers',
    call: (we, { userId }) => we.users.changeAccess({ userId, access: WHOLE_ACCOUNT }),
    stranger: 'not-found',
  },
  'users.invitations': { who: 'writers', call: (we) => we.users.invitations() },
  'users.withdrawInvitation': {
    who: 'writers',
    isDestructive: true,
    call: (we, { invitationId }) => we.users.withdrawInvitation({ invitationId }),
    stranger: 'not-found',
  },
  'users.invitation': { who: 'anybody', call: (we) => we.users.invitation({ token: 'ninguna' }) },
  'users.makePasswordLink': {
    who: 'administrators',
    call: (we, { userId }) => we.users.makePasswordLink({ userId }),
    stranger: 'not-found',
  },
  'users.passwordLink': { who: 'anybody', call: (we) => we.users.passwordLink({ token: 'ninguno' }) },
  'users.resetPassword': {
    who: 'anybody',
    call: (we) => we.users.resetPassword({ token: 'ninguno', password: PASSWORD }),
  },
  'users.removeSecondFactor': {
    who: 'administrators',
    call: (we, { userId }) => we.users.removeSecondFactor({ userId }),
    stranger: 'not-found',
  },
  'accountSettings.get': { who: 'signed-in', years: 'none', call: (we) => we.accountSettings.get() },
  'accountSettings.change': {
    who: 'writers',
    call: (we) => we.accountSettings.change({ settings: { periodsClosedByAnother: false } }),
  },
  'accountSettings.keepClosingRule': { who: 'writers', call: (we) => we.accountSettings.keepClosingRule({}) },
  'users.acceptInvitation': {
    who: 'anybody',
    call: (we) => we.users.acceptInvitation({ ...PERSON, token: 'ninguna' }),
  },
  'users.setActive': {
    who: 'writers',
    call: (we, { userId }) => we.users.setActive({ userId, isActive: true }),
    stranger: 'not-found',
  },
  'desk.attention': { who: 'signed-in', years: 'left-out', call: (we) => we.desk.attention() },
  'desk.companyYear': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.desk.companyYear({ companyId, year: 2026 }),
    stranger: 'not-found',
  },
  'desk.week': { who: 'signed-in', years: 'left-out', call: (we) => we.desk.week() },
  'audit.history': {
    who: 'signed-in',
    years: 'left-out',
    call: (we, { companyId }) => we.audit.history({ companyId }),
    stranger: 'not-found',
  },
  'audit.disclosures': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.audit.disclosures({ companyId }),
    stranger: 'not-found',
  },
  'audit.registerAsKnown': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.audit.registerAsKnown({ companyId, periodId: 2026110 }),
    stranger: 'not-found',
  },
  'audit.whatIf': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) =>
      we.audit.whatIf({
        companyId,
        whatIf: { start: '2026-01-01', end: '2026-12-31', ...NOTHING_SUPPOSED },
      }),
    stranger: 'not-found',
  },
  'audit.verify': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.audit.verify({ companyId }),
    stranger: 'not-found',
  },
  'audit.verifications': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.audit.verifications({ companyId }),
    stranger: 'not-found',
  },
  'filing.due': { who: 'signed-in', years: 'left-out', call: (we) => we.filing.due() },
  'filing.reconciliation': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.filing.reconciliation({ companyId, year: 2026 }),
    stranger: 'not-found',
  },
  'companies.list': { who: 'signed-in', years: 'none', call: (we) => we.companies.list() },
  'companies.page': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.companies.page({ orderBy: 'name', limit: 10 }),
  },
  'companies.listWithEmployees': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.companies.listWithEmployees(),
  },
  'companies.get': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.companies.get({ companyId }),
    stranger: 'not-found',
  },
  'companies.defaults': { who: 'signed-in', years: 'none', call: (we) => we.companies.defaults() },
  'companies.create': {
    who: 'writers',
    call: (we, { accountantId }) => we.companies.create({ company: aCompany({ accountantId }) }),
    stranger: 'unknown-accountant',
  },
  'companies.update': {
    who: 'writers',
    call: (we, { companyId, accountantId }) =>
      we.companies.update({ companyId, company: aCompany({ accountantId }) }),
    stranger: 'not-found',
  },
  'companies.setActive': {
    who: 'writers',
    call: (we, { companyId }) => we.companies.setActive({ companyId }),
    stranger: 'not-found',
  },
  'companies.cheques': {
    who: 'signed-in',
    years: 'left-out',
    call: (we, { companyId }) => we.companies.cheques({ companyId }),
    stranger: 'not-found',
  },
  'companies.stateNextCheque': {
    who: 'writers',
    call: (we, { companyId }) => we.companies.stateNextCheque({ companyId, nextCheque: 1_001 }),
    stranger: 'not-found',
  },
  'companies.payrollAccounts': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.companies.payrollAccounts({ companyId }),
    stranger: 'not-found',
  },
  'companies.updatePayrollAccounts': {
    who: 'writers',
    call: (we, { companyId }) =>
      we.companies.updatePayrollAccounts({ companyId, accounts: NO_ACCOUNTS_NAMED }),
    stranger: 'not-found',
  },
  'companies.deposits': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.companies.deposits({ companyId }),
    stranger: 'not-found',
  },
  'companies.updateDeposits': {
    who: 'writers',
    call: (we, { companyId }) =>
      we.companies.updateDeposits({ companyId, year: 2026, facts: NO_DEPOSIT_FACTS }),
    stranger: 'not-found',
  },
  'companies.payCalendars': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.companies.payCalendars({ companyId }),
    stranger: 'not-found',
  },
  'companies.accountCalendars': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.companies.accountCalendars(),
  },
  'companies.setPayCalendar': {
    who: 'writers',
    call: (we, { companyId }) =>
      we.companies.setPayCalendar({
        companyId,
        frequency: 'monthly',
        calendar: { firstStart: null, effectiveFrom: null, payLagDays: 0, holidays: 'none' },
      }),
    stranger: 'not-found',
  },
  'companies.contractorRuleEffects': {
    who: 'writers',
    call: (we, { companyId }) => we.companies.contractorRuleEffects({ companyId, contractorRule: 'law' }),
    stranger: 'not-found',
  },
  'companies.leaveRuleEffects': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) =>
      we.companies.leaveRuleEffects({ companyId, leaveRule: 'law', isSmallEmployer: false }),
    stranger: 'not-found',
  },
  'companies.periods': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.companies.periods({ companyId, year: 2026, frequency: 'weekly' }),
    stranger: 'not-found',
  },
  'companies.remove': {
    who: 'writers',
    isDestructive: true,
    call: (we, { companyId }) => we.companies.remove({ companyId }),
    stranger: 'not-found',
  },
  'search.byNumber': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.search.byNumber({ number: '900550001' }),
  },
  'search.records': { who: 'signed-in', years: 'none', call: (we) => we.search.records() },
  'employees.list': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.employees.list({ companyId }),
    stranger: 'not-found',
  },
  'employees.page': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.employees.page({ companyId, orderBy: 'name', limit: 10 }),
    stranger: 'not-found',
  },
  'employees.payees': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.employees.payees({ companyId }),
    stranger: 'not-found',
  },
  'employees.get': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId, employeeId }) => we.employees.get({ companyId, employeeId }),
    stranger: 'not-found',
  },
  'employees.certificates': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId, employeeId }) => we.employees.certificates({ companyId, employeeId }),
    stranger: 'not-found',
  },
  'employees.severance': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId, employeeId }) => we.employees.severance({ companyId, employeeId }),
    stranger: 'not-found',
  },
  'employees.lastPay': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId, employeeId }) => we.employees.lastPay({ companyId, employeeId }),
    stranger: 'not-found',
  },
  'employees.defaults': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.employees.defaults({ companyId }),
    stranger: 'not-found',
  },
  'employees.create': {
    who: 'writers',
    call: (we, { companyId }) => we.employees.create({ companyId, employee: anotherEmployee() }),
    stranger: 'not-found',
  },
  'employees.import': {
    who: 'writers',
    // Under one key: a second import of the same people would be refused for their numbers.
    call: (we, { companyId }) =>
      we.employees.import({
        companyId,
        employees: [anEmployee({ socialSecurityNumber: '910550000' })],
        commandId: '0190a000-0000-7000-8000-000000000044',
      }),
    stranger: 'not-found',
  },
  'employees.update': {
    who: 'writers',
    call: (we, { companyId, employeeId }) =>
      we.employees.update({ companyId, employeeId, employee: anEmployee() }),
    stranger: 'not-found',
  },
  'employees.sameNumber': {
    who: 'writers',
    call: (we, { companyId }) => we.employees.sameNumber({ companyId, socialSecurityNumber: '900550001' }),
    stranger: 'not-found',
  },
  'employees.revealSocialSecurityNumber': {
    who: 'signed-in',
    years: 'none',
    call: (we, { employeeId }) => we.employees.revealSocialSecurityNumber({ employeeId }),
    stranger: 'not-found',
  },
  'employees.certificateSwitch': {
    who: 'writers',
    call: (we, { companyId }) => we.employees.certificateSwitch({ companyId }),
    stranger: 'not-found',
  },
  'employees.switchToCertificate': {
    who: 'writers',
    call: (we, { companyId, employeeId }) =>
      we.employees.switchToCertificate({ companyId, employees: [{ employeeId }] }),
    stranger: 'not-found',
  },
  'employees.setActive': {
    who: 'writers',
    call: (we, { employeeId }) => we.employees.setActive({ employeeId }),
    stranger: 'not-found',
  },
  'employees.remove': {
    who: 'writers',
    isDestructive: true,
    call: (we, { employeeId }) => we.employees.remove({ employeeId }),
    stranger: 'not-found',
  },
  'contractors.list': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.contractors.list({ companyId }),
    stranger: 'not-found',
  },
  'contractors.choices': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.contractors.choices({ companyId }),
    stranger: 'not-found',
  },
  'contractors.page': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.contractors.page({ companyId, orderBy: 'name', limit: 10 }),
    stranger: 'not-found',
  },
  'contractors.revealNumber': {
    who: 'signed-in',
    years: 'none',
    call: (we, { contractorId }) => we.contractors.revealNumber({ contractorId, field: 'taxpayerNumber' }),
    stranger: 'not-found',
  },
  'contractors.get': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId, contractorId }) => we.contractors.get({ companyId, contractorId }),
    stranger: 'not-found',
  },
  'contractors.create': {
    who: 'writers',
    call: (we, { companyId }) => we.contractors.create({ companyId, contractor: aContractor() }),
    stranger: 'not-found',
  },
  'contractors.update': {
    who: 'writers',
    call: (we, { companyId, contractorId }) =>
      we.contractors.update({ companyId, contractorId, contractor: aContractor() }),
    stranger: 'not-found',
  },
  'contractors.sameNumber': {
    who: 'writers',
    call: (we, { companyId }) => we.contractors.sameNumber({ companyId, taxpayerNumber: '900550001' }),
    stranger: 'not-found',
  },
  'contractors.setActive': {
    who: 'writers',
    call: (we, { contractorId }) => we.contractors.setActive({ contractorId }),
    stranger: 'not-found',
  },
  'contractors.remove': {
    who: 'writers',
    isDestructive: true,
    call: (we, { contractorId }) => we.contractors.remove({ contractorId }),
    stranger: 'not-found',
  },
  'accountants.list': { who: 'signed-in', years: 'none', call: (we) => we.accountants.list() },
  'accountants.get': {
    who: 'signed-in',
    years: 'none',
    call: (we, { accountantId }) => we.accountants.get({ accountantId }),
    stranger: 'not-found',
    isOfNoCompany: true,
  },
  'accountants.create': {
    who: 'writers',
    call: (we) => we.accountants.create({ accountant: anAccountantRecord() }),
  },
  'accountants.update': {
    who: 'writers',
    call: (we, { accountantId }) => we.accountants.update({ accountantId, accountant: anAccountantRecord() }),
    stranger: 'not-found',
  },
  'accountants.setActive': {
    who: 'writers',
    call: (we, { accountantId }) => we.accountants.setActive({ accountantId }),
    stranger: 'not-found',
  },
  'accountants.remove': {
    who: 'writers',
    isDestructive: true,
    call: (we, { accountantId }) => we.accountants.remove({ accountantId }),
    stranger: 'not-found',
  },
  'companyTaxes.list': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.companyTaxes.list({ companyId }),
    stranger: 'not-found',
  },
  'companyTaxes.get': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId, taxId }) => we.companyTaxes.get({ companyId, taxId }),
    stranger: 'not-found',
  },
  'companyTaxes.create': {
    who: 'writers',
    call: (we, { companyId }) => we.companyTaxes.create({ companyId, tax: UNIFORM }),
    stranger: 'not-found',
  },
  'companyTaxes.update': {
    who: 'writers',
    call: (we, { taxId }) => we.companyTaxes.update({ taxId, tax: UNIFORM }),
    stranger: 'not-found',
  },
  'companyTaxes.setActive': {
    who: 'writers',
    call: (we, { taxId }) => we.companyTaxes.setActive({ taxId }),
    stranger: 'not-found',
  },
  'companyTaxes.remove': {
    who: 'writers',
    isDestructive: true,
    call: (we, { taxId }) => we.companyTaxes.remove({ taxId }),
    stranger: 'not-found',
  },
  'codes.list': { who: 'administrators', call: (we) => we.codes.list() },
  'codes.get': { who: 'administrators', call: (we, { codeId }) => we.codes.get({ codeId }) },
  'codes.create': {
    who: 'administrators',
    call: (we, { number }) => we.codes.create({ registrationCode: aCode(`nuevo-${number}`) }),
  },
  'codes.update': {
    who: 'administrators',
    call: (we, { codeId, number }) => we.codes.update({ codeId, registrationCode: aCode(`${number}`) }),
  },
  'codes.setActive': { who: 'administrators', call: (we, { codeId }) => we.codes.setActive({ codeId }) },
  'codes.remove': {
    who: 'administrators',
    isDestructive: true,
    call: (we, { codeId }) => we.codes.remove({ codeId }),
  },
  'fixedTaxes.list': { who: 'signed-in', years: 'none', call: (we) => we.fixedTaxes.list() },
  'fixedTaxes.get': { who: 'signed-in', years: 'none', call: (we) => we.fixedTaxes.get({ fixedTaxId: 1 }) },
  'fixedTaxes.versions': {
    who: 'signed-in',
    years: 'none',
    call: (we) => we.fixedTaxes.versions({ fixedTaxId: 1 }),
  },
  'fixedTaxes.effect': {
    who: 'signed-in',
    years: 'left-out',
    call: (we) => we.fixedTaxes.effect({ fixedTaxId: 1, effectiveFrom: '2026-01-01' }),
  },
  'fixedTaxes.save': { who: 'administrators', call: (we) => we.fixedTaxes.save({ tax: MEDICARE }) },
  'parameters.get': { who: 'signed-in', years: 'refused', call: (we) => we.parameters.get({ year: 2026 }) },
  'parameters.effect': {
    who: 'signed-in',
    years: 'refused',
    call: async (we) =>
      we.parameters.effect({ year: 2026, parameters: await we.parameters.get({ year: 2026 }) }),
  },
  'parameters.save': {
    who: 'administrators',
    call: async (we) =>
      we.parameters.save({ year: 2026, parameters: await we.parameters.get({ year: 2026 }) }),
  },
  'fixedTaxes.totals': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { employeeId }) => we.fixedTaxes.totals({ employeeId }),
    stranger: 'not-found',
  },
  'periods.list': {
    who: 'signed-in',
    years: 'refused',
    call: (we) => we.periods.list({ year: 2026, frequency: 'weekly' }),
  },
  'periods.get': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.periods.get({ companyId, periodId: UNTOUCHED }),
    stranger: 'not-found',
  },
  'periods.review': {
    who: 'writers',
    isDestructive: true,
    call: (we, { companyId }) => we.periods.review(ofUntouched(companyId)),
    stranger: 'not-found',
  },
  'periods.close': {
    who: 'writers',
    isDestructive: true,
    call: (we, { companyId }) => we.periods.close(ofUntouched(companyId)),
    stranger: 'not-found',
  },
  'periods.reopen': {
    who: 'writers',
    isDestructive: true,
    call: (we, { companyId }) => we.periods.reopen({ ...ofUntouched(companyId), reason: 'Faltaban horas' }),
    stranger: 'not-found',
  },
  'months.list': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.months.list({ companyId, year: 2026 }),
    stranger: 'not-found',
  },
  'months.close': {
    who: 'writers',
    isDestructive: true,
    call: (we, { companyId }) => we.months.close({ companyId, month: '2026-01' }),
    stranger: 'not-found',
  },
  'recordChanges.list': {
    who: 'signed-in',
    years: 'none',
    call: (we, { employeeId }) => we.recordChanges.list({ record: 'employee', recordId: employeeId }),
  },
  'balances.get': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { employeeId }) => we.balances.get({ employeeId, year: 2026 }),
    stranger: 'not-found',
  },
  'balances.payments': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { employeeId }) => we.balances.payments({ employeeId, year: 2026 }),
    stranger: 'not-found',
  },
  'balances.bringForward': {
    who: 'writers',
    call: (we, { employeeId }) => we.balances.bringForward({ employeeId, opening: OPENING }),
    stranger: 'not-found',
  },
  'balances.removeOpening': {
    who: 'writers',
    call: (we, { employeeId }) => we.balances.removeOpening({ employeeId, year: 2025 }),
    stranger: 'not-found',
  },
  'balances.ofCompany': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.balances.ofCompany({ companyId }),
    stranger: 'not-found',
  },
  'payroll.sheet': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId, employeeId }) => we.payroll.sheet({ companyId, employeeId, year: 2026 }),
    stranger: 'not-found',
  },
  'payroll.get': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { entryId }) => we.payroll.get({ entryId }),
    stranger: 'not-found',
  },
  'payroll.history': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { entryId }) => we.payroll.history({ entryId }),
    stranger: 'not-found',
  },
  'payroll.reach': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { entryId }) => we.payroll.reach({ entryId }),
    stranger: 'not-found',
  },
  'payroll.stale': {
    who: 'signed-in',
    years: 'left-out',
    call: (we, { companyId }) => we.payroll.stale({ companyId }),
    stranger: 'not-found',
  },
  'payroll.loaded': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.payroll.loaded({ companyId, periodId: 2026110 }),
    stranger: 'not-found',
  },
  'payroll.daysAround': {
    who: 'writers',
    call: (we, { employeeId }) => we.payroll.daysAround({ employeeId, periodId: 2026110 }),
    stranger: 'not-found',
  },
  'payroll.severanceAround': {
    who: 'writers',
    call: (we, { employeeId }) => we.payroll.severanceAround({ employeeId, periodId: 2026110 }),
    stranger: 'not-found',
  },
  'payroll.load': {
    who: 'writers',
    call: (we, { employeeId, accountantId }) =>
      we.payroll.load({ employeeId, entry: aWeekOf(1, accountantId) }),
    stranger: 'not-found',
  },
  'payRuns.get': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.payRuns.get({ companyId, periodId: 2026110 }),
    stranger: 'not-found',
  },
  'payRuns.draft': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.payRuns.draft({ companyId, periodId: 2026110 }),
    stranger: 'not-found',
  },
  'payRuns.saveDraft': {
    who: 'writers',
    call: (we, { companyId, employeeId }) =>
      we.payRuns.saveDraft({ companyId, periodId: 2026110, version: 0, rows: [aDraftRow(employeeId)] }),
    stranger: 'not-found',
  },
  'payRuns.preview': {
    who: 'writers',
    call: (we, { companyId, employeeId, accountantId }) =>
      we.payRuns.preview(aRunOf(companyId, [{ employeeId, accountantId }])),
    stranger: 'not-found',
  },
  'payRuns.load': {
    who: 'writers',
    call: (we, { companyId, employeeId, accountantId }) =>
      we.payRuns.load(aRunOf(companyId, [{ employeeId, accountantId }])),
    stranger: 'not-found',
  },
  'payroll.amend': {
    who: 'writers',
    call: (we, { entryId, version, accountantId }) =>
      we.payroll.amend({ entryId, version, entry: aWeekOf(1, accountantId) }),
    stranger: 'not-found',
  },
  'payroll.correct': {
    who: 'writers',
    call: (we, { entryId, version, accountantId }) =>
      we.payroll.correct({ entryId, version, entry: aWeekOf(1, accountantId) }),
    stranger: 'not-found',
  },
  'payroll.previewRecalculation': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { entryId, version }) => we.payroll.previewRecalculation({ entryId, version }),
    stranger: 'not-found',
  },
  'payroll.recalculate': {
    who: 'writers',
    call: (we, { entryId, version }) => we.payroll.recalculate({ entryId, version }),
    stranger: 'not-found',
  },
  'payroll.markPaid': {
    who: 'writers',
    call: (we, { entryId, version }) =>
      we.payroll.markPaid({ entryId, version, paid: { paidOn: '2026-03-12' } }),
    stranger: 'not-found',
  },
  'contractorTime.sheet': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId, contractorId }) =>
      we.contractorTime.sheet({ companyId, contractorId, year: 2026 }),
    stranger: 'not-found',
  },
  'contractorTime.get': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { payment: { entryId } }) => we.contractorTime.get({ entryId }),
    stranger: 'not-found',
  },
  'contractorTime.history': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { payment: { entryId } }) => we.contractorTime.history({ entryId }),
    stranger: 'not-found',
  },
  'contractorTime.reach': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { payment: { entryId } }) => we.contractorTime.reach({ entryId }),
    stranger: 'not-found',
  },
  'contractorTime.load': {
    who: 'writers',
    call: (we, { contractorId }) => we.contractorTime.load({ contractorId, time: SOME_HOURS }),
    stranger: 'not-found',
  },
  'contractorTime.amend': {
    who: 'writers',
    call: (we, { payment }) => we.contractorTime.amend({ ...payment, time: SOME_HOURS }),
    stranger: 'not-found',
  },
  'contractorTime.recalculate': {
    who: 'writers',
    call: (we, { payment }) => we.contractorTime.recalculate(payment),
    stranger: 'not-found',
  },
  'contractorTime.markPaid': {
    who: 'writers',
    call: (we, { payment }) => we.contractorTime.markPaid({ ...payment, paid: { paidOn: '2026-03-16' } }),
    stranger: 'not-found',
  },
  'contractorTime.delete': {
    who: 'writers',
    isDestructive: true,
    call: (we, { payment }) => we.contractorTime.delete(payment),
    stranger: 'not-found',
  },
  'balances.adjustLeave': {
    who: 'writers',
    call: (we, { employeeId }) =>
      we.balances.adjustLeave({
        employeeId,
        adjustment: { kind: 'sick', date: '2026-03-31', minutes: -60, reason: 'Corrección' },
      }),
    stranger: 'not-found',
  },
  'payroll.delete': {
    who: 'writers',
    isDestructive: true,
    call: (we, { entryId, version }) => we.payroll.delete({ entryId, version }),
    stranger: 'not-found',
  },
  'reports.available': { who: 'signed-in', years: 'none', call: (we) => we.reports.available() },
  'reports.preview': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.reports.preview({ report: 'form-940', companyId, year: 2026 }),
    stranger: 'not-found',
  },
  'reports.sources': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) =>
      we.reports.sources({
        request: { report: 'form-940', companyId, year: 2026 },
        figure: { total: 'gross' },
      }),
    stranger: 'not-found',
  },
  'reports.recordList': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId }) => we.reports.recordList({ list: 'Lo cargado', companyId, periodId: 2026110 }),
    stranger: 'not-found',
  },
  'reports.lastBonusRule': {
    who: 'signed-in',
    years: 'none',
    call: (we, { companyId }) => we.reports.lastBonusRule({ companyId }),
    stranger: 'not-found',
  },
  'filing.list': {
    who: 'signed-in',
    years: 'left-out',
    call: (we, { companyId }) => we.filing.list({ companyId }),
    stranger: 'not-found',
  },
  'filing.compare': {
    who: 'signed-in',
    years: 'refused',
    call: (we, { companyId, filingId }) => we.filing.compare({ companyId, filingId }),
    stranger: 'not-found',
  },
  'filing.file': {
    who: 'writers',
    call: (we, { companyId }) => we.filing.file(lastYears940(companyId)),
    stranger: 'not-found',
  },
  'filing.settlements': {
    who: 'signed-in',
    years: 'left-out',
    call: (we, { companyId }) => we.filing.settlements({ companyId }),
    stranger: 'not-found',
  },
  'filing.settle': {
    who: 'writers',
    call: (we, { companyId }) =>
      we.filing.settle({
        companyId,
        obligations: [{ obligation: 'form-940', from: '2025-01-01', to: '2025-12-31' }],
      }),
    stranger: 'not-found',
  },
  'filing.noWork': {
    who: 'writers',
    call: (we, { companyId, employeeId }) => we.filing.noWork({ companyId, employeeId, periodId: 2026130 }),
    stranger: 'not-found',
  },
  'filing.withdrawSettlement': {
    who: 'writers',
    isDestructive: true,
    call: async (we, { companyId }) => {
      const obligations = [{ obligation: 'form-943', from: '2025-01-01', to: '2025-12-31' } as const];
      await we.filing.settle({ companyId, obligations });
      const [settled] = await we.filing.settlements({ companyId });
      return we.filing.withdrawSettlement({ companyId, settlementId: settled?.settlementId ?? 1 });
    },
    stranger: 'not-found',
  },
  'filing.withdraw': {
    who: 'writers',
    isDestructive: true,
    call: (we, { companyId, filingId }) => we.filing.withdraw({ companyId, filingId, reason: 'Por error' }),
    stranger: 'not-found',
  },
};
