import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '../money/cents.ts';
import { mapYearToDate, NO_YEAR_TO_DATE, yearToDateOfEntry } from '../pay/contributions.ts';
import { SEED_PARAMETERS } from '../pay/pay.builder.ts';
import { compareYear, supposedYear, type YearComparison } from './compared-year.ts';
import { NEW_EMPLOYEE_ID } from './new-employee.ts';
import { aRecordedEntry } from './recorded-entry.builder.ts';
import type { RecordedEntry } from './replayed-year.ts';
import { sumOfYears } from './sum-of-years.ts';
import { NOTHING_SUPPOSED, type WhatIf } from './what-if.schema.ts';
import { comparePay, type PayAgency, type PayComparison } from './what-if-comparison.ts';
import { yearRanges } from './year-ranges.ts';

/** A small number of runs, because each computes three years several times. */
const FEW_RUNS = { numRuns: 25 };

const THREE_YEARS = { start: '2024-01-01', end: '2026-12-31' };

type Paid = { year: number; month: number; salary: Cents; employeeId?: number };

/**
 * Builds one salary entry a month, in order, each paid on its last day and computed on its year's
 * withholdings so far.
 */
function monthsOf(paid: readonly Paid[]): RecordedEntry[] {
  const inOrder = paid.toSorted((a, b) => a.year - b.year || a.month - b.month);
  return inOrder.reduce<RecordedEntry[]>((before, { year, month, salary, employeeId = 1 }) => {
    const yearToDate = before
      .filter((entry) => entry.employeeId === employeeId && entry.period.year === year)
      .map(({ result }) => yearToDateOfEntry(result))
      .reduce((sum, added) => mapYearToDate((name) => sum[name] + added[name]), NO_YEAR_TO_DATE);
    const entry = aRecordedEntry(month, {
      year,
      employeeId,
      profile: { payFrequency: 'monthly' },
      earnings: { salary },
      soFar: { yearToDate, chauffeurInPeriod: 0 },
    });
    return [...before, entry];
  }, []);
}

/** Compares years of a company whose CFSE policy has this rate, one comparison a year. */
function comparedYears(
  entries: readonly RecordedEntry[],
  supposed: Partial<WhatIf>,
  premiumRate: number | null = null,
): YearComparison[] {
  const whatIf = { ...THREE_YEARS, ...NOTHING_SUPPOSED, ...supposed };
  let policyPayrollMoved = 0;
  return yearRanges(whatIf).flatMap(({ year, range }) => {
    const recorded = entries.filter(({ period }) => period.year === year);
    const rules = { ...comparisonTerms(premiumRate), policyPayrollBefore: secondHalf(entries, year - 1) };
    const sources = { parameters: SEED_PARAMETERS, companyLines: [], policyPayrollMoved };
    const found = compareYear({ year, recorded, rules }, range, sources);
    policyPayrollMoved = found?.policyPayrollMoved ?? 0;
    return found ?? [];
  });
}

function secondHalf(entries: readonly RecordedEntry[], year: number): Cents {
  return entries
    .filter(({ period }) => period.year === year && period.number > 6)
    .reduce((sum, { result }) => sum + result.gross, 0);
}

function comparisonTerms(workersCompensationRate: number | null) {
  return {
    rates: {
      payer: 'form-941' as const,
      unemploymentRate: 31_000,
      specialContributionRate: 10_000,
      disabilityRate: 3_000,
      employerDisabilityRate: 3_000,
      chauffeurWeeklyRate: 0,
      employeeChauffeurShare: 0,
      workersCompensationRate,
    },
    before: new Map(),
  };
}

const raise = (rate: number) => ({ raise: { ...NOTHING_SUPPOSED.raise, rate } });
const ofAgency = ({ agencies }: PayComparison, name: PayAgency) =>
  agencies.find(({ agency }) => agency === name);

const somePay: fc.Arbitrary<RecordedEntry[]> = fc
  .uniqueArray(
    fc.record({
      year: fc.integer({ min: 2024, max: 2026 }),
      month: fc.constantFrom(1, 6, 7, 12),
      salary: fc.constantFrom(1_000_01, 7_777_77, 90_000_00, 180_000_00),
      employeeId: fc.constantFrom(1, 2),
    }),
    { maxLength: 12, selector: ({ year, month, employeeId }) => `${year} ${month} ${employeeId}` },
  )
  .map(monthsOf);

describe("'what-if comparison of several years'", () => {
  it('keeps the limits of each year', () => {
    // For 170,000.00 social security 10,540.00 and Medicare 2,465.00 are below every limit. For 187,000.00
    // social security would be 11,594.00, but its limit is 10,918.20 in 2025 and 11,439.00 in 2026. Medicare
    // is 2,711.50.
    const pay = monthsOf([
      { year: 2025, month: 12, salary: 170_000_00 },
      { year: 2026, month: 1, salary: 170_000_00 },
    ]);
    const years = comparedYears(pay, raise(100_000));
    const withheld = (one: PayComparison) => {
      const irs = ofAgency(one, 'irs');
      return [irs?.real.withheld, irs?.supposed.withheld];
    };
    expect(years.map(({ year, ...one }) => [year, ...withheld(one)])).toEqual([
      [2024, 0, 0],
      [2025, 13_005_00, 13_629_70],
      [2026, 13_005_00, 14_150_50],
    ]);
    expect(withheld(sumOfYears(years))).toEqual([26_010_00, 27_780_20]);
  });

  it('applies the supposition only to the part of each year in the range', () => {
    const pay = monthsOf(
      [5, 6].flatMap((month) => [2024, 2025, 2026].map((year) => ({ year, month, salary: 1_000_00 }))),
    );
    const years = comparedYears(pay, { start: '2024-06-01', end: '2026-05-31', ...raise(100_000) });
    expect(years.map(({ total }) => [total.real.gross, total.supposed.gross])).toEqual([
      [1_000_00, 1_100_00],
      [2_000_00, 2_200_00],
      [1_000_00, 1_100_00],
    ]);
  });

  it("starts a new employee's year to date at zero each year", () => {
    const newEmployee = {
      ...NOTHING_SUPPOSED.newEmployee,
      payFrequency: 'monthly',
      salary: 100_000_00,
    } as const;
    const years = comparedYears([], { start: '2025-11-01', end: '2026-02-28', newEmployee });
    // For 200,000.00 a year Medicare is 2,900.00, and social security is at the year's limit.
    expect(years.map((one) => ofAgency(one, 'irs')?.supposed.withheld)).toEqual([13_818_20, 14_339_00]);
  });

  it('computes the CFSE policy year, July to June, from the supposed pay', () => {
    const pay = monthsOf([
      { year: 2025, month: 12, salary: 1_000_40 },
      { year: 2026, month: 1, salary: 1_000_40 },
    ]);
    const cfse = comparedYears(pay, raise(250_000), 10_000).map((one) => ofAgency(one, 'cfse'));
    // 1 % of 1,000.40 is 10.004, of both halves 20.008; 1 % of 1,250.50 is 12.505, of both halves 25.01
    expect(cfse.map((one) => [one?.real.employer, one?.supposed.employer])).toEqual([
      [0, 0],
      [10_00, 12_51],
      [10_01, 12_50],
    ]);
  });

  it('changes nothing in any year without a supposition', () => {
    fc.assert(
      fc.property(somePay, (pay) => {
        for (const { employees, agencies, total } of comparedYears(pay, {}, 20_005)) {
          for (const { real, supposed } of [...employees, ...agencies, total]) expect(supposed).toEqual(real);
        }
      }),
      FEW_RUNS,
    );
  });

  it('equals the sum of its years compared one by one', () => {
    const years = [2024, 2025, 2026].map((year) => ({ start: `${year}-01-01`, end: `${year}-12-31` }));
    fc.assert(
      fc.property(somePay, (pay) => {
        const apart = years.flatMap((range) => comparedYears(pay, { ...range, ...raise(123_456) }));
        expect(sumOfYears(comparedYears(pay, raise(123_456)))).toEqual(sumOfYears(apart));
      }),
      FEW_RUNS,
    );
  });
});

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

const raised = (terms: Partial<WhatIf['raise']>) => ({ raise: { ...NOTHING_SUPPOSED.raise, ...terms } });
const grossOf = (entries: readonly RecordedEntry[], supposed: Partial<WhatIf>) =>
  supposing(entries, supposed).map(({ result }) => result.gross);

describe('suppositions', () => {
  it('raises hourly rates by a percentage and by cents, and overtime by 1.5 times the cents', () => {
    // 40 × (10.50 × 1.1)
    expect(grossOf([week()], raised({ rate: 100_000 }))).toEqual([462_00]);
    // 40 × (10.50 + 1.00) + 2 × (15.75 + 1.50)
    const overtime = aRecordedEntry(1, { minutes: { ...MINUTES, overtime: 2 * 60 } });
    expect(grossOf([overtime], raised({ hourly: 1_00 }))).toEqual([494_50]);
  });

  it('raises salaries, but gives none to an employee without a salary', () => {
    const salaried = aRecordedEntry(1, {
      employeeId: 2,
      profile: { rates: { regular: 0, overtime: 0, mealPeriod: 0 } },
      minutes: MINUTES,
      earnings: { salary: 800_00 },
    });
    // 800.00 × 1.05 + 10.00, and no pay for the hours; the other employee: 40 × 11.03, since 10.50 × 1.05 =
    // 11.025
    expect(grossOf([week(), salaried], raised({ rate: 50_000, salary: 10_00 }))).toEqual([441_20, 850_00]);
  });

  it('raises only the listed employees', () => {
    expect(grossOf([week(1), week(2)], raised({ rate: 100_000, employeeIds: [2] }))).toEqual([
      420_00, 462_00,
    ]);
  });

  it('does not change pay before the range', () => {
    const range = { start: '2026-01-08', end: '2026-02-28' };
    const second = aRecordedEntry(2, { minutes: MINUTES });
    expect(grossOf([week(), second], { ...range, ...raised({ rate: 100_000 }) })).toEqual([420_00, 462_00]);
  });

  it('raises hourly rates below the supposed minimum wage', () => {
    const better = aRecordedEntry(1, {
      employeeId: 2,
      profile: { rates: { regular: 12_00, overtime: 18_00, mealPeriod: 24_00 } },
      minutes: MINUTES,
    });
    expect(grossOf([week(), better], { minimumWage: 11_50 })).toEqual([460_00, 480_00]);
  });

  it('withholds by the supposed table, except for employees with a flat rate', () => {
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

  it('pays a new employee once for each period that ends in the range', () => {
    const newEmployee = { payFrequency: 'monthly', hourlyRate: 0, minutes: 0, salary: 3_000_00 } as const;
    const added = supposing([], { newEmployee, ...raised({ rate: 100_000 }) });
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

  it('refuses a new employee in a year without rates', () => {
    const newEmployee = { payFrequency: 'monthly', hourlyRate: 0, minutes: 0, salary: 3_000_00 } as const;
    const sources = {
      parameters: { ...SEED_PARAMETERS, fixedTaxes: [] },
      companyLines: [],
      before: new Map(),
    };
    expect(supposedYear([], { ...FIRST_WEEKS, ...NOTHING_SUPPOSED, newEmployee }, sources)).toBeUndefined();
  });
});

describe('real and supposed pay', () => {
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

  // 462.00: withheld 28.64 + 6.70 + 1.39 + 15.51. Employer's share, as the returns compute it: 57.29 + 13.40
  // − 28.64 − 6.70 = 35.35, + 2.77 + 14.32 + 4.62 + 2.77 − 1.39 + 9.24
  const RAISED = { gross: 462_00, withheld: 52_24, net: 409_76, employer: 67_68 };
  // 420.00: withheld 26.04 + 6.09 + 1.26 + 12.57; employer's share 26.04 + 6.09 + 2.52 + 13.02 + 4.20 + 1.26
  // + 8.40
  const REAL = { gross: 420_00, withheld: 45_96, net: 374_04, employer: 61_53 };

  it('are compared for each employee and in total', () => {
    const comparison = compared([week(1), week(2)], raised({ rate: 100_000, employeeIds: [2] }));
    expect(comparison.employees).toEqual([
      { employeeId: 1, real: REAL, supposed: REAL },
      { employeeId: 2, real: REAL, supposed: RAISED },
    ]);
    expect(comparison.total).toEqual({
      real: { gross: 840_00, withheld: 91_92, net: 748_08, employer: 123_06 },
      supposed: { gross: 882_00, withheld: 98_20, net: 783_80, employer: 129_21 },
    });
  });

  it("are compared for each agency, withheld and employer's share", () => {
    expect(compared([week()], raised({ rate: 100_000 })).agencies).toEqual([
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

  it('counts only pay in the range, on the wage bases that earlier pay has used up', () => {
    // 6,930.00 before the range leave 70.00 of the base of 7,000.00 and 2,070.00 of the base of 9,000.00
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
