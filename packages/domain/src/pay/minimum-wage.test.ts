import { describe, expect, it } from 'vitest';
import {
  belowMinimumWage,
  ratesAtMinimumWage,
  SEED_MINIMUM_WAGES,
  shortOfMinimumWage,
} from './minimum-wage.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement } from './pay-statement.ts';
import { versionInForce } from './withholding/tax-parameters.ts';

const HOURS = 60;
const WAGE = { version: 2, effectiveFrom: '2024-07-01', hourly: 10_50, inCash: 2_13 };

/**
 * Returns the shortfall to the minimum wage for these hours at this rate; overtime is paid at 1.5 times
 * unless given.
 */
function missing(
  regular: number,
  {
    overtime = Math.round(regular * 1.5),
    ...typed
  }: { overtime?: number } & Parameters<typeof somePayInputs>[0],
): number {
  const facts = somePayFacts({ rates: { regular, overtime, mealPeriod: 0 } });
  const inputs = somePayInputs(typed);
  return shortOfMinimumWage(calculatePayStatement(facts, inputs, NOTHING_WITHHELD), WAGE);
}

describe('minimum wage', () => {
  it('is the one in force on a date', () => {
    const wageOn = (date: string) => versionInForce(SEED_MINIMUM_WAGES, date)?.hourly;
    expect(wageOn('2024-06-30')).toBe(9_50);
    expect(wageOn('2024-07-01')).toBe(10_50);
    expect(wageOn('2023-06-30')).toBeUndefined();
  });

  it('warns by the wage of the last day of the period', () => {
    const pay = calculatePayStatement(
      somePayFacts({ rates: { regular: 10_50, overtime: 15_75, mealPeriod: 0 } }),
      somePayInputs({ minutes: { regular: 40 * HOURS } }),
      NOTHING_WITHHELD,
    );
    const raised = { version: 3, effectiveFrom: '2026-07-01', hourly: 11_50, inCash: 2_13 };
    const wages = [...SEED_MINIMUM_WAGES, raised];
    expect(belowMinimumWage(pay, { end: '2026-06-30' }, wages)).toBeUndefined();
    // 40 × (11.50 − 10.50)
    expect(belowMinimumWage(pay, { end: '2026-07-01' }, wages)).toEqual({ hourly: 11_50, short: 40_00 });
  });

  it('is compared with an hour at its rate, and with 1.5 hours for overtime', () => {
    const minutes = { regular: 40 * HOURS, overtime: 2 * HOURS };
    expect(missing(10_50, { minutes })).toBe(0);
    // 40 × 0.50 + 2 × (15.75 − 15.00)
    expect(missing(10_00, { minutes })).toBe(21_50);
    // 2 × (15.75 − 10.50)
    expect(missing(10_50, { minutes, overtime: 10_50 })).toBe(10_50);
  });

  it('counts tips beside the cash minimum, and commissions', () => {
    const minutes = { regular: 40 * HOURS, overtime: 2 * HOURS };
    const cash = { minutes, overtime: 7_38 };
    // 40 × 10.50 + 2 × 15.75 = 451.50; in cash 40 × 2.13 + 2 × 7.38 = 99.96; 451.50 − 99.96 − 300.00
    expect(missing(2_13, { ...cash, earnings: { tips: 300_00 } })).toBe(51_54);
    expect(missing(2_13, { ...cash, earnings: { tips: 351_54 } })).toBe(0);
    expect(missing(2_13, { ...cash, earnings: { tips: 300_00, commissions: 51_54 } })).toBe(0);
  });

  it('is not met with too little cash, however large the tips are', () => {
    // 40 × (2.13 − 2.00)
    expect(missing(2_00, { minutes: { regular: 40 * HOURS }, earnings: { tips: 900_00 } })).toBe(5_20);
  });

  it('does not apply to time without a rate, which a salary pays for', () => {
    expect(missing(0, { minutes: { regular: 40 * HOURS }, earnings: { salary: 500_00 } })).toBe(0);
    expect(missing(9_00, {})).toBe(0);
  });
});

describe('rates at the minimum wage', () => {
  const FULL = { regular: 10_50, overtime: 15_75, mealPeriod: 21_00 };

  function rated(rates: typeof FULL, typed: Parameters<typeof somePayInputs>[0] = {}) {
    const inputs = somePayInputs(typed);
    return ratesAtMinimumWage(
      rates,
      calculatePayStatement(somePayFacts({ rates }), inputs, NOTHING_WITHHELD),
      WAGE,
    );
  }

  it('are raised if they are lower, overtime to 1.5 times and a meal period to twice the minimum', () => {
    expect(rated({ regular: 9_00, overtime: 16_00, mealPeriod: 18_00 })).toEqual({
      ...FULL,
      overtime: 16_00,
    });
  });

  it('stay zero if they are zero, since a salary pays', () => {
    const none = { regular: 0, overtime: 0, mealPeriod: 0 };
    expect(rated(none, { minutes: { regular: 40 * HOURS } })).toEqual(none);
  });

  it('are reduced by the tips and commissions per worked hour', () => {
    const cash = { regular: 2_13, overtime: 7_38, mealPeriod: 4_26 };
    const minutes = { regular: 40 * HOURS, overtime: 2 * HOURS };
    // (210.00 + 42.00) ÷ 42 hours = 6.00; 10.50 − 6.00, 15.75 − 6.00, 21.00 − 6.00
    expect(rated(cash, { minutes, earnings: { tips: 210_00, commissions: 42_00 } })).toEqual({
      regular: 4_50,
      overtime: 9_75,
      mealPeriod: 15_00,
    });
    // From tips of 420.00, 42 × (10.50 − 2.13) = 351.54 count: 8.37 an hour
    expect(rated(cash, { minutes, earnings: { tips: 420_00 } })).toMatchObject({
      regular: 2_13,
      overtime: 7_38,
    });
  });
});
