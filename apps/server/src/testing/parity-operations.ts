import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { NO_ACCOUNTS_NAMED } from '@garita/domain/accounting/payroll-accounts.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import { NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { currentUserAnswer, signInAnswer } from '../doors/rest/account/account.wire.ts';
import {
  accountantAnswer,
  accountantWire,
  savedAccountantAnswer,
} from '../doors/rest/account/accountant.wire.ts';
import { companyChequesAnswer } from '../doors/rest/company/cheques.wire.ts';
import {
  companyAnswer,
  companyWire,
  companyWithEmployeesAnswer,
  savedCompanyAnswer,
} from '../doors/rest/company/company.wire.ts';
import { companyDepositsAnswer, depositFactsWire } from '../doors/rest/company/deposits.wire.ts';
import {
  companyPeriodAnswer,
  payCalendarAnswer,
  payCalendarWire,
} from '../doors/rest/company/pay-calendars.wire.ts';
import { payrollAccountsAnswer, payrollAccountsWire } from '../doors/rest/company/payroll-accounts.wire.ts';
import {
  contractorRuleEffectAnswer,
  leaveRuleEffectAnswer,
} from '../doors/rest/company/rule-effects.wire.ts';
import { certificateAnswer } from '../doors/rest/employee/certificate.wire.ts';
import { employeeAnswer, employeeWire, savedEmployeeAnswer } from '../doors/rest/employee/employee.wire.ts';
import { lastPayAnswer } from '../doors/rest/employee/last-pay.wire.ts';
import { severanceAnswer } from '../doors/rest/employee/severance.wire.ts';
import { reachedDocumentAnswer } from '../doors/rest/pay/pay-change.wire.ts';
import { payrollSheetAnswer } from '../doors/rest/pay/payroll-sheet.wire.ts';
import {
  changedTimeAnswer,
  deletedTimeAnswer,
  recalculationAnswer,
  timeEntryAnswer,
  timeNeedingRecalculationAnswer,
} from '../doors/rest/pay/saved-time.wire.ts';
import { timeHistoryAnswer } from '../doors/rest/pay/year-payments.wire.ts';
import { searchableAnswer } from '../doors/rest/records/search.wire.ts';
import {
  companyTaxAnswer,
  companyTaxWire,
  fixedTaxAnswer,
  fixedTaxTotalsAnswer,
} from '../doors/rest/tax/tax.wire.ts';
import { periodAnswer } from '../doors/rest/wire/period.wire.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { AUDIT_OPERATIONS } from './parity-audit.ts';
import { BALANCE_OPERATIONS, OPENING_REMOVAL } from './parity-balances.ts';
import { CODE_OPERATIONS } from './parity-codes.ts';
import { CONTRACTOR_OPERATIONS } from './parity-contractors.ts';
import { FILING_OPERATIONS } from './parity-filing.ts';
import { FIXED_TAX_OPERATIONS } from './parity-fixed-taxes.ts';
import { key, keyed, PASSWORD } from './parity-office.ts';
import { created, found, type Operation, updated } from './parity-operation.ts';
import { PERIOD_OPERATIONS } from './parity-periods.ts';
import { RECORD_OPERATIONS } from './parity-records.ts';
import { REPORT_OPERATIONS } from './parity-reports.ts';
import { RUN_OPERATIONS } from './parity-runs.ts';
import { SECOND_FACTOR_OPERATIONS } from './parity-second-factor.ts';
import { aWeekOf, aWeekOnTheWire, NOTHING_ON_THE_WIRE } from './time-entries.ts';

const uniform: CompanyTax = {
  name: 'Uniforme',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: true,
  accountName: '',
  basis: 'fixed',
  cents: 1_250,
};

/** The certificate that the change of the employee adds. */
const CERTIFICATE = { certificateDate: '2026-01-15', dependents: 2, additionalWithholding: 5_00 };

const ACCOUNTS = { ...NO_ACCOUNTS_NAMED, pay: { ...NO_ACCOUNTS_NAMED.pay, net: '2100 Nómina' } };

const PAYDAYS = { firstStart: null, effectiveFrom: null, payLagDays: 4, holidays: 'before' as const };

const DEPOSITS = { ...NO_DEPOSIT_FACTS, federal: 'semiweekly' as const, previousQuarter: 2_400_00 };

// Both companies have the employer number of the builder.
const SHARED = 'Estos números ya los tiene otra compañía del mismo número patronal: ';

/** The id of the first entry of a database. */
const ENTRY = 1;
/** The version of the first entry. The opening balances of the two employees saved before have 1 and 2. */
const LOADED = 3;

/** The operations of both doors, in an order in which all of them succeed. */
export const OPERATIONS: readonly Operation[] = [
  {
    useCase: 'signIn',
    typed: async (client, { email }) => {
      const signedIn = await client.session.signIn.mutate({ email, password: PASSWORD });
      return signInAnswer({
        ...signedIn,
        downloadCookie: { token: '', expiresAt: new Date(0) },
        deviceCookie: { name: '', value: '' },
      });
    },
    rest: ({ email }) => {
      const body = new FormData();
      body.set('username', email);
      body.set('password', PASSWORD);
      return { method: 'POST', path: 'auth/login', body };
    },
  },
  {
    useCase: 'currentUser',
    typed: async (client) => currentUserAnswer(await client.session.current.query()),
    rest: () => ({ path: 'auth/' }),
  },
  {
    useCase: 'listCompaniesWithEmployees',
    typed: async (client) =>
      (await client.companies.listWithEmployees.query()).map(companyWithEmployeesAnswer),
    rest: () => ({ path: 'companies/' }),
  },
  {
    useCase: 'listCompanyPage',
    typed: async (client) => {
      const { rows } = await client.companies.page.query({ orderBy: 'name', limit: 1, search: 'a' });
      const all = await client.companies.listWithEmployees.query();
      return all.filter(({ id }) => rows.some((row) => row.id === id)).map(companyWithEmployeesAnswer);
    },
    rest: () => ({ path: 'companies/?limit=1&search=a' }),
  },
  {
    useCase: 'getCompany',
    typed: async (client, { companyId }) =>
      found(companyAnswer(await client.companies.get.query({ companyId }))),
    rest: ({ companyId }) => ({ path: `companies/${companyId}` }),
  },
  {
    useCase: 'createCompany',
    typed: async (client, { accountantId }) => {
      const company = aCompany({ accountantId, name: 'Segunda, Inc.' });
      return created(
        savedCompanyAnswer({
          saved: await client.companies.create.mutate({ company, commandId: key(1) }),
          warnings: [SHARED + 'Farmacia 24, Inc.'],
        }),
      );
    },
    rest: ({ accountantId }) => ({
      method: 'POST',
      path: 'companies/',
      body: companyWire.encode(aCompany({ accountantId, name: 'Segunda, Inc.' })),
      headers: keyed(1),
    }),
  },
  {
    useCase: 'updateCompany',
    typed: async (client, { companyId, accountantId }) => {
      const company = aCompany({ accountantId, contact: 'Rosa Díaz' });
      return updated(
        savedCompanyAnswer({
          saved: await client.companies.update.mutate({ companyId, company, commandId: key(2) }),
          warnings: [SHARED + 'Segunda, Inc.'],
        }),
      );
    },
    rest: ({ companyId, accountantId }) => ({
      method: 'PUT',
      path: `companies/${companyId}`,
      body: companyWire.encode(aCompany({ accountantId, contact: 'Rosa Díaz' })),
      headers: keyed(2),
    }),
  },
  {
    useCase: 'createEmployee',
    typed: async (client, { companyId }) => {
      const employee = anEmployee({ firstName: 'Berta', socialSecurityNumber: '900550002' });
      return created(
        savedEmployeeAnswer({
          saved: await client.employees.create.mutate({ companyId, employee, commandId: key(3) }),
          warnings: [WARNING_TEXTS.neverIssued],
        }),
      );
    },
    rest: ({ companyId }) => ({
      method: 'POST',
      path: `employers/${companyId}`,
      body: employeeWire.encode(anEmployee({ firstName: 'Berta', socialSecurityNumber: '900550002' })),
      headers: keyed(3),
    }),
  },
  {
    useCase: 'updateEmployee',
    typed: async (client, { companyId, employeeId }) => {
      const employee = anEmployee({ middleName: 'M', ...CERTIFICATE });
      const one = { companyId, employeeId };
      return updated(
        savedEmployeeAnswer({
          saved: await client.employees.update.mutate({ ...one, employee, commandId: key(4) }),
          warnings: [WARNING_TEXTS.neverIssued],
        }),
      );
    },
    rest: ({ employeeId }) => ({
      method: 'PUT',
      path: `employers/${employeeId}`,
      body: employeeWire.encode(anEmployee({ middleName: 'M', ...CERTIFICATE })),
      headers: keyed(4),
    }),
  },
  {
    useCase: 'listEmployees',
    typed: async (client, { companyId }) =>
      found((await client.employees.list.query({ companyId })).map(employeeAnswer)),
    rest: ({ companyId }) => ({ path: `employers/${companyId}` }),
  },
  {
    useCase: 'listEmployeePage',
    typed: async (client, { companyId, employeeId }) => {
      const asked = { orderBy: 'name', limit: 5, beside: employeeId, search: 'berta' } as const;
      const { rows } = await client.employees.page.query({ companyId, ...asked });
      return found(rows.map(employeeAnswer));
    },
    rest: ({ companyId, employeeId }) => ({
      path: `employers/${companyId}?limit=5&after=${employeeId}&search=berta`,
    }),
  },
  {
    useCase: 'getEmployee',
    typed: async (client, { companyId, employeeId }) =>
      found(employeeAnswer(await client.employees.get.query({ companyId, employeeId }))),
    rest: ({ companyId, employeeId }) => ({ path: `employers/${companyId}/${employeeId}` }),
  },
  {
    useCase: 'listEmployeeCertificates',
    typed: async (client, { companyId, employeeId }) =>
      found((await client.employees.certificates.query({ companyId, employeeId })).map(certificateAnswer)),
    rest: ({ employeeId }) => ({ path: `employers/${employeeId}/certificates` }),
  },
  {
    useCase: 'employeeSeverance',
    typed: async (client, { companyId, employeeId }) =>
      found(
        severanceAnswer(
          await client.employees.severance.query({ companyId, employeeId, date: '2026-11-15' }),
        ),
      ),
    rest: ({ employeeId }) => ({ path: `employers/${employeeId}/severance?date=2026-11-15` }),
  },
  {
    useCase: 'employeeLastPay',
    typed: async (client, { companyId, employeeId }) =>
      found(
        lastPayAnswer(await client.employees.lastPay.query({ companyId, employeeId, date: '2026-11-15' })),
      ),
    rest: ({ employeeId }) => ({ path: `employers/${employeeId}/last-pay?date=2026-11-15` }),
  },
  {
    useCase: 'searchRecords',
    typed: async (client) => found(searchableAnswer(await client.search.records.query())),
    rest: () => ({ path: 'search' }),
  },
  {
    useCase: 'createAccountant',
    typed: async (client) => {
      const accountant = anAccountantRecord({ name: 'Elsa' });
      const saved = await client.accountants.create.mutate({ accountant, commandId: key(5) });
      return created(savedAccountantAnswer({ saved, warnings: [] }));
    },
    rest: () => ({
      method: 'POST',
      path: 'accountant/',
      body: accountantWire.encode(anAccountantRecord({ name: 'Elsa' })),
      headers: keyed(5),
    }),
  },
  {
    useCase: 'listAccountants',
    typed: async (client) => found((await client.accountants.list.query()).map(accountantAnswer)),
    rest: () => ({ path: 'accountant/' }),
  },
  {
    useCase: 'getAccountant',
    typed: async (client, { accountantId }) =>
      found(accountantAnswer(await client.accountants.get.query({ accountantId }))),
    rest: ({ accountantId }) => ({ path: `accountant/${accountantId}` }),
  },
  {
    useCase: 'createCompanyTax',
    typed: async (client, { companyId }) =>
      created(
        companyTaxAnswer(
          await client.companyTaxes.create.mutate({ companyId, tax: uniform, commandId: key(6) }),
        ),
      ),
    rest: ({ companyId }) => ({
      method: 'POST',
      path: `taxes/${companyId}`,
      body: companyTaxWire.encode(uniform),
      headers: keyed(6),
    }),
  },
  {
    useCase: 'listCompanyTaxes',
    typed: async (client, { companyId }) =>
      found((await client.companyTaxes.list.query({ companyId })).map(companyTaxAnswer)),
    rest: ({ companyId }) => ({ path: `taxes/${companyId}` }),
  },
  {
    useCase: 'listFixedTaxes',
    typed: async (client) => found((await client.fixedTaxes.list.query()).map(fixedTaxAnswer)),
    rest: () => ({ path: 'fixed-taxes/' }),
  },
  {
    useCase: 'listPeriods',
    typed: async (client) =>
      (await client.periods.list.query({ year: 2026, frequency: 'biweekly' })).map(periodAnswer),
    rest: () => ({ path: 'period/periods_by_year_and_type/2026/2' }),
  },
  {
    useCase: 'loadTime',
    typed: async (client, { employeeId, accountantId }) => {
      const entry = aWeekOf(40, accountantId);
      const time = await client.payroll.load.mutate({ employeeId, entry, commandId: key(7) });
      return created(changedTimeAnswer(time));
    },
    rest: ({ employeeId, accountantId }) => ({
      method: 'POST',
      path: `time/${employeeId}`,
      body: aWeekOnTheWire(40, accountantId),
      headers: keyed(7),
    }),
  },
  {
    useCase: 'getTime',
    typed: async (client) => found(timeEntryAnswer(await client.payroll.get.query({ entryId: ENTRY }))),
    rest: () => ({ path: `time/${ENTRY}` }),
  },
  {
    useCase: 'timeHistory',
    typed: async (client) => found(timeHistoryAnswer(await client.payroll.history.query({ entryId: ENTRY }))),
    rest: () => ({ path: `time/${ENTRY}/history` }),
  },
  {
    useCase: 'entryReach',
    typed: async (client) =>
      found((await client.payroll.reach.query({ entryId: ENTRY })).map(reachedDocumentAnswer)),
    rest: () => ({ path: `time/${ENTRY}/reach` }),
  },
  {
    useCase: 'previewRecalculation',
    typed: async (client) => {
      const saved = { entryId: ENTRY, version: LOADED };
      return found(recalculationAnswer(await client.payroll.previewRecalculation.query(saved)));
    },
    rest: () => ({ path: `time/${ENTRY}/recalculate` }),
  },
  {
    useCase: 'listTimeNeedingRecalculation',
    typed: async (client, { companyId }) =>
      found((await client.payroll.stale.query({ companyId })).map(timeNeedingRecalculationAnswer)),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/stale` }),
  },
  {
    useCase: 'payrollSheet',
    typed: async (client, { companyId, employeeId }) => {
      const sheet = await client.payroll.sheet.query({ companyId, employeeId, year: 2026 });
      const ids = sheet.periods.flatMap(({ entries }) => entries.map(({ entryId }) => entryId));
      return found(
        payrollSheetAnswer({
          ...sheet,
          times: await Promise.all(ids.map((entryId) => client.payroll.get.query({ entryId }))),
          employees: await client.employees.list.query({ companyId }),
        }),
      );
    },
    rest: ({ companyId, employeeId }) => ({
      path: `companies/${companyId}/employer/${employeeId}/year/2026`,
    }),
  },
  {
    useCase: 'fixedTaxTotals',
    typed: async (client, { employeeId }) =>
      found(fixedTaxTotalsAnswer(await client.fixedTaxes.totals.query({ employeeId, year: 2026 }))),
    rest: ({ employeeId }) => ({ path: `fixed-taxes/sum_taxes_by_id/${employeeId}?year=2026` }),
  },
  {
    useCase: 'amendTime',
    typed: async (client, { accountantId }) => {
      const entry = aWeekOf(38, accountantId);
      const change = { entryId: ENTRY, version: LOADED, entry, commandId: key(8) };
      return updated(changedTimeAnswer(await client.payroll.amend.mutate(change)));
    },
    rest: ({ accountantId }) => ({
      method: 'PUT',
      path: `time/${ENTRY}`,
      body: { ...NOTHING_ON_THE_WIRE, ...aWeekOnTheWire(38, accountantId) },
      headers: { ...keyed(8), 'If-Match': `"${LOADED}"` },
    }),
  },
  {
    useCase: 'recalculateTime',
    typed: async (client) => {
      const change = { entryId: ENTRY, version: LOADED + 1, commandId: key(9) };
      return updated(changedTimeAnswer(await client.payroll.recalculate.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: `time/${ENTRY}/recalculate`,
      body: { version: LOADED + 1 },
      headers: keyed(9),
    }),
  },
  {
    useCase: 'markTimePaid',
    typed: async (client) => {
      const paid = { paidOn: '2026-03-12', method: 'check' as const };
      const change = { entryId: ENTRY, version: LOADED + 2, paid, commandId: key(11) };
      return updated(changedTimeAnswer(await client.payroll.markPaid.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: `time/${ENTRY}/paid`,
      body: { paid: true, paid_date: '2026-03-12', paid_method: 1 },
      headers: { ...keyed(11), 'If-Match': `"${LOADED + 2}"` },
    }),
  },
  {
    useCase: 'deleteTime',
    typed: async (client) => {
      const change = { entryId: ENTRY, version: LOADED + 2, reason: 'repetido', commandId: key(10) };
      const result = deletedTimeAnswer(await client.payroll.delete.mutate(change));
      return { ok: true, msg: MESSAGES.deleted, result };
    },
    rest: () => ({
      method: 'DELETE',
      path: `time/${ENTRY}?reason=repetido`,
      headers: { ...keyed(10), 'If-Match': `"${LOADED + 2}"` },
    }),
  },
  ...BALANCE_OPERATIONS,
  ...CONTRACTOR_OPERATIONS,
  {
    useCase: 'setNextCheque',
    typed: async (client, { companyId }) => {
      await client.companies.stateNextCheque.mutate({ companyId, nextCheque: 1_001, commandId: key(12) });
      return updated(null);
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/cheques`,
      body: { next_cheque_number: 1_001 },
      headers: keyed(12),
    }),
  },
  {
    useCase: 'companyCheques',
    typed: async (client, { companyId }) =>
      found(companyChequesAnswer(await client.companies.cheques.query({ companyId }))),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/cheques` }),
  },
  {
    useCase: 'updatePayrollAccounts',
    typed: async (client, { companyId }) => {
      const command = { companyId, accounts: ACCOUNTS, commandId: key(31) };
      return updated(payrollAccountsAnswer(await client.companies.updatePayrollAccounts.mutate(command)));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/accounts`,
      body: payrollAccountsWire.encode(ACCOUNTS),
      headers: keyed(31),
    }),
  },
  {
    useCase: 'companyPayrollAccounts',
    typed: async (client, { companyId }) =>
      found(payrollAccountsAnswer(await client.companies.payrollAccounts.query({ companyId }))),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/accounts` }),
  },
  {
    useCase: 'updateDepositFacts',
    typed: async (client, { companyId }) => {
      const command = { companyId, year: 2026, facts: DEPOSITS, commandId: key(32) };
      return updated(companyDepositsAnswer(await client.companies.updateDeposits.mutate(command)));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/deposits/2026`,
      body: depositFactsWire.encode(DEPOSITS),
      headers: keyed(32),
    }),
  },
  {
    useCase: 'companyDeposits',
    typed: async (client, { companyId }) =>
      found(
        (await client.companies.deposits.query({ companyId })).map((year) => companyDepositsAnswer(year)),
      ),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/deposits` }),
  },
  {
    useCase: 'setPayCalendar',
    typed: async (client, { companyId }) => {
      const command = { companyId, frequency: 'semimonthly' as const, calendar: PAYDAYS, commandId: key(33) };
      return updated(payCalendarAnswer(await client.companies.setPayCalendar.mutate(command)));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/pay-calendars/3`,
      body: payCalendarWire.encode(PAYDAYS),
      headers: keyed(33),
    }),
  },
  {
    useCase: 'companyPayCalendars',
    typed: async (client, { companyId }) =>
      found(
        (await client.companies.payCalendars.query({ companyId })).map((calendar) =>
          payCalendarAnswer(calendar),
        ),
      ),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/pay-calendars` }),
  },
  {
    useCase: 'listCompanyPeriods',
    typed: async (client, { companyId }) => {
      const periods = await client.companies.periods.query({
        companyId,
        year: 2026,
        frequency: 'semimonthly',
      });
      return found(periods.map((period) => companyPeriodAnswer(period)));
    },
    rest: ({ companyId }) => ({ path: `companies/${companyId}/periods/2026/quincenal` }),
  },
  {
    useCase: 'contractorRuleEffects',
    typed: async (client, { companyId }) => {
      const rule = { companyId, contractorRule: 'law' } as const;
      const effects = await client.companies.contractorRuleEffects.query(rule);
      return found(effects.map((effect) => contractorRuleEffectAnswer(effect)));
    },
    rest: ({ companyId }) => ({ path: `companies/${companyId}/contractor-rule` }),
  },
  {
    useCase: 'leaveRuleEffects',
    typed: async (client, { companyId }) => {
      const rule = { leaveRule: 'law', isSmallEmployer: true } as const;
      const effects = await client.companies.leaveRuleEffects.query({ companyId, ...rule });
      return found(effects.map((effect) => leaveRuleEffectAnswer(effect)));
    },
    rest: ({ companyId }) => ({ path: `companies/${companyId}/leave-rule?small_employer=true` }),
  },
  ...RECORD_OPERATIONS,
  ...CODE_OPERATIONS,
  ...FIXED_TAX_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...FILING_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...PERIOD_OPERATIONS,
  ...RUN_OPERATIONS,
  OPENING_REMOVAL,
  ...SECOND_FACTOR_OPERATIONS,
  {
    useCase: 'changePassword',
    typed: async (client) => {
      await client.session.changePassword.mutate({
        currentPassword: PASSWORD,
        newPassword: 'otra clave larga',
      });
      return { ok: true, msg: MESSAGES.passwordChanged, result: null };
    },
    rest: () => ({
      method: 'POST',
      path: 'auth/change-password',
      body: { current_password: PASSWORD, new_password: 'otra clave larga' },
    }),
  },
  {
    useCase: 'signOut',
    typed: async (client) => {
      await client.session.signOut.mutate();
      return { ok: true, msg: MESSAGES.signedOut, result: null };
    },
    rest: () => ({ method: 'POST', path: 'auth/logout' }),
  },
];
