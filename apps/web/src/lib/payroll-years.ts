import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';

/** The years that time may be loaded in: 2024 to 2030, payroll specification §9. */
const FIRST_YEAR = 2024;
const LAST_YEAR = 2030;

export const PAYROLL_YEARS: readonly number[] = Array.from(
  { length: LAST_YEAR - FIRST_YEAR + 1 },
  (_, index) => FIRST_YEAR + index,
);

/** The same years as the options of a choice. */
export const YEAR_OPTIONS = PAYROLL_YEARS.map((value) => ({ value, label: String(value) }));

/** The parameter of an address that names the year on the screen. */
const YEAR = 'year';

/** The year to open: the one that the address names, else this one, or the nearest that time may be loaded in. */
export function yearIn(address: URLSearchParams, today: CalendarDate): number {
  const named = Number(address.get(YEAR));
  if (PAYROLL_YEARS.includes(named)) return named;
  return Math.min(Math.max(yearOf(today), FIRST_YEAR), LAST_YEAR);
}

/** The address of a year. */
export function addressOfYear(year: number): URLSearchParams {
  return new URLSearchParams({ [YEAR]: String(year) });
}
