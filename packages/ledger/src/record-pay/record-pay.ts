import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { Database } from '../database/client.ts';
import type { RecordedEvents, YearCommand } from '../live-entries/handle-year-command.ts';
import type { Refusal } from '../live-entries/refused-error.ts';
import { type AdjustLeave, decideLeaveAdjustment } from '../payroll-year/balance-decider.ts';
import { decideDeletion } from '../payroll-year/decider.ts';
import { handlePayRun, type PayrollChange } from '../payroll-year/handle-payroll-command.ts';
import { withoutMemoTexts } from '../payroll-year/memo.ts';
import type { CompanyScope } from '../registry/registry.ts';
import { amendChange, type EntryAmendment } from './amend-time.ts';
import { correctChange, type EntryCorrection } from './correct-time.ts';
import {
  type AnswerReader,
  type DeletedEntry,
  type EntryAfterChange,
  readDeletedEntry,
  readEntryAfterChange,
} from './entry-after-change.ts';
import { type NewLeaveOpeningBalance, setLeaveOpeningChanges } from './leave-opening.ts';
import type { NewEntry } from './load-records.ts';
import { loadChange } from './load-time.ts';
import { type EntryPaidMark, paidMarkChange } from './mark-paid.ts';
import {
  type NewOpeningBalance,
  type OpeningBalanceRemoval,
  removeOpeningBalanceChange,
  setOpeningBalanceChange,
} from './opening-balance.ts';
import { type EntryRecalculation, recalculateChange } from './recalculate-time.ts';
import type { SavedEntryChange } from './saved-entry.ts';

/**
 * A command about the pay of a company's employees: the account and the company, the user, the idempotency
 * key, and the reason. `request` is the whole request as plain JSON; the ledger keeps its hash without the
 * texts of memos.
 */
export type PayCommand = YearCommand & { accountId: number };

/** The changes of pay, each with its input and its answer. */
type PayOperations = {
  load: { data: NewEntry; answer: EntryAfterChange };
  amend: { data: EntryAmendment; answer: EntryAfterChange };
  correct: { data: EntryCorrection; answer: EntryAfterChange };
  recalculate: { data: EntryRecalculation; answer: EntryAfterChange };
  mark: { data: EntryPaidMark; answer: EntryAfterChange };
  delete: { data: SavedEntryChange; answer: DeletedEntry };
  'adjust-leave': { data: LeaveCorrection; answer: undefined };
  'set-opening-balance': { data: NewOpeningBalance; answer: undefined };
  'remove-opening-balance': { data: OpeningBalanceRemoval; answer: undefined };
};

/** A correction of an employee's leave by hand. */
type LeaveCorrection = { employeeId: number; adjustment: AdjustLeave };

/** The name of a change of pay. */
export type PayOperation = keyof PayOperations;

/** The answer of a change of pay. */
export type PayAnswer<Operation extends PayOperation> = PayOperations[Operation]['answer'];

/** A change of one employee's pay, as data: its name, and its input. */
export type PayChange<Operation extends PayOperation> = {
  operation: Operation;
} & PayOperations[Operation]['data'];

/** The events that a command recorded and its answer, or the refusal with the calculated statement. */
export type PayOutcome<Answer> = { ok: true; events: RecordedEvents; answer: Answer } | Refusal<PayStatement>;

/**
 * Records a change of one employee's pay: locks the company's log, reads what the decision needs, decides,
 * appends and reads the answer in one transaction. The only way for a server to change an employee's pay. A
 * repeated command records nothing and gets its first answer.
 *
 * Refusals: those of the change, `period-closed`, `filed-reason-required`, `stale-version`, and
 * `idempotency-key-reused` if the key came with another request or another memo.
 */
export async function recordPay<Operation extends PayOperation>(
  db: Database,
  command: PayCommand,
  change: PayChange<Operation>,
): Promise<PayOutcome<PayAnswer<Operation>>> {
  const { prepare, readAnswer }: Handling<Operation> = HANDLING[change.operation];
  const prepared = prepare(change, command);
  const { decide: _, ...subject } = { companyId: command.companyId, ...prepared };
  const outcome = await handlePayRun(db, yearCommandOf(command), {
    changes: [prepared],
    readRecorded: (tx, recorded) => readAnswer(tx, subject, recorded),
  });
  if (!outcome.ok) return outcome;
  const { firstSeq, lastSeq, answer: complete } = outcome;
  if (!complete) throw new TypeError('The answer of a recorded command is always read');
  return { ok: true, events: { firstSeq, lastSeq }, answer: await complete(db) };
}

/** Prepares the decision of a change in a company, and reads its answer. */
type Handling<Operation extends PayOperation> = {
  prepare: (data: PayOperations[Operation]['data'], scope: CompanyScope) => PayrollChange;
  readAnswer: AnswerReader<PayAnswer<Operation>>;
};

const readNothing: AnswerReader<undefined> = async () => async () => undefined;

const HANDLING: { [Operation in PayOperation]: Handling<Operation> } = {
  load: { prepare: loadChange, readAnswer: readEntryAfterChange },
  amend: { prepare: amendChange, readAnswer: readEntryAfterChange },
  correct: { prepare: correctChange, readAnswer: readEntryAfterChange },
  recalculate: { prepare: recalculateChange, readAnswer: readEntryAfterChange },
  mark: { prepare: paidMarkChange, readAnswer: readEntryAfterChange },
  delete: { prepare: deleteChange, readAnswer: readDeletedEntry },
  'adjust-leave': { prepare: adjustLeaveChange, readAnswer: readNothing },
  'set-opening-balance': { prepare: setOpeningBalanceChange, readAnswer: readNothing },
  'remove-opening-balance': { prepare: removeOpeningBalanceChange, readAnswer: readNothing },
};

function deleteChange({ saved, version }: SavedEntryChange): PayrollChange {
  const { employeeId, entryId, taxYear } = saved;
  return {
    employeeId,
    entryId,
    decide: async ({ year }) => decideDeletion(await year(taxYear), { entryId, version }),
  };
}

function adjustLeaveChange({ employeeId, adjustment }: LeaveCorrection): PayrollChange {
  return { employeeId, decide: async () => decideLeaveAdjustment(adjustment) };
}

/**
 * Records the opening balances of leave of a company's employees in one command and one append, in their
 * order. Unchanged ones record nothing.
 */
export async function recordLeaveOpenings(
  db: Database,
  command: PayCommand,
  openings: readonly NewLeaveOpeningBalance[],
): Promise<{ ok: true; events: RecordedEvents } | Refusal<PayStatement>> {
  const outcome = await handlePayRun(db, yearCommandOf(command), {
    changes: setLeaveOpeningChanges(openings, command),
  });
  if (!outcome.ok) return outcome;
  const { firstSeq, lastSeq } = outcome;
  return { ok: true, events: { firstSeq, lastSeq } };
}

/** Returns a command as the ledger hashes it: without the texts of memos. */
export function yearCommandOf({ accountId: _, ...command }: PayCommand): YearCommand {
  return { ...command, request: withoutMemoTexts(command.request) };
}
