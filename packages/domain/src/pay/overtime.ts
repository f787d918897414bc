import { daysBetween } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/period-id.ts';
import type { Minutes } from '../time/work-minutes.ts';

/** Work beyond 40 hours in a week is overtime: 29 L.P.R.A. 273 and 273a (Act 379-1948). */
const REGULAR_MINUTES_PER_WEEK: Minutes = 40 * 60;

/**
 * Returns the maximum regular time of a period: 40 hours for each week, a begun one counted completely. In a
 * longer period nobody knows the hours of each week, but time above this maximum is overtime in any case.
 */
export function mostRegularMinutes({ start, end }: Pick<PayPeriod, 'start' | 'end'>): Minutes {
  const weeks = Math.ceil((daysBetween(start, end) + 1) / 7);
  return weeks * REGULAR_MINUTES_PER_WEEK;
}

/**
 * Returns how much of an entry's regular time is overtime, given the regular time of the period's other
 * entries.
 */
export function overtimeWithin(
  regular: Minutes,
  { period, elsewhere }: { period: Pick<PayPeriod, 'start' | 'end'>; elsewhere: Minutes },
): Minutes {
  return Math.min(regular, Math.max(0, regular + elsewhere - mostRegularMinutes(period)));
}
