import { includesYear } from '@garita/domain/account/access.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { nearestYear, PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { useSearchParams } from 'react-router';
import { todayInPuertoRico } from './date-text.ts';
import { useCurrentUser } from './trpc.ts';

/**
 * Returns the year of the screen, from its address. There a reload keeps it, 'back' undoes a choice, and a
 * form with unsaved changes guards against a choice as against leaving.
 *
 * @param all the years to choose from: by default those in which time may be loaded
 */
export function useYearAddress(all: readonly number[] = PAYROLL_YEARS) {
  const years = all.filter(useSeesYear());
  const [address, setAddress] = useSearchParams();
  const today = todayInPuertoRico();
  return {
    today,
    address,
    years,
    year: yearIn(address, today, years),
    unknown: unknownYearIn(address, years),
    /** `isStep` replaces the previous entry of the history, for controls with many steps such as a slider. */
    goTo: (next: URLSearchParams, { isStep = false } = {}) =>
      setAddress(next, {
        replace: isStep,
        preventScrollReset: true,
        // Rendered at once, so that what is typed next goes to the new form and not to the one that is about
        // to be replaced.
        flushSync: true,
      }),
  };
}

/**
 * Returns a function that tells if a year is within the user's access. An auditor's access may begin or end
 * with a year.
 */
export function useSeesYear(): (year: number) => boolean {
  const user = useCurrentUser();
  return (year) => !user || includesYear(user.access, year);
}

/** The query parameter of the year. */
const YEAR = 'year';

/** Returns the year in the address if it is one of the years; otherwise this year, or the nearest one. */
export function yearIn(
  address: URLSearchParams,
  today: CalendarDate,
  years: readonly number[] = PAYROLL_YEARS,
): number {
  const named = Number(address.get(YEAR));
  return years.includes(named) ? named : nearestYear(yearOf(today), years);
}

/** Returns the year in the address if it is none of the years, and null otherwise. */
export function unknownYearIn(address: URLSearchParams, years: readonly number[]): string | null {
  const named = address.get(YEAR);
  return named === null || years.includes(Number(named)) ? null : named;
}

/** Returns the query parameters of a year. */
export function addressOfYear(year: number): URLSearchParams {
  return new URLSearchParams({ [YEAR]: String(year) });
}
