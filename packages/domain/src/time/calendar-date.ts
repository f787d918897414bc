import { z } from 'zod';
import { requiredOr } from '../field-code.ts';

/** A calendar date 'YYYY-MM-DD' without time or zone. Dates of this form compare correctly as text. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date that exists, 1900 to 2199. Codes: `required`, `date-invalid`. */
export const calendarDateSchema = z
  .string(requiredOr('date-invalid'))
  .refine(isCalendarDate, requiredOr('date-invalid'))
  .meta({ format: 'date' });

/** Returns true for a 'YYYY-MM-DD' text that is a day of the calendar. */
export function isCalendarDate(text: string): boolean {
  const match = FORM.exec(text);
  if (!match) return false;
  const year = Number(match[1]);
  return year >= 1900 && year < 2200 && toText(toTime(text)) === text;
}

/** Returns the date `days` later, or earlier if `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toText(toTime(date) + days * DAY_MS);
}

/** Returns the date `years` later; 29 February becomes 28 February in a common year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const moved = `${String(yearOf(date) + years).padStart(4, '0')}${date.slice(4)}`;
  return isCalendarDate(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** Returns the days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (toTime(to) - toTime(from)) / DAY_MS;
}

/** Returns the calendar year, which is the tax year of a pay date. */
export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** Returns the month, 1 to 12. */
export function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7));
}

/** Returns the quarter of the calendar year, 1 to 4. */
export function quarterOf(date: CalendarDate): number {
  return Math.ceil(monthOf(date) / 3);
}

/** Returns the first day of the date's month. */
export function startOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`;
}

/** Returns the last day of the date's month. */
export function endOfMonth(date: CalendarDate): CalendarDate {
  return toText(Date.UTC(yearOf(date), monthOf(date), 0));
}

/** Returns the day of the week, 0 Sunday to 6 Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(toTime(date)).getUTCDay();
}

/**
 * Counts the Saturdays from `start` to `end`, both included. The chauffeur insurance counts weeks by
 * Saturdays.
 */
export function saturdaysBetween(start: CalendarDate, end: CalendarDate): number {
  const toFirstSaturday = 6 - weekday(start);
  const days = daysBetween(start, end);
  return days < toFirstSaturday ? 0 : Math.floor((days - toFirstSaturday) / 7) + 1;
}

// Returns UTC midnight of a date, so that no time zone or daylight saving moves it. The callers decide which
// date is today in Puerto Rico.
function toTime(date: CalendarDate): number {
  return Date.UTC(yearOf(date), monthOf(date) - 1, Number(date.slice(8)));
}

function toText(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10);
}
