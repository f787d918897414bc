import type { Company } from '../../company/company.schema.ts';
import type { DepositFacts } from '../../company/deposit-facts.schema.ts';
import { type DateRange, type Quarter, quarterRange } from '../../returns/quarter.ts';
import { addDays, type CalendarDate, quarterOf, yearOf } from '../../time/calendar-date.ts';

/** The facts about deposits that are unknown if earlier pay is in another system. */
export const DEPOSIT_FACTS = ['schedule', 'previous-quarter', 'carried-futa'] as const;
export type DepositFact = (typeof DEPOSIT_FACTS)[number];

/**
 * An employer's start date, which decides how far back its pay is known, and its own statements about a
 * year's deposits.
 */
export type KnownEmployer = Pick<Company, 'businessStartDate'> & { depositFacts: DepositFacts | undefined };

/** Assumes that somebody is paid at least once a month. */
const FIRST_PAY_WITHIN_DAYS = 31;

/**
 * Returns true if all pay of a period is known: pay begins with the period or the business, or the business
 * began later.
 *
 * @param firstPaid the first pay date in Garita
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

/**
 * Returns the quarter in which the known pay of a year begins, if the business had earlier quarters in that
 * year. Returns undefined if the whole year is known.
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

/** Returns the first pay date; undefined if there is none. */
export function firstPayDateOf(paid: readonly { payDate: CalendarDate }[]): CalendarDate | undefined {
  return paid.reduce<CalendarDate | undefined>(
    (first, { payDate }) => (first === undefined || payDate < first ? payDate : first),
    undefined,
  );
}
