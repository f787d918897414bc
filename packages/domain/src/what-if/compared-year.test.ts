import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '../money/cents.ts';
import { mapYearToDate, NO_YEAR_TO_DATE, yearToDateOfEntry } from '../pay/contributions.ts';
import { SEED_PARAMETERS } from '../pay/pay.builder.ts';
import { compareYear, type YearComparison } from './compared-year.ts';
import { aRecordedEntry } from './recorded-entry.builder.ts';
import type { RecordedEntry } from './replayed-year.ts';
import { sumOfYears } from './sum-of-years.ts';
import { NOTHING_SUPPOSED, type WhatIf } from './what-if.schema.ts';
import type { PayAgency, PayComparison } from './what-if-comparison.ts';
import { yearRanges } from './year-ranges.ts';

/** A small number of runs, because each computes three years several times. */
const FEW_RUNS = { numRuns: 25 };

const THREE_YEARS = { start: '2024-01-01', end: '2026-12-31' };

type Paid = { year: number; month: number; salary: Cents; employeeId?: number };

/** Months' salaries in order, each paid on its last day, on what those of its year before it had withheld. */
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

/** Returns what a company that insures its pay at this rate would have paid, year by year. */
function compared(
  entries: readonly RecordedEntry[],
  supposed: Partial<WhatIf>,
  premiumRate: number | null = null,
): YearComparison[] {
  const whatIf = { ...THREE_YEARS, ...NOTHING_SUPPOSED, ...supposed };
  let policyPayrollMoved = 0;
  return yearRanges(whatIf).flatMap(({ year, range }) => {
    const recorded = entries.filter(({ period }) => period.year === year);
    const goingBy = { ...terms(premiumRate), policyPayrollBefore: secondHalf(entries, year - 1) };
    const sources = { parameters: SEED_PARAMETERS, companyLines: [], policyPayrollMoved };
    const found = compareYear({ year, recorded, goingBy }, range, sources);
    policyPayrollMoved = found?.policyPayrollMoved ?? 0;
    return found ?? [];
  });
}

function secondHalf(entries: readonly RecordedEntry[], year: number): Cents {
  return entries
    .filter(({ period }) => period.year === year && period.number > 6)
    .reduce((sum, { result }) => sum + result.gross, 0);
}

function terms(workersCompensationRate: number | null) {
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

describe('pay of several years beside what it would have been', () => {
  it('keeps the limits of each year', () => {
    // Of 170,000.00 social security 10,540.00 and Medicare 2,465.00 are below every limit. Of 187,000.00 they
    // would be 11,594.00, of which 2025 takes 10,918.20 and 2026 11,439.00, and 2,711.50.
    const pay = monthsOf([
      { year: 2025, month: 12, salary: 170_000_00 },
      { year: 2026, month: 1, salary: 170_000_00 },
    ]);
    const years = compared(pay, raise(100_000));
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

  it('supposes of each year what lies in the range', () => {
    const pay = monthsOf(
      [5, 6].flatMap((month) => [2024, 2025, 2026].map((year) => ({ year, month, salary: 1_000_00 }))),
    );
    const years = compared(pay, { start: '2024-06-01', end: '2026-05-31', ...raise(100_000) });
    expect(years.map(({ total }) => [total.real.gross, total.supposed.gross])).toEqual([
      [1_000_00, 1_100_00],
      [2_000_00, 2_200_00],
      [1_000_00, 1_100_00],
    ]);
  });

  it('pays somebody new in each year from nothing on', () => {
    const newEmployee = {
      ...NOTHING_SUPPOSED.newEmployee,
      payFrequency: 'monthly',
      salary: 100_000_00,
    } as const;
    const years = compared([], { start: '2025-11-01', end: '2026-02-28', newEmployee });
    // Of 200,000.00 a year Medicare is 2,900.00, and social security what the year's limit is.
    expect(years.map((one) => ofAgency(one, 'irs')?.supposed.withheld)).toEqual([13_818_20, 14_339_00]);
  });

  it('has the policy of the CFSE from July to June, of what would have been paid', () => {
    const pay = monthsOf([
      { year: 2025, month: 12, salary: 1_000_40 },
      { year: 2026, month: 1, salary: 1_000_40 },
    ]);
    const cfse = compared(pay, raise(250_000), 10_000).map((one) => ofAgency(one, 'cfse'));
    // 1 % of 1,000.40 is 10.004, of both 20.008; of 1,250.50 it is 12.505, of both 25.01
    expect(cfse.map((one) => [one?.real.employer, one?.supposed.employer])).toEqual([
      [0, 0],
      [10_00, 12_51],
      [10_01, 12_50],
    ]);
  });

  it('is what it was where nothing is supposed, in every year', () => {
    fc.assert(
      fc.property(somePay, (pay) => {
        for (const { employees, agencies, total } of compared(pay, {}, 20_005)) {
          for (const { real, supposed } of [...employees, ...agencies, total]) expect(supposed).toEqual(real);
        }
      }),
      FEW_RUNS,
    );
  });

  it('comes to what its years come to, each asked by itself', () => {
    const years = [2024, 2025, 2026].map((year) => ({ start: `${year}-01-01`, end: `${year}-12-31` }));
    fc.assert(
      fc.property(somePay, (pay) => {
        const apart = years.flatMap((range) => compared(pay, { ...range, ...raise(123_456) }));
        expect(sumOfYears(compared(pay, raise(123_456)))).toEqual(sumOfYears(apart));
      }),
      FEW_RUNS,
    );
  });
});
