import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents.ts';
import { quarterOf } from '../time/calendar-date.ts';
import { incomeTaxedEntries } from './exempt-wages.ts';
import { taxableEntries } from './fica.ts';
import { form499Lines } from './form-499.ts';
import type { OpeningBalancesByEmployee } from './opening-balance-of-year.ts';
import { anOpeningBalanceOfYear, aPaidEntry } from './paid-entry.builder.ts';
import { exemptBoxes, totalPay, type W2prBoxes, w2prsOfYear } from './w2pr.ts';

const BASE_2026 = 184_500_00;
const IN_2026 = { wageBase: BASE_2026, before: new Map(), isExempt: () => false };

describe('W-2PR of an employee', () => {
  it('has each kind of pay in its box, and their total', () => {
    const [made] = w2prsOfYear(
      [
        aPaidEntry(1, '2026-01-30', {
          gross: 1_000_00,
          tips: 100_00,
          commissions: 50_00,
          concessions: 25_00,
          donation: 10_00,
          reimbursedExpenses: 30_00,
          incomeTaxWithheld: 70_00,
          codaPlans: 20_00,
          socialSecurity: 55_80,
          socialSecurityOnTips: 6_20,
          medicare: 14_50,
          // In no box: it is not savings under the programme of box 19.
          aflac: 15_00,
        }),
        aPaidEntry(1, '2026-02-27', { gross: 500_00, incomeTaxWithheld: 35_00, medicare: 7_25 }),
      ],
      IN_2026,
    );
    expect(made).toEqual({
      employeeId: 1,
      boxes: {
        donations: 10_00,
        wages: 1_325_00, // 1,000 − 100 − 50 − 25 = 825, and 500
        commissions: 50_00,
        concessions: 25_00,
        tips: 100_00,
        reimbursedExpenses: 30_00,
        incomeTaxWithheld: 105_00,
        codaPlans: 20_00,
        exemptWages: 0,
        exemptSeverance: 0,
        socialSecurityWages: 1_400_00, // all but the tips
        socialSecurityWithheld: 62_00, // 55.80 + 6.20
        medicareWages: 1_500_00,
        medicareWithheld: 21_75,
        socialSecurityTips: 100_00,
        uncollectedSocialSecurity: 0,
        uncollectedMedicare: 0,
      },
    });
    expect(made && totalPay(made.boxes)).toBe(1_500_00); // 1,325 + 50 + 25 + 100
  });

  it('leaves the exempt wages of the young out of the total, and counts them once for Medicare', () => {
    // Wages of 15,000.00 three times: 40,000.00 are exempt, 5,000.00 are not; tips of 300.00 are never
    // exempt.
    const entries = ['2026-01-30', '2026-02-27', '2026-03-31'].map((date) =>
      aPaidEntry(1, date, { gross: 15_100_00, tips: 100_00 }),
    );
    const [made] = w2prsOfYear(entries, { ...IN_2026, isExempt: () => true });
    expect(made?.boxes).toMatchObject({
      wages: 5_000_00,
      tips: 300_00,
      exemptWages: 40_000_00,
      exemptSeverance: 0,
      socialSecurityWages: 45_000_00,
      socialSecurityTips: 300_00,
      medicareWages: 45_300_00,
    });
    expect(made && totalPay(made.boxes)).toBe(5_300_00);
  });

  it('has the pay of a non-resident in the boxes of social security and Medicare alone', () => {
    const amounts = {
      gross: 1_000_00,
      tips: 100_00,
      commissions: 50_00,
      donation: 10_00,
      reimbursedExpenses: 30_00,
      codaPlans: 20_00,
      incomeTaxWithheld: 200_00,
      socialSecurity: 55_80,
      socialSecurityOnTips: 6_20,
      medicare: 14_50,
    };
    const before = aPaidEntry(1, '2026-01-30', amounts, { isNonResident: true });
    const rules = { ...IN_2026, isExempt: () => true };
    const boxes = {
      donations: 0,
      wages: 0,
      commissions: 0,
      concessions: 0,
      tips: 0,
      reimbursedExpenses: 0,
      incomeTaxWithheld: 0,
      codaPlans: 0,
      exemptWages: 0,
      exemptSeverance: 0,
      socialSecurityWages: 900_00,
      socialSecurityWithheld: 62_00,
      medicareWages: 1_000_00,
      medicareWithheld: 14_50,
      socialSecurityTips: 100_00,
      uncollectedSocialSecurity: 0,
      uncollectedMedicare: 0,
    };
    expect(w2prsOfYear([before], rules)).toEqual([{ employeeId: 1, boxes }]);
    // Somebody who became a resident has later wages in their boxes: 500.00, exempt of the young.
    const [both] = w2prsOfYear([before, aPaidEntry(1, '2026-02-27', { gross: 500_00 })], rules);
    expect(both?.boxes).toMatchObject({ exemptWages: 500_00, wages: 0, medicareWages: 1_500_00 });
  });

  it('has exempt severance beside the pay of the young, and neither among the wages', () => {
    // 400.00 of wages and 1,000.00 of severance, of which 700.00 pay no income tax.
    const entry = aPaidEntry(1, '2026-01-30', {
      gross: 1_400_00,
      severance: 1_000_00,
      severanceExempt: 700_00,
    });
    const [adult] = w2prsOfYear([entry], IN_2026);
    expect(adult?.boxes).toMatchObject({
      wages: 700_00, // 1,400.00 − 700.00
      exemptWages: 0,
      exemptSeverance: 700_00,
      socialSecurityWages: 1_400_00,
      medicareWages: 1_400_00,
    });
    expect(adult && exemptBoxes(adult.boxes)).toEqual([{ name: 'exemptSeverance', cents: 700_00, code: '' }]);
    // Of the young the other 700.00 are exempt too, up to 40,000.00 of the year.
    const [young] = w2prsOfYear([entry], { ...IN_2026, isExempt: () => true });
    expect(young && exemptBoxes(young.boxes)).toEqual([
      { name: 'exemptWages', cents: 700_00, code: 'E' },
      { name: 'exemptSeverance', cents: 700_00, code: '' },
    ]);
    expect(young?.boxes.wages).toBe(0);
  });

  it('limits wages and tips for social security to the wage base, wages before tips', () => {
    // 9 × 20,000.00 = 180,000.00; then 4,000.00 of wages, and 2,000.00 of tips with 500.00 below 184,500.00
    const entries = [
      ...Array.from({ length: 9 }, (_, month) =>
        aPaidEntry(1, `2026-0${month + 1}-28`, { gross: 20_000_00, socialSecurity: 1_240_00 }),
      ),
      // 4,000.00 × 6.2 % = 248.00, 500.00 × 6.2 % = 31.00
      aPaidEntry(1, '2026-10-30', {
        gross: 6_000_00,
        tips: 2_000_00,
        socialSecurity: 248_00,
        socialSecurityOnTips: 31_00,
      }),
      aPaidEntry(1, '2026-11-30', { gross: 20_000_00 }),
    ];
    const [made] = w2prsOfYear(entries, IN_2026);
    expect(made?.boxes).toMatchObject({
      socialSecurityWages: 184_000_00,
      socialSecurityTips: 500_00,
      socialSecurityWithheld: 11_439_00, // 184,500.00 × 6.2 %
      medicareWages: 206_000_00,
    });
  });

  it('includes the opening balance of an employee from another system', () => {
    const before: OpeningBalancesByEmployee = new Map([
      [
        1,
        anOpeningBalanceOfYear(
          {
            gross: 30_000_00,
            tips: 1_000_00,
            commissions: 500_00,
            incomeTaxWithheld: 400_00,
            socialSecurity: 1_798_00,
            socialSecurityOnTips: 62_00,
            medicare: 435_00,
            donation: 12_00,
            codaPlans: 90_00,
            reimbursedExpenses: 45_00,
          },
          { exemptWages: 28_500_00 },
        ),
      ],
    ]);
    const entries = [aPaidEntry(1, '2026-06-30', { gross: 20_000_00, medicare: 290_00, donation: 3_00 })];
    const [made] = w2prsOfYear(entries, { ...IN_2026, before, isExempt: () => true });
    expect(made?.boxes).toEqual({
      donations: 15_00,
      wages: 8_500_00, // 40,000 − 28,500 = 11,500 of the 20,000 were still exempt
      commissions: 500_00,
      concessions: 0,
      tips: 1_000_00,
      reimbursedExpenses: 45_00,
      incomeTaxWithheld: 400_00,
      codaPlans: 90_00,
      exemptWages: 40_000_00,
      exemptSeverance: 0,
      socialSecurityWages: 49_000_00, // 29,000 + 20,000
      socialSecurityWithheld: 1_860_00,
      medicareWages: 50_000_00,
      medicareWithheld: 725_00,
      socialSecurityTips: 1_000_00,
      uncollectedSocialSecurity: 0,
      uncollectedMedicare: 0,
    });
  });
});

describe('W-2PR of an employee with tips paid already', () => {
  it('has all tips in box 10 and what was never collected in boxes 25 and 26, not in 21 and 23', () => {
    // Example 9b: 39.68 of social security and 9.28 of Medicare are due, 0.38 and 8.70 not collected.
    const amounts = {
      gross: 645_00,
      tips: 5_00,
      tipsReceived: 600_00,
      socialSecurity: 2_48,
      socialSecurityOnTips: 37_51, // 6.2 % of 605.00
      medicare: 9_35, // 1.45 % of 645.00
    };
    const uncollectedTips = { socialSecurity: 38, medicare: 8_70 };
    const [made] = w2prsOfYear([aPaidEntry(1, '2026-12-31', amounts, { uncollectedTips })], {
      before: new Map(),
      isExempt: () => false,
    });
    expect(made?.boxes).toMatchObject({
      wages: 40_00,
      tips: 605_00,
      socialSecurityWages: 40_00,
      socialSecurityTips: 605_00,
      socialSecurityWithheld: 39_61, // 2.48 + 37.51 − 0.38
      medicareWages: 645_00,
      medicareWithheld: 65, // 9.35 − 8.70
      uncollectedSocialSecurity: 38,
      uncollectedMedicare: 8_70,
    });
  });
});

describe('W-2PRs of a year', () => {
  it('include everybody with pay in the year or an opening balance, in the order of their ids', () => {
    const before = new Map([
      [3, anOpeningBalanceOfYear({ gross: 900_00 })],
      // Opening balance with leave only.
      [2, anOpeningBalanceOfYear({})],
    ]);
    const entries = [
      aPaidEntry(7, '2026-01-30', { gross: 100_00 }),
      aPaidEntry(5, '2026-01-30', { reimbursedExpenses: 8_00 }),
    ];
    const made = w2prsOfYear(entries, { ...IN_2026, before });
    // 5 has only reimbursed expenses, which are not wages.
    expect(made.map(({ employeeId }) => employeeId)).toEqual([3, 7]);
  });

  it('add up to the returns of the four quarters', () => {
    const entryOf = fc.record({
      employeeId: fc.integer({ min: 1, max: 3 }),
      month: fc.integer({ min: 1, max: 12 }),
      wages: fc.integer({ min: 0, max: 30_000_00 }),
      tips: fc.integer({ min: 0, max: 3_000_00 }),
      withheld: fc.integer({ min: 0, max: 2_000_00 }),
    });
    fc.assert(
      fc.property(fc.array(entryOf, { minLength: 1, maxLength: 40 }), (drawn) => {
        const entries = drawn.map(({ employeeId, month, wages, tips, withheld }) =>
          aPaidEntry(employeeId, `2026-${String(month).padStart(2, '0')}-15`, {
            gross: wages + tips,
            tips,
            incomeTaxWithheld: withheld,
          }),
        );
        const rules = { ...IN_2026, isExempt: (employeeId: number) => employeeId === 1 };
        const made = w2prsOfYear(entries, rules);
        const ofBox = (name: keyof W2prBoxes) => sumCents(made.map(({ boxes }) => boxes[name]));
        const taxed = incomeTaxedEntries(entries, rules);
        const quarters = [1, 2, 3, 4].map((quarter) => form499Lines(taxed, quarter));
        expect(sumCents(quarters.map(({ exempt }) => exempt))).toBe(ofBox('exemptWages'));
        expect(sumCents(quarters.map(({ withheld }) => withheld))).toBe(ofBox('incomeTaxWithheld'));
        expect(sumCents(quarters.map(({ taxable, tips }) => taxable + tips))).toBe(
          sumCents(made.map(({ boxes }) => totalPay(boxes))),
        );
        const contributed = [1, 2, 3, 4].flatMap((quarter) =>
          taxableEntries(entries, rules).filter(({ payDate }) => quarterOf(payDate) === quarter),
        );
        expect(sumCents(contributed.map((entry) => entry.socialSecurityWages))).toBe(
          ofBox('socialSecurityWages'),
        );
        expect(sumCents(contributed.map((entry) => entry.socialSecurityTips))).toBe(
          ofBox('socialSecurityTips'),
        );
        for (const { boxes } of made) {
          expect(boxes.socialSecurityWages + boxes.socialSecurityTips).toBeLessThanOrEqual(BASE_2026);
          expect(boxes.medicareWages).toBe(totalPay(boxes) + boxes.exemptWages);
        }
      }),
    );
  });
});
