import { expect, it } from 'vitest';
import { contributionsInForce } from '../tax/tax-parameters.ts';
import { byName } from './concepts.ts';
import {
  BROUGHT_FORWARD,
  type BroughtForward,
  NO_BASES,
  type OpeningBases,
  openingBalanceSchema,
} from './opening-balance.schema.ts';
import { basesAbovePay, passedByOpening, taxesWithoutBase } from './opening-limits.ts';
import { SEED_PARAMETERS } from './pay.builder.ts';

const limits = contributionsInForce(SEED_PARAMETERS.fixedTaxes, '2026-12-31');
const brought = (amounts: Partial<BroughtForward>): BroughtForward => ({
  ...byName(BROUGHT_FORWARD, () => 0),
  ...amounts,
});
const passed = (amounts: Partial<BroughtForward>) => limits && passedByOpening(brought(amounts), limits);

// 2026: disability 27.00, social security 11,439.00 for wages and tips together, no limit of Medicare.
it('an opening balance passes no limit of its year', () => {
  expect(passed({ disabilityInsurance: 27_00, socialSecurity: 11_439_00, medicare: 90_000_00 })).toEqual([]);
  expect(passed({ disabilityInsurance: 27_01, socialSecurity: 11_439_01 })).toEqual([
    { path: ['amounts', 'disabilityInsurance'], code: 'above-year-limit' },
    { path: ['amounts', 'socialSecurity'], code: 'above-year-limit' },
  ]);
});

it('wages and tips pass the limit of social security together', () => {
  expect(passed({ socialSecurity: 11_400_00, socialSecurityOnTips: 39_00 })).toEqual([]);
  expect(passed({ socialSecurity: 11_400_00, socialSecurityOnTips: 39_01 })).toEqual([
    { path: ['amounts', 'socialSecurityOnTips'], code: 'above-shared-limit' },
  ]);
});

const codesOf = (asOf: string, amounts: Partial<BroughtForward>) =>
  openingBalanceSchema
    .safeParse({ asOf, amounts: brought(amounts), bases: NO_BASES })
    .error?.issues.map(({ message }) => message) ?? [];

it('is of a year that there is payroll of, and has no tax without what it was withheld of', () => {
  expect(codesOf('2026-06-30', { gross: 1, medicare: 1 })).toEqual([]);
  expect(codesOf('2026-06-30', {})).toEqual([]);
  expect(codesOf('2023-12-31', {})).toEqual(['year-invalid']);
  expect(codesOf('2031-01-01', { medicare: 1 })).toEqual(['year-invalid', 'tax-without-base']);
});

it('has no more tips, commissions and concessions than were paid in all', () => {
  const parts = { tips: 300_00, commissions: 200_00, concessions: 100_00 };
  expect(codesOf('2026-06-30', { gross: 600_00, ...parts })).toEqual([]);
  expect(codesOf('2026-06-30', { gross: 599_99, ...parts })).toEqual(['parts-above-gross']);
});

const above = (bases: Partial<OpeningBases>) =>
  basesAbovePay({
    amounts: brought({ gross: 1_000_00, tips: 300_00, commissions: 200_00 }),
    bases: { ...NO_BASES, ...bases },
  }).map(({ path }) => path[1]);

it('has no tax on more than was paid of its kind', () => {
  // Wages 1,000.00 − 300.00 − 200.00 = 500.00; social security is on commissions too: 700.00
  expect(
    above({ exemptWages: 500_00, socialSecurity: 700_00, socialSecurityOnTips: 300_00, medicare: 1_000_00 }),
  ).toEqual([]);
  expect(
    above({ exemptWages: 500_01, socialSecurity: 700_01, socialSecurityOnTips: 300_01, medicare: 1_000_01 }),
  ).toEqual(['exemptWages', 'socialSecurity', 'socialSecurityOnTips', 'medicare']);
});

it('no tax was withheld of nothing', () => {
  const without = (amounts: Partial<BroughtForward>, bases: Partial<OpeningBases> = {}) =>
    taxesWithoutBase({ amounts: brought(amounts), bases: { ...NO_BASES, ...bases } });
  expect(without({ gross: 100_00, socialSecurity: 6_20, medicare: 1_45, chauffeurInsurance: 50 })).toEqual(
    [],
  );
  expect(without({ gross: 100_00, tips: 100_00, socialSecurity: 1, socialSecurityOnTips: 6_20 })).toEqual([
    { path: ['amounts', 'socialSecurity'], code: 'tax-without-base' },
  ]);
  expect(without({ gross: 100_00, socialSecurityOnTips: 5_00 })).toEqual([
    { path: ['amounts', 'socialSecurityOnTips'], code: 'tax-without-base' },
  ]);
  expect(without({ gross: 100_00, medicare: 1_45 }, { medicare: 0 })).toEqual([
    { path: ['amounts', 'medicare'], code: 'tax-without-base' },
  ]);
});
