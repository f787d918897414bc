import { type DateRange, QUARTERS, type Quarter, quarterRange, yearRange } from '../../returns/quarter.ts';
import { yearOf } from '../../time/calendar-date.ts';
import { quarterlyDue, type YearlyForm, yearlyDue } from './due-dates.ts';

/**
 * Returns the quarters whose returns and deposits may be due in a window. No deposit is due after its return.
 */
export function quartersInWindow({ from, to }: DateRange): Quarter[] {
  return yearsIn({ from, to })
    .flatMap((year) => QUARTERS.map((quarter) => ({ year, quarter })))
    .filter((quarter) => quarterRange(quarter).from <= to && quarterlyDue('form-499', quarter).due >= from);
}

/** Returns the years whose form may be due in a window. */
export function yearsInWindow(form: YearlyForm, window: DateRange): number[] {
  return yearsIn(window).filter(
    (year) => yearlyDue(form, year).due >= window.from && yearRange(year).from <= window.to,
  );
}

/**
 * Returns the years that the obligations of a window depend on: complete entries from `first` to `last`, and
 * monthly totals of the two years before, for the lookback periods.
 */
export function obligationYears(window: DateRange): { first: number; last: number; earlier: DateRange } {
  const first = yearOf(window.from);
  return {
    first,
    last: yearOf(window.to),
    earlier: { from: yearRange(first - 2).from, to: yearRange(first - 1).to },
  };
}

function yearsIn({ from, to }: DateRange): number[] {
  const [first, last] = [yearOf(from) - 1, yearOf(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
