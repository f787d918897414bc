import { type LeaveMovement, leaveBalanceAt } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { asOneStatement } from '@garita/ledger/database/as-one-statement';
import type { Database } from '@garita/ledger/database/client';
import type { RecordedEvents } from '@garita/ledger/live-entries/handle-year-command';
import { leaveMovementsOf } from '@garita/ledger/queries/leave/leave-movements';
import { broughtForwardUntil } from '@garita/ledger/queries/opening/opening-balance';
import {
  type StaleEntry,
  staleEntries,
  staleEntriesAt,
  timeEntryAt,
} from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { existing } from '../existing.ts';
import type { EmployeeKey } from './change-pay.ts';

/** Vacation and sick time that are left, in minutes; a balance may be negative. */
export type LeaveBalances = Record<LeaveKind, Minutes>;

/** Those of whoever had no leave yet. */
export const NO_LEAVE: LeaveBalances = { vacation: 0, sick: 0 };

/** An entry with the leave that is left at the end of its period. */
export type TimeEntryRecord = TimeEntryView & { leaveAtEnd: LeaveBalances };

/**
 * An entry that was changed, with the employee's other entries that Recalcular would change since. `coveredUntil` is the day of the
 * year's opening balance where that may count this pay already.
 */
export type ChangedEntry = TimeEntryRecord & { stale: number[]; coveredUntil: CalendarDate | null };

/** What is read of a command with its events: the entry as it left it, and how the employee stands. */
type ReadEntry = {
  entry: TimeEntryView;
  movements: Readonly<Record<LeaveKind, readonly LeaveMovement[]>>;
  stale: readonly StaleEntry[];
  forwarded: Record<number, CalendarDate>;
};

/** Reads the entry that a command recorded last. Errors: `not-found`. */
export async function readEntry(
  db: Database,
  employee: EmployeeKey,
  { lastSeq }: RecordedEvents,
): Promise<ReadEntry> {
  const { found, ...read } = await asOneStatement(db, (asked) => ({
    found: timeEntryAt(asked, employee.companyId, lastSeq),
    movements: leaveMovementsOf(asked, employee),
    stale: staleEntries(asked, employee),
    forwarded: broughtForwardUntil(asked, employee),
  }));
  return { entry: existing(found), ...read };
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
    stale: await madeStale(db, entry, { recorded, now: stale }),
    coveredUntil: day !== undefined && entry.payDate <= day ? day : null,
  };
}

/**
 * The ids of an employee's other entries that a command made stale: of those that are `now` the ones that were not before it. What was so then is
 * computed from the log, which few changes need.
 */
export async function madeStale(
  db: Database,
  { companyId, entryId }: Pick<TimeEntryView, 'companyId' | 'entryId'>,
  { recorded, now }: { recorded: RecordedEvents; now: readonly StaleEntry[] },
): Promise<number[]> {
  const others = now.map((entry) => entry.entryId).filter((id) => id !== entryId);
  if (others.length === 0) return [];
  const before = await staleEntriesAt(db, companyId, recorded.firstSeq - 1);
  return others.filter((id) => !before.has(id));
}

/** Both balances at the end of a day. */
export function leaveBalancesAt(
  movements: Readonly<Record<LeaveKind, readonly LeaveMovement[]>>,
  date: CalendarDate,
): LeaveBalances {
  return { vacation: leaveBalanceAt(movements.vacation, date), sick: leaveBalanceAt(movements.sick, date) };
}
