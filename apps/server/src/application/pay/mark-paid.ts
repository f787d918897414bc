import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import type { Database } from '@garita/ledger/database/client';
import { decideTimePaidMark } from '@garita/ledger/payroll-year/decider';
import { isChequeNumberTaken, nextChequeNumber } from '@garita/ledger/queries/pay/cheques';
import { AppError } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import type { PayCommand } from './change-pay.ts';
import { changeEntry, findEntrySubject } from './saved-entry.ts';
import type { ChangedEntry } from './time-entry-record.ts';

/**
 * A mark as paid, or null to take it back. `version` is that of what was paid; left out, whichever is in
 * force.
 */
export type MarkPaidInput = Pick<PayCommand, 'commandId'> & {
  entryId: number;
  version?: number | undefined;
  paid: PaidMark | null;
};

/**
 * Marks a saved entry as paid, or takes the mark back; its amounts and its version stay. Marked again after a
 * correction, it settles the difference; the mark that there is, said again, records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `already-paid`, `cheque-number-used`, those of a
 * key.
 */
export const markTimePaid = useCase(
  'pay:write',
  async (context, input: MarkPaidInput): Promise<ChangedEntry> => {
    const { entryId, version, paid } = input;
    const saved = await findEntrySubject(context, entryId);
    return changeEntry(context, saved, { operation: 'mark', input }, async ({ tx, year }) => {
      const state = await year(saved.taxYear);
      const before = state.paid.get(entryId)?.chequeNumber;
      const cheque = await chequeNumber(tx, { companyId: saved.companyId, paid, before });
      return decideTimePaidMark(state, { entryId, version, paid: paid ?? undefined, cheque });
    });
  },
);

type ToPay = {
  companyId: number;
  /** The way the entry was paid; null to take a mark back. */
  paid: PaidMark | null;
  /** The cheque that paid it before. A program that writes back what it read asks for no other. */
  before: number | undefined;
};

/**
 * The number that a mark takes if it is of a cheque: the one it says, or the company's next. Errors:
 * `cheque-number-used`.
 */
export async function chequeNumber(
  tx: Database,
  { companyId, paid, before }: ToPay,
): Promise<number | undefined> {
  if (paid?.method !== 'check') return undefined;
  const { chequeNumber: said } = paid;
  if (said === undefined || said === before) return nextChequeNumber(tx, companyId);
  if (!(await isChequeNumberTaken(tx, companyId, said))) return said;
  throw new AppError('cheque-number-used', {
    errors: [{ path: ['chequeNumber'], code: 'cheque-number-used' }],
  });
}
