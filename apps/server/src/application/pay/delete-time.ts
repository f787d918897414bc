import type { DeletedEntry } from '@garita/ledger/record-pay/entry-after-change';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { findEntryToChange, type SavedEntryInput } from './saved-entry.ts';

/** The entry or payment that is deleted. */
export type DeleteTimeInput = SavedEntryInput & Pick<PayCommand, 'commandId' | 'reason'>;

/**
 * Reverses a saved entry. Nothing is removed: the ledger records the exact opposite of the entry in force.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-closed`, those of a key.
 */
export const deleteTime = useCase(
  'pay:write',
  async (context, input: DeleteTimeInput): Promise<DeletedEntry> => {
    const { request, entry } = await findEntryToChange(context, input);
    return changePay(context, request, { operation: 'delete', ...entry });
  },
);
