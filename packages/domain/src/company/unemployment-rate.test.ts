import { expect, it } from 'vitest';
import { aCompany } from './company.builder.ts';
import { withUnemploymentRateOf } from './unemployment-rate.ts';

const rateIn = (year: number, company: Parameters<typeof aCompany>[0]) =>
  withUnemploymentRateOf(aCompany(company), year).unemploymentRate;

it('the unemployment rate is that of the record in every year if no other is known', () => {
  expect([2024, 2026, 2028].map((year) => rateIn(year, { unemploymentRate: 31_000 }))).toEqual([
    31_000, 31_000, 31_000,
  ]);
});

it('the unemployment rate is that of the record since its year, and the earlier one in the years before', () => {
  const company = { unemploymentRate: 27_000, unemploymentRateSince: 2027, earlierUnemploymentRate: 31_000 };
  expect([2025, 2026, 2027, 2028].map((year) => rateIn(year, company))).toEqual([
    31_000, 31_000, 27_000, 27_000,
  ]);
});
