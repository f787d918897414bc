import type { YearlySchedule } from '../../company/deposit-facts.schema.ts';
import { type Cents, sumCents } from '../../money/cents.ts';
import type { Liability } from '../../returns/fica.ts';
import { monthOf } from '../../time/calendar-date.ts';

/** The ways in which an employer deposits: with the return, by the month, or within days of each pay date. */
export type DepositSchedule = 'with-return' | YearlySchedule;

/**
 * The most that the lookback period may come to for deposits by the month. Source: IRS Pub. 15, sec. 11; Adm.
 * Det. 18-14.
 */
export const MONTHLY_DEPOSITS_UP_TO: Cents = 50_000_00;
/** The limit below which the tax of a quarter may be paid with the return. Same sources. */
export const WITH_RETURN_BELOW: Cents = 2_500_00;
/** The amount from which an open quarter should be watched. */
export const NEARS_DEPOSITS_FROM: Cents = 2_000_00;
/**
 * Accumulated in one deposit period, it is due on the next day and makes a semiweekly depositor of anybody.
 * Same sources.
 */
export const NEXT_DAY_FROM: Cents = 100_000_00;

/**
 * The schedule of a return, as it has to tick it.
 *
 * @param small what decides whether it may be paid with the return: of the 941 this quarter and the one
 *   before, of the 499 R-1B this one
 * @param before what fell due earlier in this year and in the last one: 100,000.00 once lasts through the
 *   next year
 */
export function depositSchedule({
  small,
  lookback,
  liabilities,
  before = [],
}: {
  small: readonly Cents[];
  lookback: Cents;
  liabilities: readonly Liability[];
  before?: readonly Liability[];
}): DepositSchedule {
  const isNextDay = hasNextDay(liabilities);
  if (!isNextDay && small.some((cents) => cents < WITH_RETURN_BELOW)) return 'with-return';
  return isNextDay ? 'semiweekly' : scheduleOfYear({ lookback, before });
}

/** The schedule that a return begins with. */
export function scheduleOfYear({
  lookback,
  before,
}: {
  lookback: Cents;
  before: readonly Liability[];
}): YearlySchedule {
  return lookback > MONTHLY_DEPOSITS_UP_TO || hasNextDay(before) ? 'semiweekly' : 'monthly';
}

/** Returns the tax that falls due in each of these months, in cents. */
export function dueByMonth(liabilities: readonly Liability[], months: readonly number[]): Cents[] {
  return months.map((month) =>
    sumCents(liabilities.filter(({ payDate }) => monthOf(payDate) === month).map(({ cents }) => cents)),
  );
}

/** Returns the tax that falls due on each day of a month, 1 to 31, in cents. */
export function dueByDay(liabilities: readonly Liability[], month: number): Cents[] {
  const ofMonth = liabilities.filter(({ payDate }) => monthOf(payDate) === month);
  return Array.from({ length: 31 }, (_, day) =>
    sumCents(ofMonth.filter(({ payDate }) => Number(payDate.slice(8)) === day + 1).map(({ cents }) => cents)),
  );
}

function hasNextDay(liabilities: readonly Liability[]): boolean {
  const months = new Map<string, Cents>();
  for (const { payDate, cents } of liabilities) {
    const month = payDate.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + cents);
  }
  return [...months.values()].some((cents) => cents >= NEXT_DAY_FROM);
}
