import type { PayInputs, TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { decideAmendment } from '@garita/ledger/payroll-year/decider';
import type { Desk } from '@garita/ledger/payroll-year/handle-payroll-command';
import { type Memo, memoOf } from '@garita/ledger/payroll-year/memo';
import type { LiveEntry } from '@garita/ledger/payroll-year/state';
import { requireAccountant } from './accountants.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { requireKnownLines } from './pay-facts.ts';
import { type SavedEntry, savedEntry, surroundings } from './saved-entry.ts';
import { recordedEntry, type TimeEntryRecord } from './time-entry-record.ts';
import { type Context, useCase } from './use-case.ts';

/** `version` is that of the entry as it was opened; left out, whichever is in force. */
export type AmendTimeInput = PayCommand & { entryId: number; version?: number | undefined; entry: TimeEntry };

/**
 * Changes a saved entry, computing with the facts it froze.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-fixed`, `pay-date-outside-window`, `unknown-accountant`,
 * `unknown-tax`, `period-closed`, `net-changed`, those of a key.
 */
export const amendTime = useCase(
  'pay:write',
  async (context, input: AmendTimeInput): Promise<TimeEntryRecord> => {
    const saved = await savedEntry(context, input.entryId);
    const memo = memoOf(input.entry.memo);
    const seq = await changePay(context, saved.subject, { operation: 'amend', input, memo }, (desk) =>
      decide(context, saved, { ...input, memo }, desk),
    );
    return recordedEntry(context.dependencies.database, saved.subject.company.id, seq);
  },
);

async function decide(
  { actor }: Context,
  saved: SavedEntry,
  { entryId, version, entry, confirmedNet, memo }: AmendTimeInput & { memo: Memo | undefined },
  desk: Desk,
) {
  await requireAccountant(desk.tx, actor, entry.accountantId);
  const year = await desk.year(saved.taxYear);
  const before = year.live.get(entryId);
  if (before) requireKnownLines(entry, before.calculation.facts);
  return decideAmendment(
    { year, target: await desk.year(yearOf(entry.payDate)) },
    { entryId, version, inputs: amendedInputs(entry, before), memo: memo?.proof, confirmedNet },
    await surroundings(desk, saved),
  );
}

// A salary left out stays as it was; only a new entry starts with the employee's.
function amendedInputs({ memo: _, ...inputs }: TimeEntry, before: LiveEntry | undefined): PayInputs {
  const salary = inputs.earnings.salary ?? before?.calculation.inputs.earnings.salary ?? 0;
  return { ...inputs, earnings: { ...inputs.earnings, salary } };
}
