import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { foldLog } from '../../fold/fold-log.ts';
import { rowsOfState } from '../../fold/state-rows.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, entries } from '../../schema/index.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** An entry that Recalcular would change, and whose it is. */
export type EntryNeedingRecalculation = {
  entryId: number;
  employeeId: number;
  periodId: number;
  payDate: CalendarDate;
};

/**
 * Returns the live entries of a company, or of one of its employees, that need recalculation: by employee,
 * period and entry.
 */
export async function entriesNeedingRecalculation(
  db: Database,
  { companyId, employeeId }: { companyId: number; employeeId?: number },
): Promise<EntryNeedingRecalculation[]> {
  return employeeId === undefined
    ? needingRecalculationOfCompany(db, { companyId })
    : needingRecalculationOfEmployee(db, { companyId, employeeId });
}

const needingRecalculationOfCompany = preparedQuery((db, { companyId }: Places<{ companyId: number }>) =>
  rowsNeedingRecalculation(db, eq(entries.companyId, companyId)),
);

const needingRecalculationOfEmployee = preparedQuery((db, employee: Places<EmployeeKey>) =>
  rowsNeedingRecalculation(
    db,
    and(eq(entries.companyId, employee.companyId), eq(entries.employeeId, employee.employeeId)),
  ),
);

function rowsNeedingRecalculation(db: Database, whose: SQL | undefined) {
  const { entryId, employeeId, periodId, payDate } = entries;
  return db
    .select({ entryId, employeeId, periodId, payDate })
    .from(entries)
    .where(and(whose, entries.isStale, eq(entries.status, 'live')))
    .orderBy(asc(employeeId), asc(periodId), asc(entryId));
}

/** Returns the live entries of an account's companies that need recalculation, by company and pay date. */
export async function accountEntriesNeedingRecalculation(
  db: Database,
  scope: AccountScope,
): Promise<(EntryNeedingRecalculation & { companyId: number })[]> {
  const { companyId, entryId, employeeId, periodId, payDate } = entries;
  return db
    .select({ companyId, entryId, employeeId, periodId, payDate })
    .from(entries)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(isVisibleTo(scope), entries.isStale, eq(entries.status, 'live')))
    .orderBy(asc(companyId), asc(payDate), asc(entryId));
}

/**
 * Returns the ids of an employee's entries that needed recalculation after the event with this number, folded
 * from the log.
 */
export async function entriesNeedingRecalculationAt(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
  seq: number,
): Promise<number[]> {
  const { entries: folded } = rowsOfState(await foldLog(db, { companyId, employeeId, toSeq: seq }));
  return folded
    .filter(({ isStale }) => isStale)
    .toSorted((one, other) => one.periodId - other.periodId || one.entryId - other.entryId)
    .map(({ entryId }) => entryId);
}
