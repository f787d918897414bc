import { useYearAddress } from '../../lib/use-year-address.ts';
import { addressAfter, type Choice, paymentOf } from './state/selection.ts';
import type { Sheet } from './state/sheet.ts';

/** What is chosen above the form: year and payment. */
export function useSelection() {
  const { address, today, year, goTo } = useYearAddress();
  return {
    today,
    year,
    paymentIn: (sheet: Sheet, mayWrite: boolean) => paymentOf(sheet, address, mayWrite),
    choose: (choice: Choice) => goTo(addressAfter(choice, year)),
  };
}
