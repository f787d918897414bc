import { type CalendarDate, monthOf, yearOf } from '../time/calendar-date.ts';

/** The first year with pay in Garita. */
const FIRST_YEAR = 2024;
/** Fiscal years of the State Insurance Fund begin in July (Act 45 of 1935, art. 27). */
const FISCAL_YEAR_START_MONTH = 7;

/** Returns the years for which documents can be made: 2024 to the current one. */
export function reportYears(today: CalendarDate): number[] {
  return yearsTo(yearOf(today));
}

/** Returns the fiscal years up to the current one, each as the year in which it ends. */
export function fiscalYears(today: CalendarDate): number[] {
  return yearsTo(monthOf(today) < FISCAL_YEAR_START_MONTH ? yearOf(today) : yearOf(today) + 1);
}

function yearsTo(last: number): number[] {
  return Array.from({ length: Math.max(0, last - FIRST_YEAR + 1) }, (_, index) => FIRST_YEAR + index);
}
