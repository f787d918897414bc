import type { TimeCorrection } from '@garita/domain/pay/time-change.schema';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { findEntryToChange, type SavedEntryInput } from './saved-entry.ts';

type CorrectTimeInput = PayCommand & SavedEntryInput & { change: TimeCorrection };

/**
 * Corrects an entry of a closed period by a new entry of the differences, in the period and on the pay date
 * that the change names. An entry of an open period is changed by `amendTime` instead. Values that are left
 * out stay as the entry and its earlier corrections have them. `confirmedNet` is the net of the difference.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-not-closed`, `entry-is-correction`,
 * `nothing-to-correct`, `correction-in-other-year`, `correction-before-corrected`, `unknown-period`,
 * `period-not-of-employee`, `pay-date-outside-window`, `unknown-accountant`, `unknown-tax`, `period-closed`,
 * `net-changed`, those of a key.
 */
export const correctTime = useCase(
  'pay:write',
  async (context, input: CorrectTimeInput): Promise<EntryAfterChange> => {
    const { request, entry } = await findEntryToChange(context, input);
    const { change, confirmedNet } = input;
    return changePay(context, request, { operation: 'correct', ...entry, change, confirmedNet });
  },
);
