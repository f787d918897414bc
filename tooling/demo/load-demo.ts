import type { Role } from '@garita/domain/account/permissions';
import { type DepositFacts, NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { withLeaveInForce } from '@garita/domain/employee/leave-terms';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { createAccount } from '@garita/ledger/registry/access/accounts';
import { insertUser } from '@garita/ledger/registry/access/users';
import { createAccountant } from '@garita/server/application/account/accountants';
import { createCompany } from '@garita/server/application/company/companies';
import { updateDepositFacts } from '@garita/server/application/company/deposits';
import { createContractor } from '@garita/server/application/contractor/change-contractor';
import { loadContractorTime } from '@garita/server/application/contractor/contractor-time';
import type { Dependencies } from '@garita/server/application/dependencies';
import { createEmployee } from '@garita/server/application/employee/change-employee';
import { listDue } from '@garita/server/application/filing/due';
import { markObligationsSettled } from '@garita/server/application/filing/settlements';
import { saveOpeningBalance } from '@garita/server/application/pay/opening-balance';
import { type PayRun, recordPayRun } from '@garita/server/application/pay-run/pay-run';
import { createCompanyTax } from '@garita/server/application/tax/company-taxes';
import type { Actor } from '@garita/server/auth/actor';
import { ACCOUNTANTS, COMPANIES } from './companies.ts';
import { CONTRACTORS, demoPayments } from './contractors.ts';
import { type DemoEmployee, demoEmployee, EMPLOYEES } from './employees.ts';
import { demoEntry, paidPeriods } from './pay-history.ts';
import { RESTAURANT, RESTAURANT_CONTRACTORS, RESTAURANT_EMPLOYEES } from './restaurant.ts';

/** The users of the demonstration. */
export type DemoSignIn = { email: string; role: Role };

const SIGN_INS: (DemoSignIn & { name: string; lastName: string })[] = [
  { email: 'admin@demo.garita', role: 'administrator', name: 'Adriana', lastName: 'Marrero' },
  { email: 'contador@demo.garita', role: 'practitioner', name: 'Carlos', lastName: 'Maldonado' },
  { email: 'auditor@demo.garita', role: 'auditor', name: 'Aurora', lastName: 'Ortiz' },
];

const DEMO_COMPANIES = [...COMPANIES, RESTAURANT];

/** The number of companies that the demonstration's account may have. */
const COMPANY_AMOUNT = 50;

type Progress = (loaded: number, total: number) => void;

/**
 * Fills an empty database with the demonstration: an account, three companies, eighteen employees, pay of
 * last year and this year up to today, and this year's payments to four contractors. Past obligations are
 * marked as done outside Garita, except the last few. Everything goes through the use cases.
 */
export async function loadDemo(
  dependencies: Dependencies,
  password: string,
  progress: Progress,
): Promise<DemoSignIn[]> {
  const actor = await openAccount(dependencies, password);
  const accountantId = await addAccountants(dependencies, actor);
  const companyIds = await addCompanies(dependencies, actor, accountantId);
  const people = await addEmployees(dependencies, actor, companyIds);
  await addContractors(dependencies, actor, companyIds);
  for (const [index, person] of people.entries()) {
    await recordPayRun(dependencies, actor)(paidSoFar(person, accountantId, dependencies.today()));
    progress(index + 1, people.length);
  }
  await settlePast(dependencies, actor);
  return SIGN_INS.map(({ email, role }) => ({ email, role }));
}

async function openAccount(
  { database, passwordHasher, now }: Dependencies,
  password: string,
): Promise<Actor> {
  const passwordHash = await passwordHasher.hash(password);
  const [first, ...others] = SIGN_INS.map((signIn) => ({ ...signIn, phone: '7875550100', passwordHash }));
  if (!first) throw new TypeError('The demonstration has sign-ins');
  return database.transaction(async (tx) => {
    const code = { code: 'DEMO26', companyAmount: COMPANY_AMOUNT };
    const user = await createAccount(tx, { at: now(), firstUser: first, code });
    if (!user) throw new TypeError('The demonstration is loaded into an empty database only');
    for (const other of others)
      await insertUser(tx, { accountId: user.accountId, actorId: user.id, at: now() }, other);
    const { id: userId, accountId, role, access, name, email } = user;
    return { userId, accountId, role, access, name, email, sessionId: 0 };
  });
}

/** Adds the accountants; the first one loads everything. */
async function addAccountants(dependencies: Dependencies, actor: Actor): Promise<number> {
  const ids: number[] = [];
  for (const accountant of ACCOUNTANTS) {
    const { id } = await createAccountant(dependencies, actor)({ accountant });
    ids.push(id);
  }
  return ids[0] ?? 0;
}

async function addCompanies(
  dependencies: Dependencies,
  actor: Actor,
  accountantId: number,
): Promise<number[]> {
  const thisYear = yearOf(dependencies.today());
  const ids: number[] = [];
  for (const { company, taxes } of DEMO_COMPANIES) {
    const { id } = await createCompany(dependencies, actor)({ company: { ...company, accountantId } });
    for (const tax of taxes) await createCompanyTax(dependencies, actor)({ companyId: id, tax });
    // The pay of the demonstration does not cover the lookback periods of its own years.
    for (const year of [thisYear - 1, thisYear])
      await updateDepositFacts(dependencies, actor)({ companyId: id, year, facts: MONTHLY_DEPOSITS });
    ids.push(id);
  }
  return ids;
}

type Person = { companyId: number; employeeId: number; demo: DemoEmployee };

async function addEmployees(
  dependencies: Dependencies,
  actor: Actor,
  companyIds: number[],
): Promise<Person[]> {
  const thisYear = yearOf(dependencies.today());
  const people: Person[] = [];
  for (const [place, demo] of [...EMPLOYEES, ...RESTAURANT_EMPLOYEES].entries()) {
    const companyId = companyIds[demo.company] ?? 0;
    const company = DEMO_COMPANIES[demo.company]?.company ?? {};
    const employee = withLeaveInForce(demoEmployee(demo, place, thisYear), company, dependencies.today());
    const { id } = await createEmployee(dependencies, actor)({ companyId, employee });
    if (demo.openingBalance) {
      const amounts = { ...NOTHING, ...demo.openingBalance };
      await saveOpeningBalance(
        dependencies,
        actor,
      )({ employeeId: id, opening: { asOf: `${thisYear}-01-01`, amounts, bases: NO_OPENING_BALANCE_BASES } });
    }
    people.push({ companyId, employeeId: id, demo });
  }
  return people;
}

/** Loads all pay of an employee since last year, as one run. */
function paidSoFar(
  { companyId, employeeId, demo }: Person,
  accountantId: number,
  today: CalendarDate,
): PayRun {
  const periods = paidPeriods(today, demo.employee.payFrequency ?? 'weekly');
  const payments = periods.map((period) => ({ employeeId, entry: demoEntry(demo, period, accountantId) }));
  return { companyId, payments };
}

async function addContractors(dependencies: Dependencies, actor: Actor, companyIds: number[]): Promise<void> {
  for (const { company, contractor, monthlyHours } of [...CONTRACTORS, ...RESTAURANT_CONTRACTORS]) {
    const companyId = companyIds[company] ?? 0;
    const { id: contractorId } = await createContractor(dependencies, actor)({ companyId, contractor });
    for (const time of demoPayments(monthlyHours, dependencies.today()))
      await loadContractorTime(dependencies, actor)({ contractorId, time });
  }
}

/** The number of returns and deposits that are late. */
const LATE = 3;

/** Marks past returns and deposits as done outside Garita, except the last ones. */
async function settlePast(dependencies: Dependencies, actor: Actor): Promise<void> {
  const due = await listDue(dependencies, actor)();
  const past = due.filter(({ state }) => state === 'overdue').slice(0, -LATE);
  for (const companyId of new Set(past.map((one) => one.companyId))) {
    const obligations = past
      .filter((one) => one.companyId === companyId)
      .map(({ kind, period }) => ({ obligation: kind, ...period }));
    await markObligationsSettled(dependencies, actor)({ companyId, obligations });
  }
}

const MONTHLY_DEPOSITS: DepositFacts = { ...NO_DEPOSIT_FACTS, federal: 'monthly', local: 'monthly' };

const NOTHING = byName(OPENING_BALANCE_AMOUNTS, () => 0);
