import { expect, it } from 'vitest';
import { dateInPuertoRico, timeInPuertoRico } from './puerto-rico-time.ts';

// Puerto Rico is four hours behind UTC all year round.
it.each([
  ['2026-01-01T03:59:59Z', '2025-12-31'],
  ['2026-01-01T04:00:00Z', '2026-01-01'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
])('at %s it is %s in Puerto Rico', (moment, date) => {
  expect(dateInPuertoRico(new Date(moment))).toBe(date);
});

it.each([
  ['2026-01-01T03:59:59Z', '235959'],
  ['2026-07-01T04:00:00Z', '000000'],
  ['2026-07-01T17:05:09Z', '130509'],
])('at %s the clock of Puerto Rico says %s', (moment, time) => {
  expect(timeInPuertoRico(new Date(moment))).toBe(time);
});
