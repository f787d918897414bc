import type { Company } from '../../company/company.schema.ts';
import type { DepositFacts } from '../../company/deposit-facts.schema.ts';
import { type DateRange, type Quarter, quarterRange } from '../../returns/quarter.ts';
import { addDays, type CalendarDate, quarterOf, yearOf } from '../../time/calendar-date.ts';

/** The facts of a deposit that pay does not tell where it began elsewhere. */
export const DEPOSIT_FACTS = ['schedule', 'previous-quarter', 'carried-futa'] as const;
export type DepositFact = (typeof DEPOSIT_FACTS)[number];

/** An employer by what says how far back its pay is known, and what it says of a year's deposits itself. */
export type KnownEmployer = Pick<Company, 'businessStartDate'> & { depositFacts: DepositFacts | undefined };

/** Somebody is paid at least once a month. */
const FIRST_PAY_WITHIN_DAYS = 31;

/**
 * Returns true if all pay of a period is known: it begins with the period or with the business, or the
 * business began later.
 *
 * @param firstPaid the first day that anybody was paid here
 */
export function isPayKnown(
  { from, to }: DateRange,
  firstPaid: CalendarDate | undefined,
  { businessStartDate }: Pick<Company, 'businessStartDate'>,
): boolean {
  if (businessStartDate > to) return true;
  const start = businessStartDate > from ? businessStartDate : from;
  return firstPaid !== undefined && firstPaid <= addDays(start, FIRST_PAY_WITHIN_DAYS);
}

/** Returns true if it is known what a quarter came to: somebody was paid by then, or nobody could be. */
export function isQuarterKnown(
  { to }: DateRange,
  firstPaid: CalendarDate | undefined,
  { businessStartDate }: Pick<Company, 'businessStartDate'>,
): boolean {
  return businessStartDate > to || (firstPaid !== undefined && firstPaid <= to);
}

/**
 * Returns the quarter of a year in which the pay that is known begins, if quarters of that year lie before it
 * in which the business could pay; undefined if all of the year is known.
 */
export function quarterJoined(
  year: number,
  firstPaid: CalendarDate | undefined,
  { businessStartDate }: Pick<Company, 'businessStartDate'>,
): Quarter | undefined {
  if (firstPaid === undefined || yearOf(firstPaid) !== year) return undefined;
  const quarter = { year, quarter: quarterOf(firstPaid) };
  return quarter.quarter > 1 && businessStartDate < quarterRange(quarter).from ? quarter : undefined;
}

/** Returns the first pay date among some; undefined where there is none. */
export function firstPayDateOf(paid: readonly { payDate: CalendarDate }[]): CalendarDate | undefined {
  return paid.reduce<CalendarDate | undefined>(
    (first, { payDate }) => (first === undefined || payDate < first ? payDate : first),
    undefined,
  );
}
