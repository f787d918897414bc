import type { PayStatement } from './pay-statement.ts';
import type { PayInputs } from './time-entry.schema.ts';

/**
 * Returns true if an entry has no time, no earnings and no additions. Amounts that only reduce pay do not
 * count: deductions, income tax, deducting company lines, chauffeur weeks. Reimbursed expenses alone are pay.
 */
export function isNothingToPay(
  { minutes }: Pick<PayInputs, 'minutes'>,
  { gross, added }: Pick<PayStatement, 'gross' | 'added'>,
): boolean {
  return [...Object.values(minutes), gross, added].every((amount) => amount === 0);
}
