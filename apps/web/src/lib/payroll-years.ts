import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { nearestPayrollYear, PAYROLL_YEARS } from '@garita/domain/time/payroll-years';

/** The years that time may be loaded in, as the options of a choice. */
export const YEAR_OPTIONS = PAYROLL_YEARS.map((value) => ({ value, label: String(value) }));

/** The parameter of an address that names the year on the screen. */
const YEAR = 'year';

/** The year to open: the one that the address names, else this one, or the nearest that time may be loaded in. */
export function yearIn(address: URLSearchParams, today: CalendarDate): number {
  const named = Number(address.get(YEAR));
  if (PAYROLL_YEARS.includes(named)) return named;
  return nearestPayrollYear(yearOf(today));
}

/** The address of a year. */
export function addressOfYear(year: number): URLSearchParams {
  return new URLSearchParams({ [YEAR]: String(year) });
}
