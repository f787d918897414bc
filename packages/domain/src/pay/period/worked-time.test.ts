import { expect, it } from 'vitest';
import { isBeyondPeriod, minutesIn } from './worked-time.ts';

const HOURS = 60;
const WEEK = { start: '2026-05-21', end: '2026-05-27' };
const MONTH = { start: '2026-02-01', end: '2026-02-28' };
const LAST_DAY = { start: '2026-12-31', end: '2026-12-31' };

it('knows how long a period lasts', () => {
  expect(minutesIn(WEEK)).toBe(168 * HOURS); // 7 × 24
  expect(minutesIn(LAST_DAY)).toBe(24 * HOURS);
});

it.each([
  ['a week', WEEK, 168],
  ['a month of 28 days', MONTH, 672], // 28 × 24
  ['the day that is left of a year, which is paid as a week', LAST_DAY, 168],
])('has no more worked than there is in %s', (_, period, hours) => {
  expect(isBeyondPeriod({ regular: hours * HOURS, overtime: 0 }, period)).toBe(false);
  expect(isBeyondPeriod({ regular: hours * HOURS, overtime: 1 }, period)).toBe(true);
});
