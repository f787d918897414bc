import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { SEED_PARAMETERS } from '../pay/pay.builder.ts';
import { completed, parameterChanges, yearParameterProblems } from './parameter-changes.ts';
import { type YearParameters, yearParametersSchema } from './year-parameters.schema.ts';
import {
  areParametersDue,
  lackingParameters,
  unemploymentBaseOf,
  type YearValues,
  yearParameters,
} from './year-parameters.ts';

function currentOf(year: number): YearParameters {
  const values = yearParameters(SEED_PARAMETERS, year) as YearValues; // every payroll year has values
  return { ...values, source: '', confidence: null };
}

const SOURCED = { source: 'Aviso de la SSA', confidence: 'high' } as const;

function problemsOf(year: number, change: Partial<YearParameters>) {
  const current = currentOf(year);
  return yearParameterProblems(year, { ...current, ...SOURCED, ...change }, current).map(({ path, code }) => [
    path.join('.'),
    code,
  ]);
}

function changesOf(year: number, change: Partial<YearParameters>) {
  const current = currentOf(year);
  const wanted = completed(year, { ...current, ...SOURCED, ...change }, current);
  return parameterChanges(year, { wanted, current, parameters: SEED_PARAMETERS });
}

const WAGE_2024 = { effectiveFrom: '2024-07-01', hourly: 10_50, inCash: 2_13 };

describe('the parameters of a year', () => {
  it('are those in force at its end, and what is new each year only if it was entered', () => {
    expect(currentOf(2026)).toMatchObject({
      exemptions: { individual: 3_500_00, married: 7_000_00, shared: 1_250_00 },
      minimumWages: [WAGE_2024],
      // 11,439.00 ÷ 6.2 %
      socialSecurityBase: 184_500_00,
      codaLimits: { puertoRico: 15_000_00, dual: 22_500_00, catchUp: 1_500_00 },
      unemploymentBase: 7_000_00,
      futaReduction: null,
      holidays: [],
    });
    expect(currentOf(2027)).toMatchObject({ socialSecurityBase: null, codaLimits: null });
    expect(currentOf(2025)).toMatchObject({ futaReduction: 0, socialSecurityBase: 176_100_00 });
    expect(unemploymentBaseOf(SEED_PARAMETERS, 2027)).toBe(7_000_00);
  });

  it('have the minimum wage in force when the year begins, and those that begin in it', () => {
    expect(currentOf(2024).minimumWages).toEqual([
      { effectiveFrom: '2023-07-01', hourly: 9_50, inCash: 2_13 },
      WAGE_2024,
    ]);
  });

  it('are accepted as they are answered, and change nothing', () => {
    for (const year of [2024, 2025, 2026, 2027, 2030]) {
      const current = currentOf(year);
      expect(yearParametersSchema.parse(current)).toEqual(current);
      expect(yearParameterProblems(year, current, current)).toEqual([]);
      expect(
        parameterChanges(year, {
          wanted: completed(year, current, current),
          current,
          parameters: SEED_PARAMETERS,
        }),
      ).toEqual({ versions: [], socialSecurityBase: undefined });
    }
  });

  it('are due from 1 November of the year before on, and lack what was not entered for the year', () => {
    expect(areParametersDue(2027, '2026-10-31')).toBe(false);
    expect(areParametersDue(2027, '2026-11-01')).toBe(true);
    expect(lackingParameters(SEED_PARAMETERS, 2027)).toEqual(['socialSecurityBase', 'codaLimits']);
    expect(lackingParameters(SEED_PARAMETERS, 2026)).toEqual([]);
  });
});

describe('a change of the parameters of a year', () => {
  it('records what differs, from the first day of the year or from the day of a wage', () => {
    const minimumWages = [{ effectiveFrom: '2026-07-01', hourly: 11_50, inCash: null }];
    expect(changesOf(2026, { minimumWages, futaReduction: 3_000 })).toEqual({
      versions: [
        { kind: 'minimum-wage', effectiveFrom: '2026-07-01', value: { hourly: 11_50, inCash: 2_13 } },
        { kind: 'futa-reduction', effectiveFrom: '2026-01-01', value: { rate: 3_000 } },
      ],
      socialSecurityBase: undefined,
    });
  });

  it('withdraws a wage or a reduction that was taken away', () => {
    const { minimumWages } = currentOf(2024);
    expect(changesOf(2024, { minimumWages: minimumWages.slice(0, 1), futaReduction: null }).versions).toEqual(
      [
        { kind: 'minimum-wage', effectiveFrom: '2024-07-01', value: null },
        { kind: 'futa-reduction', effectiveFrom: '2024-01-01', value: null },
      ],
    );
  });

  it('keeps the bands of bonuses and the exemption of the young, and halves another married exemption', () => {
    const exemptions = { ...currentOf(2027).exemptions, married: 7_200_00 };
    const [version] = changesOf(2027, { exemptions }).versions;
    expect(version).toMatchObject({
      kind: 'income-tax',
      effectiveFrom: '2027-01-01',
      value: {
        exemptions: { personal: { individual: 3_500_00, joint: 7_200_00, half: 3_600_00 } },
        bonus: { untaxedUpTo: 600_00, flatUpTo: 1_500_00 },
        youngExemption: 40_000_00,
      },
    });
  });

  it('records what was entered for the year again if only the source differs', () => {
    const { versions, socialSecurityBase } = changesOf(2026, {});
    expect(versions.map(({ kind }) => kind)).toEqual(['coda-limits']);
    expect(socialSecurityBase).toBe(184_500_00);
    expect(changesOf(2027, {})).toEqual({ versions: [], socialSecurityBase: undefined });
  });

  it('needs a date of the year, a base in steps of 300.00, and a source', () => {
    expect(problemsOf(2026, { holidays: ['2027-01-02'] })).toEqual([['holidays.0', 'date-outside-year']]);
    expect(
      problemsOf(2026, { minimumWages: [{ effectiveFrom: '2025-07-01', hourly: 11_00, inCash: null }] }),
    ).toEqual([['minimumWages.0.effectiveFrom', 'date-outside-year']]);
    expect(problemsOf(2026, { minimumWages: [{ ...WAGE_2024, hourly: 11_00 }] })).toEqual([
      ['minimumWages.0.hourly', 'parameter-fixed'],
    ]);
    expect(problemsOf(2027, { socialSecurityBase: 190_200_01 })).toEqual([
      ['socialSecurityBase', 'base-uneven'],
    ]);
    expect(problemsOf(2027, { socialSecurityBase: 190_200_00 })).toEqual([]);
    expect(problemsOf(2026, { codaLimits: null })).toEqual([['codaLimits', 'parameter-fixed']]);
    expect(problemsOf(2026, { futaReduction: 3_000, source: '', confidence: null })).toEqual([
      ['source', 'required'],
      ['confidence', 'required'],
    ]);
  });

  it.each([
    [
      'brackets',
      [
        { over: 0, rate: 0, plus: 0 },
        { over: 0, rate: 70_000, plus: 0 },
      ],
      'brackets.1.over: brackets-unsorted',
    ],
    ['brackets', [{ over: 100, rate: 0, plus: 0 }], 'brackets.0.over: brackets-unsorted'],
    ['brackets', [], 'brackets: required'],
    ['specificationTable', [{ over: 0, rate: -1, plus: 0 }], 'specificationTable.0.rate: percent-negative'],
    ['futaReduction', -1, 'futaReduction: percent-negative'],
    ['unemploymentBase', -1, 'unemploymentBase: amount-negative'],
    ['holidays', ['2026-05-04', '2026-05-04'], 'holidays.1: date-repeated'],
    ['minimumWages', [{ effectiveFrom: '2026-07-01', hourly: 0 }], 'minimumWages.0.hourly: required'],
    ['confidence', 'sure', 'confidence: option-invalid'],
  ])('is refused for %s %j', (field, value, code) => {
    expect(refusals(yearParametersSchema, { ...currentOf(2026), [field]: value })).toEqual([code]);
  });
});
