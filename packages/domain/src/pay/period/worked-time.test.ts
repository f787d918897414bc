import { expect, it } from 'vitest';
import { NOTHING_TYPED } from '../time-entry.schema.ts';
import { hoursAbovePeriod } from './worked-time.ts';

const HOURS = 60;
const NONE = NOTHING_TYPED.minutes;

it.each([
  ['a week', { start: '2026-05-21', end: '2026-05-27' }, 168], // 7 × 24
  ['a month of 28 days', { start: '2026-02-01', end: '2026-02-28' }, 672], // 28 × 24
  ['the last day of a year', { start: '2026-12-31', end: '2026-12-31' }, 24],
])('reports more hours than there are in %s', (_, period, hours) => {
  expect(hoursAbovePeriod({ ...NONE, regular: hours * HOURS }, period)).toBeUndefined();
  expect(
    hoursAbovePeriod({ ...NONE, regular: (hours - 8) * HOURS, vacation: 8 * HOURS + 1 }, period),
  ).toEqual({
    worked: hours * HOURS + 1,
    possible: hours * HOURS,
  });
});
