import { isYoung } from '@garita/domain/pay/withholding/young-exemption';
import { type IncomeTaxedEntry, incomeTaxedEntries } from '@garita/domain/returns/exempt-wages';
import { FICA_AMOUNTS, taxableEntries } from '@garita/domain/returns/fica';
import { type TaxableYear, taxableOpeningBalances } from '@garita/domain/returns/fica-of-year';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { openingBalancesByPerson, payByPerson } from '@garita/domain/returns/pay-by-person';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { allOf } from '@garita/ledger/database/all-of';
import { openingBalancesOfYear } from '@garita/ledger/queries/opening-balance/opening-balance';
import { listPaidAmounts, listPaidEntries, type PayDateRange } from '@garita/ledger/queries/pay/paid-entries';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { getWageBase } from '@garita/ledger/registry/records/pay-parameters';
import { type CompanyPersons, listCompanyPersons } from '@garita/ledger/registry/records/person-records';
import { companyScope } from '../access.ts';
import { type CompanyEmployee, type Employer, employeesOf } from './employer.ts';
import { cachedRead, type ReportCache, type ReportContext, reportCacheOf } from './report-cache.ts';

/** Lists what some companies paid between two days, by pay date. */
export async function listPaidEntriesOf(
  { database, excludedEntryId, readCache }: ReportCache,
  companyIds: readonly number[],
  days: PayDateRange,
): Promise<PaidEntry[]> {
  const question = { paidEntries: companyIds, ...days };
  const entries = await cachedRead(readCache, question, () => listPaidEntries(database, companyIds, days));
  return entries.filter(({ entryId }) => entryId !== excludedEntryId);
}

/**
 * Reads what an employer paid in a calendar year, by pay date, and the opening balances, both by person: a
 * person with several records goes under the id of the first one.
 */
export async function payAndOpeningBalancesOf(
  cache: ReportCache,
  companyIds: readonly number[],
  year: number,
) {
  const { entries, before, persons } = await allOf({
    entries: listPaidEntriesOf(cache, companyIds, daysOfYear(year)),
    before: openingsOf(cache, companyIds, year),
    persons: personsOf(cache, companyIds),
  });
  return {
    entries: payByPerson(entries, persons.first),
    before: openingBalancesByPerson(before, persons.first),
  };
}

/** Reads the persons who have several records in the companies of an employer. */
export function personsOf(
  { database, readCache }: ReportCache,
  companyIds: readonly number[],
): Promise<CompanyPersons> {
  return cachedRead(readCache, { persons: companyIds }, () => listCompanyPersons(database, companyIds));
}

function openingsOf({ database, readCache }: ReportCache, companyIds: readonly number[], year: number) {
  return cachedRead(readCache, { openingsOfYear: companyIds, year }, () =>
    openingBalancesOfYear(database, companyIds, year),
  );
}

/** Returns the days of a calendar year. */
export function daysOfYear(year: number) {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/**
 * Returns the taxable parts of the pay of some companies in a year and of their opening balances. The pay of
 * all companies of the employer uses up the wage base of that year.
 */
export async function federalTaxableYear(
  cache: ReportCache,
  { employer, companyIds }: { employer: Employer; companyIds: readonly number[] },
  year: number,
): Promise<TaxableYear> {
  const { database, excludedEntryId, readCache } = cache;
  const ids = employer.companyIds;
  const others = ids.filter((id) => !companyIds.includes(id));
  const amountsOf = (of: readonly number[]) =>
    cachedRead(readCache, { federallyTaxed: of, year }, () =>
      listPaidAmounts(database, of, { ...daysOfYear(year), names: FICA_AMOUNTS }),
    );
  const ofAll = openingsOf(cache, ids, year);
  const { own, elsewhere, openings, ownOpenings, wageBase, persons } = await allOf({
    own: amountsOf(companyIds),
    elsewhere: others.length === 0 ? [] : amountsOf(others),
    openings: ofAll,
    ownOpenings: others.length === 0 ? ofAll : openingsOf(cache, companyIds, year),
    wageBase: getWageBase(database, year),
    persons: personsOf(cache, ids),
  });
  const counted = payByPerson(
    [...own, ...elsewhere].filter(({ entryId }) => entryId !== excludedEntryId),
    persons.first,
  );
  const limit = wageBase === undefined ? {} : { wageBase };
  const before = openingBalancesByPerson(openings, persons.first);
  const isOwn = new Set(own.map(({ entryId }) => entryId));
  return {
    entries: taxableEntries(counted, { before, ...limit }).filter(({ entryId }) => isOwn.has(entryId)),
    openingBalances: taxableOpeningBalances({
      before: openingBalancesByPerson(ownOpenings, persons.first),
      ...limit,
    }),
  };
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
  companyIds: readonly number[],
  year: number,
): Promise<IncomeTaxedEntry[]> {
  const { entries, before } = await payAndOpeningBalancesOf(reportCacheOf(context), companyIds, year);
  const ids = listPaidEmployeeIds(entries, before);
  const paid = await cachedRead(context.readCache, { employees: companyIds, ids }, () =>
    employeesOf(context, companyIds, ids),
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
 * Reads some employees of an employer with whole numbers, for forms that require them, in the order of their
 * surnames. A person with several records has the id and the company of the first one, and the name and
 * address of the newest.
 */
export async function employeesWithNumbers(
  context: ReportContext,
  companyIds: readonly number[],
  ids: readonly number[],
): Promise<CompanyEmployee[]> {
  const { dependencies, actor, readCache } = context;
  const { database, keyring } = dependencies;
  const { newest, companyOf } = await personsOf(reportCacheOf(context), companyIds);
  const firstOf = new Map(ids.map((id) => [newest.get(id) ?? id, id]));
  const shown = [...firstOf.keys()];
  const registry = employeeRegistry.withKeyring(keyring);
  const lists = companyIds.map(async (companyId) => {
    const employees = await cachedRead(readCache, { wholeEmployees: companyId, ids: shown }, () =>
      registry.listByIds(database, companyScope(actor, companyId), shown),
    );
    return employees.map((employee) => {
      const id = firstOf.get(employee.id) ?? employee.id;
      return { ...employee, id, companyId: companyOf.get(id) ?? companyId };
    });
  });
  return (await Promise.all(lists)).flat().toSorted(compareBySurname);
}
