import { type Cents, sumCents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import { NOTHING_OPENED, type OpenedYears, openedBases } from './opened-year.ts';
import { byEmployee, byPayDate, type PaidAmounts, partsBelow } from './paid-entry.ts';
import { quarterOf } from './quarter.ts';

/** The first dollars of each employee and year that unemployment and disability insurance are on. In force 2024 to 2026. Sources: Puerto Rico Employment Security Act (Act 74-1956); Act 139-1968. */
export const INSURANCE_BASES = { unemployment: 7_000_00, disability: 9_000_00 } as const;

/** An employee's row of PRUI-10A: what was paid in the quarter, and the parts of it below each base, in cents. */
export type InsuredWages = { employeeId: number; wages: Cents; unemployment: Cents; disability: Cents };

/** What each employee who was paid in a quarter was paid in it, and what of that is insured; of chauffeurs nothing for disability. */
export function insuredWages(
  entriesOfYear: readonly PaidAmounts<'gross'>[],
  quarter: number,
  { before, isChauffeur }: { before: OpenedYears; isChauffeur: (employeeId: number) => boolean },
): InsuredWages[] {
  return byEmployee(entriesOfYear).flatMap(([employeeId, own]) => {
    const inOrder = byPayDate(own);
    const gross = inOrder.map(({ amounts }) => amounts.gross);
    const ofQuarter = (parts: readonly Cents[]) =>
      sumCents(parts.filter((_, index) => quarterOf(inOrder[index]?.payDate ?? '') === quarter));
    if (!inOrder.some(({ payDate }) => quarterOf(payDate) === quarter)) return [];
    const opened = before.get(employeeId) ?? NOTHING_OPENED;
    return [
      {
        employeeId,
        wages: ofQuarter(gross),
        unemployment: ofQuarter(partsBelow(gross, INSURANCE_BASES.unemployment - opened.amounts.gross)),
        disability: isChauffeur(employeeId)
          ? 0
          : ofQuarter(
              partsBelow(gross, INSURANCE_BASES.disability - openedBases(opened).disabilityInsurance),
            ),
      },
    ];
  });
}

/** The company's own rates, in parts per million. */
export type InsuranceRates = {
  unemployment: Rate;
  special: Rate;
  /** Both shares of the disability insurance. */
  disability: Rate;
};

/** Lines 2 to 7 of PRUI-10, column A unemployment and column B disability, in cents; each product rounded once. */
export type InsuranceReturn = {
  wages: Cents;
  taxable: { unemployment: Cents; disability: Cents };
  contribution: { unemployment: Cents; disability: Cents };
  special: Cents;
  due: { unemployment: Cents; disability: Cents };
};

/** What the return says of a quarter. Source: PRUI-10 / PRSD-10, Rev. 6-2012. */
export function insuranceReturn(insured: readonly InsuredWages[], rates: InsuranceRates): InsuranceReturn {
  const taxable = {
    unemployment: sumCents(insured.map(({ unemployment }) => unemployment)),
    disability: sumCents(insured.map(({ disability }) => disability)),
  };
  const contribution = {
    unemployment: applyRate(taxable.unemployment, rates.unemployment),
    disability: applyRate(taxable.disability, rates.disability),
  };
  const special = applyRate(taxable.unemployment, rates.special);
  return {
    wages: sumCents(insured.map(({ wages }) => wages)),
    taxable,
    contribution,
    special,
    due: { unemployment: contribution.unemployment + special, disability: contribution.disability },
  };
}
