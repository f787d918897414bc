import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { findEntrySubject } from './saved-entry.ts';

/**
 * A mark as paid, or null to take it back. `version` is that of the paid entry; if absent, the mark is about
 * the version in force.
 */
export type MarkPaidInput = Pick<PayCommand, 'commandId'> & {
  entryId: number;
  version?: number | undefined;
  paid: PaidMark | null;
};

/**
 * Marks a saved entry as paid, or takes the mark back; amounts and version stay. A second mark after a
 * correction settles the difference; a repeat of the same mark records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `already-paid`, `cheque-number-used`, those of a
 * key.
 */
export const markTimePaid = useCase(
  'pay:write',
  async (context, input: MarkPaidInput): Promise<EntryAfterChange> => {
    const { entryId, version, paid } = input;
    const saved = await findEntrySubject(context, entryId);
    const { companyId } = saved;
    return changePay(context, { companyId, input }, { operation: 'mark', saved, version, paid });
  },
);
