import type { Cents } from '../../money/cents.ts';
import { businessDayFrom } from '../../time/business-day.ts';
import { addDays, type CalendarDate, endOfMonth } from '../../time/calendar-date.ts';
import { QUARTERS_ABOVE } from '../returns/form-940.ts';
import { quarterRange } from '../returns/quarter.ts';

/**
 * A deposit of federal unemployment tax: that of a quarter, with what the quarters before it carried into it.
 */
export type FutaDeposit = { quarter: number; due: CalendarDate; cents: Cents };

/**
 * Returns the deposits of a year's four quarters, each above 500.00 by the last day of the next month, and
 * the rest that is paid with the 940. Source: IRS Pub. 15, sec. 14.
 */
export function futaDeposits(
  year: number,
  quarters: readonly Cents[],
): { deposits: FutaDeposit[]; withReturn: Cents } {
  const deposits: FutaDeposit[] = [];
  let carried = 0;
  quarters.forEach((cents, index) => {
    carried += cents;
    if (carried <= QUARTERS_ABOVE) return;
    const quarter = index + 1;
    const lastDay = endOfMonth(addDays(quarterRange({ year, quarter }).to, 1));
    deposits.push({ quarter, due: businessDayFrom(lastDay, 'federal'), cents: carried });
    carried = 0;
  });
  return { deposits, withReturn: carried };
}
