import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents.ts';
import { EMPLOYER_TAXES, type EmployerTax, employerCosts, taxesOf } from './employer-cost.ts';
import { anOpeningBalanceOfYear, aPaidEntry } from './paid-entry.builder.ts';

/**
 * Unemployment 3.1 %, special 1 %, disability 0.3 %, chauffeurs 0.80 a week, 0.50 of it from the employee.
 */
const RATES = {
  payer: 'form-941' as const,
  unemploymentRate: 31_000,
  specialContributionRate: 10_000,
  disabilityRate: 3_000,
  employerDisabilityRate: 3_000,
  chauffeurWeeklyRate: 80,
  employeeChauffeurShare: 50,
  workersCompensationRate: null,
};
const YEAR = {
  rates: RATES,
  before: new Map(),
  wageBase: 184_500_00,
  policyPayrollBefore: 0,
};

const sumOf = (costs: ReturnType<typeof employerCosts>, tax: EmployerTax) =>
  sumCents(costs.map(({ taxes }) => taxes[tax]));

describe('employer contributions of an entry', () => {
  it('follow the law and the company’s rates, below each base', () => {
    const costs = employerCosts(
      [
        aPaidEntry(1, '2026-01-30', { gross: 6_000_00 }),
        aPaidEntry(1, '2026-02-27', { gross: 6_000_00, tips: 500_00 }),
      ],
      YEAR,
    );
    // 6,000.00 × 6.2, 1.45, 0.6, 3.1, 1 and 0.3 %
    expect(costs[0]).toMatchObject({
      gross: 6_000_00,
      taxes: {
        socialSecurity: 372_00,
        medicare: 87_00,
        federalUnemployment: 36_00,
        unemployment: 186_00,
        specialContribution: 60_00,
        disability: 18_00,
        chauffeurInsurance: 0,
        workersCompensation: 0,
      },
    });
    // The second entry has 1,000.00 below 7,000.00 and 3,000.00 below 9,000.00
    expect(costs[1]?.taxes).toEqual({
      socialSecurity: 372_00,
      medicare: 87_00,
      federalUnemployment: 6_00,
      unemployment: 31_00,
      specialContribution: 10_00,
      disability: 9_00,
      chauffeurInsurance: 0,
      workersCompensation: 0,
    });
    expect(costs.map(taxesOf)).toEqual([759_00, 515_00]);
  });

  it('end at the wage base for social security, but have no limit for Medicare', () => {
    const before = new Map([[1, anOpeningBalanceOfYear({ gross: 184_000_00 })]]);
    const costs = employerCosts([aPaidEntry(1, '2026-12-30', { gross: 2_000_00 })], { ...YEAR, before });
    // 500.00 × 6.2 %; 2,000.00 × 1.45 %
    expect(costs[0]?.taxes).toEqual({
      socialSecurity: 31_00,
      medicare: 29_00,
      federalUnemployment: 0,
      unemployment: 0,
      specialContribution: 0,
      disability: 0,
      chauffeurInsurance: 0,
      workersCompensation: 0,
    });
  });

  it('count a chauffeur’s weeks once per period, and no disability insurance', () => {
    const week = {
      periodId: 2026110,
      periodStart: '2026-03-05',
      periodEnd: '2026-03-11',
      isChauffeur: true,
    };
    const costs = employerCosts(
      [
        aPaidEntry(1, '2026-03-11', { gross: 400_00 }, week),
        aPaidEntry(1, '2026-03-12', { gross: 50_00 }, week),
      ],
      YEAR,
    );
    // One Saturday: 0.80 − 0.50
    expect(costs.map(({ taxes }) => taxes.chauffeurInsurance)).toEqual([30, 0]);
    expect(sumOf(costs, 'disability')).toBe(0);
  });

  it('include the CFSE premium on all pay, if the company has a rate', () => {
    const pay = [
      aPaidEntry(1, '2026-01-30', { gross: 20_000_00 }),
      aPaidEntry(1, '2026-02-27', { gross: 1_234_56 }),
    ];
    // 3.25 per 100: on 20,000.00 650.00; on 21,234.56 690.1232, so 40.12 more
    const costs = employerCosts(pay, { ...YEAR, rates: { ...RATES, workersCompensationRate: 32_500 } });
    expect(costs.map(({ taxes }) => taxes.workersCompensation)).toEqual([650_00, 40_12]);
    expect(sumOf(employerCosts(pay, YEAR), 'workersCompensation')).toBe(0);
  });

  it('continue the CFSE premium from the policy’s pay before January, and start again in July', () => {
    const pay = ['2026-01-30', '2026-06-30', '2026-07-31'].map((date) =>
      aPaidEntry(1, date, { gross: 100_20 }),
    );
    const rates = { ...RATES, workersCompensationRate: 32_500 };
    const costs = employerCosts(pay, { ...YEAR, rates, policyPayrollBefore: 100_20 });
    // 3.2565, 6.513 and 9.7695: 3.26 before, then 3.25 and 3.26; July is 3.2565 alone
    expect(costs.map(({ taxes }) => taxes.workersCompensation)).toEqual([3_25, 3_26, 3_26]);
  });

  it('add up to the amounts in the returns, which round once', () => {
    const costs = employerCosts(
      [1, 2, 3, 4, 5].map((id) =>
        aPaidEntry(id, '2026-01-30', {
          gross: 58_30,
          socialSecurity: 3_61,
          medicare: 85,
          disabilityInsurance: 17,
        }),
      ),
      { ...YEAR, rates: { ...RATES, workersCompensationRate: 32_500 } },
    );
    expect(Object.fromEntries(EMPLOYER_TAXES.map((tax) => [tax, sumOf(costs, tax)]))).toEqual({
      // 291.50 × 6.2 % = 18.073; the five shares of 3.6146 each would add up to 18.05
      socialSecurity: 18_07,
      // Line 12: 36.15 + 8.45 = 44.60, less 22.30 withheld, less 18.07
      medicare: 4_23,
      // × 0.6 % = 1.749
      federalUnemployment: 1_75,
      // × 3.1 % = 9.0365, not five times 1.81
      unemployment: 9_04,
      // × 1 % = 2.915
      specialContribution: 2_92,
      // Line 4B × 0.6 % = 1.749, less 5 × 0.17 withheld
      disability: 90,
      chauffeurInsurance: 0,
      // × 3.25 % = 9.47375, not five times 1.89
      workersCompensation: 9_47,
    });
  });

  it('are negative for a cent withheld after every base was used up', () => {
    const before = new Map([[1, anOpeningBalanceOfYear({ gross: 9_000_00 })]]);
    const costs = employerCosts([aPaidEntry(1, '2026-04-30', { gross: 100_00, disabilityInsurance: 1 })], {
      ...YEAR,
      before,
    });
    // Line 4B is 0.00; 0.01 was withheld
    expect(costs[0]?.taxes.disability).toBe(-1);
  });

  it('add up exactly to the tax on all entries', () => {
    const dates = Array.from({ length: 9 }, (_, index) => `2026-0${index + 1}-15`);
    const costs = employerCosts(
      dates.map((date) => aPaidEntry(1, date, { gross: 333_33 })),
      YEAR,
    );
    // 9 × 333.33 = 2,999.97: × 6.2 % = 185.99814, × 1.45 % = 43.499565, × 3.1 % = 92.99907
    expect(sumOf(costs, 'socialSecurity')).toBe(186_00);
    expect(sumOf(costs, 'medicare')).toBe(43_50);
    expect(sumOf(costs, 'unemployment')).toBe(93_00);
  });
});
