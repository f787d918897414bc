import type { Cents } from '../../money/cents.ts';
import { divideHalfUp } from '../../money/mul-div.ts';
import { applyRate, FULL_RATE, type Rate } from '../../money/rate.ts';
import type { CalendarDate } from '../../time/calendar-date.ts';
import type { WithholdingBracket, WithholdingTable } from './tax-parameters.ts';

/**
 * A withholding by the table, with its steps: the period's pay, annualised, taxed in one row, divided by the
 * periods again.
 */
export type TableWithholding = {
  rule: 'table';
  base: Cents;
  periodsPerYear: number;
  annual: Cents;
  bracket: WithholdingBracket;
  /** The year's tax rounded to the cent for display; the amount is rounded only after the division. */
  annualTax: Cents;
  amount: Cents;
  /** True if the company withholds no income tax; absent otherwise. */
  isUntaxed?: true;
  version: number;
  effectiveFrom: CalendarDate;
};

/** A withholding of a flat percentage of the period's pay. */
export type FlatWithholding = {
  rule: 'flat-rate';
  base: Cents;
  rate: Rate;
  amount: Cents;
  /** True if the company withholds no income tax; absent otherwise. */
  isUntaxed?: true;
};

/**
 * Calculates income tax by the table on `gross` cents of one period: annualises, finds the row, divides, and
 * rounds half up once at the end.
 */
export function withholdByTable(
  gross: Cents,
  table: WithholdingTable,
  periodsPerYear: number,
): TableWithholding {
  const annual = gross * periodsPerYear;
  const bracket = bracketOf(annual, table);
  const tax = annualTaxInMillionths(annual, bracket);
  return {
    rule: 'table',
    base: gross,
    periodsPerYear,
    annual,
    bracket,
    annualTax: divideHalfUp(tax, BigInt(FULL_RATE)),
    amount: divideHalfUp(tax, BigInt(FULL_RATE) * BigInt(periodsPerYear)),
    version: table.version,
    effectiveFrom: table.effectiveFrom,
  };
}

/** Calculates income tax as a flat percentage of `gross` cents. */
export function withholdFlat(gross: Cents, rate: Rate): FlatWithholding {
  return { rule: 'flat-rate', base: gross, rate, amount: applyRate(gross, rate) };
}

/** Returns the table row of an annual pay: over its lower bound, up to and including its upper one. */
export function bracketOf(
  annual: Cents,
  { brackets }: Pick<WithholdingTable, 'brackets'>,
): WithholdingBracket {
  const bracket = brackets.find(({ upTo }) => upTo === undefined || annual <= upTo);
  if (!bracket) throw new RangeError('The last row of a withholding table must have no upper bound');
  return bracket;
}

/**
 * Returns the exact annual tax of a row in millionths of a cent, so that nothing is rounded before the last
 * step.
 */
export function annualTaxInMillionths(annual: Cents, { over, rate, plus }: WithholdingBracket): bigint {
  return BigInt(plus) * BigInt(FULL_RATE) + BigInt(annual - over) * BigInt(rate);
}
