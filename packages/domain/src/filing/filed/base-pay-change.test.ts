import { describe, expect, it } from 'vitest';
import { anOpeningBalanceOfYear } from '../../returns/paid-entry.builder.ts';
import { basedPay, movesBase } from './base-pay-change.ts';

describe('a change of earlier pay', () => {
  it.each([
    // From 2,000.00 in the quarter 1,000.00 were below 7,000.00, and now 500.00 are
    ['unemployment', { before: 6_500_00, change: 500_00, inQuarter: 2_000_00 }, true],
    // 3,500.00 and 3,000.00 are both still below 7,000.00
    ['unemployment', { before: 1_500_00, change: 500_00, inQuarter: 2_000_00 }, false],
    // 7,000.00 are used up in both cases; below 9,000.00 the quarter has 1,500.00 instead of 1,000.00
    ['unemployment', { before: 7_500_00, change: -500_00, inQuarter: 3_000_00 }, true],
    // Both bases are used up in both cases
    ['unemployment', { before: 9_500_00, change: 500_00, inQuarter: 3_000_00 }, false],
    ['unemployment', { before: 6_500_00, change: 500_00, inQuarter: 0 }, false],
    // 184,500.00 − 180,000.00 were left, and now 100.00 less
    ['form-941', { before: 180_100_00, change: 100_00, inQuarter: 20_000_00 }, true],
    ['form-941', { before: 100_100_00, change: 100_00, inQuarter: 20_000_00 }, false],
    // Above the wage base; 1,000.00 were left below 200,000.00
    ['form-941', { before: 199_100_00, change: 100_00, inQuarter: 5_000_00 }, true],
  ] as const)('in %s changes the taxable pay of a later quarter or not: %o %s', (report, pay, isMoved) => {
    expect(movesBase(report, pay, { wageBase: 184_500_00 })).toBe(isMoved);
  });

  it('changes the exempt wages of the young only', () => {
    // 40,000.00 − 38,000.00 leave 2,000.00 for 3,000.00; 40,000.00 − 37,000.00 left enough for all
    const pay = { before: 38_000_00, change: 1_000_00, inQuarter: 3_000_00 };
    expect(movesBase('form-499', { ...pay, isYoung: true })).toBe(true);
    expect(movesBase('form-499', pay)).toBe(false);
    expect(
      basedPay('form-499', {
        gross: 100_00,
        tips: 10_00,
        tipsReceived: 0,
        severanceExempt: 0,
        commissions: 20_00,
        concessions: 5_00,
      }),
    ).toBe(65_00);
  });

  it('may be a change of the opening balance', () => {
    const pay = { before: 0, change: 0, inQuarter: 15_000_00, isYoung: true };
    const withExemptWages = (cents: number) =>
      anOpeningBalanceOfYear({ gross: 35_000_00 }, { exemptWages: cents });
    // 40,000.00 − 30,000.00 leave 10,000.00 for 15,000.00; 40,000.00 − 20,000.00 leave enough for all
    const openingBalance = withExemptWages(30_000_00);
    expect(
      movesBase('form-499', {
        ...pay,
        openingBalance,
        filedOpeningBalance: withExemptWages(20_000_00),
      }),
    ).toBe(true);
    expect(movesBase('form-499', { ...pay, openingBalance })).toBe(false);
    // 5,000.00 fit in both cases
    expect(
      movesBase('form-499', {
        ...pay,
        openingBalance: withExemptWages(5_000_00),
        filedOpeningBalance: withExemptWages(0),
      }),
    ).toBe(false);
  });

  it('counts the opening balance of the year', () => {
    const openingBalance = anOpeningBalanceOfYear({ gross: 5_000_00 });
    // 2,000.00 are left: 1,600.00 of them were used before, and 1,500.00 are now
    const pay = { before: 1_500_00, change: -100_00, inQuarter: 2_000_00 };
    expect(movesBase('unemployment', { ...pay, openingBalance })).toBe(true);
    expect(movesBase('unemployment', pay)).toBe(false);
  });
});
