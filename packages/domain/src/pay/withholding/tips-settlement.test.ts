import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf } from '../amounts.ts';
import { correctionOf } from '../correction.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '../pay.builder.ts';
import { calculatePayStatement, type PayStatement } from '../pay-statement.ts';
import { partsAddUp } from '../statement-sums.ts';
import { aCertificate } from './certificate/certificate.builder.ts';
import { carriedInto, type SettledPay, settlementsToRecalculate, tipsPartsOf } from './tips-settlement.ts';

const WITHOUT_TAX = somePayFacts({ withholdingMethod: 'flat-rate', withholdingRate: 0 });

/** Calculates a week of wages and tips; income tax is 0 % unless other facts are given. */
function statementOf(
  { wages, received, paid = 0 }: { wages: number; received: number; paid?: number },
  { facts = WITHOUT_TAX, carriedIn, ...typed }: Given = {},
): PayStatement {
  const inputs = somePayInputs({
    earnings: { salary: wages, tipsReceived: received, tips: paid },
    ...typed,
  });
  return calculatePayStatement(facts, inputs, { ...NOTHING_WITHHELD, ...(carriedIn ? { carriedIn } : {}) });
}

type Given = Partial<Parameters<typeof somePayInputs>[0]> & {
  facts?: typeof WITHOUT_TAX;
  carriedIn?: { socialSecurity: number; medicare: number };
};

describe('tips that the employee already has', () => {
  it('example 9a: are in gross and in every base, and are not paid again', () => {
    const facts = somePayFacts({
      withholdingMethod: 'certificate',
      certificates: [aCertificate({ certificateDate: '2026-01-01' })],
      rates: { regular: 2_13, overtime: 3_20, mealPeriod: 4_26 },
    });
    const inputs = somePayInputs({ minutes: { regular: 2_400 }, earnings: { tipsReceived: 400_00 } });
    const paid = calculatePayStatement(facts, inputs, NOTHING_WITHHELD);
    expect(amountsOf(inputs, paid)).toMatchObject({
      regularPay: 85_20, // 40 × 2.13
      gross: 485_20,
      socialSecurity: 5_28, // 6.2 % of 85.20
      socialSecurityOnTips: 24_80, // 6.2 % of 400.00
      medicare: 7_04, // 1.45 % of 485.20
      disabilityInsurance: 1_46, // 0.3 % of 485.20
      incomeTaxWithheld: 17_14, // (485.20 × 52 − 3,500 = 21,730.40 → 891.128) ÷ 52
      net: 29_48, // 485.20 − 55.72 − 400.00
      uncollected: 0,
    });
    expect(paid.withheld).toBe(55_72);
    expect(paid.tips).toMatchObject({ cash: 85_20, carried: { socialSecurity: 0, medicare: 0 } });
  });

  it('example 9b: the cash pays the taxes on wages, then social security on tips; the rest is carried', () => {
    const paid = statementOf({ wages: 40_00, received: 600_00 });
    expect(paid).toMatchObject({
      net: 0,
      uncollected: 10_88, // 50.88 of taxes − 40.00: Medicare and 0.38 of social security on tips, and SINOT
      tips: {
        cash: 40_00,
        onWages: 3_18, // 2.48 + 0.58 + 0.12
        onTips: { socialSecurity: 37_20, medicare: 8_70 }, // 9.28 − 0.58
        carried: { socialSecurity: 38, medicare: 8_70 }, // 37.20 − 36.82
      },
    });
  });

  it('are paid by the next entry of the year, which has what the earlier one could not collect', () => {
    const carriedIn = { socialSecurity: 38, medicare: 8_70 };
    const paid = statementOf({ wages: 100_00, received: 0 }, { carriedIn });
    // 100.00 − 6.20 − 1.45 − 0.30 = 92.05; less 9.08.
    expect(paid).toMatchObject({ net: 82_97, deducted: 9_08, uncollected: 0 });
    expect(paid.tips?.carried).toEqual({ socialSecurity: 0, medicare: 0 });
  });

  it('are carried on where the next entry has too little, social security paid first', () => {
    const carriedIn = { socialSecurity: 5_00, medicare: 8_70 };
    // 10.00 − 0.62 − 0.15 − 0.03 = 9.20, which pays 5.00 and 4.20 of Medicare.
    const paid = statementOf({ wages: 10_00, received: 0 }, { carriedIn });
    expect(paid).toMatchObject({ net: 0, uncollected: 4_50 });
    expect(paid.tips?.carried).toEqual({ socialSecurity: 0, medicare: 4_50 });
  });

  it('pay income tax on wages before the taxes on tips, and income tax on tips after them', () => {
    const facts = somePayFacts({ withholdingMethod: 'flat-rate', withholdingRate: 100_000 });
    const paid = statementOf({ wages: 40_00, received: 600_00 }, { facts });
    // 40.00 − 3.18 − 4.00 = 32.82 for social security on tips: 37.20 − 32.82 = 4.38 is short.
    expect(paid.tips).toMatchObject({ onWages: 7_18, carried: { socialSecurity: 4_38, medicare: 8_70 } });
    expect(paid.uncollected).toBe(74_88); // 50.88 + 64.00 − 40.00
  });

  it('are cash where the employer pays them', () => {
    // Wages 40.00 and tips 10.00 to pay: 50.00 of cash. On tips of 610.00: 37.82, and 9.43 − 0.58 = 8.85.
    const paid = statementOf({ wages: 40_00, received: 600_00, paid: 10_00 });
    expect(paid.tips).toMatchObject({
      cash: 50_00,
      onWages: 3_18,
      onTips: { socialSecurity: 37_82, medicare: 8_85 },
      carried: { socialSecurity: 0, medicare: 0 },
    });
    // 46.82 − 37.82 = 9.00 pays the Medicare of 8.85 whole; 0.15 is left for SINOT on tips.
    expect(paid.uncollected).toBe(1_68); // 1.83 − 0.15
  });

  it('carry no more than the net left uncollected, because a refund pays it', () => {
    const paid = statementOf({ wages: 40_00, received: 600_00 }, { reimbursedExpenses: 5_00 });
    expect(paid.uncollected).toBe(5_88); // 10.88 − 5.00
    // 9.08 short of the cash; 3.20 of it is paid by the refund, social security first.
    expect(paid.tips?.carried).toEqual({ socialSecurity: 0, medicare: 5_88 });
    const covered = statementOf({ wages: 40_00, received: 600_00 }, { reimbursedExpenses: 20_00 });
    expect(covered).toMatchObject({ net: 9_12, uncollected: 0 });
    expect(covered.tips?.carried).toEqual({ socialSecurity: 0, medicare: 0 });
  });

  it('come before deductions, which are cut first', () => {
    const paid = statementOf({ wages: 40_00, received: 600_00 }, { deductions: { aflac: 30_00 } });
    expect(paid.uncollected).toBe(40_88);
    expect(paid.tips?.carried).toEqual({ socialSecurity: 38, medicare: 8_70 });
  });

  it('leave no trace in an entry without them', () => {
    expect(statementOf({ wages: 10_00, received: 0 })).not.toHaveProperty('tips');
  });

  it('never change what the employer owes: paid or held, the lines are the same', () => {
    const cents = fc.integer({ min: 0, max: 2_000_00 });
    fc.assert(
      fc.property(cents, cents, (wages, tips) => {
        const held = statementOf({ wages, received: tips });
        const paid = statementOf({ wages, received: 0, paid: tips });
        expect(held.contributions).toEqual(paid.contributions);
        expect(partsAddUp(held)).toBe(true);
        const { carried } = held.tips ?? { carried: { socialSecurity: 0, medicare: 0 } };
        expect(carried.socialSecurity + carried.medicare).toBeLessThanOrEqual(held.uncollected);
        expect(held.net - held.uncollected).toBe(paid.net - paid.uncollected - tips);
      }),
    );
  });

  it('are corrected by the difference of every part', () => {
    const typed = (received: number) => ({
      inputs: somePayInputs({ earnings: { salary: 40_00, tipsReceived: received } }),
      result: statementOf({ wages: 40_00, received }),
    });
    const [before, after] = [typed(100_00), typed(600_00)];
    const { result } = correctionOf(before, after, { periodId: 1, payDate: '2026-04-01', accountantId: 1 });
    expect(partsAddUp(result)).toBe(true);
    // On 100.00: 6.20 and 1.45, all collected.
    expect(result.tips).toMatchObject({
      received: 500_00,
      cash: 0,
      onTips: { socialSecurity: 31_00, medicare: 7_25 },
      carried: { socialSecurity: 38, medicare: 8_70 },
    });
  });
});

const NO_PARTS = {
  carriedInSocialSecurity: null,
  carriedInMedicare: null,
  carriedSocialSecurity: null,
  carriedMedicare: null,
};

function settled(entryId: number, payDate: string, result?: PayStatement, corrects?: number): SettledPay {
  const parts = result?.tips ? tipsPartsOf(result.tips) : NO_PARTS;
  return { entryId, payDate, parts, ...(corrects === undefined ? {} : { corrects }) };
}

describe('taxes on tips that a year carries', () => {
  const short = statementOf({ wages: 40_00, received: 600_00 });
  const carried = { socialSecurity: 38, medicare: 8_70 };
  const collecting = statementOf({ wages: 100_00, received: 0 }, { carriedIn: carried });

  it('are those of entries before it, by pay date and number', () => {
    const place = { entryId: 5, payDate: '2026-03-13' };
    expect(carriedInto([settled(9, '2026-03-06', short)], place)).toEqual(carried);
    expect(carriedInto([settled(4, '2026-03-13', short)], place)).toEqual(carried);
    expect(carriedInto([settled(6, '2026-03-13', short)], place)).toEqual({ socialSecurity: 0, medicare: 0 });
  });

  it('are gone once an entry has collected them', () => {
    const entries = [settled(1, '2026-03-06', short), settled(2, '2026-03-13', collecting)];
    expect(carriedInto(entries, { entryId: 3, payDate: '2026-03-20' })).toEqual({
      socialSecurity: 0,
      medicare: 0,
    });
    expect(settlementsToRecalculate(entries)).toEqual([]);
  });

  it('mark the entries after a changed one, and none before it', () => {
    const later = [settled(2, '2026-03-13'), settled(3, '2026-03-20')];
    expect(settlementsToRecalculate(later)).toEqual([]);
    expect(settlementsToRecalculate([...later, settled(7, '2026-03-06', short)])).toEqual([2, 3]);
    expect(settlementsToRecalculate([...later, settled(7, '2026-03-27', short)])).toEqual([]);
    // Its cause was deleted.
    expect(settlementsToRecalculate([settled(2, '2026-03-13', collecting)])).toEqual([2]);
  });

  it('count a correction at the place of the entry that it corrects', () => {
    const entries = [settled(1, '2026-03-06'), settled(8, '2026-05-01', short, 1)];
    expect(carriedInto(entries, { entryId: 2, payDate: '2026-03-13' })).toEqual(carried);
    expect(settlementsToRecalculate([...entries, settled(2, '2026-03-13')])).toEqual([2]);
  });
});
