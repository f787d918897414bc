import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueByMonth } from '../filing/due/deposits.ts';
import { sumCents } from '../money/cents.ts';
import { ficaReturn, ficaReturnOfQuarter, taxableEntries } from './fica.ts';
import type { OpeningBalancesByEmployee } from './opening-balance-of-year.ts';
import { anOpeningBalanceOfYear, aPaidEntry } from './paid-entry.builder.ts';
import type { PaidEntry } from './paid-entry.ts';

const BASE_2026 = 184_500_00;
const NOTHING_BEFORE: OpeningBalancesByEmployee = new Map();
const MONTH_ENDS = ['2026-10-30', '2026-11-30', '2026-12-31'];
const FRIDAYS = ['02', '09', '16', '23', '30'].map((day) => `2026-10-${day}`);
const LATER_FRIDAYS = [
  ...['06', '13', '20', '27'].map((day) => `2026-11-${day}`),
  ...['04', '11', '18', '25'].map((day) => `2026-12-${day}`),
];

// Pay of the year before October: nine months of 20,000.00.
const ANA = Array.from({ length: 9 }, (_, month) =>
  aPaidEntry(1, `2026-0${month + 1}-28`, { gross: 20_000_00, socialSecurity: 1_240_00, medicare: 290_00 }),
);
// 184,500 − 180,000 = 4,500 are left under the base: 279.00; Medicare 290.00; from November on 20,000 above
// 200,000: 180.00.
const ANA_IN_QUARTER = MONTH_ENDS.map((payDate, index) =>
  aPaidEntry(1, payDate, {
    gross: 20_000_00,
    socialSecurity: index === 0 ? 279_00 : 0,
    medicare: index === 0 ? 290_00 : 290_00 + 180_00,
  }),
);
// 262.50 each: 16.275 and 3.80625
const LUIS = [...FRIDAYS, ...LATER_FRIDAYS].map((payDate) =>
  aPaidEntry(2, payDate, { gross: 262_50, socialSecurity: 16_28, medicare: 3_81 }),
);
// 987.65 + tips 512.35: 61.2343, 31.7657 and 21.75
const EVA = MONTH_ENDS.map((payDate) =>
  aPaidEntry(3, payDate, {
    gross: 1_500_00,
    tips: 512_35,
    socialSecurity: 61_23,
    socialSecurityOnTips: 31_77,
    medicare: 21_75,
  }),
);
const QUARTER = [...ANA_IN_QUARTER, ...LUIS, ...EVA];

function returnOf(year: readonly PaidEntry[], quarter: readonly PaidEntry[], before = NOTHING_BEFORE) {
  const ids = new Set(quarter.map(({ entryId }) => entryId));
  const taxable = taxableEntries(year, { wageBase: BASE_2026, before });
  return ficaReturn(
    taxable.filter(({ entryId }) => ids.has(entryId)),
    (employeeId) => year.filter((entry) => entry.employeeId === employeeId).length,
  );
}

describe('quarterly federal return', () => {
  const lines = returnOf([...ANA, ...QUARTER], QUARTER);

  it('applies the base, tips after wages, and the part above 200,000.00, and rounds each line once', () => {
    // 4,500.00 + 13 × 262.50 + 3 × 987.65; × 0.124 = 1,348.5558
    expect(lines.socialSecurity).toEqual({ base: 10_875_45, tax: 1_348_56 });
    // 3 × 512.35; × 0.124 = 190.5942
    expect(lines.tips).toEqual({ base: 1_537_05, tax: 190_59 });
    // 60,000.00 + 3,412.50 + 4,500.00; × 0.029 = 1,969.4625
    expect(lines.medicare).toEqual({ base: 67_912_50, tax: 1_969_46 });
    expect(lines.additionalMedicare).toEqual({ base: 40_000_00, tax: 360_00 });
    expect(lines.tax).toBe(3_868_61);
  });

  it('has only the employees’ rounding as fractions of cents', () => {
    // Withheld 674.33 + 95.31 + 984.78 + 360.00 = 2,114.42; exact 12,412.50 × 6.2 % + 67,912.50 × 1.45 % +
    // 360.00 = 2,114.30625
    expect(lines.fractions).toBe(11);
    expect(lines.total).toBe(3_868_72);
    expect(lines.differences).toEqual([]);
  });

  it('charges the employer the total less the employees’ shares', () => {
    // 3,868.72 − 2,114.42; by rates and bases it would be 12,412.50 × 6.2 % + 67,912.50 × 1.45 % =
    // 1,754.30625
    expect(lines.employer).toBe(1_754_30);
  });

  it('splits the total by pay date, rounded cumulatively', () => {
    // Employees: 569.00 + 5 × 20.09 + 114.75 = 784.20 in October; employer 784.16, 485.07, 485.07
    expect(dueByMonth(lines.liabilities, [10, 11, 12])).toEqual([1_568_36, 1_150_18, 1_150_18]);
  });

  it('does not treat larger differences as fractions, and lists them by employee', () => {
    const short = aPaidEntry(4, '2026-11-13', { gross: 5_000_00, socialSecurity: 55_65, medicare: 72_50 });
    const withShort = returnOf([...ANA, ...QUARTER, short], [...QUARTER, short]);
    // 5,000.00 × 6.2 % = 310.00, but only 55.65 were withheld
    expect(withShort.differences).toEqual([{ employeeId: 4, cents: -254_35 }]);
    expect(withShort.fractions).toBe(11);
    // 5,000.00 × 7.65 % more: the employee still owes what was not withheld.
    expect(withShort.employer).toBe(1_754_30 + 382_50);
  });

  it('counts earlier pay of the year toward the base', () => {
    const late = aPaidEntry(5, '2026-10-30', { gross: 1_000_00, socialSecurity: 6_20, medicare: 14_50 });
    const before = new Map([[5, anOpeningBalanceOfYear({ gross: 184_400_00 })]]);
    // 100.00 are left of the base
    expect(returnOf([late], [late], before).socialSecurity.base).toBe(100_00);
    // 184,400.00 + 1,000.00 is still below 200,000.00
    expect(returnOf([late], [late], before).additionalMedicare.base).toBe(0);
  });

  it('is zero without entries', () => {
    expect(returnOf([], [])).toMatchObject({ tax: 0, fractions: 0, total: 0, liabilities: [] });
  });

  it('is split completely, whatever was paid and withheld', () => {
    const entry = fc.record({
      employeeId: fc.integer({ min: 1, max: 3 }),
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 10, max: 12 }),
      gross: fc.integer({ min: 1, max: 90_000_00 }),
      cut: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (all) => {
        const entries = all.map(({ employeeId, day, month, gross, cut }) =>
          aPaidEntry(employeeId, `2026-${month}-${String(day).padStart(2, '0')}`, {
            gross,
            tips: Math.floor((gross * cut) / 100),
            medicare: Math.round(gross * 0.0145),
            socialSecurity: Math.round(gross * 0.062),
          }),
        );
        const { liabilities, total, socialSecurity, tips } = returnOf(entries, entries);
        expect(sumCents(liabilities.map(({ cents }) => cents))).toBe(total);
        expect(socialSecurity.base + tips.base).toBeLessThanOrEqual(3 * BASE_2026);
      }),
    );
  });
});

describe('taxes on tips that could not be collected', () => {
  // Example 9b: 600.00 of tips paid already, 9.08 of social security and Medicare not collected.
  const short = {
    gross: 640_00,
    tipsReceived: 600_00,
    socialSecurity: 2_48,
    socialSecurityOnTips: 37_20,
    medicare: 9_28,
  };
  const uncollectedTips = { socialSecurity: 38, medicare: 8_70 };

  it('reduce the fourth quarter alone, and the employer owes its share as before', () => {
    const spring = aPaidEntry(1, '2026-05-15', short, { uncollectedTips });
    const autumn = aPaidEntry(1, '2026-11-13', { gross: 100_00, socialSecurity: 6_20, medicare: 1_45 });
    const taxable = taxableEntries([spring, autumn], { before: NOTHING_BEFORE });
    // 40.00 × 12.4 % = 4.96, 600.00 × 12.4 % = 74.40, 640.00 × 2.9 % = 18.56
    expect(ficaReturnOfQuarter(taxable, 2)).toMatchObject({
      tips: { base: 600_00, tax: 74_40 },
      uncollected: 0,
      total: 97_92,
      employer: 48_96,
    });
    // 100.00 × 15.3 % = 15.30
    const fourth = ficaReturnOfQuarter(taxable, 4);
    expect(fourth).toMatchObject({ uncollected: 9_08, total: 6_22, employer: 7_65 });
    expect(sumCents(fourth.liabilities.map(({ cents }) => cents))).toBe(6_22);
  });

  it('are those that later entries of the year did not collect', () => {
    const entries = [
      aPaidEntry(1, '2026-11-13', short, { uncollectedTips }),
      aPaidEntry(
        1,
        '2026-11-20',
        { gross: 100_00, socialSecurity: 6_20, medicare: 1_45 },
        { uncollectedTips: { socialSecurity: -38, medicare: -8_70 } },
      ),
    ];
    const taxable = taxableEntries(entries, { before: NOTHING_BEFORE });
    expect(ficaReturnOfQuarter(taxable, 4)).toMatchObject({ uncollected: 0, total: 113_22 }); // 97.92 + 15.30
  });
});
