import type { YearlySchedule } from '../../company/deposit-facts.schema.ts';
import { type Cents, sumCents } from '../../money/cents.ts';
import type { Liability } from '../../returns/fica.ts';
import { monthOf } from '../../time/calendar-date.ts';

/** The deposit schedules of a return: paid with the return, monthly, or semiweekly. */
export type DepositSchedule = 'with-return' | YearlySchedule;

/**
 * The maximum of the lookback period for monthly deposits, in cents. Source: IRS Pub. 15, sec. 11; Adm. Det.
 * 18-14.
 */
export const MONTHLY_DEPOSITS_UP_TO: Cents = 50_000_00;
/**
 * The limit in cents below which a quarter's tax may be paid with the return. Source: IRS Pub. 15, sec. 11;
 * Adm. Det. 18-14.
 */
export const WITH_RETURN_BELOW: Cents = 2_500_00;
/** The tax in cents from which an open quarter gets a warning about deposits. */
export const NEARS_DEPOSITS_FROM: Cents = 2_000_00;
/**
 * The sum in one deposit period, in cents, that is due on the next day and makes the employer semiweekly.
 * Source: IRS Pub. 15, sec. 11; Adm. Det. 18-14.
 */
export const NEXT_DAY_FROM: Cents = 100_000_00;

/**
 * Returns the deposit schedule to mark on a return.
 *
 * @param small the totals of which one below the limit allows payment with the return: for the 941 this
 * quarter and the one before, for the 499 R-1B this one
 * @param before earlier liabilities of this year and the last; 100,000.00 in one period counts through the
 * next year
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

/** Returns the schedule at the start of a return. */
export function scheduleOfYear({
  lookback,
  before,
}: {
  lookback: Cents;
  before: readonly Liability[];
}): YearlySchedule {
  return lookback > MONTHLY_DEPOSITS_UP_TO || hasNextDay(before) ? 'semiweekly' : 'monthly';
}

/** Returns the tax due for pay of each of these months, in cents. */
export function dueByMonth(liabilities: readonly Liability[], months: readonly number[]): Cents[] {
  return months.map((month) =>
    sumCents(liabilities.filter(({ payDate }) => monthOf(payDate) === month).map(({ cents }) => cents)),
  );
}

/** Returns the tax due for pay of each day of a month, 1 to 31, in cents. */
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
