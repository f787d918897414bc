import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import {
  type LeaveAdjustment,
  type LeaveEntry,
  type LeaveMovement,
  type LeaveOpening,
  leaveInVisibleYears,
  leaveMovements,
  sumOfMovements,
  type VisibleYears,
} from '@garita/domain/employee/leave-balance';
import type { LeaveKind, LeavePolicy } from '@garita/domain/employee/leave-policy';
import { minutesByMonth, recordedDaysOfText } from '@garita/domain/pay/day-hours/recorded-days';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { mapInTurns } from '../../database/rows.ts';
import type { entries, leaveAdjustments, openings } from '../../schema/index.ts';
import { groupBy } from '../group-by.ts';

type EntryRow = Pick<
  typeof entries.$inferSelect,
  | 'companyId'
  | 'employeeId'
  | 'entryId'
  | 'lastSeq'
  | 'status'
  | 'periodId'
  | 'periodStart'
  | 'periodEnd'
  | 'regularMinutes'
  | 'overtimeMinutes'
  | 'mealPeriodMinutes'
  | 'vacationMinutes'
  | 'sickMinutes'
  | 'holidayMinutes'
  | 'vacationCreditMinutes'
  | 'vacationThresholdMinutes'
  | 'sickCreditMinutes'
  | 'sickThresholdMinutes'
  | 'salariedMinutes'
  | 'leaveDayMinutes'
  | 'vacationCreditAtEndMinutes'
  | 'workedDays'
>;
type OpeningBalanceRow = typeof openings.$inferSelect;
type AdjustmentRow = typeof leaveAdjustments.$inferSelect;

/** The rows that leave depends on, of one employee, of a company or of an account. */
export type LeaveRows = {
  entries: readonly EntryRow[];
  openings: readonly OpeningBalanceRow[];
  adjustments: readonly AdjustmentRow[];
};

/** The rows of an employee without any leave. */
export const NO_LEAVE_ROWS: LeaveRows = { entries: [], openings: [], adjustments: [] };

/**
 * Returns the movements of both kinds of leave of the one employee of these rows, oldest first. `more` are
 * entries that are not recorded yet.
 */
export function employeeLeaveMovements(
  rows: LeaveRows,
  more: readonly LeaveEntry[] = [],
): Record<LeaveKind, LeaveMovement[]> {
  const recorded = rows.entries.filter(({ status }) => status === 'live').map(leaveEntryOf);
  const taken = [...recorded, ...more];
  const ofKind = (kind: LeaveKind) =>
    leaveMovements(kind, {
      opening: leaveOpeningInForce(kind, rows.openings),
      entries: taken,
      adjustments: adjustmentsOf(kind, rows.adjustments),
    });
  return { vacation: ofKind('vacation'), sick: ofKind('sick') };
}

/**
 * Returns the leave balance of each employee in these rows, up to the last of these years; without years, up
 * to the last movement.
 */
export function leaveBalances(
  rows: LeaveRows,
  years?: VisibleYears,
): Map<number, Record<LeaveKind, Minutes>> {
  return mapValues(groupLeaveRows('employeeId', rows), (own) => employeeLeaveBalances(own, years));
}

/** Returns the leave balance of each employee as `leaveBalances` does, in turns with other work. */
export async function leaveBalancesInTurns(
  rows: LeaveRows,
  years?: VisibleYears,
): Promise<Map<number, Record<LeaveKind, Minutes>>> {
  const balances = await mapInTurns(
    groupLeaveRows('employeeId', rows),
    ([id, own]) => [id, employeeLeaveBalances(own, years)] as const,
  );
  return new Map(balances);
}

function employeeLeaveBalances(
  rows: LeaveRows,
  years: VisibleYears = WHOLE_ACCOUNT,
): Record<LeaveKind, Minutes> {
  const { vacation, sick } = employeeLeaveMovements(rows);
  return {
    vacation: sumOfMovements(leaveInVisibleYears(years, vacation)),
    sick: sumOfMovements(leaveInVisibleYears(years, sick)),
  };
}

/** Returns the movements of leave of each employee in these rows. */
export function leaveMovementsByEmployee(rows: LeaveRows): Map<number, Record<LeaveKind, LeaveMovement[]>> {
  return mapValues(groupLeaveRows('employeeId', rows), employeeLeaveMovements);
}

/** Groups these rows by company or by employee. */
export function groupLeaveRows(owner: 'companyId' | 'employeeId', rows: LeaveRows): Map<number, LeaveRows> {
  const entryRows = groupBy(rows.entries, (row) => row[owner]);
  const openingBalanceRows = groupBy(rows.openings, (row) => row[owner]);
  const adjustmentRows = groupBy(rows.adjustments, (row) => row[owner]);
  const ids = new Set([...entryRows.keys(), ...openingBalanceRows.keys(), ...adjustmentRows.keys()]);
  return new Map(
    [...ids].map((id) => [
      id,
      {
        entries: entryRows.get(id) ?? [],
        openings: openingBalanceRows.get(id) ?? [],
        adjustments: adjustmentRows.get(id) ?? [],
      },
    ]),
  );
}

function mapValues<Key, Value, Result>(
  map: ReadonlyMap<Key, Value>,
  result: (value: Value) => Result,
): Map<Key, Result> {
  return new Map([...map].map(([key, value]) => [key, result(value)]));
}

/** Returns the corrections of one kind of leave. A correction is of one kind only. */
function adjustmentsOf(kind: LeaveKind, rows: readonly AdjustmentRow[]): LeaveAdjustment[] {
  return rows
    .filter((row) => row[`${kind}Minutes`] !== 0)
    .map((row) => ({
      seq: row.seq,
      date: row.adjustedOn,
      minutes: row[`${kind}Minutes`],
      reason: row.reason,
    }));
}

/** Returns the facts of a projected entry that leave depends on. */
function leaveEntryOf(row: EntryRow): LeaveEntry {
  const workedMinutes =
    row.regularMinutes +
    row.overtimeMinutes +
    row.mealPeriodMinutes +
    row.vacationMinutes +
    row.sickMinutes +
    row.holidayMinutes;
  return {
    entryId: row.entryId,
    seq: row.lastSeq,
    periodId: row.periodId,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    workedMinutes,
    minutesByMonth: splitByMonth(row, workedMinutes),
    taken: { vacation: row.vacationMinutes, sick: row.sickMinutes },
    policy: leavePolicyOf(row),
  };
}

/**
 * Returns the time of an entry by day by calendar month; undefined for typed hours. A correction adds its
 * difference to the month in which it is booked.
 */
function splitByMonth({ periodStart, workedDays }: EntryRow, minutes: Minutes) {
  const recorded = recordedDaysOfText(workedDays);
  if (!recorded || recorded.corrects !== undefined) return undefined;
  return minutesByMonth({ periodStart, minutes, days: recorded.days });
}

/** Returns the leave policy that a projected entry froze. */
export function leavePolicyOf(
  row: Pick<
    EntryRow,
    | `${LeaveKind}${'Credit' | 'Threshold'}Minutes`
    | 'salariedMinutes'
    | 'leaveDayMinutes'
    | 'vacationCreditAtEndMinutes'
  >,
): LeavePolicy {
  const { leaveDayMinutes: dayMinutes, vacationCreditAtEndMinutes: vacationAtEnd } = row;
  return {
    vacation: {
      minutesPerMonth: row.vacationCreditMinutes,
      thresholdMinutes: row.vacationThresholdMinutes,
    },
    sick: { minutesPerMonth: row.sickCreditMinutes, thresholdMinutes: row.sickThresholdMinutes },
    salariedMinutes: row.salariedMinutes,
    ...(dayMinutes > 0 ? { byLaw: { dayMinutes, vacationAtEnd } } : {}),
  };
}

/** Returns the newest opening balance of any year that has this kind of leave. */
export function leaveOpeningInForce(
  kind: LeaveKind,
  rows: readonly OpeningBalanceRow[],
): LeaveOpening | undefined {
  const openingsOfKind = rows
    .toSorted((a, b) => b.lastSeq - a.lastSeq)
    .flatMap((row) => openingOf(kind, row));
  return openingsOfKind[0];
}

function openingOf(kind: LeaveKind, row: OpeningBalanceRow): LeaveOpening[] {
  const [minutes, asOf] = [row[`${kind}OpeningMinutes`], row[`${kind}OpeningDate`]];
  return minutes === null || asOf === null ? [] : [{ minutes, asOf }];
}
