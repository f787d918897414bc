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
  /** The taxes withheld: contributions and income tax. */
  withheld: Cents;
  /** The employer contributions. */
  employerCost: Cents;
};

const WITHHELD = conceptsOf('contribution', 'withholding');

/** Sums the twelve months of a calendar year from its entries and their employer contributions. */
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
