import { type CalendarDate, quarterOf } from '../time/calendar-date.ts';

/** A quarter of the calendar year, 1 to 4. */
export type Quarter = { year: number; quarter: number };

/** Those of a year. */
export const QUARTERS = [1, 2, 3, 4] as const;

const BOUNDS = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const;

/** The days from one to another, both included. */
export type DateRange = { from: CalendarDate; to: CalendarDate };

/** Its first and its last day. */
export function quarterRange({ year, quarter }: Quarter): DateRange {
  const [first, last] = BOUNDS[quarter - 1] ?? BOUNDS[0];
  return { from: `${year}-${first}`, to: `${year}-${last}` };
}

/** The first and the last day of a calendar year. */
export function yearRange(year: number): DateRange {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The year of a policy of the CFSE that ends in a calendar year. Source: 11 L.P.R.A. § 28. */
export function policyRange(year: number): DateRange {
  return { from: `${year - 1}-07-01`, to: `${year}-06-30` };
}

/** Its three months, 1 to 12. */
export function quarterMonths(quarter: number): number[] {
  return [1, 2, 3].map((month) => 3 * (quarter - 1) + month);
}

/** Those of a year's entries that were paid in a quarter. */
export function entriesOfQuarter<Entry extends { payDate: CalendarDate }>(
  entriesOfYear: readonly Entry[],
  quarter: number,
): Entry[] {
  return entriesOfYear.filter(({ payDate }) => quarterOf(payDate) === quarter);
}

/** The quarter before. */
export function previousQuarter({ year, quarter }: Quarter): Quarter {
  return quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 };
}
