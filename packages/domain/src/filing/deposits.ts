import { type Cents, sumCents } from '../money/cents.ts';
import { monthOf } from '../time/calendar-date.ts';
import type { Liability } from './fica.ts';

/** How an employer deposits: with the return, by the month, or within days of each pay date. */
export type DepositSchedule = 'with-return' | 'monthly' | 'semiweekly';

/** The most that the lookback period may come to for deposits by the month. Source: IRS Pub. 15, sec. 11; Adm. Det. 18-14. */
export const MONTHLY_DEPOSITS_UP_TO: Cents = 50_000_00;
/** What is due of a quarter may be paid with the return below this. Same sources. */
export const WITH_RETURN_BELOW: Cents = 2_500_00;
/** Accumulated in one deposit period, it makes a semiweekly depositor of anybody. Same sources. */
export const NEXT_DAY_FROM: Cents = 100_000_00;

/**
 * The schedule of a return, as it has to tick it.
 *
 * @param small what decides whether it may be paid with the return: of the 941 this quarter and the one before, of the 499 R-1B this one
 */
export function depositSchedule({
  small,
  lookback,
  liabilities,
}: {
  small: readonly Cents[];
  lookback: Cents;
  liabilities: readonly Liability[];
}): DepositSchedule {
  const isNextDay = monthsOf(liabilities).some((cents) => cents >= NEXT_DAY_FROM);
  if (!isNextDay && small.some((cents) => cents < WITH_RETURN_BELOW)) return 'with-return';
  return isNextDay || lookback > MONTHLY_DEPOSITS_UP_TO ? 'semiweekly' : 'monthly';
}

/** What falls due of each of these months, in cents. */
export function dueByMonth(liabilities: readonly Liability[], months: readonly number[]): Cents[] {
  return months.map((month) =>
    sumCents(liabilities.filter(({ payDate }) => monthOf(payDate) === month).map(({ cents }) => cents)),
  );
}

/** What falls due on each day of a month, 1 to 31, in cents. */
export function dueByDay(liabilities: readonly Liability[], month: number): Cents[] {
  const ofMonth = liabilities.filter(({ payDate }) => monthOf(payDate) === month);
  return Array.from({ length: 31 }, (_, day) =>
    sumCents(ofMonth.filter(({ payDate }) => Number(payDate.slice(8)) === day + 1).map(({ cents }) => cents)),
  );
}

function monthsOf(liabilities: readonly Liability[]): Cents[] {
  return dueByMonth(liabilities, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
}
