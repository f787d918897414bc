import {
  type LeaveEntry,
  type LeaveMovement,
  type LeaveOpening,
  leaveMovements,
} from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { entries, openings } from '../schema/index.ts';

type EntryRow = typeof entries.$inferSelect;
type OpeningRow = typeof openings.$inferSelect;

/** The movements of one kind of leave of an employee with these rows, oldest first: what `ledger.leave` sums up. */
export function leaveMovementsOfRows(
  kind: LeaveKind,
  rows: { entries: readonly EntryRow[]; openings: readonly OpeningRow[] },
): LeaveMovement[] {
  const live = rows.entries.filter(({ status }) => status === 'live').map(leaveEntryOf);
  return leaveMovements(kind, openingInForce(kind, rows.openings), live);
}

/** A projected entry as leave looks at it. */
export function leaveEntryOf(row: EntryRow): LeaveEntry {
  return {
    entryId: row.entryId,
    seq: row.lastSeq,
    periodId: row.periodId,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    workedMinutes:
      row.regularMinutes +
      row.overtimeMinutes +
      row.mealPeriodMinutes +
      row.vacationMinutes +
      row.sickMinutes +
      row.holidayMinutes,
    taken: { vacation: row.vacationMinutes, sick: row.sickMinutes },
    policy: {
      vacation: {
        minutesPerMonth: row.vacationCreditMinutes,
        thresholdMinutes: row.vacationThresholdMinutes,
      },
      sick: { minutesPerMonth: row.sickCreditMinutes, thresholdMinutes: row.sickThresholdMinutes },
      salariedMinutes: row.salariedMinutes,
    },
  };
}

/** Of the opening balances of all years that say something of this kind, the one stated last. */
export function openingInForce(kind: LeaveKind, rows: readonly OpeningRow[]): LeaveOpening | undefined {
  const stated = rows.toSorted((a, b) => b.lastSeq - a.lastSeq).flatMap((row) => openingOf(kind, row));
  return stated[0];
}

function openingOf(kind: LeaveKind, row: OpeningRow): LeaveOpening[] {
  const [minutes, asOf] = [row[`${kind}OpeningMinutes`], row[`${kind}OpeningDate`]];
  return minutes === null || asOf === null ? [] : [{ minutes, asOf }];
}
