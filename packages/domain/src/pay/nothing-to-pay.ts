import type { PayStatement } from './pay-statement.ts';
import type { PayInputs } from './time-entry.schema.ts';

/**
 * Returns true if an entry has no time, earns nothing and adds nothing. Amounts that are only taken do not
 * make it pay: a deduction, income tax, lines that the company deducts, the weeks of a chauffeur. Expenses
 * to reimburse alone do.
 */
export function isNothingToPay(
  { minutes }: Pick<PayInputs, 'minutes'>,
  { gross, added }: Pick<PayStatement, 'gross' | 'added'>,
): boolean {
  return [...Object.values(minutes), gross, added].every((amount) => amount === 0);
}
