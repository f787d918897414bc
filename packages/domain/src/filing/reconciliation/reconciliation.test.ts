import { describe, expect, it } from 'vitest';
import { aCompany } from '../../company/company.builder.ts';
import { NO_AMOUNTS } from '../../pay/amounts.ts';
import { byName } from '../../pay/concepts.ts';
import { EMPLOYER_TAXES } from '../../returns/employer-cost.ts';
import { taxableOpeningBalances } from '../../returns/fica-of-year.ts';
import { form480sOfYear } from '../../returns/form-480.ts';
import { insuranceRates, insuranceReturn, insuredWages } from '../../returns/insurance.ts';
import { anOpeningBalanceOfYear, aPaidEntry } from '../../returns/paid-entry.builder.ts';
import { NO_BOXES } from '../../returns/w2pr.ts';
import { reconciledSentence } from '../../text/reconciliation-texts.es.ts';
import {
  figuresOfChauffeurReturns,
  figuresOfEmployerCosts,
  figuresOfFicaReturns,
  figuresOfForm499,
  figuresOfForms480,
  figuresOfInsuranceReturns,
  figuresOfInsuredPayroll,
  figuresOfOpeningBalances,
  figuresOfQuarterCosts,
  figuresOfSsaFile,
  figuresOfWithheldAndShare,
} from './reconciled-documents.ts';
import {
  differingEntries,
  figuresOfBooks,
  figuresOfServices,
  reconcile,
  unevenFigures,
} from './reconciliation.ts';

const line = (base: number) => ({ base, tax: 0 });
const RETURN = {
  uncollected: 0,
  tax: 0,
  fractions: 0,
  total: 0,
  employer: 0,
  liabilities: [],
  differences: [],
};

describe('figures of a year by source', () => {
  it('are even if all sources agree', () => {
    expect(reconcile({ ledger: { pay: 500_00, tips: 0 }, 'form-940': { pay: 500_00 } }, 'form-941')).toEqual([
      { figure: 'pay', cells: { ledger: 500_00, 'form-940': 500_00 }, isEven: true },
    ]);
  });

  it('are uneven if they differ by a cent', () => {
    const [row] = reconcile({ ledger: { incomeTax: 35_00 }, w2pr: { incomeTax: 34_99 } }, 'form-941');
    expect(row).toEqual({ figure: 'incomeTax', cells: { ledger: 35_00, w2pr: 34_99 }, isEven: false });
  });

  it('are even if yearly documents include the opening balances besides', () => {
    const found = {
      ledger: { pay: 500_00 },
      brought: { pay: 200_00 },
      'fica-return': { pay: 500_00 },
      'form-940': { pay: 700_00 },
    };
    expect(reconcile(found, 'form-941')).toEqual([
      {
        figure: 'pay',
        cells: { ledger: 500_00, 'fica-return': 500_00, 'form-940': 700_00, brought: 200_00 },
        isEven: true,
      },
    ]);
    // The 943 of a farm is yearly too, and here lacks the opening balances.
    expect(reconcile(found, 'form-943')).toMatchObject([{ isEven: false }]);
  });

  it('show no opening balance if no yearly document has the figure', () => {
    const found = { brought: { employerFica: 76_50 }, 'fica-return': { employerFica: 10_00 } };
    expect(reconcile(found, 'form-941')).toEqual([
      { figure: 'employerFica', cells: { 'fica-return': 10_00 }, isEven: true },
    ]);
  });

  it('differ where a quarter does, though the quarters make up for each other in the year', () => {
    const even = { figure: 'pay', isEven: true } as const;
    const uneven = { figure: 'pay', isEven: false } as const;
    const quarters = [{ rows: [uneven] }, { rows: [uneven] }];
    expect(unevenFigures({ rows: [even], quarters })).toEqual(['pay']);
    expect(reconciledSentence({ year: 2026, rows: [even], quarters, unread: [] })).toBe('1 cifra no cuadra.');
    expect(unevenFigures({ rows: [even], quarters: [{ rows: [even] }] })).toEqual([]);
  });

  it('show a figure that only some sources have and that is zero in another', () => {
    expect(reconcile({ ledger: { tips: 0 }, w2pr: { tips: 1 } }, 'form-941')).toMatchObject([
      { isEven: false },
    ]);
  });
});

describe('figures of each source', () => {
  it('add social security on wages and on tips, and take all pay as Medicare wages', () => {
    const amounts = { ...NO_AMOUNTS, gross: 1_000_00, tips: 100_00, socialSecurity: 55_80 };
    // 55.80 on 900.00 of wages and 6.20 on 100.00 of tips.
    expect(figuresOfBooks([{ ...amounts, socialSecurityOnTips: 6_20 }])).toMatchObject({
      pay: 1_000_00,
      tips: 100_00,
      socialSecurity: 62_00,
      medicareWages: 1_000_00,
    });
  });

  it('sum the quarters of the 499 R-1B: lines 2, 3 and 4 are all pay', () => {
    const quarter = { employees: 1, withheld: 10_00, liabilities: [] };
    expect(
      figuresOfForm499([
        { ...quarter, exempt: 300_00, taxable: 500_00, tips: 20_00 },
        { ...quarter, exempt: 0, taxable: 700_00, tips: 0 },
      ]),
    ).toEqual({ pay: 1_520_00, exemptWages: 300_00, tips: 20_00, incomeTax: 20_00 });
  });

  it('take lines 5a and 5b of the 941 as social security wages, and line 5c as all pay', () => {
    const fica = {
      ...RETURN,
      socialSecurity: line(900_00),
      tips: line(100_00),
      medicare: line(1_200_00),
      additionalMedicare: line(0),
    };
    expect(figuresOfFicaReturns([fica, fica])).toEqual({
      pay: 2_400_00,
      socialSecurityWages: 2_000_00,
      medicareWages: 2_400_00,
      employerFica: 0,
    });
  });

  it('take the employer’s part of the returns as employer contributions', () => {
    const lines = {
      wages: 4_234_56,
      disabilityWages: 4_000_00,
      taxable: { unemployment: 4_234_56, disability: 4_000_00 },
      contribution: { unemployment: 131_27, disability: 24_00 },
      special: 42_35,
      due: { unemployment: 173_62, disability: 24_00 },
    };
    expect(figuresOfInsuranceReturns([{ lines, employerDisability: 12_00 }])).toEqual({
      pay: 4_234_56,
      disabilityInsurance: 24_00,
      employerUnemployment: 173_62,
      employerDisability: 12_00,
    });
    // 13 weeks × (0.80 − 0.50)
    const rates = { chauffeurWeeklyRate: 80, employeeChauffeurShare: 50 };
    expect(figuresOfChauffeurReturns(13, rates)).toEqual({
      chauffeurInsurance: 10_40,
      employerChauffeurInsurance: 3_90,
    });
    // 291.50 × 3.25 % = 9.47375
    expect(figuresOfInsuredPayroll(291_50, { workersCompensationRate: 32_500 })).toEqual({ premium: 9_47 });
    expect(figuresOfInsuredPayroll(291_50, { workersCompensationRate: null })).toEqual({});
  });

  it('take the withholdings and the employer’s share, whatever share the company’s record has', () => {
    const company = {
      ...aCompany({ disabilityRate: 0, employerDisabilityRate: 3_000, employeeChauffeurShare: 40 }),
      id: 7,
    };
    const days = { periodStart: '2026-02-01', periodEnd: '2026-02-14' };
    const paid = [
      aPaidEntry(1, '2026-02-14', { gross: 1_000_00, disabilityInsurance: 3_00 }),
      aPaidEntry(2, '2026-02-14', { gross: 333_33, disabilityInsurance: 1_00 }),
      // Two Saturdays: 7 and 14 February.
      aPaidEntry(
        3,
        '2026-02-14',
        { gross: 500_00, chauffeurInsurance: 1_00 },
        { ...days, isChauffeur: true },
      ),
    ];
    const withheld = paid.map(({ amounts }) => amounts);
    const rules = { before: new Map(), disabilityRate: 3_000, company };
    // 1,333.33 × 0.6 % = 8.00: 4.00 withheld, 4.00 from the employer. For the chauffeur 1.00, and two weeks ×
    // (0.80 − 0.40).
    const owed = figuresOfWithheldAndShare(withheld, paid, rules);
    expect(owed).toEqual({ disabilityInsurance: 8_00, chauffeurInsurance: 1_80 });
    // The return takes the company's own 0 %: 1,333.33 × 0.3 %. And two weeks × 0.80.
    const returned = {
      'insurance-return': figuresOfInsuranceReturns([
        {
          lines: insuranceReturn(insuredWages(paid, 1, rules), insuranceRates(company)),
          employerDisability: 0,
        },
      ]),
      'chauffeur-return': figuresOfChauffeurReturns(2, company),
    };
    const rows = reconcile({ 'withheld-and-share': owed, ...returned }, 'form-941');
    expect(rows.filter(({ figure }) => figure in owed)).toEqual([
      {
        figure: 'disabilityInsurance',
        cells: { 'withheld-and-share': 8_00, 'insurance-return': 4_00 },
        isEven: false,
      },
      {
        figure: 'chauffeurInsurance',
        cells: { 'withheld-and-share': 1_80, 'chauffeur-return': 1_60 },
        isEven: false,
      },
    ]);
  });

  it('sum employer contributions by year, and the premium by policy year', () => {
    const cost = (payDate: string, cents: number) => ({
      employeeId: 1,
      entryId: 1,
      payDate,
      gross: 100_00,
      taxes: byName(EMPLOYER_TAXES, () => cents),
    });
    expect(
      figuresOfEmployerCosts([cost('2025-12-31', 1), cost('2026-06-30', 10), cost('2026-07-01', 100)], 2026),
    ).toEqual({
      pay: 200_00,
      employerFica: 220,
      federalUnemployment: 110,
      employerUnemployment: 220,
      employerDisability: 110,
      employerChauffeurInsurance: 110,
      premium: 11,
    });
  });

  it('adds what the entries of a quarter cost, without the premium', () => {
    const cost = (payDate: string, cents: number) => ({
      employeeId: 1,
      entryId: 1,
      payDate,
      gross: 100_00,
      taxes: byName(EMPLOYER_TAXES, () => cents),
    });
    const costs = [cost('2026-03-31', 1), cost('2026-04-01', 10), cost('2026-06-30', 100)];
    expect(figuresOfQuarterCosts(costs, { year: 2026, quarter: 2 })).toEqual({
      pay: 200_00,
      employerFica: 220,
      federalUnemployment: 110,
      employerUnemployment: 220,
      employerDisability: 110,
      employerChauffeurInsurance: 110,
    });
  });

  it('take opening balances as far as yearly documents include them', () => {
    const openingBalance = anOpeningBalanceOfYear({
      gross: 10_000_00,
      tips: 1_000_00,
      incomeTaxWithheld: 120_00,
    });
    const before = new Map([[1, openingBalance]]);
    // Without entered bases: 9,000.00 of wages and 1,000.00 of tips. The employer's share is 10,000.00 × 7.65
    // % = 765.00, and FUTA is the first 7,000.00 × 0.6 % = 42.00.
    expect(figuresOfOpeningBalances(before, taxableOpeningBalances({ before }))).toMatchObject({
      pay: 10_000_00,
      tips: 1_000_00,
      incomeTax: 120_00,
      socialSecurityWages: 10_000_00,
      medicareWages: 10_000_00,
      employerFica: 765_00,
      federalUnemployment: 42_00,
    });
  });
});

describe('figures of contractors', () => {
  const payment = (contractorId: number, gross: number, incomeTaxWithheld = 0) => ({
    contractorId,
    category: 3 as const,
    gross,
    incomeTaxWithheld,
    notSubject: 0,
    reimbursedExpenses: 0,
  });
  // 300.00 + 200.00 must be reported from 500.00 on. 499.99 need not. 10.00 must because 1.00 was withheld.
  const payments = [payment(1, 300_00), payment(1, 200_00), payment(2, 499_99), payment(3, 10_00, 1_00)];

  it('are all pay, and the part with a 480.6SP', () => {
    expect(figuresOfServices(payments)).toEqual({
      services: 1_009_99,
      informedServices: 510_00,
      servicesWithheld: 1_00,
    });
  });

  it('are the same in the forms', () => {
    expect(figuresOfForms480(form480sOfYear(payments))).toEqual({
      informedServices: 510_00,
      servicesWithheld: 1_00,
    });
  });
});

describe('file for the Social Security Administration', () => {
  it('has no figures of the state records', () => {
    expect(Object.keys(figuresOfSsaFile({ ...NO_BOXES, uncollectedTipsTax: 0 }))).toEqual([
      'tips',
      'incomeTax',
      'socialSecurityWages',
      'socialSecurity',
      'medicareWages',
      'medicare',
    ]);
  });
});

describe('entries that make a difference', () => {
  const booked = (gross: number) => new Map([[5, { ...NO_AMOUNTS, gross }]]);

  it('are none if the books agree', () => {
    expect(differingEntries({ ledger: booked(100), entries: booked(100), stubs: booked(100) })).toEqual([]);
  });

  it('are listed with the amount and its value in each book', () => {
    expect(differingEntries({ ledger: booked(100), entries: booked(90), stubs: booked(100) })).toEqual([
      { entryId: 5, amounts: [{ name: 'gross', cents: { ledger: 100, entries: 90, stubs: 100 } }] },
    ]);
  });

  it('include an entry that only one book has', () => {
    expect(differingEntries({ ledger: booked(100), entries: new Map(), stubs: new Map() })).toMatchObject([
      { entryId: 5, amounts: [{ cents: { ledger: 100, entries: 0, stubs: 0 } }] },
    ]);
  });
});
