import { type LeaveMovement, leaveBalanceAt } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { allOf } from '@garita/ledger/database/all-of';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import type { Database } from '@garita/ledger/database/client';
import {
  type CommandRecord,
  isUnchanged,
  type RecordedEvents,
} from '@garita/ledger/live-entries/handle-year-command';
import { leaveMovementsAt, listLeaveMovements } from '@garita/ledger/queries/leave/leave-movements';
import {
  openingBalanceDates,
  openingBalanceDatesAt,
} from '@garita/ledger/queries/opening-balance/opening-balance';
import type { EntryMoment } from '@garita/ledger/queries/pay/entry-state';
import {
  entriesNeedingRecalculation,
  entriesNeedingRecalculationAt,
  timeEntryAt,
} from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { orNotFound } from '../../refusal/app-error.ts';
import type { ChangedPayOwner, EmployeeKey } from './change-pay.ts';

/** Vacation and sick time that are left, in minutes; a balance may be negative. */
export type LeaveBalances = Record<LeaveKind, Minutes>;

/** Those of whoever had no leave yet. */
export const NO_LEAVE: LeaveBalances = { vacation: 0, sick: 0 };

/** An entry with the leave that is left at the end of its period. */
export type TimeEntryRecord = TimeEntryView & { leaveAtEnd: LeaveBalances };

/**
 * An entry that was changed, with the employee's other entries that Recalcular would change since.
 * `coveredUntil` is the day of the year's opening balance where that may count this pay already.
 */
export type ChangedEntry = TimeEntryRecord & { stale: number[]; coveredUntil: CalendarDate | null };

/**
 * The answer that a command reads: the entry as the command left it, and the employee's balances then;
 * `stale` are ids of entries.
 */
type ReadEntry = {
  entry: TimeEntryView;
  movements: Readonly<Record<LeaveKind, readonly LeaveMovement[]>>;
  stale: readonly number[];
  forwarded: Record<number, CalendarDate>;
};

/**
 * Reads the entry that a command recorded last or, where it recorded nothing, the one that it would have
 * changed. Errors: `not-found`.
 */
export async function readEntry(
  db: Database,
  { companyId, employeeId, entryId }: ChangedPayOwner,
  { events, isLate }: CommandRecord,
): Promise<ReadEntry> {
  const employee = { companyId, employeeId };
  const { lastSeq: seq } = events;
  const moment = { companyId, seq, entryId: isUnchanged(events) ? entryId : undefined };
  if (isLate) return readEntryOfThen(db, employee, moment);
  const { found, stale, ...read } = await batchQueries(db, (asked) => ({
    found: timeEntryAt(asked, moment),
    movements: listLeaveMovements(asked, employee),
    stale: entriesNeedingRecalculation(asked, employee),
    forwarded: openingBalanceDates(asked, employee),
  }));
  return { ...read, entry: orNotFound(found), stale: stale.map((entry) => entry.entryId) };
}

// What is projected is of now: of then it is computed from the log.
async function readEntryOfThen(db: Database, employee: EmployeeKey, moment: EntryMoment): Promise<ReadEntry> {
  const { found, ...read } = await allOf({
    found: timeEntryAt(db, moment),
    movements: leaveMovementsAt(db, employee, moment.seq),
    stale: entriesNeedingRecalculationAt(db, employee, moment.seq),
    forwarded: openingBalanceDatesAt(db, employee, moment.seq),
  });
  const entry = orNotFound(found);
  return { ...read, entry: { ...entry, isStale: read.stale.includes(entry.entryId) } };
}

/** The entry as a command left it: the answer to a change, and to its repeat. */
export async function changedEntry(
  db: Database,
  { entry, movements, stale, forwarded }: ReadEntry,
  recorded: RecordedEvents,
): Promise<ChangedEntry> {
  const day = forwarded[yearOf(entry.payDate)];
  return {
    ...entry,
    leaveAtEnd: leaveBalancesAt(movements, entry.period.end),
    stale: await entriesNowNeedingRecalculation(db, entry, { recorded, after: stale }),
    coveredUntil: day !== undefined && entry.payDate <= day ? day : null,
  };
}

/**
 * The ids of an employee's other entries that a command made stale: of those that were so `after` it the ones
 * that were not before it. What was so before is computed from the log, which few changes need.
 */
export async function entriesNowNeedingRecalculation(
  db: Database,
  { entryId, ...employee }: Required<ChangedPayOwner>,
  { recorded, after }: { recorded: RecordedEvents; after: readonly number[] },
): Promise<number[]> {
  const others = after.filter((id) => id !== entryId);
  if (others.length === 0 || isUnchanged(recorded)) return [];
  const before = await entriesNeedingRecalculationAt(db, employee, recorded.firstSeq - 1);
  return others.filter((id) => !before.includes(id));
}

/** Both balances at the end of a day. */
export function leaveBalancesAt(
  movements: Readonly<Record<LeaveKind, readonly LeaveMovement[]>>,
  date: CalendarDate,
): LeaveBalances {
  return { vacation: leaveBalanceAt(movements.vacation, date), sick: leaveBalanceAt(movements.sick, date) };
}
