import { expect, it } from 'vitest';
import { offeredPeriods } from './offered-periods.ts';

const biweekly = { payFrequency: 'biweekly' } as const;

it("offers the periods of the employee's own frequency, whatever was chosen for everybody", () => {
  expect(offeredPeriods({ year: 2026, payFrequency: 'weekly' }, biweekly)).toHaveLength(27);
  expect(offeredPeriods({ year: 2026, payFrequency: 'weekly' }, undefined)).toHaveLength(53);
});

it('offers none before the frequency and the year are known', () => {
  expect(offeredPeriods({ year: 2026, payFrequency: null }, undefined)).toEqual([]);
  expect(offeredPeriods({ year: 0, payFrequency: null }, biweekly)).toEqual([]);
});
