import { describe, expect, it } from 'vitest';
import { calendarMonthSchema, daysOfMonth, monthsBegun, monthsWithin } from './calendar-month.ts';

describe('a month of the calendar', () => {
  it.each(['2026-13', '2026-00', '2026-1', '2026-01-01', '', '1899-12'])('is not %j', (text) => {
    expect(calendarMonthSchema.safeParse(text).success).toBe(false);
  });

  it('has all its days, in February of a leap year too', () => {
    expect(calendarMonthSchema.parse('2028-02')).toBe('2028-02');
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it.each([
    ['2026-03-01', '2026-03-31', ['2026-03']],
    ['2025-12-01', '2026-02-28', ['2025-12', '2026-01', '2026-02']],
    ['2026-01-02', '2026-03-30', ['2026-02']],
    ['2026-03-02', '2026-03-31', []],
    ['2026-03-01', '2026-03-30', []],
  ])('is completely between %s and %s: %j', (from, to, months) => {
    expect(monthsWithin({ from, to })).toEqual(months);
  });

  it('has begun by a day or not', () => {
    expect(monthsBegun(2026, '2026-02-01')).toEqual(['2026-01', '2026-02']);
    expect(monthsBegun(2025, '2026-02-01')).toHaveLength(12);
    expect(monthsBegun(2027, '2026-02-01')).toEqual([]);
  });
});
