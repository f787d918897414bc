import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { NO_OPENING_BALANCE_BASES } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { expect, it } from 'vitest';
import { yearLines } from './totals-section.tsx';

const YEAR: Parameters<typeof yearLines>[0] = {
  opening: {
    version: 1,
    recordedBy: 1,
    recordedAt: '2026-03-01T12:00:00.000Z',
    asOf: '2026-02-28',
    source: 'brought-forward',
    leave: {},
    bases: NO_OPENING_BALANCE_BASES,
    amounts: { ...NO_AMOUNTS, gross: 4_000_00, disabilityInsurance: 12_00, socialSecurity: 248_00 },
  },
  yearToDate: {
    ...NO_AMOUNTS,
    gross: 9_500_00,
    incomeTaxWithheld: 100_00,
    disabilityInsurance: 27_00,
    medicare: 137_75,
    socialSecurity: 500_00,
    socialSecurityOnTips: 89_00,
    chauffeurInsurance: 0,
  },
  limits: {
    disabilityInsurance: 27_00,
    medicare: null,
    socialSecurity: 11_439_00,
    socialSecurityOnTips: 11_439_00,
  },
};
const lines = yearLines(YEAR);
const line = (concept: string) => lines.find((one) => one.concept === concept);

it('separates the opening balance from the amounts that were loaded', () => {
  // 9,500.00 − 4,000.00
  expect(line('gross')).toMatchObject({
    openingBalance: 4_000_00,
    loaded: 5_500_00,
    total: 9_500_00,
    limit: undefined,
  });
});

it('says what is left of a limit', () => {
  expect(line('disabilityInsurance')).toMatchObject({ limit: 27_00, left: 0 });
  expect(line('medicare')).toMatchObject({ limit: null, left: null });
});

it('counts social security on wages and on tips against one limit', () => {
  // 11,439.00 − 500.00 − 89.00
  expect(line('socialSecurity')?.left).toBe(10_850_00);
  expect(line('socialSecurityOnTips')).toMatchObject({ left: 10_850_00, isShared: true });
  expect(line('socialSecurity')?.isShared).toBe(false);
});
