import type { TimeChange } from '@garita/domain/pay/time-change.schema';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { findEntrySubject } from './saved-entry.ts';

/**
 * `version` is that of the entry as the user opened it; if absent, the change is about the version in force.
 */
export type AmendTimeInput = PayCommand & {
  entryId: number;
  version?: number | undefined;
  change: TimeChange;
};

/**
 * Changes a saved entry, computing with the facts it froze. What the change leaves out stays; an amount that
 * it states counts as typed where it differs from the one in force and from what is computed. A change that
 * says what is in force records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-fixed`, `pay-date-outside-window`,
 * `nothing-to-pay`, `unknown-accountant`, `unknown-tax`, `parameters-missing`, `period-closed`,
 * `net-changed`, those of a key.
 */
export const amendTime = useCase(
  'pay:write',
  async (context, input: AmendTimeInput): Promise<EntryAfterChange> => {
    const { entryId, version, change, confirmedNet } = input;
    const saved = await findEntrySubject(context, entryId);
    const { companyId } = saved;
    return changePay(
      context,
      { companyId, input },
      { operation: 'amend', saved, version, change, confirmedNet },
    );
  },
);
