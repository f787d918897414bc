import type { PayStatement } from './pay-statement.ts';
import type { PayInputs } from './time-entry.schema.ts';

/**
 * Whether an entry has no time, earns nothing and adds nothing. What is only taken does not make it pay, typed or by itself: a
 * deduction, income tax, lines that the company deducts, the weeks of a chauffeur. Expenses to reimburse alone do.
 */
export function isNothingToPay(
  { minutes }: Pick<PayInputs, 'minutes'>,
  { gross, added }: Pick<PayStatement, 'gross' | 'added'>,
): boolean {
  return [...Object.values(minutes), gross, added].every((amount) => amount === 0);
}
