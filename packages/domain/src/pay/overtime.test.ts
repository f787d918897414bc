import { describe, expect, it } from 'vitest';
import { mostRegularMinutes, overtimeWithin } from './overtime.ts';

const HOURS = 60;
const week = { start: '2026-05-21', end: '2026-05-27' };

describe('regular time limit', () => {
  it.each([
    ['a week', week, 40],
    ['two weeks', { start: '2026-05-07', end: '2026-05-20' }, 80],
    ['the last day of a year', { start: '2025-12-31', end: '2025-12-31' }, 40],
    ['a month of 28 days', { start: '2026-02-01', end: '2026-02-28' }, 160],
    // 23 working days of 8 hours are 184, so without overtime
    ['a month of 31 days', { start: '2026-07-01', end: '2026-07-31' }, 200],
  ])('in %s', (_, period, hours) => {
    expect(mostRegularMinutes(period)).toBe(hours * HOURS);
  });
});

describe('overtime within regular time', () => {
  it('is the time above 40 hours a week', () => {
    expect(overtimeWithin(40 * HOURS, { period: week, elsewhere: 0 })).toBe(0);
    expect(overtimeWithin(42 * HOURS + 30, { period: week, elsewhere: 0 })).toBe(2 * HOURS + 30);
  });

  it('counts the other entries of the period, and never exceeds the time of the entry', () => {
    expect(overtimeWithin(5 * HOURS, { period: week, elsewhere: 38 * HOURS })).toBe(3 * HOURS);
    expect(overtimeWithin(5 * HOURS, { period: week, elsewhere: 44 * HOURS })).toBe(5 * HOURS);
  });
});
