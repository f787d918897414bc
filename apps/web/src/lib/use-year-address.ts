import { useSearchParams } from 'react-router';
import { yearIn } from './payroll-years.ts';
import { todayInPuertoRico } from './today.ts';

/**
 * The year on the screen. It stands in the address with whatever else is chosen above the form, so that a reload keeps it,
 * 'back' undoes a choice, and a form with unsaved changes is guarded against a choice as against leaving.
 */
export function useYearAddress() {
  const [address, setAddress] = useSearchParams();
  const today = todayInPuertoRico();
  return {
    today,
    address,
    year: yearIn(address, today),
    goTo: (next: URLSearchParams) =>
      setAddress(next, {
        preventScrollReset: true,
        // At once: what is typed next belongs to what was chosen, not to the form that is about to go.
        flushSync: true,
      }),
  };
}
