import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { useSearchParams } from 'react-router';
import { unknownYearIn, yearIn } from './payroll-years.ts';
import { todayInPuertoRico } from './today.ts';
import { useSeesYear } from './use-sees-year.ts';

/**
 * The year on the screen. It stands in the address with whatever else is chosen above the form, so that a reload keeps it,
 * 'back' undoes a choice, and a form with unsaved changes is guarded against a choice as against leaving.
 *
 * @param all that can be on it: those that time may be loaded in, unless the screen is of what is past
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
    /** One of many steps on the way to a choice, such as those of a slider, takes the place of the one before. */
    goTo: (next: URLSearchParams, { isStep = false } = {}) =>
      setAddress(next, {
        replace: isStep,
        preventScrollReset: true,
        // At once: what is typed next belongs to what was chosen, not to the form that is about to go.
        flushSync: true,
      }),
  };
}
