import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { decideTimePaidMark } from '@garita/ledger/payroll-year/decider';
import { useCase } from '../use-case.ts';
import { changeEntry } from './change-entry.ts';
import type { PayCommand } from './change-pay.ts';
import { chequeNumber } from './cheque-number.ts';
import { findEntrySubject } from './saved-entry.ts';
import type { ChangedEntry } from './time-entry-record.ts';

/** A mark as paid, or null to take it back. `version` is that of what was paid; left out, whichever is in force. */
export type MarkPaidInput = Pick<PayCommand, 'commandId'> & {
  entryId: number;
  version?: number | undefined;
  paid: PaidMark | null;
};

/**
 * Marks a saved entry as paid, or takes the mark back; its amounts and its version stay. Marked again after a correction, it
 * settles the difference; the mark that there is, said again, records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `already-paid`, `cheque-number-used`, those of a key.
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
