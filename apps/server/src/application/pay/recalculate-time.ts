import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { previewRecalculation as previewInLedger } from '@garita/ledger/record-pay/recalculate-time';
import { useCase } from '../use-case.ts';
import { type ChangedEntry, changeEntry, type PayCommand, payRefusal } from './change-pay.ts';
import { findEntrySubject, findEntryToChange, type SavedEntryInput } from './saved-entry.ts';

/**
 * Recalculates a saved entry with the employee, rates and table of now. It is recorded even if no amount
 * changes.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `parameters-missing`, `period-closed`,
 * `net-changed`, those of a key.
 */
export const recalculateTime = useCase(
  'pay:write',
  async (context, input: PayCommand & SavedEntryInput): Promise<ChangedEntry> => {
    const { request, entry } = await findEntryToChange(context, input);
    return changeEntry(context, request, {
      operation: 'recalculate',
      ...entry,
      confirmedNet: input.confirmedNet,
    });
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
  async (context, { entryId, version }: SavedEntryInput): Promise<Recalculation> => {
    const saved = await findEntrySubject(context, entryId);
    const outcome = await previewInLedger(context.dependencies.database, { saved, version });
    if (!outcome.ok) throw await payRefusal(context, saved.companyId, outcome);
    const { before, after } = outcome;
    return { before, after };
  },
);
