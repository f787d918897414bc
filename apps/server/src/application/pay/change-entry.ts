import type { PayChange } from '@garita/ledger/payroll-year/handle-payroll-command';
import { AppError } from '../app-error.ts';
import type { UseCaseContext } from '../use-case.ts';
import { type ChangedPayOwner, changePay, type PayChangeCommand } from './change-pay.ts';
import { type ChangedEntry, changedEntry, readEntry } from './time-entry-record.ts';

/**
 * Has the ledger decide a change of one entry and record it: the entry as that left it, which is as it was where the change says what is in
 * force. Errors: those of `changePay`.
 */
export async function changeEntry(
  context: UseCaseContext,
  saved: Required<ChangedPayOwner>,
  change: PayChangeCommand,
  decide: PayChange['decide'],
): Promise<ChangedEntry> {
  const { recorded, answer } = await changePay(context, saved, change, {
    decide,
    readRecorded: (tx, read) => readEntry(tx, saved, read),
  });
  const { memo } = answer.entry;
  // Of a repeat: a memo that the entry had already came with no event that could tell.
  if (change.memo && memo !== '' && memo !== change.memo.text) throw new AppError('idempotency-key-reused');
  return changedEntry(context.dependencies.database, answer, recorded);
}
