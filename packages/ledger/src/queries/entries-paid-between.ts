import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { companies, entries } from '../schema/index.ts';

/** How many live entries of an account are in a period, over all its companies. */
export type PeriodCount = { periodId: number; entries: number };

/** The account's live entries with a pay date from one day on and before another, counted by period. */
export async function countEntriesPaidBetween(
  db: Database,
  { accountId }: { accountId: number },
  { from, before }: { from: CalendarDate; before: CalendarDate | undefined },
): Promise<PeriodCount[]> {
  return db
    .select({ periodId: entries.periodId, entries: count() })
    .from(entries)
    .innerJoin(companies, eq(companies.id, entries.companyId))
    .where(
      and(
        eq(companies.accountId, accountId),
        eq(entries.status, 'live'),
        gte(entries.payDate, from),
        before === undefined ? undefined : lt(entries.payDate, before),
      ),
    )
    .groupBy(entries.periodId)
    .orderBy(asc(entries.periodId));
}
