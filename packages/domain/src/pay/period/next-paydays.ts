import { addDays, type CalendarDate } from '../../time/calendar-date.ts';
import { companyPeriodsBetween, type PayCalendars } from '../../time/company-periods.ts';
import type { PayCalendar } from '../../time/pay-calendar.schema.ts';
import type { PayPeriod } from '../../time/period-id.ts';
import { paydayOf } from './payday.ts';

/** The number of periods that are shown of a calendar before it is saved. */
const SHOWN = 6;

/** The days of seven months, of which six are whole. */
const DAYS_AHEAD = 7 * 31;

/**
 * Returns the next periods of a company and their paydays as they would be with a calendar that is not saved
 * yet: from today on, or from the period before its effective day if that is later.
 */
export function nextPaydays(
  calendars: PayCalendars,
  draft: PayCalendar,
  { today, freeDays }: { today: CalendarDate; freeDays: readonly CalendarDate[] },
): (PayPeriod & { payDate: CalendarDate })[] {
  const { frequency, effectiveFrom } = draft;
  const others = calendars.filter(
    (one) => one.frequency !== frequency || one.effectiveFrom !== effectiveFrom,
  );
  const after = [...others, draft];
  const dayBefore = addDays(effectiveFrom, -1);
  const from = dayBefore > today ? dayBefore : today;
  return companyPeriodsBetween(after, frequency, { from, to: addDays(from, DAYS_AHEAD) })
    .slice(0, SHOWN)
    .map((period) => ({ ...period, payDate: paydayOf(period, after, { lastLagDays: 0, freeDays }) }));
}
