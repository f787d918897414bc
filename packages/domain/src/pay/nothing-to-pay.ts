import type { PayStatement } from './pay-statement.ts';
import type { PayInputs } from './time-entry.schema.ts';

/**
 * Whether an entry has no time and no amount at all. What comes by itself does not make it pay: lines that the company deducts
 * and the weeks of a chauffeur. Expenses to reimburse alone do.
 */
export function isNothingToPay(
  { minutes, deductions, editedIncomeTax = 0 }: Pick<PayInputs, 'minutes' | 'deductions' | 'editedIncomeTax'>,
  { gross, added }: Pick<PayStatement, 'gross' | 'added'>,
): boolean {
  const said = [...Object.values(minutes), ...Object.values(deductions), editedIncomeTax, gross, added];
  return said.every((amount) => amount === 0);
}
