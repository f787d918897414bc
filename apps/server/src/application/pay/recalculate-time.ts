import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import { previewRecalculation as previewInLedger } from '@garita/ledger/record-pay/recalculate-time';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand, payRefusal } from './change-pay.ts';
import { findEntrySubject } from './saved-entry.ts';

/**
 * `version` is that of the entry as the user opened it; if absent, the change is about the version in force.
 */
export type RecalculateTimeInput = PayCommand & { entryId: number; version?: number | undefined };

/**
 * Recalculates a saved entry with the employee, rates and table of now. It records nothing if neither these
 * nor the result differ.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `parameters-missing`, `period-closed`,
 * `net-changed`, those of a key.
 */
export const recalculateTime = useCase(
  'pay:write',
  async (context, input: RecalculateTimeInput): Promise<EntryAfterChange> => {
    const { entryId, version, confirmedNet } = input;
    const saved = await findEntrySubject(context, entryId);
    const { companyId } = saved;
    return changePay(
      context,
      { companyId, input },
      { operation: 'recalculate', saved, version, confirmedNet },
    );
  },
);

/** The statements of an entry in force and as a recalculation would leave it. */
export type Recalculation = { before: PayStatement; after: PayStatement };

/**
 * Returns the entry before and after a recalculation; nothing is stored. Errors: those of `recalculateTime`
 * but a key's.
 */
export const previewRecalculation = useCase(
  'pay:read',
  async (context, input: { entryId: number; version?: number | undefined }): Promise<Recalculation> => {
    const { entryId, version } = input;
    const saved = await findEntrySubject(context, entryId);
    const outcome = await previewInLedger(context.dependencies.database, { saved, version });
    if (!outcome.ok) throw await payRefusal(context, saved.companyId, outcome);
    const { before, after } = outcome;
    return { before, after };
  },
);
