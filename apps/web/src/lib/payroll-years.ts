import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { nearestYear, PAYROLL_YEARS } from '@garita/domain/time/payroll-years';

/** The parameter of an address that names the year on the screen. */
const YEAR = 'year';

/** The year to open: the one that the address names, else this one, or the nearest of those that there are. */
export function yearIn(
  address: URLSearchParams,
  today: CalendarDate,
  years: readonly number[] = PAYROLL_YEARS,
): number {
  const named = Number(address.get(YEAR));
  return years.includes(named) ? named : nearestYear(yearOf(today), years);
}

/** What the address names where that is none of the years. */
export function unknownYearIn(address: URLSearchParams, years: readonly number[]): string | null {
  const named = address.get(YEAR);
  return named === null || years.includes(Number(named)) ? null : named;
}

/** The address of a year. */
export function addressOfYear(year: number): URLSearchParams {
  return new URLSearchParams({ [YEAR]: String(year) });
}
