import { describe, expect, it } from 'vitest';
import { aPaidEntry } from '../../returns/paid-entry.builder.ts';
import { aCompanyPay } from './company-pay.builder.ts';
import type { CompanyPay } from './company-pay.ts';
import { obligationsOfEmployer } from './employer-pay.ts';
import type { Obligation } from './obligation.ts';

const TODAY = '2026-10-02';

/** 5,000.00 a month in the third quarter, with 6.2 % and 1.45 % withheld. */
const quarterOf = (employeeId: number) =>
  ['2026-07-31', '2026-08-31', '2026-09-30'].map((payDate) =>
    aPaidEntry(employeeId, payDate, { gross: 5_000_00, socialSecurity: 310_00, medicare: 72_50 }),
  );

const companyOf = (
  employeeId: number,
  { fica = 0, ...company }: Partial<CompanyPay['company']> & { fica?: number } = {},
) =>
  aCompanyPay({
    entries: quarterOf(employeeId),
    earlier: [{ month: '2024-07-01', fica, incomeTax: 0 }],
    company,
  });

const told = (all: readonly Obligation[], ...kinds: Obligation['kind'][]) =>
  all
    .filter(({ kind, period }) => kinds.includes(kind) && period.from >= '2026-07-01')
    .map(({ kind, due, cents }) => [kind, due, cents]);

describe('obligations of an employer number', () => {
  it('sum its companies, and count a person in two of them once', () => {
    const pays = [companyOf(1), companyOf(2)];
    const due = obligationsOfEmployer(pays, new Map([[2, 1]]), TODAY);
    // 7,000.00 × (3.4 + 1) % = 308.00; 9,000.00 × 0.6 % = 54.00
    expect(told(due, 'unemployment')).toEqual([['unemployment', '2026-11-02', 362_00]]);
    // 10,000.00 × 15.3 %
    expect(told(due, 'fica-deposit').at(-1)).toEqual(['fica-deposit', '2026-10-15', 1_530_00]);
    // Two persons: 14,000.00 × 4.4 % = 616.00; 18,000.00 × 0.6 % = 108.00
    expect(told(obligationsOfEmployer(pays, new Map(), TODAY), 'unemployment')).toEqual([
      ['unemployment', '2026-11-02', 724_00],
    ]);
  });

  it('have deposits by the lookback period of all its companies together', () => {
    const lastDepositOf = (fica: number) => {
      const pays = [companyOf(1, { fica }), companyOf(2, { fica })];
      return told(obligationsOfEmployer(pays, new Map(), TODAY), 'fica-deposit').at(-1);
    };
    // Together 50,000.00, which is monthly still; above it Wednesday's pay is deposited by next Wednesday.
    expect(lastDepositOf(25_000_00)).toEqual(['fica-deposit', '2026-10-15', 1_530_00]);
    expect(lastDepositOf(25_000_01)).toEqual(['fica-deposit', '2026-10-07', 1_530_00]);
  });

  it('are filed and settled once, without those of each company alone', () => {
    const settled = { obligation: 'form-499', from: '2026-07-01', to: '2026-09-30' } as const;
    const pays = [
      { ...companyOf(1), settled: [settled] },
      { ...companyOf(2), isFiled: ({ report }: { report: string }) => report === 'form-941' },
    ];
    const due = obligationsOfEmployer(pays, new Map(), '2026-12-20');
    const stateOf = (kind: Obligation['kind']) =>
      due.find((one) => one.kind === kind && one.period.from === '2026-07-01')?.state;
    expect([stateOf('form-941'), stateOf('form-499')]).toEqual(['filed', 'settled']);
    expect(due.some(({ kind }) => kind === 'christmas-bonus')).toBe(false);
  });

  it('are the 943 for its farms and the 941 for its other companies', () => {
    const pays = [companyOf(1, { payer: 'form-943' }), companyOf(2)];
    const due = obligationsOfEmployer(pays, new Map(), '2026-12-20');
    const kinds = due.filter(({ period }) => period.to >= '2026-09-30').map(({ kind }) => kind);
    expect(kinds).toContain('form-941');
    expect(kinds).toContain('form-943');
    expect(kinds.filter((kind) => kind === 'form-940')).toHaveLength(1);
  });
});
