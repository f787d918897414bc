import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { findEntryToChange, type SavedEntryInput } from './saved-entry.ts';

/** A mark as paid of an entry or a payment, or null to take the mark back. */
export type MarkPaidInput = SavedEntryInput & Pick<PayCommand, 'commandId'> & { paid: PaidMark | null };

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
    const { request, entry } = await findEntryToChange(context, input);
    return changePay(context, request, { operation: 'mark', ...entry, paid: input.paid });
  },
);
