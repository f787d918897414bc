import { type CalendarDate, endOfMonth, monthOf } from '../time/calendar-date.ts';

/** A quarter of the calendar year, 1 to 4. */
export type Quarter = { year: number; quarter: number };

/** Its first and its last day. */
export function quarterRange({ year, quarter }: Quarter): { from: CalendarDate; to: CalendarDate } {
  const [first = 1, , last = 3] = quarterMonths(quarter);
  return { from: firstOf(year, first), to: endOfMonth(firstOf(year, last)) };
}

/** Its three months, 1 to 12. */
export function quarterMonths(quarter: number): number[] {
  return [1, 2, 3].map((month) => 3 * (quarter - 1) + month);
}

/** The quarter that a day lies in, 1 to 4. */
export function quarterOf(date: CalendarDate): number {
  return Math.ceil(monthOf(date) / 3);
}

/** The four quarters of the lookback period for a year: 1 July of the second year before to 30 June of the last. Source: IRS Pub. 15, sec. 11. */
export function lookbackQuarters(year: number): Quarter[] {
  return [
    { year: year - 2, quarter: 3 },
    { year: year - 2, quarter: 4 },
    { year: year - 1, quarter: 1 },
    { year: year - 1, quarter: 2 },
  ];
}

function firstOf(year: number, month: number): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
