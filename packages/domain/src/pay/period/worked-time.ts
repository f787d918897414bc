import { daysBetween } from '../../time/calendar-date.ts';
import type { PayPeriod } from '../../time/pay-period.ts';
import type { Minutes } from '../../time/work-minutes.ts';
import type { WorkedMinutes } from '../time-entry.schema.ts';

type Bounds = Pick<PayPeriod, 'start' | 'end'>;

const MINUTES_PER_DAY: Minutes = 24 * 60;

/** Returns the length of a period in minutes. */
export function minutesIn({ start, end }: Bounds): Minutes {
  return (daysBetween(start, end) + 1) * MINUTES_PER_DAY;
}

/**
 * Returns true if more was worked than a period lasts, 24 hours a day. A part week at the end of a year
 * counts as the whole week that it is paid as. Leave is not worked and may be paid out at once; a meal
 * period lies within the hours that are worked through it.
 */
export function isBeyondPeriod(
  { regular, overtime }: Pick<WorkedMinutes, 'regular' | 'overtime'>,
  period: Bounds,
): boolean {
  return regular + overtime > Math.max(minutesIn(period), 7 * MINUTES_PER_DAY);
}
