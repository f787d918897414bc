import { type CalendarDate, quarterOf } from '../time/calendar-date.ts';

/** A quarter of the calendar year, 1 to 4. */
export type Quarter = { year: number; quarter: number };

/** The quarters of a year. */
export const QUARTERS = [1, 2, 3, 4] as const;

const BOUNDS = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const;

/** A range of days, both included. */
export type DateRange = { from: CalendarDate; to: CalendarDate };

/** Returns the first and the last day of a quarter. */
export function quarterRange({ year, quarter }: Quarter): DateRange {
  const [first, last] = BOUNDS[quarter - 1] ?? BOUNDS[0];
  return { from: `${year}-${first}`, to: `${year}-${last}` };
}

/** Returns the first and the last day of a calendar year. */
export function yearRange(year: number): DateRange {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** Returns the CFSE policy year that ends in a calendar year. Source: 11 L.P.R.A. § 28. */
export function policyRange(year: number): DateRange {
  return { from: `${year - 1}-07-01`, to: `${year}-06-30` };
}

/** Returns the three months of a quarter, 1 to 12. */
export function quarterMonths(quarter: number): number[] {
  return [1, 2, 3].map((month) => 3 * (quarter - 1) + month);
}

/** Returns the entries of a year that were paid in a quarter. */
export function entriesOfQuarter<Entry extends { payDate: CalendarDate }>(
  entriesOfYear: readonly Entry[],
  quarter: number,
): Entry[] {
  return entriesOfYear.filter(({ payDate }) => quarterOf(payDate) === quarter);
}

/** Returns the quarter before. */
export function previousQuarter({ year, quarter }: Quarter): Quarter {
  return quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 };
}
