import { useSearchParams } from 'react-router';
import { yearIn } from '../../lib/payroll-years.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { addressAfter, type Choice, paymentOf } from './state/selection.ts';
import type { Sheet } from './state/sheet.ts';

/**
 * What is chosen above the form. It stands in the address, so that a reload keeps it, 'back' undoes a choice, and a form with
 * unsaved changes is guarded against a choice as against leaving.
 */
export function useSelection(mayWrite: boolean) {
  const [address, setAddress] = useSearchParams();
  const today = todayInPuertoRico();
  const year = yearIn(address, today);
  return {
    today,
    year,
    paymentIn: (sheet: Sheet) => paymentOf(sheet, address, mayWrite),
    choose: (choice: Choice) =>
      setAddress(addressAfter(choice, year), {
        preventScrollReset: true,
        // At once: what is typed next belongs to what was chosen, not to the form that is about to go.
        flushSync: true,
      }),
  };
}
