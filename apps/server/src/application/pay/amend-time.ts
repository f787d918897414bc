import type { PayInputs, TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { decideAmendment } from '@garita/ledger/payroll-year/decider';
import type { Desk } from '@garita/ledger/payroll-year/handle-payroll-command';
import { type Memo, memoOf } from '@garita/ledger/payroll-year/memo';
import type { LiveEntry } from '@garita/ledger/payroll-year/state';
import { requireAccountant } from '../account/accountants.ts';
import { type Context, useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { requireKnownLines } from './pay-facts.ts';
import { type SavedEntry, savedEntry, surroundings } from './saved-entry.ts';
import { recordedEntry, type TimeEntryRecord } from './time-entry-record.ts';

/** What a change may leave unsaid and then stays as it was saved: what was typed over computed amounts, and the memo. */
export type KeptField = 'editedIncomeTax' | 'companyLines' | 'withholdingRate' | 'memo';

/** `version` is that of the entry as it was opened; left out, whichever is in force. */
export type AmendTimeInput = PayCommand & {
  entryId: number;
  version?: number | undefined;
  entry: TimeEntry;
  kept?: readonly KeptField[] | undefined;
};

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
    const memo = input.kept?.includes('memo') ? undefined : memoOf(input.entry.memo);
    const seq = await changePay(context, saved.subject, { operation: 'amend', input, memo }, (desk) =>
      decide(context, saved, { ...input, memo }, desk),
    );
    return recordedEntry(context.dependencies.database, saved.subject.company.id, seq);
  },
);

async function decide(
  { actor }: Context,
  saved: SavedEntry,
  { entryId, version, entry, kept = [], confirmedNet, memo }: AmendTimeInput & { memo: Memo | undefined },
  desk: Desk,
) {
  await requireAccountant(desk.tx, actor, entry.accountantId);
  const year = await desk.year(saved.taxYear);
  const before = year.live.get(entryId);
  if (before) requireKnownLines(entry, before.calculation.facts);
  const proof = kept.includes('memo') ? before?.calculation.memo : memo?.proof;
  return decideAmendment(
    { year, target: await desk.year(yearOf(entry.payDate)) },
    { entryId, version, inputs: amendedInputs(entry, before, kept), memo: proof, confirmedNet },
    await surroundings(desk, saved),
  );
}

// A salary left out stays as it was; only a new entry starts with the employee's.
function amendedInputs(
  { memo: _, ...stated }: TimeEntry,
  before: LiveEntry | undefined,
  kept: readonly KeptField[],
): PayInputs {
  const saved = before?.calculation.inputs;
  const from = (field: KeptField) => (kept.includes(field) ? saved : stated);
  return {
    ...stated,
    earnings: { ...stated.earnings, salary: stated.earnings.salary ?? saved?.earnings.salary ?? 0 },
    editedIncomeTax: from('editedIncomeTax')?.editedIncomeTax,
    companyLines: from('companyLines')?.companyLines,
    withholdingRate: from('withholdingRate')?.withholdingRate,
  };
}
