import { z } from 'zod';
import { requiredOr } from '../field-code.ts';
import { calendarDateSchema, isCalendarDate, yearOf } from './calendar-date.ts';

/**
 * The years that time may be loaded in, of employees and of contractors: 2024 to 2030, payroll specification
 * §9.
 */
const FIRST_YEAR = 2024;
const LAST_YEAR = 2030;

export const PAYROLL_YEARS: readonly number[] = Array.from(
  { length: LAST_YEAR - FIRST_YEAR + 1 },
  (_, index) => FIRST_YEAR + index,
);

/** One of them: of another one nobody would see anything. */
export const payrollYearSchema = z
  .int(requiredOr('year-invalid'))
  .min(FIRST_YEAR, 'year-invalid')
  .max(LAST_YEAR, 'year-invalid');

/** A day of one of them: in another year nobody would see what is dated so, because no screen offers one. */
export const payrollDateSchema = calendarDateSchema.refine(
  (date) => !isCalendarDate(date) || PAYROLL_YEARS.includes(yearOf(date)),
  'year-invalid',
);

/** The one of some years in order that is nearest to a year; that year where there are none. */
export function nearestYear(year: number, years: readonly number[]): number {
  return Math.min(Math.max(year, years[0] ?? year), years.at(-1) ?? year);
}
