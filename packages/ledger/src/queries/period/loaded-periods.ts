import type { PayFrequency } from '@garita/domain/reference/enumerations';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type PayPeriod, periodDigits, recordedPeriod } from '@garita/domain/time/period-id';
import { and, asc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import type { Place } from '../../database/prepared-query.ts';
import { entries } from '../../schema/index.ts';

/** Returns the condition that an entry is of a period of a frequency, given both digits of its ids. */
export function isOfFrequency([digit, calendarDigit]: readonly (number | Place)[]): SQL | undefined {
  const typed = sql`${entries.periodId} / 100 % 10`;
  return or(sql`${typed} = ${digit}`, sql`${typed} = ${calendarDigit}`);
}

/**
 * Returns the periods of a company with live pay of a frequency that have any day from a day on, in order,
 * with the days that their entries froze.
 */
export async function listLoadedPeriods(
  db: Database,
  companyId: number,
  { frequency, from }: { frequency: PayFrequency; from: CalendarDate },
): Promise<PayPeriod[]> {
  const { periodId, periodStart, periodEnd } = entries;
  const rows = await db
    .selectDistinct({ periodId, periodStart, periodEnd })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, companyId),
        eq(entries.status, 'live'),
        gte(periodEnd, from),
        isOfFrequency(periodDigits(frequency)),
      ),
    )
    .orderBy(asc(periodStart), asc(periodId));
  return rows.map(recordedPeriod);
}
