import { describe, expect, it } from 'vitest';
import { SEED_PARAMETERS } from '../pay/pay.builder.ts';
import { NEW_EMPLOYEE_ID } from './new-employee.ts';
import { aRecordedEntry } from './recorded-entry.builder.ts';
import type { RecordedEntry } from './replayed-year.ts';
import { supposedYear } from './supposed-year.ts';
import { NOTHING_SUPPOSED, type WhatIf } from './what-if.schema.ts';
import { comparePay } from './what-if-comparison.ts';

const MINUTES = { regular: 40 * 60 };
const FIRST_WEEKS = { start: '2026-01-01', end: '2026-02-28' };

/**
 * 40 hours at 10.50 = 420.00; SINOT 1.26, Medicare 6.09, social security 26.04, contribution 12.57: net
 * 374.04.
 */
const week = (employeeId = 1) => aRecordedEntry(1, { employeeId, minutes: MINUTES });

function supposing(entries: readonly RecordedEntry[], supposed: Partial<WhatIf>) {
  const sources = { parameters: SEED_PARAMETERS, companyLines: [], before: new Map() };
  return supposedYear(entries, { ...FIRST_WEEKS, ...NOTHING_SUPPOSED, ...supposed }, sources) ?? [];
}

const raise = (raised: Partial<WhatIf['raise']>) => ({ raise: { ...NOTHING_SUPPOSED.raise, ...raised } });
const grossOf = (entries: readonly RecordedEntry[], supposed: Partial<WhatIf>) =>
  supposing(entries, supposed).map(({ result }) => result.gross);

describe('what is supposed', () => {
  it('raises hourly rates by a share and by cents, overtime by one and a half of them', () => {
    // 40 × (10.50 × 1.1)
    expect(grossOf([week()], raise({ rate: 100_000 }))).toEqual([462_00]);
    // 40 × (10.50 + 1.00) + 2 × (15.75 + 1.50)
    const overtime = aRecordedEntry(1, { minutes: { ...MINUTES, overtime: 2 * 60 } });
    expect(grossOf([overtime], raise({ hourly: 1_00 }))).toEqual([494_50]);
  });

  it('raises salaries, and gives none to whoever has none', () => {
    const salaried = aRecordedEntry(1, {
      employeeId: 2,
      profile: { rates: { regular: 0, overtime: 0, mealPeriod: 0 } },
      minutes: MINUTES,
      earnings: { salary: 800_00 },
    });
    // 800.00 × 1.05 + 10.00, and no pay for the hours; of the other 40 × 11.03, since 10.50 × 1.05 = 11.025
    expect(grossOf([week(), salaried], raise({ rate: 50_000, salary: 10_00 }))).toEqual([441_20, 850_00]);
  });

  it('raises those alone who are named', () => {
    expect(grossOf([week(1), week(2)], raise({ rate: 100_000, employeeIds: [2] }))).toEqual([420_00, 462_00]);
  });

  it('is of no pay before the range', () => {
    const range = { start: '2026-01-08', end: '2026-02-28' };
    const second = aRecordedEntry(2, { minutes: MINUTES });
    expect(grossOf([week(), second], { ...range, ...raise({ rate: 100_000 }) })).toEqual([420_00, 462_00]);
  });

  it('raises whoever is paid less than another minimum wage', () => {
    const better = aRecordedEntry(1, {
      employeeId: 2,
      profile: { rates: { regular: 12_00, overtime: 18_00, mealPeriod: 24_00 } },
      minutes: MINUTES,
    });
    expect(grossOf([week(), better], { minimumWage: 11_50 })).toEqual([460_00, 480_00]);
  });

  it('withholds by another table, but of those with a rate of their own', () => {
    const flat = aRecordedEntry(1, {
      employeeId: 2,
      profile: { withholdingMethod: 'flat-rate', withholdingRate: 100_000 },
      minutes: MINUTES,
    });
    const tableRows = [
      { over: 0, rate: 0, plus: 0 },
      { over: 9_000_00, rate: 70_000, plus: 0 },
    ];
    // 420.00 × 52 = 21,840.00; (21,840.00 − 9,000.00) × 7 % ÷ 52 = 17.284…; 420.00 × 10 %
    expect(supposing([week(), flat], { tableRows }).map(({ result }) => result.incomeTax.amount)).toEqual([
      17_28, 42_00,
    ]);
  });

  it('pays one more employee in each period that ends in the range', () => {
    const newEmployee = { payFrequency: 'monthly', hourlyRate: 0, minutes: 0, salary: 3_000_00 } as const;
    const added = supposing([], { newEmployee, ...raise({ rate: 100_000 }) });
    expect(added.map(({ employeeId, inputs }) => [employeeId, inputs.payDate])).toEqual([
      [NEW_EMPLOYEE_ID, '2026-01-31'],
      [NEW_EMPLOYEE_ID, '2026-02-28'],
    ]);
    // 186.00 + 43.50 + 9.00; (1,120.00 + 11,000.00 × 14 %) ÷ 12 = 221.67
    expect(added.map(({ result }) => [result.withheld, result.net])).toEqual([
      [460_17, 2_539_83],
      [460_17, 2_539_83],
    ]);
  });

  it('cannot pay a new employee before there were rates', () => {
    const newEmployee = { payFrequency: 'monthly', hourlyRate: 0, minutes: 0, salary: 3_000_00 } as const;
    const sources = {
      parameters: { ...SEED_PARAMETERS, fixedTaxes: [] },
      companyLines: [],
      before: new Map(),
    };
    expect(supposedYear([], { ...FIRST_WEEKS, ...NOTHING_SUPPOSED, newEmployee }, sources)).toBeUndefined();
  });
});

describe('pay beside what it would have been', () => {
  /** Unemployment 3.1 %, special 1 %, disability 0.3 %. */
  const terms = {
    rates: {
      payer: 'form-941' as const,
      unemploymentRate: 31_000,
      specialContributionRate: 10_000,
      disabilityRate: 3_000,
      employerDisabilityRate: 3_000,
      chauffeurWeeklyRate: 0,
      employeeChauffeurShare: 0,
      workersCompensationRate: 20_000,
    },
    before: new Map(),
    policyPayrollBefore: 0,
  };
  const compared = (real: readonly RecordedEntry[], supposed: Partial<WhatIf>) =>
    comparePay({ real, supposed: supposing(real, supposed) }, FIRST_WEEKS, { real: terms, supposed: terms });

  // 462.00: withheld 28.64 + 6.70 + 1.39 + 15.51; of the employer, as the returns leave it: 57.29 + 13.40 −
  // 28.64 − 6.70 = 35.35, + 2.77 + 14.32 + 4.62 + 2.77 − 1.39 + 9.24
  const RAISED = { gross: 462_00, withheld: 52_24, net: 409_76, employer: 67_68 };
  // 420.00: withheld 26.04 + 6.09 + 1.26 + 12.57; of the employer 26.04 + 6.09 + 2.52 + 13.02 + 4.20 + 1.26 +
  // 8.40
  const REAL = { gross: 420_00, withheld: 45_96, net: 374_04, employer: 61_53 };

  it('is told of each employee and of all', () => {
    const comparison = compared([week(1), week(2)], raise({ rate: 100_000, employeeIds: [2] }));
    expect(comparison.employees).toEqual([
      { employeeId: 1, real: REAL, supposed: REAL },
      { employeeId: 2, real: REAL, supposed: RAISED },
    ]);
    expect(comparison.total).toEqual({
      real: { gross: 840_00, withheld: 91_92, net: 748_08, employer: 123_06 },
      supposed: { gross: 882_00, withheld: 98_20, net: 783_80, employer: 129_21 },
    });
  });

  it('is told of each agency, withheld and of the employer', () => {
    expect(compared([week()], raise({ rate: 100_000 })).agencies).toEqual([
      {
        agency: 'hacienda',
        real: { withheld: 12_57, employer: 0 },
        supposed: { withheld: 15_51, employer: 0 },
      },
      {
        agency: 'irs',
        real: { withheld: 32_13, employer: 34_65 },
        supposed: { withheld: 35_34, employer: 38_12 },
      },
      {
        agency: 'labor',
        real: { withheld: 1_26, employer: 18_48 },
        supposed: { withheld: 1_39, employer: 20_32 },
      },
      {
        agency: 'cfse',
        real: { withheld: 0, employer: 8_40 },
        supposed: { withheld: 0, employer: 9_24 },
      },
    ]);
  });

  it('counts what was paid in the range alone, with the bases that the year used up before it', () => {
    // 6,930.00 before the range leave 70.00 of the first 7,000.00 and 2,070.00 of the first 9,000.00
    const before = aRecordedEntry(1, { employeeId: 1, earnings: { salary: 6_930_00 } });
    const inRange = aRecordedEntry(2, { employeeId: 1, minutes: MINUTES });
    const range = { start: '2026-01-08', end: '2026-01-31' };
    const { total } = comparePay({ real: [before, inRange], supposed: [] }, range, {
      real: terms,
      supposed: terms,
    });
    // 26.04 + 6.09 + 70.00 × 0.6, 3.1 and 1 % + 1.26 + 8.40
    expect(total.real.employer).toBe(45_08);
    expect(total.supposed).toEqual({ gross: 0, withheld: 0, net: 0, employer: 0 });
  });
});
