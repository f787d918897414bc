import type { PayChange } from '@garita/ledger/payroll-year/handle-payroll-command';
import type { Context } from '../use-case.ts';
import { type Change, type Changed, changePay } from './change-pay.ts';
import { type ChangedEntry, changedEntry, readEntry } from './time-entry-record.ts';

/** Has the ledger decide a change of one entry and record it: the entry as that left it. Errors: those of `changePay`. */
export async function changeEntry(
  context: Context,
  { companyId, employeeId, entryId }: Required<Changed>,
  change: Change,
  decide: PayChange['decide'],
): Promise<ChangedEntry> {
  const employee = { companyId, employeeId };
  const { recorded, answer } = await changePay(context, { ...employee, entryId }, change, {
    decide,
    readRecorded: (tx, events) => readEntry(tx, employee, events),
  });
  return changedEntry(context.dependencies.database, answer, recorded);
}
