import { expect, it } from 'vitest';
import { byName } from '../concepts.ts';
import { SEED_PARAMETERS } from '../pay.builder.ts';
import { contributionsInForce } from '../withholding/tax-parameters.ts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
  type OpeningBalanceBases,
  type OpeningBalanceFigures,
  openingBalanceSchema,
} from './opening-balance.schema.ts';
import {
  basesAbovePay,
  limitsPassedByOpeningBalance,
  limitsPassedByYear,
  taxesAboveBase,
  taxesBelowBase,
  taxesWithoutBase,
} from './opening-limits.ts';

const limits = contributionsInForce(SEED_PARAMETERS.fixedTaxes, '2026-12-31');
const openingBalance = (amounts: Partial<OpeningBalanceFigures>): OpeningBalanceFigures => ({
  ...byName(OPENING_BALANCE_AMOUNTS, () => 0),
  ...amounts,
});
const passed = (amounts: Partial<OpeningBalanceFigures>) =>
  limits && limitsPassedByOpeningBalance(openingBalance(amounts), limits);

// 2026: disability 27.00, social security 11,439.00 for wages and tips together, no limit for Medicare.
it('an opening balance may not exceed a limit of its year', () => {
  expect(passed({ disabilityInsurance: 27_00, socialSecurity: 11_439_00, medicare: 90_000_00 })).toEqual([]);
  expect(passed({ disabilityInsurance: 27_01, socialSecurity: 11_439_01 })).toEqual([
    { path: ['amounts', 'disabilityInsurance'], code: 'above-year-limit' },
    { path: ['amounts', 'socialSecurity'], code: 'above-year-limit' },
  ]);
});

it('wages and tips together may not exceed the limit of social security', () => {
  expect(passed({ socialSecurity: 11_400_00, socialSecurityOnTips: 39_00 })).toEqual([]);
  expect(passed({ socialSecurity: 11_400_00, socialSecurityOnTips: 39_01 })).toEqual([
    { path: ['amounts', 'socialSecurityOnTips'], code: 'above-shared-limit' },
  ]);
});

const codesOf = (asOf: string, amounts: Partial<OpeningBalanceFigures>) =>
  openingBalanceSchema
    .safeParse({ asOf, amounts: openingBalance(amounts), bases: NO_OPENING_BALANCE_BASES })
    .error?.issues.map(({ message }) => message) ?? [];

it('is dated in a payroll year, and has no tax without gross', () => {
  expect(codesOf('2026-06-30', { gross: 1, medicare: 1 })).toEqual([]);
  expect(codesOf('2026-06-30', {})).toEqual([]);
  expect(codesOf('2023-12-31', {})).toEqual(['year-invalid']);
  expect(codesOf('2031-01-01', { medicare: 1 })).toEqual(['year-invalid', 'tax-without-base']);
});

it('may not have more tips, commissions and concessions than gross', () => {
  const parts = { tips: 300_00, commissions: 200_00, concessions: 100_00 };
  expect(codesOf('2026-06-30', { gross: 600_00, ...parts })).toEqual([]);
  expect(codesOf('2026-06-30', { gross: 599_99, ...parts })).toEqual(['parts-above-gross']);
});

it('may not have more withheld than gross', () => {
  // 500.00 + 62.00 + 14.50 + 100.00 + 323.50 = 1,000.00
  const taken = { incomeTaxWithheld: 500_00, socialSecurity: 62_00, medicare: 14_50 };
  const all = { ...taken, donation: 100_00, codaPlans: 323_50 };
  expect(codesOf('2026-06-30', { gross: 1_000_00, ...all })).toEqual([]);
  expect(codesOf('2026-06-30', { gross: 999_99, ...all })).toEqual(['withheld-above-gross']);
  expect(codesOf('2026-06-30', { donation: 1 })).toEqual(['withheld-above-gross']);
});

const aboveBase = (
  asOf: string,
  amounts: Partial<OpeningBalanceFigures>,
  bases: Partial<OpeningBalanceBases> = {},
) =>
  limits &&
  taxesAboveBase(
    { asOf, amounts: openingBalance(amounts), bases: { ...NO_OPENING_BALANCE_BASES, ...bases } },
    limits,
  );

it('no tax may exceed its base × rate by more than the rounding of each pay', () => {
  // 6.2 % of 1,000.00 − 300.00 = 43.40, of tips 18.60; 1.45 % of 1,000.00 = 14.50; 0.3 % = 3.00; each plus
  // 1.83
  const most = {
    socialSecurity: 45_23,
    socialSecurityOnTips: 20_43,
    medicare: 16_33,
    disabilityInsurance: 4_83,
  };
  const pay = { gross: 1_000_00, tips: 300_00 };
  expect(aboveBase('2026-06-30', { ...pay, ...most })).toEqual([]);
  for (const concept of [
    'socialSecurity',
    'socialSecurityOnTips',
    'medicare',
    'disabilityInsurance',
  ] as const) {
    expect(aboveBase('2026-06-30', { ...pay, [concept]: most[concept] + 1 })).toEqual([
      { path: ['amounts', concept], code: 'tax-above-base' },
    ]);
  }
  // 6.2 % of 500.00 = 31.00
  expect(aboveBase('2026-06-30', { ...pay, socialSecurity: 32_84 }, { socialSecurity: 500_00 })).toEqual([
    { path: ['amounts', 'socialSecurity'], code: 'tax-above-base' },
  ]);
});

it('Medicare includes 0.9 % above 200,000.00', () => {
  // 1.45 % of 250,000.00 = 3,625.00; 0.9 % of 50,000.00 = 450.00; plus 1.83
  expect(aboveBase('2026-06-30', { gross: 250_000_00, medicare: 4_076_83 })).toEqual([]);
  expect(aboveBase('2026-06-30', { gross: 250_000_00, medicare: 4_076_84 })).toMatchObject([
    { code: 'tax-above-base' },
  ]);
});

it('the chauffeur insurance may not exceed the weeks of the year so far', () => {
  // 1 to 14 January: two weeks, plus the week in progress at the new year: 3 × 0.50
  expect(aboveBase('2026-01-14', { gross: 900_00, chauffeurInsurance: 1_50 })).toEqual([]);
  expect(aboveBase('2026-01-14', { gross: 900_00, chauffeurInsurance: 1_51 })).toEqual([
    { path: ['amounts', 'chauffeurInsurance'], code: 'chauffeur-above-weeks' },
  ]);
});

it('warns of each limit that a year exceeds, once of the shared one of wages and tips', () => {
  const year = { disabilityInsurance: 27_00, socialSecurity: 11_000_00, socialSecurityOnTips: 439_00 };
  const passes = (more: Partial<OpeningBalanceFigures>) =>
    limits && limitsPassedByYear(openingBalance({ ...year, medicare: 90_000_00, ...more }), limits);
  expect(passes({})).toEqual([]);
  // 12,000.00 + 439.00 = 12,439.00
  expect(passes({ disabilityInsurance: 27_01, socialSecurity: 12_000_00 })).toEqual([
    { concept: 'disabilityInsurance', total: 27_01, limit: 27_00 },
    { concept: 'socialSecurity', total: 12_439_00, limit: 11_439_00 },
  ]);
});

const belowBase = (amounts: Partial<OpeningBalanceFigures>) =>
  limits && taxesBelowBase({ amounts: openingBalance(amounts), bases: NO_OPENING_BALANCE_BASES }, limits);

it('warns of a tax below its base × rate, up to its limit', () => {
  // 6.2 % of 10,000.00 = 620.00, 1.45 % = 145.00; disability at its limit, 27.00
  const exact = { gross: 10_000_00, socialSecurity: 620_00, medicare: 145_00, disabilityInsurance: 27_00 };
  expect(belowBase(exact)).toEqual([]);
  expect(belowBase({ ...exact, medicare: 143_17, socialSecurity: 618_16 })).toEqual([
    { concept: 'socialSecurity', stated: 618_16, computed: 620_00 },
  ]);
  // Wages of 200,000.00 use the whole limit of social security, and leave nothing for 5,000.00 of tips.
  const above = { gross: 205_000_00, tips: 5_000_00, socialSecurity: 11_439_00, disabilityInsurance: 27_00 };
  // 1.45 % of 205,000.00 = 2,972.50; 0.9 % of 5,000.00 = 45.00
  expect(belowBase({ ...above, medicare: 3_017_50 })).toEqual([]);
});

const above = (bases: Partial<OpeningBalanceBases>) =>
  basesAbovePay({
    amounts: openingBalance({ gross: 1_000_00, tips: 300_00, commissions: 200_00 }),
    bases: { ...NO_OPENING_BALANCE_BASES, ...bases },
  }).map(({ path }) => path[1]);

it('no base may exceed the pay of its kind', () => {
  // Wages 1,000.00 − 300.00 − 200.00 = 500.00; commissions are subject to social security too: 700.00
  expect(
    above({ exemptWages: 500_00, socialSecurity: 700_00, socialSecurityOnTips: 300_00, medicare: 1_000_00 }),
  ).toEqual([]);
  expect(
    above({ exemptWages: 500_01, socialSecurity: 700_01, socialSecurityOnTips: 300_01, medicare: 1_000_01 }),
  ).toEqual(['exemptWages', 'socialSecurity', 'socialSecurityOnTips', 'medicare']);
});

it('no tax may be withheld on a base of zero', () => {
  const without = (amounts: Partial<OpeningBalanceFigures>, bases: Partial<OpeningBalanceBases> = {}) =>
    taxesWithoutBase({ amounts: openingBalance(amounts), bases: { ...NO_OPENING_BALANCE_BASES, ...bases } });
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
