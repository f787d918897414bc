import { describe, expect, it } from 'vitest';
import { insuranceReturn, insuredWages } from './insurance.ts';
import type { OpeningBalanceOfYear } from './opening-balance-of-year.ts';
import { anOpeningBalanceOfYear, aPaidEntry } from './paid-entry.builder.ts';

const NOTHING_BEFORE = { before: new Map<number, OpeningBalanceOfYear>() };

describe('unemployment and disability insurance', () => {
  it('apply to the first 7,000.00 and 9,000.00 of a year, quarter by quarter', () => {
    const year = ['2026-03-31', '2026-06-30', '2026-09-30'].map((date) =>
      aPaidEntry(1, date, { gross: 4_000_00 }),
    );
    const of = (quarter: number) => insuredWages(year, quarter, NOTHING_BEFORE);
    const paid = { employeeId: 1, wages: 4_000_00, disabilityWages: 4_000_00 };
    expect(of(1)).toEqual([{ ...paid, unemployment: 4_000_00, disability: 4_000_00 }]);
    expect(of(2)).toEqual([{ ...paid, unemployment: 3_000_00, disability: 4_000_00 }]);
    expect(of(3)).toEqual([{ ...paid, unemployment: 0, disability: 1_000_00 }]);
    expect(of(4)).toEqual([]);
  });

  it('have no row for an employee who has only reimbursed expenses in the quarter', () => {
    const year = [
      aPaidEntry(1, '2026-03-31', { gross: 500_00 }),
      aPaidEntry(2, '2026-03-31', { reimbursedExpenses: 25_00, net: 25_00 }),
    ];
    expect(insuredWages(year, 1, NOTHING_BEFORE).map(({ employeeId }) => employeeId)).toEqual([1]);
  });

  it('exclude chauffeurs from disability, and count earlier pay of the year', () => {
    const entry = aPaidEntry(2, '2026-04-30', { gross: 1_000_00 });
    const driven = { ...entry, isChauffeur: true };
    expect(insuredWages([driven], 2, NOTHING_BEFORE)[0]).toMatchObject({ disability: 0 });
    expect(
      insuredWages([entry], 2, { before: new Map([[2, anOpeningBalanceOfYear({ gross: 6_800_00 })]]) })[0],
    ).toMatchObject({
      unemployment: 200_00,
      disability: 1_000_00,
    });
  });

  it('exclude chauffeurs from column B of the return, both pay and taxable pay', () => {
    const year = [
      aPaidEntry(1, '2026-02-27', { gross: 10_000_00 }),
      aPaidEntry(2, '2026-02-27', { gross: 2_500_00 }, { isChauffeur: true }),
    ];
    const insured = insuredWages(year, 1, NOTHING_BEFORE);
    const { wages, disabilityWages, taxable, contribution } = insuranceReturn(insured, {
      unemployment: 31_000,
      special: 10_000,
      disability: 6_000,
    });
    // 2A 10,000.00 + 2,500.00, 2B 10,000.00; 3A 7,000.00 + 2,500.00, 3B 9,000.00; 4B 9,000.00 × 0.6 %
    expect([wages, disabilityWages]).toEqual([12_500_00, 10_000_00]);
    expect(taxable).toEqual({ unemployment: 9_500_00, disability: 9_000_00 });
    expect(contribution.disability).toBe(54_00);
  });

  it('depend on each payment for an employee who stops or starts being a chauffeur in the year', () => {
    const year = [
      aPaidEntry(1, '2026-03-31', { gross: 4_000_00 }, { isChauffeur: true }),
      aPaidEntry(1, '2026-06-30', { gross: 4_000_00 }),
      aPaidEntry(1, '2026-09-30', { gross: 6_000_00 }),
    ];
    const of = (quarter: number) => insuredWages(year, quarter, NOTHING_BEFORE)[0];
    expect(of(1)).toMatchObject({ disabilityWages: 0, unemployment: 4_000_00, disability: 0 });
    expect(of(2)).toMatchObject({ disabilityWages: 4_000_00, unemployment: 3_000_00, disability: 4_000_00 });
    // 4,000.00 of the disability base of 9,000.00 are used: pay as a chauffeur does not use it.
    expect(of(3)).toMatchObject({ unemployment: 0, disability: 5_000_00 });
  });

  it('are calculated at the company’s rates, with the special contribution', () => {
    const insured = [
      {
        employeeId: 1,
        wages: 4_000_00,
        disabilityWages: 4_000_00,
        unemployment: 4_000_00,
        disability: 4_000_00,
      },
      { employeeId: 2, wages: 1_234_56, disabilityWages: 0, unemployment: 234_56, disability: 0 },
    ];
    // 4,234.56 × 3.1 % = 131.27136, × 1 % = 42.3456; 4,000.00 × 0.6 % = 24.00
    expect(insuranceReturn(insured, { unemployment: 31_000, special: 10_000, disability: 6_000 })).toEqual({
      wages: 5_234_56,
      disabilityWages: 4_000_00,
      taxable: { unemployment: 4_234_56, disability: 4_000_00 },
      contribution: { unemployment: 131_27, disability: 24_00 },
      special: 42_35,
      due: { unemployment: 173_62, disability: 24_00 },
    });
  });
});
