import { daysBetween } from '../../time/calendar-date.ts';
import type { PayPeriod } from '../../time/period-id.ts';
import type { Minutes } from '../../time/work-minutes.ts';
import type { WorkedMinutes } from '../time-entry.schema.ts';

type Bounds = Pick<PayPeriod, 'start' | 'end'>;

const MINUTES_PER_DAY: Minutes = 24 * 60;

/** The typed time and the maximum time of a period, in minutes. */
export type HoursAbovePeriod = { worked: Minutes; possible: Minutes };

/**
 * Returns the total time if it exceeds 24 hours a day of the period, else undefined. This is only a warning,
 * because leave may be paid out at once.
 */
export function hoursAbovePeriod(
  minutes: WorkedMinutes,
  { start, end }: Bounds,
): HoursAbovePeriod | undefined {
  const worked = Object.values(minutes).reduce((sum, bucket) => sum + bucket, 0);
  const possible = (daysBetween(start, end) + 1) * MINUTES_PER_DAY;
  return worked > possible ? { worked, possible } : undefined;
}
