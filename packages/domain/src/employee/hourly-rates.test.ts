import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { hourlyRatesFrom, hourlyRatesSchema } from './hourly-rates.ts';

describe('hourly rates', () => {
  it.each([
    // 12.00 × 1.5 = 18.00, × 2 = 24.00
    [1_200, 1_800, 2_400],
    // 10.55 × 1.5 = 15.825 → 15.83
    [1_055, 1_583, 2_110],
    // 0.01 × 1.5 = 0.015 → 0.02
    [1, 2, 2],
    [0, 0, 0],
  ])('follow %i cents with %i for overtime and %i for a meal period', (regular, overtime, mealPeriod) => {
    expect(hourlyRatesFrom(regular)).toEqual({ regular, overtime, mealPeriod });
  });

  it('are at most 9,999.99', () => {
    expect(
      refusals(hourlyRatesSchema, { regular: 999_999, overtime: 999_999, mealPeriod: 1_000_000 }),
    ).toEqual(['mealPeriod: amount-too-large']);
  });
});
