import type { TimeCorrection } from '@garita/domain/pay/time-change.schema';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { findEntrySubject } from './saved-entry.ts';

/** `entryId` and `version` are those of the entry of a closed period; `change` holds its right values. */
export type CorrectTimeInput = PayCommand & {
  entryId: number;
  version?: number | undefined;
  change: TimeCorrection;
};

/**
 * Corrects an entry of a closed period by a new entry of the differences, booked and paid where the change
 * says. What this leaves out stays as the entry and its earlier corrections have it. `confirmedNet` is that
 * of the difference.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-not-closed`, `entry-is-correction`,
 * `nothing-to-correct`, `correction-in-other-year`, `correction-before-corrected`, `unknown-period`,
 * `period-not-of-employee`, `pay-date-outside-window`, `unknown-accountant`, `unknown-tax`, `period-closed`,
 * `net-changed`, those of a key.
 */
export const correctTime = useCase(
  'pay:write',
  async (context, input: CorrectTimeInput): Promise<EntryAfterChange> => {
    const { entryId, version, change, confirmedNet } = input;
    const saved = await findEntrySubject(context, entryId);
    const { companyId } = saved;
    return changePay(
      context,
      { companyId, input },
      { operation: 'correct', saved, version, change, confirmedNet },
    );
  },
);
