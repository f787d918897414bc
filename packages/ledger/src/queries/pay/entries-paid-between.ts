import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type PayPeriod, recordedPeriod } from '@garita/domain/time/period-id';
import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, entries } from '../../schema/index.ts';

/**
 * The number of live entries in a period, over all companies of an account in which it has the same days.
 */
export type PeriodCount = { period: PayPeriod; entries: number };

/** Counts the account's live entries with a pay date from one day on and before another, by period. */
export async function countEntriesPaidBetween(
  db: Database,
  scope: AccountScope,
  { from, before }: { from: CalendarDate; before: CalendarDate | undefined },
): Promise<PeriodCount[]> {
  const { periodId, periodStart, periodEnd } = entries;
  const rows = await db
    .select({ periodId, periodStart, periodEnd, entries: count() })
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
    .groupBy(periodId, periodStart, periodEnd)
    .orderBy(asc(periodId), asc(periodStart));
  return rows.map((row) => ({ period: recordedPeriod(row), entries: row.entries }));
}
