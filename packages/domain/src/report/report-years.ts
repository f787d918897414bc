import { type CalendarDate, monthOf, yearOf } from '../time/calendar-date.ts';

/** The first year that Garita keeps pay of. */
const FIRST_YEAR = 2024;
/** Fiscal years of the State Insurance Fund begin in July (Act 45 of 1935, art. 27). */
const FISCAL_YEAR_START_MONTH = 7;

/** The years that documents can be made of: 2024 to the current one. */
export function reportYears(today: CalendarDate): number[] {
  return yearsTo(yearOf(today));
}

/** The fiscal years, each by the year in which it ends, to the one that `today` lies in. */
export function fiscalYears(today: CalendarDate): number[] {
  return yearsTo(monthOf(today) < FISCAL_YEAR_START_MONTH ? yearOf(today) : yearOf(today) + 1);
}

function yearsTo(last: number): number[] {
  return Array.from({ length: Math.max(0, last - FIRST_YEAR + 1) }, (_, index) => FIRST_YEAR + index);
}
