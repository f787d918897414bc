import type { TimeChange } from '@garita/domain/pay/time-change.schema';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { findEntryToChange, type SavedEntryInput } from './saved-entry.ts';

type AmendTimeInput = PayCommand & SavedEntryInput & { change: TimeChange };

/**
 * Changes a saved entry of an open period, and calculates with the facts that it froze. An entry of a closed
 * period stays as it is; `correctTime` adds an entry of the differences instead. Values that are left out
 * stay. An amount that is sent without being marked as typed counts as typed if it differs from the one in
 * force and from the calculated one. A change without any difference records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-fixed`, `pay-date-outside-window`,
 * `nothing-to-pay`, `unknown-accountant`, `unknown-tax`, `parameters-missing`, `period-closed`,
 * `net-changed`, those of a key.
 */
export const amendTime = useCase(
  'pay:write',
  async (context, input: AmendTimeInput): Promise<EntryAfterChange> => {
    const { request, entry } = await findEntryToChange(context, input);
    const { change, confirmedNet } = input;
    return changePay(context, request, { operation: 'amend', ...entry, change, confirmedNet });
  },
);
