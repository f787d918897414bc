import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { entries } from '../../schema/index.ts';

/** The period and pay date of an entry; for a deleted entry, the last ones. */
export type EntryPeriod = { periodId: number; payDate: CalendarDate; isDeleted: boolean };

/** Returns the periods of some entries of a company, by entry id. */
export async function findEntryPeriods(
  db: Database,
  companyId: number,
  entryIds: readonly number[],
): Promise<Map<number, EntryPeriod>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({
      entryId: entries.entryId,
      periodId: entries.periodId,
      payDate: entries.payDate,
      isDeleted: sql<boolean>`${entries.status} = 'deleted'`,
    })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), inArray(entries.entryId, [...entryIds])));
  return new Map(rows.map(({ entryId, ...place }) => [entryId, place]));
}
