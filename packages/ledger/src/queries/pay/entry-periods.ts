import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { entries } from '../../schema/index.ts';

/** Of which period an entry is, and when it is paid; of one that was deleted as it was. */
export type EntryPeriod = { periodId: number; payDate: CalendarDate; isDeleted: boolean };

/** Where some entries of a company stand, by the entries' ids. */
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
