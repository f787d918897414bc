import { useYearAddress } from '../../lib/use-year-address.ts';
import { addressAfter, type Choice, selectionOf } from './state/selection.ts';
import type { Sheet } from './state/sheet.ts';

/** What is chosen above the form: year, period and entry. */
export function useSelection() {
  const { address, today, year, goTo } = useYearAddress();
  return {
    today,
    year,
    selectionIn: (sheet: Sheet, mayWrite: boolean) => selectionOf(sheet, address, { today, mayWrite }),
    choose: (choice: Choice, period?: number) =>
      goTo(addressAfter(choice, { year, ...(period === undefined ? {} : { period }) })),
  };
}
