import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import type { Transaction } from '../database/client.ts';
import { refusedError } from '../live-entries/refused-error.ts';
import { decideTimePaidMark } from '../payroll-year/decider.ts';
import type { PayrollChange } from '../payroll-year/handle-payroll-command.ts';
import { isChequeNumberTaken, nextChequeNumber } from '../queries/pay/cheques.ts';
import type { SavedEntryChange } from './saved-entry.ts';

/** The payment method and date of a saved entry; null takes the mark back. */
export type EntryPaidMark = SavedEntryChange & { paid: PaidMark | null };

/**
 * Returns the change that marks a saved entry as paid, or takes the mark back.
 *
 * Refusals: those of `decideTimePaidMark`, `cheque-number-used`.
 */
export function paidMarkChange({ saved, version, paid }: EntryPaidMark): PayrollChange {
  const { employeeId, entryId, companyId } = saved;
  return {
    employeeId,
    entryId,
    decide: async ({ tx, year }) => {
      const state = await year(saved.taxYear);
      const before = state.paid.get(entryId)?.chequeNumber;
      const cheque = await chooseChequeNumber(tx, { companyId, paid, before });
      return decideTimePaidMark(state, { entryId, version, paid: paid ?? undefined, cheque });
    },
  };
}

/**
 * The mark to number. `before` is the cheque that paid the same pay before: a program that sends back what it
 * read asks for no other.
 */
type MarkToNumber = { companyId: number; paid: PaidMark | null; before: number | undefined };

/**
 * Returns the number of a mark's cheque: the one that it names, or the company's next; undefined if the pay
 * is not by cheque. Refuses with `cheque-number-used`.
 */
export async function chooseChequeNumber(
  tx: Transaction,
  { companyId, paid, before }: MarkToNumber,
): Promise<number | undefined> {
  if (paid?.method !== 'check') return undefined;
  const { chequeNumber: named } = paid;
  if (named === undefined || named === before) return nextChequeNumber(tx, companyId);
  if (await isChequeNumberTaken(tx, companyId, named))
    throw refusedError('cheque-number-used', 'chequeNumber');
  return named;
}
