import {
  type LeaveBalances,
  type LeaveMovements,
  leaveBalancesAt,
} from '@garita/domain/employee/leave-balance';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { EntryToCheck, WarningTerms } from '@garita/domain/pay/warnings/pay-warnings';
import type { LawParameters } from '@garita/domain/tax/parameter-kinds';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { allOf } from '../database/all-of.ts';
import { batchQueries } from '../database/batch-queries.ts';
import type { Database, Transaction } from '../database/client.ts';
import { type CommandRecord, isUnchanged, type RecordedEvents } from '../live-entries/handle-year-command.ts';
import { orNotFound, refusedError } from '../live-entries/refused-error.ts';
import type { Memo } from '../payroll-year/memo.ts';
import { leaveMovementsAt, listLeaveMovements } from '../queries/leave/leave-movements.ts';
import {
  openingBalanceDates,
  openingBalanceDatesAt,
} from '../queries/opening-balance/opening-balance-dates.ts';
import { type EntryMoment, paidBeforeDeletion } from '../queries/pay/entry-state.ts';
import { type PayBeside, payBesideEntry } from '../queries/pay/pay-beside.ts';
import { entriesNeedingRecalculation, entriesNeedingRecalculationAt } from '../queries/pay/recalculations.ts';
import { timeEntryAt } from '../queries/pay/time-entries.ts';
import type { TimeEntryView } from '../queries/pay/time-entry-view.ts';
import { findWarningTerms } from '../registry/records/employee-terms.ts';
import { readLawParameters } from '../registry/records/pay-parameters.ts';
import { entryToCheck } from './entry-to-check.ts';

/** An entry with the leave that is left at the end of its period. */
export type EntryWithLeave = TimeEntryView & { leaveAtEnd: LeaveBalances };

/**
 * An entry after a command. `stale` are the ids of the employee's other entries that now need recalculation.
 * `beside` is the employee's other pay for any day of its period. `toCheck` is what the warnings about it
 * depend on: `lacksParameters` whether the parameters of its year are due or not, and the balances of leave
 * as they are with the entry.
 */
export type EntryAfterChange = EntryWithLeave & {
  stale: number[];
  beside: PayBeside[];
  toCheck: EntryToCheck;
};

/** A deleted entry, what had been paid of it, and the employee's entries that now need recalculation. */
export type DeletedEntry = { entryId: number; stale: number[]; paid: PaidDifference | null };

type EmployeeKey = { companyId: number; employeeId: number };

/**
 * The employee whose pay a command changes, the saved entry that changes, and the memo that comes with it.
 */
type ChangeSubject = EmployeeKey & { entryId?: number | undefined; memo?: Memo | undefined };

/**
 * Reads an answer in the transaction of its command. Returns the rest of the work, which runs after the
 * commit because it may take long.
 */
export type AnswerReader<Answer> = (
  tx: Transaction,
  subject: ChangeSubject,
  recorded: CommandRecord,
) => Promise<(db: Database) => Promise<Answer>>;

/**
 * Reads the entry that a command recorded last or, if it recorded nothing, the one that it would have
 * changed. Refuses with `not-found`, and with `idempotency-key-reused` if the entry has another memo.
 */
export const readEntryAfterChange: AnswerReader<EntryAfterChange> = async (
  tx,
  { companyId, employeeId, entryId, memo },
  { events, hasLogGrown },
) => {
  const employee = { companyId, employeeId };
  const moment = { companyId, seq: events.lastSeq, entryId: isUnchanged(events) ? entryId : undefined };
  const read = await (hasLogGrown ? readEntryThen : readEntryNow)(tx, employee, moment);
  const entry = orNotFound(read.found);
  // Only a repeated command can name another memo: the hash of its request contains no text of memos.
  if (memo && entry.memo !== '' && entry.memo !== memo.text) throw refusedError('idempotency-key-reused');
  const leaveAtEnd = leaveBalancesAt(read.movements, entry.period.end);
  const terms = orNotFound(read.terms);
  const toCheck = entryToCheck(entry, { ...read, terms, leave: { before: leaveAtEnd, after: leaveAtEnd } });
  return async (db) => ({
    ...entry,
    leaveAtEnd,
    stale: await newlyNeedingRecalculation(db, entry, { events, after: read.needRecalculation }),
    beside: read.beside,
    toCheck,
  });
};

/** An entry and the balances of its employee at a moment, with the ids of entries that need recalculation. */
type EntryRead = {
  found: TimeEntryView | undefined;
  movements: LeaveMovements;
  needRecalculation: readonly number[];
  openingDates: Record<number, CalendarDate>;
  beside: PayBeside[];
  parameters: LawParameters;
  terms: WarningTerms | undefined;
};

async function readEntryNow(tx: Transaction, employee: EmployeeKey, moment: EntryMoment): Promise<EntryRead> {
  const { entries, found, ...read } = await batchQueries(tx, (batch) => ({
    found: timeEntryAt(batch, moment),
    movements: listLeaveMovements(batch, employee),
    entries: entriesNeedingRecalculation(batch, employee),
    openingDates: openingBalanceDates(batch, employee),
    beside: payBesideEntry(batch, moment),
    parameters: readLawParameters(batch),
    terms: findWarningTerms(batch, employee),
  }));
  return markedEntry({ found, ...read, needRecalculation: entries.map(({ entryId }) => entryId) });
}

/** Marks the entry like the list of its employee, which counts every record of the person. */
function markedEntry({ found, ...read }: EntryRead): EntryRead {
  return { ...read, found: found && { ...found, isStale: read.needRecalculation.includes(found.entryId) } };
}

// The projections hold the present, so the past is folded from the log. Of the pay beside the entry, only pay
// loaded later is left out, because it serves a warning.
async function readEntryThen(
  tx: Transaction,
  employee: EmployeeKey,
  moment: EntryMoment,
): Promise<EntryRead> {
  const read = await allOf({
    found: timeEntryAt(tx, moment),
    movements: leaveMovementsAt(tx, employee, moment.seq),
    needRecalculation: entriesNeedingRecalculationAt(tx, employee, moment.seq),
    openingDates: openingBalanceDatesAt(tx, employee, moment.seq),
    beside: payBesideEntry(tx, moment),
    parameters: readLawParameters(tx),
    terms: findWarningTerms(tx, employee),
  });
  return markedEntry(read);
}

/**
 * Reads the answer of a deletion: what had been paid of the entry, and which others now need recalculation.
 */
export const readDeletedEntry: AnswerReader<DeletedEntry> = async (
  tx,
  { companyId, employeeId, entryId },
  { events, hasLogGrown },
) => {
  const employee = { companyId, employeeId };
  const deleted = { ...employee, entryId: orNotFound(entryId) };
  const { after, paid } = await allOf({
    after: hasLogGrown
      ? entriesNeedingRecalculationAt(tx, employee, events.lastSeq)
      : idsNeedingRecalculation(tx, employee),
    paid: paidBeforeDeletion(tx, companyId, events.lastSeq),
  });
  return async (db) => ({
    entryId: deleted.entryId,
    paid,
    stale: await newlyNeedingRecalculation(db, deleted, { events, after }),
  });
};

async function idsNeedingRecalculation(tx: Transaction, employee: EmployeeKey): Promise<number[]> {
  const entries = await entriesNeedingRecalculation(tx, employee);
  return entries.map(({ entryId }) => entryId);
}

/**
 * Returns the ids of an employee's other entries that need recalculation after a command but not before it.
 * The state before is folded from the log, and only if any need it after.
 */
export async function newlyNeedingRecalculation(
  db: Database,
  { companyId, employeeId, entryId }: EmployeeKey & { entryId?: number },
  { events, after }: { events: RecordedEvents; after: readonly number[] },
): Promise<number[]> {
  const others = after.filter((id) => id !== entryId);
  if (others.length === 0 || isUnchanged(events)) return [];
  const before = await entriesNeedingRecalculationAt(db, { companyId, employeeId }, events.firstSeq - 1);
  return others.filter((id) => !before.includes(id));
}
