import { expect, it } from 'vitest';
import { dateInPuertoRico } from './dependencies.ts';

// Puerto Rico is four hours behind UTC all year round.
it.each([
  ['2026-01-01T03:59:59Z', '2025-12-31'],
  ['2026-01-01T04:00:00Z', '2026-01-01'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
])('at %s it is %s in Puerto Rico', (moment, date) => {
  expect(dateInPuertoRico(new Date(moment))).toBe(date);
});
