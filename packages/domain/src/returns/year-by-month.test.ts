import { expect, it } from 'vitest';
import { employerCosts } from './employer-cost.ts';
import { aPaidEntry } from './paid-entry.builder.ts';
import { yearByMonth } from './year-by-month.ts';

const RATES = {
  payer: 'form-941' as const,
  unemploymentRate: 31_000,
  specialContributionRate: 10_000,
  disabilityRate: 3_000,
  employerDisabilityRate: 3_000,
  workersCompensationRate: null,
  chauffeurWeeklyRate: 80,
  employeeChauffeurShare: 50,
};

it('sums each month by pay date: gross, taxes withheld and employer contributions', () => {
  const entries = [
    aPaidEntry(1, '2026-01-15', {
      gross: 1_000_00,
      socialSecurity: 62_00,
      medicare: 14_50,
      disabilityInsurance: 3_00,
      incomeTaxWithheld: 70_00,
      medicalPlan: 25_00,
    }),
    aPaidEntry(2, '2026-01-31', { gross: 500_00, chauffeurInsurance: 2_50 }),
    aPaidEntry(1, '2026-12-31', { gross: 100_00, socialSecurityOnTips: 1_24 }),
  ];
  const costs = employerCosts(entries, {
    rates: RATES,
    before: new Map(),
    policyPayrollBefore: 0,
  });
  const months = yearByMonth(entries, costs);
  expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  // 62.00 + 14.50 + 3.00 + 70.00 + 2.50 withheld, no plan; 1,500.00 × (6.2 + 1.45 + 0.6 + 3.1 + 1 + 0.3 %) =
  // 189.75
  expect(months[0]).toEqual({ month: 1, gross: 1_500_00, withheld: 152_00, employerCost: 189_75 });
  expect(months[1]).toEqual({ month: 2, gross: 0, withheld: 0, employerCost: 0 });
  // 100.00 × 12.65 %
  expect(months[11]).toEqual({ month: 12, gross: 100_00, withheld: 1_24, employerCost: 12_65 });
});
