import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { foldLog } from '../../fold/fold-log.ts';
import { rowsOfState } from '../../fold/state-rows.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import { listRecordPairs, listRecordPairsOfAccount } from '../../registry/records/person-records.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, entries } from '../../schema/index.ts';
import { withPersonMarks } from './person-recalculations.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** An entry that Recalcular would change, and its employee. */
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
  const { marked, pairs } = await allOf({
    marked:
      employeeId === undefined
        ? needingRecalculationOfCompany(db, { companyId })
        : needingRecalculationOfEmployee(db, { companyId, employeeId }),
    pairs: listRecordPairs(db, { companyId, employeeId }),
  });
  const all = await withPersonMarks(db, marked, pairs);
  return all.map(({ companyId: _, ...entry }) => entry);
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

function rowsNeedingRecalculation(db: Database, subject: SQL | undefined) {
  const { companyId, entryId, employeeId, periodId, payDate } = entries;
  return db
    .select({ companyId, entryId, employeeId, periodId, payDate })
    .from(entries)
    .where(and(subject, entries.isStale, eq(entries.status, 'live')))
    .orderBy(asc(employeeId), asc(periodId), asc(entryId));
}

/** Returns the live entries of an account's companies that need recalculation, by company and pay date. */
export async function accountEntriesNeedingRecalculation(
  db: Database,
  scope: AccountScope,
): Promise<(EntryNeedingRecalculation & { companyId: number })[]> {
  const { companyId, entryId, employeeId, periodId, payDate } = entries;
  const marked = await db
    .select({ companyId, entryId, employeeId, periodId, payDate })
    .from(entries)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(isVisibleTo(scope), entries.isStale, eq(entries.status, 'live')))
    .orderBy(asc(companyId), asc(payDate), asc(entryId));
  const pairs = await listRecordPairsOfAccount(db, scope);
  if (pairs.length === 0) return marked;
  const seen = scope.access?.companyIds ?? [];
  const ofSeen = pairs.filter((pair) => seen.length === 0 || seen.includes(pair.companyId));
  const all = await withPersonMarks(db, marked, ofSeen);
  return all.toSorted(
    (a, b) => a.companyId - b.companyId || a.payDate.localeCompare(b.payDate) || a.entryId - b.entryId,
  );
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
