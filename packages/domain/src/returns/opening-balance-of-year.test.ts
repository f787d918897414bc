import { expect, it } from 'vitest';
import { openingBalanceBases } from './opening-balance-of-year.ts';
import { anOpeningBalanceOfYear } from './paid-entry.builder.ts';

const BASE_2026 = 184_500_00;

it('a base not entered follows from the gross, wages before tips up to the wage base', () => {
  // 190,000.00 − 10,000.00 of tips = 180,000.00 of wages; 184,500.00 − 180,000.00 = 4,500.00 left for tips
  const openingBalance = anOpeningBalanceOfYear({ gross: 190_000_00, tips: 10_000_00 });
  expect(openingBalanceBases(openingBalance, BASE_2026)).toEqual({
    exemptWages: 0,
    socialSecurity: 180_000_00,
    socialSecurityOnTips: 4_500_00,
    medicare: 190_000_00,
    disabilityInsurance: 190_000_00,
  });
});

it('uses the entered bases, zero included', () => {
  const taxableBefore = { exemptWages: 0, socialSecurity: 900_00, socialSecurityOnTips: 0, medicare: 950_00 };
  const openingBalance = anOpeningBalanceOfYear({ gross: 1_000_00 }, taxableBefore);
  expect(openingBalanceBases(openingBalance, BASE_2026)).toEqual({
    ...taxableBefore,
    disabilityInsurance: 1_000_00,
  });
});
