import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents.ts';
import { amountsOf } from '../pay/amounts.ts';
import type { CompanyLine } from '../pay/company-line.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '../pay/pay.builder.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import { employerCosts, taxesOf } from '../returns/employer-cost.ts';
import { aPaidEntry } from '../returns/paid-entry.builder.ts';
import type { PaidEntry } from '../returns/paid-entry.ts';
import { DEFAULT_ACCOUNTS } from '../text/default-accounts.es.ts';
import { journalByDay, journalEntry, type PostedPayroll, sidesOf } from './journal-entry.ts';
import type { PayrollAccounts } from './payroll-accounts.schema.ts';

/**
 * Unemployment 3.1 %, special 1 %, disability 0.3 %, chauffeurs 0.80 a week, 0.50 of it from the employee.
 */
const RATES = {
  payer: 'form-941' as const,
  unemploymentRate: 31_000,
  specialContributionRate: 10_000,
  disabilityRate: 3_000,
  employerDisabilityRate: 3_000,
  workersCompensationRate: null,
  chauffeurWeeklyRate: 80,
  employeeChauffeurShare: 50,
};

const UNION: CompanyLine = {
  taxId: 1,
  name: 'Unión por pagar',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'percentage',
  rate: 20_000,
};
const MEALS: CompanyLine = { ...UNION, taxId: 2, name: 'Gasto de dietas', direction: 'addition' };

function payrollOf(entries: readonly PaidEntry[]): PostedPayroll {
  const year = {
    rates: RATES,
    before: new Map(),
    wageBase: 184_500_00,
    policyPayrollBefore: 0,
  };
  return { entries, costs: employerCosts(entries, year) };
}

/** 1,200.00 − 71.30 − 3.10 − 17.40 − 3.60 − 84.00 − 100.00 − 40.00 + 60.00 */
const WAITER = aPaidEntry(1, '2026-01-30', {
  regularPay: 1_000_00,
  overtimePay: 150_00,
  tips: 50_00,
  gross: 1_200_00,
  socialSecurity: 71_30,
  socialSecurityOnTips: 3_10,
  medicare: 17_40,
  disabilityInsurance: 3_60,
  incomeTaxWithheld: 84_00,
  childSupport: 100_00,
  medicalPlan: 40_00,
  reimbursedExpenses: 60_00,
  net: 940_60,
});
/** 100.00 − 6.20 − 1.45 − 0.30 − 120.00 = −27.95 */
const OWING = aPaidEntry(2, '2026-01-30', {
  salary: 100_00,
  gross: 100_00,
  socialSecurity: 6_20,
  medicare: 1_45,
  disabilityInsurance: 30,
  childSupport: 120_00,
  net: 0,
  uncollected: 27_95,
});

const debited = (account: string, debit: number) => ({ account, debit, credit: 0 });
const credited = (account: string, credit: number) => ({ account, debit: 0, credit });

describe('journal entry of a payroll', () => {
  it('has each account once, debits before credits', () => {
    expect(journalEntry(payrollOf([WAITER, OWING]), DEFAULT_ACCOUNTS)).toEqual([
      debited('Gasto de horas regulares', 1_000_00),
      debited('Gasto de sobretiempo', 150_00),
      debited('Propinas por pagar', 50_00),
      debited('Gasto de salarios', 100_00),
      debited('Gastos reembolsados', 60_00),
      debited('Por cobrar a empleados', 27_95),
      // The employer contributions on 1,300.00: 6.2, 1.45, 0.6, 3.1, 1 and 0.3 %. All debits: 1,552.40
      debited('Gasto patronal de seguro social', 80_60),
      debited('Gasto patronal de Medicare', 18_85),
      debited('Gasto de FUTA', 7_80),
      debited('Gasto de desempleo', 40_30),
      debited('Gasto de contribución especial', 13_00),
      debited('Gasto patronal de incapacidad', 3_90),
      // 3.60 + 0.30 withheld, and 3.90 from the employer
      credited('Incapacidad por pagar', 7_80),
      // 17.40 + 1.45 and 18.85
      credited('Medicare por pagar', 37_70),
      // 71.30 + 3.10 + 6.20 and 80.60
      credited('Seguro social por pagar', 161_20),
      credited('Contribución retenida por pagar', 84_00),
      credited('ASUME por pagar', 220_00),
      credited('Plan médico por pagar', 40_00),
      credited('Nómina por pagar', 940_60),
      // All credits: 1,552.40
      credited('FUTA por pagar', 7_80),
      credited('Desempleo por pagar', 40_30),
      credited('Contribución especial por pagar', 13_00),
    ]);
  });

  it('sums amounts that share an account', () => {
    const { pay } = DEFAULT_ACCOUNTS;
    const accounts: PayrollAccounts = { ...DEFAULT_ACCOUNTS, pay: { ...pay, overtimePay: pay.regularPay } };
    expect(journalEntry(payrollOf([WAITER]), accounts)[0]).toEqual(
      debited('Gasto de horas regulares', 1_150_00),
    );
  });

  it("equals on each side the sum of its pay entries' parts", () => {
    const payroll = payrollOf([WAITER, OWING]);
    const sides = payroll.entries.map((entry, index) =>
      sidesOf(
        journalEntry(payroll, DEFAULT_ACCOUNTS),
        DEFAULT_ACCOUNTS,
      )({ entries: [entry], costs: payroll.costs.slice(index, index + 1) }),
    );
    expect(sides).toEqual([
      // 1,200.00 + 60.00 of expenses, and employer contributions on 1,200.00: 74.40 + 17.40 + 7.20 + 37.20 +
      // 12.00 + 3.60 = 151.80
      { debit: 1_411_80, credit: 1_411_80 },
      // 100.00 + 27.95 uncollected, and 6.20 + 1.45 + 0.60 + 3.10 + 1.00 + 0.30 = 12.65
      { debit: 140_60, credit: 140_60 },
    ]);
  });

  it('counts a pay entry as zero in an account where its amounts cancel out', () => {
    const { pay } = DEFAULT_ACCOUNTS;
    // The reimbursed expenses are posted to the account of the net: 940.60 are credited to it and 60.00
    // debited.
    const accounts: PayrollAccounts = { ...DEFAULT_ACCOUNTS, pay: { ...pay, reimbursedExpenses: pay.net } };
    const payroll = payrollOf([WAITER]);
    expect(sidesOf(journalEntry(payroll, accounts), accounts)(payroll)).toEqual({
      debit: 1_351_80,
      credit: 1_351_80,
    });
  });

  it('posts a company line to its own account, and the other lines to the common account', () => {
    // Deductions of 30.00 include 20.00 of the union; 100.00 − 30.00 + 15.00
    const amounts = {
      salary: 100_00,
      gross: 100_00,
      otherDiscounts: 30_00,
      otherIncreases: 15_00,
      net: 85_00,
    };
    const lines = [
      { direction: 'deduction', accountName: 'Unión por pagar', cents: 20_00 },
      { direction: 'deduction', accountName: '', cents: 10_00 },
      { direction: 'addition', accountName: 'Gasto de dietas', cents: 15_00 },
    ] as const;
    const entry = { ...aPaidEntry(1, '2026-01-30', amounts), lines };
    expect(journalEntry({ entries: [entry], costs: [] }, DEFAULT_ACCOUNTS)).toEqual([
      debited('Gasto de salarios', 100_00),
      debited('Gasto de dietas', 15_00),
      credited('Otros descuentos por pagar', 10_00),
      credited('Nómina por pagar', 85_00),
      credited('Unión por pagar', 20_00),
    ]);
  });

  it('posts a line whose direction has changed since to the account of its old direction', () => {
    const amounts = { salary: 100_00, gross: 100_00, otherDiscounts: 30_00, net: 70_00 };
    const lines = [{ direction: 'addition', accountName: 'Gasto de dietas', cents: 30_00 }] as const;
    const entry = { ...aPaidEntry(1, '2026-01-30', amounts), lines };
    expect(journalEntry({ entries: [entry], costs: [] }, DEFAULT_ACCOUNTS)).toEqual([
      debited('Gasto de salarios', 100_00),
      credited('Otros descuentos por pagar', 30_00),
      credited('Nómina por pagar', 70_00),
    ]);
  });

  it('has no line without pay', () => {
    expect(journalEntry(payrollOf([]), DEFAULT_ACCOUNTS)).toEqual([]);
  });

  it('is refused if the amounts of a pay entry do not add up', () => {
    const wrong = aPaidEntry(1, '2026-01-30', { salary: 100_00, gross: 100_00, net: 99_99 });
    expect(() => journalEntry(payrollOf([wrong]), DEFAULT_ACCOUNTS)).toThrow(
      'Debits are not credits: they differ by 1 cents',
    );
  });

  it('has equal debits and credits for any pay', () => {
    const cents = fc.integer({ min: 0, max: 900_000 });
    const typed = fc.record({
      minutes: fc.record({ regular: fc.integer({ min: 0, max: 4_800 }), overtime: fc.nat(1_200) }),
      earnings: fc.record({ tips: cents, salary: cents, bonus: cents }),
      deductions: fc.record({ childSupport: cents, medicalPlan: cents, others: cents }),
      reimbursedExpenses: cents,
    });
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), fc.boolean(), (pays, isChauffeur) => {
        const facts = { ...somePayFacts({ isChauffeur }), companyLines: [UNION, MEALS] };
        const entries = pays.map((pay, index) => {
          const inputs = somePayInputs(pay);
          const statement = calculatePayStatement(facts, inputs, NOTHING_WITHHELD);
          const lines = statement.companyLines.map(({ direction, name, amount }) => ({
            direction,
            accountName: name,
            cents: amount,
          }));
          const amounts = amountsOf(inputs, statement);
          return { ...aPaidEntry(index, '2026-03-11', amounts, { isChauffeur }), lines };
        });
        const payroll = payrollOf(entries);
        const lines = journalEntry(payroll, DEFAULT_ACCOUNTS);
        const all = sumCents(
          entries.map(
            ({ amounts }) =>
              amounts.gross + amounts.reimbursedExpenses + amounts.otherIncreases + amounts.uncollected,
          ),
        );
        expect(sumCents(lines.map(({ debit }) => debit))).toBe(all + sumCents(payroll.costs.map(taxesOf)));
        expect(sumCents(lines.map(({ credit }) => credit))).toBe(sumCents(lines.map(({ debit }) => debit)));
      }),
    );
  });
});

describe('the journal of several days', () => {
  // 800.00 − 10 % + 25.50 of expenses
  const PLUMBER = { gross: 800_00, incomeTaxWithheld: 80_00, reimbursedExpenses: 25_50, net: 745_50 };

  it('has an entry for each day on which somebody was paid, contractors too', () => {
    const later = { ...OWING, payDate: '2026-02-13' };
    const { costs } = payrollOf([WAITER, later]);
    const services = [
      { ...PLUMBER, payDate: '2026-01-15' },
      { ...PLUMBER, payDate: '2026-02-13' },
    ];
    const dated = {
      entries: [WAITER, later],
      costs: costs.map((cost, i) => ({ ...cost, payDate: i === 0 ? '2026-01-30' : '2026-02-13' })),
      services,
    };
    const journal = journalByDay(dated, DEFAULT_ACCOUNTS);
    expect(journal.map(({ day, lines }) => [day, sumCents(lines.map(({ debit }) => debit))])).toEqual([
      // 800.00 + 25.50
      ['2026-01-15', 825_50],
      // 1,200.00 + 60.00, and the employer's 151.80
      ['2026-01-30', 1_411_80],
      // 100.00 + 27.95 owed + 12.65 of the employer, and 825.50
      ['2026-02-13', 966_10],
    ]);
    for (const { lines } of journal)
      expect(sumCents(lines.map(({ credit }) => credit))).toBe(sumCents(lines.map(({ debit }) => debit)));
    expect(journal[0]?.lines).toEqual([
      debited('Gasto de servicios profesionales', 800_00),
      debited('Gastos reembolsados a contratistas', 25_50),
      credited('Retención de servicios por pagar', 80_00),
      credited('Servicios profesionales por pagar', 745_50),
    ]);
  });

  it('debits to contractors what their pay did not cover', () => {
    // 100.00 − 120.00 = −20.00
    const owing = { gross: 100_00, incomeTaxWithheld: 120_00, reimbursedExpenses: 0, net: 0 };
    const services = [{ ...owing, payDate: '2026-01-15' }];
    expect(journalByDay({ entries: [], costs: [], services }, DEFAULT_ACCOUNTS)[0]?.lines).toEqual([
      debited('Gasto de servicios profesionales', 100_00),
      debited('Por cobrar a contratistas', 20_00),
      credited('Retención de servicios por pagar', 120_00),
    ]);
  });

  it('has no entry for a day on which nothing was posted', () => {
    const services = [
      { gross: 0, incomeTaxWithheld: 0, reimbursedExpenses: 0, net: 0, payDate: '2026-01-15' },
    ];
    expect(journalByDay({ entries: [], costs: [], services }, DEFAULT_ACCOUNTS)).toEqual([]);
  });
});
