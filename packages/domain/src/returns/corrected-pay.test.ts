import { describe, expect, it } from 'vitest';
import { journalEntry } from '../accounting/journal-entry.ts';
import { DEFAULT_ACCOUNTS } from '../text/default-accounts.es.ts';
import { chauffeurWeeks } from './chauffeur-weeks.ts';
import { type EmployerYear, employerCosts, taxesOf } from './employer-cost.ts';
import { incomeTaxedEntries } from './exempt-wages.ts';
import { ficaReturnOfQuarter, taxableEntries } from './fica.ts';
import { form499Lines } from './form-499.ts';
import { federalUnemployment } from './form-940.ts';
import { insuredWages } from './insurance.ts';
import { aPaidEntry } from './paid-entry.builder.ts';
import { w2prsOfYear } from './w2pr.ts';

const NOBODY = { before: new Map(), isExempt: () => false };
const WEEK_13 = { periodId: 2026113, periodStart: '2026-03-26', periodEnd: '2026-04-01' };

/** 40 hours at 12.00, paid in March: 6.2 %, 1.45 %, 0.3 % and 10 % of 480.00 are withheld. */
const MARCH = aPaidEntry(1, '2026-03-11', {
  regularPay: 480_00,
  gross: 480_00,
  socialSecurity: 29_76,
  medicare: 6_96,
  disabilityInsurance: 1_44,
  incomeTaxWithheld: 48_00,
  net: 393_84,
});

/**
 * Corrected to 38 hours: on 456.00 withheld 28.27, 6.61, 1.37 and 45.60. The correction takes back 24.00 −
 * 1.49 − 0.35 − 0.07 − 2.40 = 19.69.
 */
function correctionPaid(payDate: string) {
  return aPaidEntry(
    1,
    payDate,
    {
      regularPay: -24_00,
      gross: -24_00,
      socialSecurity: -1_49,
      medicare: -35,
      disabilityInsurance: -7,
      incomeTaxWithheld: -2_40,
      net: -19_69,
    },
    { ...WEEK_13, isCorrection: true },
  );
}
const IN_ITS_QUARTER = correctionPaid('2026-03-31');
const A_QUARTER_LATER = correctionPaid('2026-04-02');

/** The pay of another employee on that day: on 600.00 withheld 37.20, 8.70 and 60.00. */
const OTHER = aPaidEntry(
  2,
  '2026-04-02',
  { gross: 600_00, socialSecurity: 37_20, medicare: 8_70, incomeTaxWithheld: 60_00 },
  WEEK_13,
);

describe('correction of a closed period', () => {
  it('lowers the 499 R-1B of the quarter of its pay date, and counts no employee', () => {
    const quarterOf = (entries: Parameters<typeof incomeTaxedEntries>[0], quarter: number) =>
      form499Lines(incomeTaxedEntries(entries, NOBODY), quarter);
    expect(quarterOf([MARCH, IN_ITS_QUARTER], 1)).toMatchObject({
      employees: 1,
      exempt: 0,
      taxable: 456_00,
      withheld: 45_60,
    });
    expect(quarterOf([MARCH, A_QUARTER_LATER, OTHER], 1)).toMatchObject({
      taxable: 480_00,
      withheld: 48_00,
    });
    // 600.00 − 24.00 and 60.00 − 2.40; two employees have entries in the period, one of them only a
    // correction
    expect(quarterOf([MARCH, A_QUARTER_LATER, OTHER], 2)).toEqual({
      employees: 1,
      exempt: 0,
      taxable: 576_00,
      tips: 0,
      withheld: 57_60,
      liabilities: [{ payDate: '2026-04-02', cents: 57_60 }],
    });
  });

  it('lowers the 941 of that quarter', () => {
    const quarterOf = (entries: Parameters<typeof taxableEntries>[0], quarter: number) =>
      ficaReturnOfQuarter(taxableEntries(entries, NOBODY), quarter);
    // 456.00 × 12.4 % = 56.54 and × 2.9 % = 13.22
    expect(quarterOf([MARCH, IN_ITS_QUARTER], 1)).toMatchObject({
      socialSecurity: { base: 456_00, tax: 56_54 },
      medicare: { base: 456_00, tax: 13_22 },
      additionalMedicare: { base: 0, tax: 0 },
      fractions: 0,
      total: 69_76,
      differences: [],
    });
    // 576.00 × 12.4 % = 71.42 and × 2.9 % = 16.70
    expect(quarterOf([MARCH, A_QUARTER_LATER, OTHER], 2)).toMatchObject({
      socialSecurity: { base: 576_00, tax: 71_42 },
      medicare: { base: 576_00, tax: 16_70 },
      total: 88_12,
      differences: [],
      liabilities: [{ payDate: '2026-04-02', cents: 88_12 }],
    });
  });

  it('reduces the amount above a base first, then the taxable amount', () => {
    const year = (corrected: number) => [
      aPaidEntry(1, '2026-03-11', { gross: 7_200_00 }),
      aPaidEntry(1, '2026-04-02', { gross: corrected }, { isCorrection: true }),
    ];
    const insured = (corrected: number, quarter: number) => insuredWages(year(corrected), quarter, NOBODY)[0];
    expect(insured(-100_00, 1)).toMatchObject({ unemployment: 7_000_00, disability: 7_200_00 });
    // 7,100.00 is still above 7,000.00; 6,900.00 is not
    expect(insured(-100_00, 2)).toMatchObject({
      wages: -100_00,
      unemployment: 0,
      disability: -100_00,
    });
    expect(insured(-300_00, 2)).toMatchObject({ wages: -300_00, unemployment: -100_00 });
    expect(federalUnemployment(year(-100_00), new Map())).toMatchObject({
      payments: 7_100_00,
      overBase: 100_00,
      taxable: 7_000_00,
      tax: 42_00,
    });
  });

  it('is in the W-2PR together with the corrected pay, below the wage base and above it', () => {
    expect(w2prsOfYear([MARCH, A_QUARTER_LATER], NOBODY)).toMatchObject([
      {
        boxes: {
          wages: 456_00,
          exemptWages: 0,
          incomeTaxWithheld: 45_60,
          socialSecurityWages: 456_00,
          socialSecurityWithheld: 28_27,
          medicareWages: 456_00,
          medicareWithheld: 6_61,
        },
      },
    ]);
    const above = aPaidEntry(1, '2026-03-11', { gross: 185_000_00 });
    const lower = aPaidEntry(1, '2026-04-02', { gross: -200_00 }, { isCorrection: true });
    // 184,800.00 in all
    expect(w2prsOfYear([above, lower], { ...NOBODY, wageBase: 184_500_00 })).toMatchObject([
      { boxes: { wages: 184_800_00, socialSecurityWages: 184_500_00, medicareWages: 184_800_00 } },
    ]);
  });

  it('reduces the exempt wages of the young last', () => {
    const young = aPaidEntry(1, '2026-03-11', { gross: 41_000_00 });
    const lower = aPaidEntry(1, '2026-04-02', { gross: -1_500_00 }, { isCorrection: true });
    const taxed = incomeTaxedEntries([young, lower], { ...NOBODY, isExempt: () => true });
    // With 41,000.00 the excess over 40,000.00 is 1,000.00, with 39,500.00 nothing.
    expect(taxed.map(({ exempt, wages }) => [exempt, wages])).toEqual([
      [40_000_00, 1_000_00],
      [-500_00, -1_000_00],
    ]);
  });

  it('insures no week of a chauffeur, so the pay of its own period still does', () => {
    const corrected = { ...A_QUARTER_LATER, isChauffeur: true };
    const own = aPaidEntry(1, '2026-04-03', { gross: 480_00 }, { ...WEEK_13, isChauffeur: true });
    expect(chauffeurWeeks([corrected], 2)).toBe(0);
    // 28 March
    expect(chauffeurWeeks([corrected, own], 2)).toBe(1);
  });

  const YEAR: EmployerYear = {
    ...NOBODY,
    rates: {
      payer: 'form-941',
      unemploymentRate: 31_000,
      specialContributionRate: 10_000,
      disabilityRate: 3_000,
      employerDisabilityRate: 3_000,
      workersCompensationRate: null,
      chauffeurWeeklyRate: 80,
      employeeChauffeurShare: 50,
    },
    policyPayrollBefore: 0,
  };

  it('refunds the employer contributions of the corrected pay', () => {
    const [paid, corrected] = employerCosts([MARCH, IN_ITS_QUARTER], YEAR);
    // 29.76 + 6.96 + 2.88 + 14.88 + 4.80 + 1.44 on 480.00
    expect(paid && taxesOf(paid)).toBe(60_72);
    // On 456.00 they are 28.27, 6.61, 2.74, 14.14, 4.56 and 1.37.
    expect(corrected?.taxes).toEqual({
      socialSecurity: -1_49,
      medicare: -35,
      federalUnemployment: -14,
      unemployment: -74,
      specialContribution: -24,
      disability: -7,
      chauffeurInsurance: 0,
      workersCompensation: 0,
    });
  });

  it('swaps debit and credit of a journal entry without other pay', () => {
    const cost = employerCosts([MARCH, IN_ITS_QUARTER], YEAR).at(-1);
    const lines = journalEntry({ entries: [IN_ITS_QUARTER], costs: cost ? [cost] : [] }, DEFAULT_ACCOUNTS);
    const rows = lines.map(({ account, debit, credit }) => [account, debit, credit]);
    expect(rows).toEqual([
      // 0.07, 0.35 and 1.49, employee and employer together
      ['Incapacidad por pagar', 14, 0],
      ['Medicare por pagar', 70, 0],
      ['Seguro social por pagar', 2_98, 0],
      ['Contribución retenida por pagar', 2_40, 0],
      // The refund due from the employee. All debits: 27.03
      ['Nómina por pagar', 19_69, 0],
      ['FUTA por pagar', 14, 0],
      ['Desempleo por pagar', 74, 0],
      ['Contribución especial por pagar', 24, 0],
      ['Gasto de horas regulares', 0, 24_00],
      // 1.49 + 0.35 + 0.14 + 0.74 + 0.24 + 0.07. All credits: 27.03
      ['Gasto patronal de seguro social', 0, 1_49],
      ['Gasto patronal de Medicare', 0, 35],
      ['Gasto de FUTA', 0, 14],
      ['Gasto de desempleo', 0, 74],
      ['Gasto de contribución especial', 0, 24],
      ['Gasto patronal de incapacidad', 0, 7],
    ]);
  });
});
