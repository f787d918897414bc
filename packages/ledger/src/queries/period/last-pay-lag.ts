import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { daysBetween } from '@garita/domain/time/calendar-date';
import { periodDigits } from '@garita/domain/time/period-id';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { entries } from '../../schema/index.ts';
import { isOfFrequency } from './loaded-periods.ts';

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
  const [digit, calendarDigit] = periodDigits(frequency);
  const [newest] = await newestOf(db, { companyId, digit, calendarDigit });
  return newest && daysBetween(newest.periodEnd, newest.payDate);
}

type OfFrequency = { companyId: number; digit: number; calendarDigit: number };

const newestOf = preparedQuery((db, { companyId, digit, calendarDigit }: Places<OfFrequency>) => {
  const { periodEnd, payDate, status, entryId } = entries;
  return db
    .select({ periodEnd, payDate })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(status, 'live'), isOfFrequency([digit, calendarDigit])))
    .orderBy(desc(entryId))
    .limit(1);
});
