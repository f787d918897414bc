import { describe, expect, it } from 'vitest';
import {
  addDays,
  addYears,
  daysBetween,
  endOfMonth,
  isCalendarDate,
  quarterOf,
  saturdaysBetween,
  weekday,
} from './calendar-date.ts';

describe('calendar dates', () => {
  it.each(['2026-01-01', '2024-02-29', '1900-12-31'])('accepts %s', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  it.each(['2025-02-29', '2026-13-01', '2026-1-1', '0000-00-00', '2026-01-01T00:00', '', '1899-12-31'])(
    'refuses %j',
    (date) => {
      expect(isCalendarDate(date)).toBe(false);
    },
  );

  it('returns the quarter of a date', () => {
    const ends = ['2026-01-01', '2026-03-31', '2026-04-01', '2026-09-30', '2026-10-01'];
    expect(ends.map(quarterOf)).toEqual([1, 1, 2, 3, 4]);
  });

  it('adds days across months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(endOfMonth('2028-02-10')).toBe('2028-02-29');
  });

  it('returns the day of the week', () => {
    // 1 January 2026 is a Thursday
    expect(weekday('2026-01-01')).toBe(4);
  });

  it.each([
    // January 2026: Saturdays on 3, 10, 17, 24, 31; February: 7, 14, 21, 28
    ['2026-01-01', '2026-01-31', 5],
    ['2026-02-01', '2026-02-28', 4],
    ['2026-01-01', '2026-01-07', 1],
    ['2026-01-03', '2026-01-03', 1],
    ['2026-12-31', '2026-12-31', 0],
  ])('counts the Saturdays from %s to %s: %i', (start, end, saturdays) => {
    expect(saturdaysBetween(start, end)).toBe(saturdays);
  });
});
