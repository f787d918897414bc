import { useSearchParams } from 'react-router';
import { yearIn } from '../../lib/payroll-years.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { addressAfter, type Choice, selectionOf } from './state/selection.ts';
import type { Sheet } from './state/sheet.ts';

/**
 * What is chosen above the form. It stands in the address, so that a reload keeps it, 'back' undoes a choice, and a form with
 * unsaved changes is guarded against a choice as against leaving.
 */
export function useSelection() {
  const [address, setAddress] = useSearchParams();
  const today = todayInPuertoRico();
  const year = yearIn(address, today);
  return {
    today,
    year,
    selectionIn: (sheet: Sheet) => selectionOf(sheet, address, today),
    choose: (choice: Choice, period?: number) =>
      setAddress(addressAfter(choice, { year, ...(period === undefined ? {} : { period }) }), {
        preventScrollReset: true,
        // At once: what is typed next belongs to what was chosen, not to the form that is about to go.
        flushSync: true,
      }),
  };
}
