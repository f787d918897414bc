import { type Cents, sumCents } from '../money/cents.ts';
import { conceptsOf } from '../pay/concepts.ts';
import { monthOf } from '../time/calendar-date.ts';
import { type EmployerCost, taxesOf } from './employer-cost.ts';
import type { PaidEntry } from './paid-entry.ts';

/** The pay of a company in a month, in cents, by pay date. */
export type MonthOfPay = {
  /** 1 to 12. */
  month: number;
  gross: Cents;
  /** The taxes that were taken from it: contributions and income tax. */
  withheld: Cents;
  /** The employer's cost beside the gross. */
  employerCost: Cents;
};

const WITHHELD = conceptsOf('contribution', 'withholding');

/** The twelve months of a calendar year of pay, with what each of its entries cost the employer. */
export function yearByMonth(entries: readonly PaidEntry[], costs: readonly EmployerCost[]): MonthOfPay[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const isOfMonth = ({ payDate }: { payDate: string }) => monthOf(payDate) === month;
    const paid = entries.filter(isOfMonth);
    return {
      month,
      gross: sumCents(paid.map(({ amounts }) => amounts.gross)),
      withheld: sumCents(paid.flatMap(({ amounts }) => WITHHELD.map((name) => amounts[name]))),
      employerCost: sumCents(costs.filter(isOfMonth).map(taxesOf)),
    };
  });
}
