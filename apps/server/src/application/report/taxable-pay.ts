import type { Employee } from '@garita/domain/employee/employee.schema';
import { type IncomeTaxedEntry, incomeTaxedEntries, isYoung } from '@garita/domain/returns/exempt-wages';
import { FICA_AMOUNTS, type FicaRules, taxableEntries } from '@garita/domain/returns/fica';
import { type TaxableYear, taxableOpeningBalances } from '@garita/domain/returns/fica-of-year';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { openingBalancesByPerson, payByPerson } from '@garita/domain/returns/pay-by-person';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { allOf } from '@garita/ledger/database/all-of';
import { openingBalancesOfYear } from '@garita/ledger/queries/opening-balance/opening-balance';
import { listPaidAmounts, listPaidEntries, type PayDateRange } from '@garita/ledger/queries/pay/paid-entries';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { getWageBase } from '@garita/ledger/registry/records/pay-parameters';
import { type CompanyPersons, listCompanyPersons } from '@garita/ledger/registry/records/person-records';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { companyScope } from '../access.ts';
import { cachedRead, type ReportCache, type ReportContext, reportCacheOf } from './report-cache.ts';

/** Lists what a company paid between two days, by pay date. */
export async function listPaidEntriesOf(
  { database, excludedEntryId, readCache }: ReportCache,
  companyId: number,
  days: PayDateRange,
): Promise<PaidEntry[]> {
  const question = { paidEntries: companyId, ...days };
  const entries = await cachedRead(readCache, question, () => listPaidEntries(database, companyId, days));
  return entries.filter(({ entryId }) => entryId !== excludedEntryId);
}

/**
 * Reads what a company paid in a calendar year, by pay date, and the opening balances, both by person: a
 * person with several records goes under the id of the first one.
 */
export async function payAndOpeningBalancesOf(books: ReportCache, companyId: number, year: number) {
  const { entries, before, persons } = await allOf({
    entries: listPaidEntriesOf(books, companyId, daysOfYear(year)),
    before: openingsOf(books, companyId, year),
    persons: personsOf(books, companyId),
  });
  return {
    entries: payByPerson(entries, persons.first),
    before: openingBalancesByPerson(before, persons.first),
  };
}

/** Reads the persons of a company who have several records there. */
export function personsOf({ database, readCache }: ReportCache, companyId: number): Promise<CompanyPersons> {
  return cachedRead(readCache, { persons: companyId }, () => listCompanyPersons(database, companyId));
}

function openingsOf({ database, readCache }: ReportCache, companyId: number, year: number) {
  return cachedRead(readCache, { openingsOfYear: companyId, year }, () =>
    openingBalancesOfYear(database, companyId, year),
  );
}

/** Returns the days of a calendar year. */
export function daysOfYear(year: number) {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/**
 * Returns the taxable parts of a company's pay in a year and of its opening balances, under the wage base of
 * that year.
 */
export async function federalTaxableYear(
  books: ReportCache,
  companyId: number,
  year: number,
): Promise<TaxableYear> {
  const { database, excludedEntryId, readCache } = books;
  const { entries, openings, wageBase, persons } = await allOf({
    entries: cachedRead(readCache, { federallyTaxed: companyId, year }, () =>
      listPaidAmounts(database, companyId, { ...daysOfYear(year), names: FICA_AMOUNTS }),
    ),
    openings: openingsOf(books, companyId, year),
    wageBase: getWageBase(database, year),
    persons: personsOf(books, companyId),
  });
  const all = entries.filter(({ entryId }) => entryId !== excludedEntryId);
  const counted = payByPerson(all, persons.first);
  const before = openingBalancesByPerson(openings, persons.first);
  const rules: FicaRules = { before, ...(wageBase === undefined ? {} : { wageBase }) };
  return { entries: taxableEntries(counted, rules), openingBalances: taxableOpeningBalances(rules) };
}

/** Reads a year and the two years before it, which decide its deposit schedule. */
export async function withTwoYearsBefore<Year>(
  year: number,
  ofYear: (year: number) => Promise<Year>,
): Promise<[secondBefore: Year, before: Year, year: Year]> {
  return Promise.all([ofYear(year - 2), ofYear(year - 1), ofYear(year)]);
}

/**
 * Returns the parts of a year's pay that Puerto Rico taxes; young employees are exempt for the first
 * 40,000.00.
 */
export async function localTaxedEntries(
  context: ReportContext,
  companyId: number,
  year: number,
): Promise<IncomeTaxedEntry[]> {
  const { dependencies, actor, readCache } = context;
  const { entries, before } = await payAndOpeningBalancesOf(reportCacheOf(context), companyId, year);
  const ids = listPaidEmployeeIds(entries, before);
  const paid = await cachedRead(readCache, { employees: companyId, ids }, () =>
    employeeRegistry.listByIds(dependencies.database, companyScope(actor, companyId), ids),
  );
  return incomeTaxedEntries(entries, { isExempt: youngTest(paid, year), before });
}

/** Returns the test whether somebody's wages are exempt in a year because of their age. */
export function youngTest(
  all: readonly { id: number; birthday: CalendarDate }[],
  year: number,
): (employeeId: number) => boolean {
  const young = new Set(all.filter(({ birthday }) => isYoung(birthday, year)).map(({ id }) => id));
  return (employeeId) => young.has(employeeId);
}

/** Lists the people who have pay or an opening balance here. */
export function listPaidEmployeeIds(
  entries: readonly { employeeId: number }[],
  before: ReadonlyMap<number, unknown> = new Map(),
): number[] {
  return [...new Set([...entries.map(({ employeeId }) => employeeId), ...before.keys()])];
}

/**
 * Reads some employees of a company with whole numbers, for forms that require them. A person with several
 * records has the id of the first one, and the name and address of the newest.
 */
export async function employeesWithNumbers(
  context: ReportContext,
  companyId: number,
  ids: readonly number[],
): Promise<SavedRecord<Employee>[]> {
  const { dependencies, actor, readCache } = context;
  const { database, keyring } = dependencies;
  const { newest } = await personsOf(reportCacheOf(context), companyId);
  const firstOf = new Map(ids.map((id) => [newest.get(id) ?? id, id]));
  const shown = [...firstOf.keys()];
  const employees = await cachedRead(readCache, { wholeEmployees: companyId, ids: shown }, () =>
    employeeRegistry.withKeyring(keyring).listByIds(database, companyScope(actor, companyId), shown),
  );
  return employees.map((employee) => ({ ...employee, id: firstOf.get(employee.id) ?? employee.id }));
}
