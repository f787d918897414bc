import { type CalendarDate, yearOf } from '../time/calendar-date.ts';

/** Splits a range into one range per calendar year, in order. */
export function yearRanges<Range extends { start: CalendarDate; end: CalendarDate }>(
  range: Range,
): { year: number; range: Range }[] {
  const first = yearOf(range.start);
  return Array.from({ length: yearOf(range.end) - first + 1 }, (_, index) => {
    const year = first + index;
    const [start, end] = [`${year}-01-01`, `${year}-12-31`];
    return {
      year,
      range: {
        ...range,
        start: range.start > start ? range.start : start,
        end: range.end < end ? range.end : end,
      },
    };
  });
}
