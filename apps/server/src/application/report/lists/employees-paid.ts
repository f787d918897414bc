import type { Employee } from '@garita/domain/employee/employee.schema';
import type { Cents } from '@garita/domain/money/cents';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { peopleTotal, type ReportTotal, sumTotal } from '@garita/domain/report/report-total';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { payByPerson } from '@garita/domain/returns/pay-by-person';
import { monthOf } from '@garita/domain/time/calendar-date';
import { allOf } from '@garita/ledger/database/all-of';
import type { PayDateRange } from '@garita/ledger/queries/pay/paid-entries';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type CompanyEmployee, companyIdsOf, employeesOf } from '../employer.ts';
import { omittedOpeningBalances } from '../omitted-opening-balances.ts';
import { type ReportContext, reportCacheOf } from '../report-cache.ts';
import { listPaidEmployeeIds, listPaidEntriesOf, personsOf } from '../taxable-pay.ts';

/** Lists everybody whom a company paid between two days, with the entries, by surname. */
export async function employeesPaid(context: ReportContext, companyId: number, range: PayDateRange) {
  const entries = await listPaidEntriesOf(reportCacheOf(context), [companyId], range);
  return withEmployees(context, [companyId], entries);
}

/**
 * Lists everybody whom an employer paid between two days, with the entries, by surname. A person with several
 * records is listed once, by the first of them.
 */
export async function personsPaid(
  context: ReportContext,
  companyIds: readonly number[],
  range: PayDateRange,
) {
  const cache = reportCacheOf(context);
  const { entries, persons } = await allOf({
    entries: listPaidEntriesOf(cache, companyIds, range),
    persons: personsOf(cache, companyIds),
  });
  return withEmployees(context, companyIds, payByPerson(entries, persons.first));
}

async function withEmployees(
  context: ReportContext,
  companyIds: readonly number[],
  entries: readonly PaidEntry[],
): Promise<EmployeePaid[]> {
  const paid = await employeesOf(context, companyIds, listPaidEmployeeIds(entries));
  return withRowsOfEach(paid, entries, ({ employeeId }) => employeeId).map(([employee, own]) => ({
    employee,
    entries: own,
  }));
}

/** An employee, with the entries that were paid to them. */
export type EmployeePaid = { employee: CompanyEmployee; entries: PaidEntry[] };

/** Returns all entries of some people. */
export function entriesOf(paid: readonly { entries: readonly PaidEntry[] }[]): PaidEntry[] {
  return paid.flatMap(({ entries }) => entries);
}

/** Returns the first two totals of most lists: the number of people, and their gross pay. */
export function grossTotals(entries: readonly PaidEntry[]): [employees: ReportTotal, gross: ReportTotal] {
  const grossOf = ({ amounts }: PaidEntry) => amounts.gross;
  return [peopleTotal('employees', entries, grossOf), sumTotal('gross', entries, grossOf)];
}

/** The earnings in each of the four quarters of a year that begins with a month. */
type ByQuarter = [Cents, Cents, Cents, Cents];

/**
 * Adds to everybody the earnings of each quarter of a year that begins with a month, and leaves out who
 * earned nothing. Reimbursed expenses and other additions outside the gross are no earnings.
 */
export function earnedByQuarter(paid: readonly EmployeePaid[], earnings: Earnings) {
  return paid
    .map((one) => ({ ...one, quarters: byQuarter(one.entries, earnings) }))
    .filter(({ quarters }) => quarters.some((cents) => cents !== 0));
}

/** The first month of the year, and the earnings of an entry that count: its gross, unless told otherwise. */
type Earnings = { firstMonth: number; earnedIn?: (entry: PaidEntry) => Cents };

function byQuarter(
  entries: readonly PaidEntry[],
  { firstMonth, earnedIn = ({ amounts }) => amounts.gross }: Earnings,
): ByQuarter {
  const quarters: ByQuarter = [0, 0, 0, 0];
  for (const entry of entries) {
    const quarter = Math.floor(((monthOf(entry.payDate) - firstMonth + 12) % 12) / 3) as 0 | 1 | 2 | 3;
    quarters[quarter] += earnedIn(entry);
  }
  return quarters;
}

/** Returns the employee whom a list is about; undefined for a list of everybody. */
export async function onlyEmployee(
  { dependencies: { database }, actor }: UseCaseContext,
  { companyId, employeeId }: { companyId: number; employeeId: number | null },
): Promise<Employee | undefined> {
  if (employeeId === null) return undefined;
  return employeeRegistry.find(database, companyScope(actor, companyId), employeeId);
}

/** Pairs each owner that has any rows with its rows, in the order of the owners. */
export function withRowsOfEach<Owner extends { id: number }, Owned>(
  owners: readonly Owner[],
  owned: readonly Owned[],
  ownerOf: (one: Owned) => number,
): [Owner, Owned[]][] {
  const ownOf = new Map(owners.map(({ id }) => [id, [] as Owned[]]));
  for (const one of owned) ownOf.get(ownerOf(one))?.push(one);
  return owners.flatMap((owner): [Owner, Owned[]][] => {
    const own = ownOf.get(owner.id) ?? [];
    return own.length > 0 ? [[owner, own]] : [];
  });
}

/** Lists the pay of another system that a list leaves out, by person. */
export async function omittedPayOf(context: ReportContext, request: ReportRequest) {
  const omitted = await omittedOpeningBalances(context, request);
  const people = await employeesOf(
    context,
    await companyIdsOf(context, request),
    listPaidEmployeeIds(omitted),
  );
  return withRowsOfEach(people, omitted, ({ employeeId }) => employeeId).flatMap(([name, own]) =>
    own.map(({ gross, asOf }) => ({ name, gross, asOf })),
  );
}
