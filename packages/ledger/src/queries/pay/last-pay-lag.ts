import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { daysBetween } from '@garita/domain/time/calendar-date';
import { frequencyDigit } from '@garita/domain/time/pay-period';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { entries } from '../../schema/index.ts';

/**
 * Returns the days from the end of the period to the pay date of a company's newest entry of a frequency,
 * negative if paid before the end; undefined without entries. It is the newest entry and not the one with
 * the last pay date, so that a mistyped date is forgotten at the next entry.
 */
export async function lastPayLagDays(
  db: Database,
  companyId: number,
  frequency: PayFrequency,
): Promise<number | undefined> {
  const [newest] = await newestOf(db, { companyId, digit: frequencyDigit(frequency) });
  return newest && daysBetween(newest.periodEnd, newest.payDate);
}

const newestOf = preparedQuery((db, { companyId, digit }: Places<{ companyId: number; digit: number }>) => {
  const { periodId, periodEnd, payDate, status, entryId } = entries;
  return db
    .select({ periodEnd, payDate })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(status, 'live'), sql`${periodId} / 100 % 10 = ${digit}`))
    .orderBy(desc(entryId))
    .limit(1);
});
