import { type EntryByDay, recordedDaysOfText } from '@garita/domain/pay/day-hours/recorded-days';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import type { EmployeeKey } from '../queries/pay/year-to-date.ts';
import { entries } from '../schema/index.ts';

/**
 * Returns the live entries by day of an employee, with corrections, in order of recording. All of them,
 * because a correction has the days of an entry of any earlier period.
 */
export async function listEntriesByDay(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
): Promise<EntryByDay[]> {
  const rows = await byDayOf(db, { companyId, employeeId });
  return rows.flatMap(({ entryId, workedDays }) => {
    const recorded = recordedDaysOfText(workedDays);
    return recorded ? [{ entryId, recorded }] : [];
  });
}

const byDayOf = preparedQuery((db, { companyId, employeeId }: Places<EmployeeKey>) =>
  db
    .select({ entryId: entries.entryId, workedDays: entries.workedDays })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, companyId),
        eq(entries.employeeId, employeeId),
        eq(entries.status, 'live'),
        isNotNull(entries.workedDays),
      ),
    )
    .orderBy(asc(entries.entryId)),
);
