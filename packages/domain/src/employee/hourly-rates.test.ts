import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { hourlyRatesFrom, hourlyRatesSchema, mayHaveDoubleOvertime } from './hourly-rates.ts';

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

  it.each([
    // Admitted before the reform of 26 January 2017: twice. From that day on: 12.00 × 1.5 = 18.00.
    ['2017-01-25', 'law', 2_400],
    ['2017-01-26', 'law', 1_800],
    // The specification's rule has twice for everybody.
    ['2020-03-02', 'specification', 2_400],
  ] as const)(
    'pay a meal period of somebody admitted on %s by the rule of the %s',
    (admissionDate, mealRule, mealPeriod) => {
      const terms = { admissionDate, mealRule, overtimeMultiplier: 'one-and-a-half' } as const;
      expect(hourlyRatesFrom(1_200, terms)).toEqual({ regular: 1_200, overtime: 1_800, mealPeriod });
    },
  );

  it('pay twice for overtime where the employee has that multiplier', () => {
    const terms = { admissionDate: '2010-06-01', mealRule: 'law', overtimeMultiplier: 'double' } as const;
    expect(hourlyRatesFrom(1_055, terms).overtime).toBe(2_110);
  });

  it('may be too low for the overtime of somebody admitted before the reform', () => {
    const admitted = (admissionDate: string, overtimeMultiplier: 'one-and-a-half' | 'double') =>
      mayHaveDoubleOvertime({ admissionDate, overtimeMultiplier });
    expect(admitted('2017-01-25', 'one-and-a-half')).toBe(true);
    expect(admitted('2017-01-25', 'double')).toBe(false);
    expect(admitted('2017-01-26', 'one-and-a-half')).toBe(false);
  });

  it('are at most 9,999.99', () => {
    expect(
      refusals(hourlyRatesSchema, { regular: 999_999, overtime: 999_999, mealPeriod: 1_000_000 }),
    ).toEqual(['mealPeriod: amount-too-large']);
  });
});
