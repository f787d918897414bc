import { z } from 'zod';
import { requiredOr } from '../field-code.ts';
import { addDays, type CalendarDate, endOfMonth, isCalendarDate, startOfMonth } from './calendar-date.ts';

/** A month of the calendar, 'YYYY-MM'. Months of this form compare correctly as text. */
export type CalendarMonth = string;

/** A month that exists, 1900 to 2199. Codes: `required`, `date-invalid`. */
export const calendarMonthSchema = z
  .string(requiredOr('date-invalid'))
  .refine((text) => isCalendarDate(`${text}-01`), requiredOr('date-invalid'));

/** Returns the first and the last day of a month. */
export function daysOfMonth(month: CalendarMonth): { from: CalendarDate; to: CalendarDate } {
  const from = `${month}-01`;
  return { from, to: endOfMonth(from) };
}

/** Returns the month of a day. */
export function monthOfDay(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7);
}

/** Returns the months that lie completely between two days (both included), in order. */
export function monthsWithin({ from, to }: { from: CalendarDate; to: CalendarDate }): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  let first = from === startOfMonth(from) ? from : firstOfNext(from);
  while (endOfMonth(first) <= to) {
    months.push(monthOfDay(first));
    first = firstOfNext(first);
  }
  return months;
}

function firstOfNext(date: CalendarDate): CalendarDate {
  return addDays(endOfMonth(date), 1);
}

/** Returns the months of a year that have begun by a day, in order. */
export function monthsBegun(year: number, today: CalendarDate): CalendarMonth[] {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  return months.filter((month) => month <= today.slice(0, 7));
}
