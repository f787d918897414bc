import type { Cents } from '../../../money/cents.ts';
import { divideHalfUp } from '../../../money/mul-div.ts';
import { FULL_RATE } from '../../../money/rate.ts';
import { annualTaxInMillionths, bracketOf } from '../income-tax-withholding.ts';
import type { WithholdingBracket } from '../tax-parameters.ts';

/** The terms of a year by which regular pay is taxed: the periods, the exemptions in cents, the brackets. */
export type AnnualTerms = { periodsPerYear: number; exemptions: Cents; brackets: WithholdingBracket[] };

/** The tax of a period's regular pay with its steps, in cents. */
export type RegularTax = {
  /** The period's pay of the year less the exemptions, at least 0. */
  annual: Cents;
  bracket: WithholdingBracket;
  /** The tax of a year, rounded to the cent for display. */
  annualTax: Cents;
  /** The tax of the period, rounded half up once. */
  periodTax: Cents;
};

/** Calculates the tax of a period's regular pay: annualised, less exemptions, by the brackets, divided. */
export function regularTaxOf(
  taxed: Cents,
  { periodsPerYear, exemptions, brackets }: AnnualTerms,
): RegularTax {
  const annual = Math.max(0, taxed * periodsPerYear - exemptions);
  const bracket = bracketOf(annual, { brackets });
  const tax = annualTaxInMillionths(annual, bracket);
  return {
    annual,
    bracket,
    annualTax: divideHalfUp(tax, BigInt(FULL_RATE)),
    periodTax: divideHalfUp(tax, BigInt(FULL_RATE) * BigInt(periodsPerYear)),
  };
}
