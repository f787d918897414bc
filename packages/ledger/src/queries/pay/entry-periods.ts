import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { entries } from '../../schema/index.ts';
import { isOfCompanies } from '../of-companies.ts';

/** The company, employee, period and pay date of an entry; for a deleted entry, the last ones. */
export type EntryPeriod = {
  companyId: number;
  employeeId: number;
  periodId: number;
  payDate: CalendarDate;
  isDeleted: boolean;
};

/** Returns the periods of some entries of these companies, by entry id. */
export async function findEntryPeriods(
  db: Database,
  companyIds: readonly number[],
  entryIds: readonly number[],
): Promise<Map<number, EntryPeriod>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({
      companyId: entries.companyId,
      employeeId: entries.employeeId,
      entryId: entries.entryId,
      periodId: entries.periodId,
      payDate: entries.payDate,
      isDeleted: sql<boolean>`${entries.status} = 'deleted'`,
    })
    .from(entries)
    .where(and(isOfCompanies(entries.companyId, companyIds), inArray(entries.entryId, [...entryIds])));
  return new Map(rows.map(({ entryId, ...place }) => [entryId, place]));
}
