import type { DeletedEntry } from '@garita/ledger/record-pay/entry-after-change';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { findEntrySubject } from './saved-entry.ts';

/**
 * `version` is that of the entry as the user opened it; if absent, the change is about the version in force.
 */
export type DeleteTimeInput = Pick<PayCommand, 'commandId' | 'reason'> & {
  entryId: number;
  version?: number | undefined;
};

/**
 * Reverses a saved entry. Nothing is removed: the ledger records the exact opposite of the entry in force.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-closed`, those of a key.
 */
export const deleteTime = useCase(
  'pay:write',
  async (context, input: DeleteTimeInput): Promise<DeletedEntry> => {
    const { entryId, version } = input;
    const saved = await findEntrySubject(context, entryId);
    const { companyId } = saved;
    return changePay(context, { companyId, input }, { operation: 'delete', saved, version });
  },
);
