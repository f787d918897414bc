import { type Cents, sumCents } from '../../money/cents.ts';
import type { Liability } from '../../returns/fica.ts';
import {
  type DateRange,
  previousQuarter,
  type Quarter,
  quarterRange,
  yearRange,
} from '../../returns/quarter.ts';
import { addDays } from '../../time/calendar-date.ts';
import { type Deposit, type DepositedTax, depositsOf } from './deposit-days.ts';
import { type DepositSchedule, depositSchedule, NEARS_DEPOSITS_FROM, scheduleOfYear } from './deposits.ts';

/** The payment of a return: the deposit schedule that it ticks, its total, and its deposits. */
export type DepositedReturn = {
  schedule: DepositSchedule;
  cents: Cents;
  deposits: Deposit[];
  /**
   * Paid with the return so far; but a little more makes deposits of it, of which the first months are late
   * then.
   */
  nearsDeposits: boolean;
};

/**
 * Returns how a quarter is paid. The lookback period is 1 July of the second year before to 30 June of the
 * last.
 * Sources: IRS Pub. 15, sec. 11; of income tax, Adm. Det. 18-14; of services, which have no lookback period,
 * CC RI 19-10.
 *
 * @param liabilities of the quarter and, as far as they are known, of the two years before its own
 */
export function depositedQuarter(
  tax: DepositedTax,
  liabilities: readonly Liability[],
  quarter: Quarter,
): DepositedReturn {
  const { year } = quarter;
  return deposited(tax, liabilities, {
    period: quarterRange(quarter),
    // Of the 941 alone, a quarter below 2,500.00 lets the next one be paid with its return too.
    previous: tax === 'fica' ? quarterRange(previousQuarter(quarter)) : undefined,
    lookback: { from: `${year - 2}-07-01`, to: `${year - 1}-06-30` },
    before: { from: `${year - 1}-01-01`, to: addDays(quarterRange(quarter).from, -1) },
  });
}

/**
 * Returns how a year of form 943 or 944 is paid. The lookback period is the second calendar year before.
 * Source: IRS Pub. 15, sec. 11.
 */
export function depositedYear(liabilities: readonly Liability[], year: number): DepositedReturn {
  return deposited('fica', liabilities, {
    period: yearRange(year),
    previous: undefined,
    lookback: yearRange(year - 2),
    before: yearRange(year - 1),
  });
}

type Ranges = { period: DateRange; previous: DateRange | undefined; lookback: DateRange; before: DateRange };

function deposited(tax: DepositedTax, liabilities: readonly Liability[], ranges: Ranges): DepositedReturn {
  const within = ({ from, to }: DateRange) =>
    liabilities.filter(({ payDate }) => payDate >= from && payDate <= to);
  const own = within(ranges.period);
  const cents = totalOf(own);
  const previous = ranges.previous ? within(ranges.previous) : [];
  // Without a return of the quarter before there is none that could have been small.
  const small = previous.length > 0 ? [cents, totalOf(previous)] : [cents];
  const year =
    tax === 'services'
      ? { lookback: 0, before: [] }
      : { lookback: totalOf(within(ranges.lookback)), before: within(ranges.before) };
  const schedule = depositSchedule({ small, liabilities: tax === 'services' ? [] : own, ...year });
  const startsAs = schedule === 'with-return' ? schedule : scheduleOfYear(year);
  return {
    schedule,
    cents,
    deposits: depositsOf(tax, startsAs, own),
    nearsDeposits: schedule === 'with-return' && small.every((each) => each >= NEARS_DEPOSITS_FROM),
  };
}

function totalOf(liabilities: readonly Liability[]): Cents {
  return sumCents(liabilities.map(({ cents }) => cents));
}
