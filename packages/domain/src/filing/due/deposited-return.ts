import type { YearlySchedule } from '../../company/deposit-facts.schema.ts';
import { type Cents, sumCents } from '../../money/cents.ts';
import type { Liability } from '../../returns/fica.ts';
import {
  type DateRange,
  previousQuarter,
  type Quarter,
  quarterRange,
  yearRange,
} from '../../returns/quarter.ts';
import { addDays, type CalendarDate, yearOf } from '../../time/calendar-date.ts';
import { type Deposit, type DepositedTax, depositsOf } from './deposit-days.ts';
import {
  type DepositSchedule,
  depositSchedule,
  MONTHLY_DEPOSITS_UP_TO,
  NEARS_DEPOSITS_FROM,
  scheduleOfYear,
  WITH_RETURN_BELOW,
} from './deposits.ts';
import { type DepositFact, firstPayDateOf, isPayKnown, type KnownEmployer } from './known-history.ts';

/** The payment of a return: the deposit schedule to mark on it, its total, and its deposits. */
export type DepositedReturn = {
  schedule: DepositSchedule;
  cents: Cents;
  deposits: Deposit[];
  /**
   * True if the return is below the limit for deposits, but close to it. Above the limit the deposits of its
   * first months would already be late.
   */
  nearsDeposits: boolean;
  /** The facts that the schedule depends on and that are missing because earlier pay is in another system. */
  unknown: DepositFact[];
};

/**
 * Returns the payment of a quarter. The lookback period runs from 1 July of the second year before to 30 June
 * of the year before. Sources: IRS Pub. 15, sec. 11; income tax, Adm. Det. 18-14; services, which have no
 * lookback period, CC RI 19-10.
 *
 * @param liabilities those of the quarter and, as far as known, of the two years before its year
 * @param employer decides how far back they are known; if absent, they are complete
 */
export function depositedQuarter(
  tax: DepositedTax,
  liabilities: readonly Liability[],
  quarter: Quarter,
  employer?: KnownEmployer,
): DepositedReturn {
  const { year } = quarter;
  return deposited(tax, liabilities, employer, {
    ...rangesBefore('quarter', year),
    period: quarterRange(quarter),
    // Only for the 941: a quarter below 2,500.00 lets the next one be paid with its return too.
    previous: tax === 'fica' ? quarterRange(previousQuarter(quarter)) : undefined,
    before: { from: `${year - 1}-01-01`, to: addDays(quarterRange(quarter).from, -1) },
  });
}

/**
 * Returns the payment of a year of form 943 or 944. The lookback period is the second calendar year before.
 * Source: IRS Pub. 15, sec. 11.
 */
export function depositedYear(
  liabilities: readonly Liability[],
  year: number,
  employer?: KnownEmployer,
): DepositedReturn {
  return deposited('fica', liabilities, employer, {
    ...rangesBefore('year', year),
    period: yearRange(year),
    previous: undefined,
  });
}

/** The schedule of a year that follows from earlier pay. `isKnown` is true if all of that pay is known. */
export type ProposedSchedule = { schedule: YearlySchedule; isKnown: boolean };

/** Returns the schedule of a year that follows from earlier pay. Ignores the employer's own statements. */
export function proposedSchedule(
  liabilities: readonly Liability[],
  {
    year,
    returnOf,
    ...employer
  }: { year: number; returnOf: 'quarter' | 'year' } & Pick<KnownEmployer, 'businessStartDate'>,
): ProposedSchedule {
  const { lookback, before } = rangesBefore(returnOf, year);
  return {
    schedule: scheduleOfYear({
      lookback: totalOf(paidIn(liabilities, lookback)),
      before: paidIn(liabilities, before),
    }),
    isKnown: isPayKnown(lookback, firstPayDateOf(liabilities), employer),
  };
}

/**
 * Returns the lookback period of a year, and the year before, in which 100,000.00 in one period still counts.
 */
function rangesBefore(returnOf: 'quarter' | 'year', year: number): Pick<Ranges, 'lookback' | 'before'> {
  return {
    lookback:
      returnOf === 'year' ? yearRange(year - 2) : { from: `${year - 2}-07-01`, to: `${year - 1}-06-30` },
    before: yearRange(year - 1),
  };
}

type Ranges = { period: DateRange; previous: DateRange | undefined; lookback: DateRange; before: DateRange };

function deposited(
  tax: DepositedTax,
  liabilities: readonly Liability[],
  employer: KnownEmployer | undefined,
  ranges: Ranges,
): DepositedReturn {
  const own = paidIn(liabilities, ranges.period);
  const cents = totalOf(own);
  const { previous, ...unknownBefore } = quarterBefore(liabilities, employer, ranges);
  const small = previous === undefined ? [cents] : [cents, previous];
  const entered = enteredSchedule(tax, employer);
  const year = {
    lookback: entered === null ? totalOf(paidIn(liabilities, ranges.lookback)) : LOOKBACK_OF[entered],
    // The current year's liabilities still count if the employer states the schedule at its start.
    before: paidIn(
      liabilities,
      entered === null ? ranges.before : { ...ranges.before, from: yearStart(ranges) },
    ),
  };
  const known = tax === 'services' ? { lookback: 0, before: [] } : year;
  const schedule = depositSchedule({ small, liabilities: tax === 'services' ? [] : own, ...known });
  const isScheduleKnown =
    tax === 'services' ||
    entered !== null ||
    employer === undefined ||
    isPayKnown(ranges.lookback, firstPayDateOf(liabilities), employer);
  return {
    schedule,
    cents,
    deposits: depositsOf(tax, schedule === 'with-return' ? schedule : scheduleOfYear(known), own),
    nearsDeposits: schedule === 'with-return' && small.every((each) => each >= NEARS_DEPOSITS_FROM),
    unknown:
      schedule === 'with-return'
        ? []
        : [
            ...(isScheduleKnown ? [] : (['schedule'] as const)),
            ...(unknownBefore.isUnknown ? (['previous-quarter'] as const) : []),
          ],
  };
}

const LOOKBACK_OF: Record<YearlySchedule, Cents> = { monthly: 0, semiweekly: MONTHLY_DEPOSITS_UP_TO + 1 };

function enteredSchedule(tax: DepositedTax, employer: KnownEmployer | undefined): YearlySchedule | null {
  if (tax === 'services') return null;
  return employer?.depositFacts?.[tax === 'fica' ? 'federal' : 'local'] ?? null;
}

function yearStart({ period }: Ranges): CalendarDate {
  return yearRange(yearOf(period.from)).from;
}

/**
 * Returns the total of the quarter before, if it counts and had a return. Without a return it does not count
 * as below the limit. A quarter that pay does not reach over is known only where a part of it already passes
 * the limit, or where the employer states its total. The statement is about the last such quarter.
 */
function quarterBefore(
  liabilities: readonly Liability[],
  employer: KnownEmployer | undefined,
  { previous: range, period }: Pick<Ranges, 'previous' | 'period'>,
): { previous?: Cents; isUnknown: boolean } {
  if (!range) return { isUnknown: false };
  const paid = paidIn(liabilities, range);
  const calculated = paid.length > 0 ? { previous: totalOf(paid) } : {};
  const firstPaid = firstPayDateOf(liabilities);
  if (!employer || isPayKnown(range, firstPaid, employer)) return { ...calculated, isUnknown: false };
  const entered = employer.depositFacts?.previousQuarter ?? null;
  if (entered !== null && isPayKnown(period, firstPaid, employer))
    return { previous: entered, isUnknown: false };
  return { isUnknown: (calculated.previous ?? 0) < WITH_RETURN_BELOW };
}

function paidIn(liabilities: readonly Liability[], { from, to }: DateRange): Liability[] {
  return liabilities.filter(({ payDate }) => payDate >= from && payDate <= to);
}

function totalOf(liabilities: readonly Liability[]): Cents {
  return sumCents(liabilities.map(({ cents }) => cents));
}
