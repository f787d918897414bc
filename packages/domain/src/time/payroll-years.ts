import { z } from 'zod';
import { requiredOr } from '../field-code.ts';
import { calendarDateSchema, isCalendarDate, yearOf } from './calendar-date.ts';

/**
 * The years in which time may be loaded, for employees and contractors: 2024 to 2030 (payroll specification
 * §9).
 */
const FIRST_YEAR = 2024;
const LAST_YEAR = 2030;

export const PAYROLL_YEARS: readonly number[] = Array.from(
  { length: LAST_YEAR - FIRST_YEAR + 1 },
  (_, index) => FIRST_YEAR + index,
);

/** A payroll year. No screen shows another year. */
export const payrollYearSchema = z
  .int(requiredOr('year-invalid'))
  .min(FIRST_YEAR, 'year-invalid')
  .max(LAST_YEAR, 'year-invalid');

/** A day of a payroll year. No screen shows another year, so its pay would be invisible. */
export const payrollDateSchema = calendarDateSchema.refine(
  (date) => !isCalendarDate(date) || PAYROLL_YEARS.includes(yearOf(date)),
  'year-invalid',
);

/** Returns the year of an ordered list that is nearest to a year; the year itself if the list is empty. */
export function nearestYear(year: number, years: readonly number[]): number {
  return Math.min(Math.max(year, years[0] ?? year), years.at(-1) ?? year);
}
