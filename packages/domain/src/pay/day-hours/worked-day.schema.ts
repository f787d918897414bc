import { z } from 'zod';
import { requiredOr, STRICT } from '../../field-code.ts';
import { calendarDateSchema } from '../../time/calendar-date.ts';
import type { PayPeriod } from '../../time/period-id.ts';
import { type Minutes, minutesSchema } from '../../time/work-minutes.ts';

const MINUTES_OF_DAY: Minutes = 24 * 60;

/**
 * The work of one day, in minutes. `mealWorked` is work through meal periods, which `worked` does not
 * include. Codes: those of dates and hours, and `day-too-long` above 24 hours in all.
 */
export const workedDaySchema = z
  .strictObject({ date: calendarDateSchema, worked: minutesSchema, mealWorked: minutesSchema }, STRICT)
  .refine(({ worked, mealWorked }) => worked + mealWorked <= MINUTES_OF_DAY, {
    message: 'day-too-long',
    path: ['worked'],
  });
export type WorkedDay = z.infer<typeof workedDaySchema>;

/** The longest list of days: those of a month. */
const MOST_DAYS = 31;

/** The days of an entry, each at most once, in any order. Codes: those of a day, `day-repeated`. */
export const workedDaysSchema = z
  .array(workedDaySchema, requiredOr('option-invalid'))
  .max(MOST_DAYS, { error: 'list-too-long', abort: true })
  .superRefine((days, context) => {
    for (const [index, { date }] of days.entries()) {
      if (days.findIndex((day) => day.date === date) === index) continue;
      context.addIssue({ code: 'custom', message: 'day-repeated', path: [index, 'date'] });
    }
  });

/** Returns the positions of the days that lie outside a period. */
export function daysOutside(
  days: readonly WorkedDay[],
  { start, end }: Pick<PayPeriod, 'start' | 'end'>,
): number[] {
  return [...days.keys()].filter((index) => {
    const date = days[index]?.date ?? start;
    return date < start || date > end;
  });
}
