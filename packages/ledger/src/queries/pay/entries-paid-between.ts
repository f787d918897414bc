import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, entries } from '../../schema/index.ts';

/** The number of live entries in a period, over all companies of an account. */
export type PeriodCount = { periodId: number; entries: number };

/** Counts the account's live entries with a pay date from one day on and before another, by period. */
export async function countEntriesPaidBetween(
  db: Database,
  scope: AccountScope,
  { from, before }: { from: CalendarDate; before: CalendarDate | undefined },
): Promise<PeriodCount[]> {
  return db
    .select({ periodId: entries.periodId, entries: count() })
    .from(entries)
    .innerJoin(companies, eq(companies.id, entries.companyId))
    .where(
      and(
        isVisibleTo(scope),
        eq(entries.status, 'live'),
        gte(entries.payDate, from),
        before === undefined ? undefined : lt(entries.payDate, before),
      ),
    )
    .groupBy(entries.periodId)
    .orderBy(asc(entries.periodId));
}
