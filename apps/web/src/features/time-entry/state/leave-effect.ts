import { type LeaveEntry, leaveBalanceAt, leaveMovements } from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS, type LeaveKind, type LeavePolicy } from '@garita/domain/employee/leave-policy';
import type { WorkedMinutes } from '@garita/domain/pay/time-entry.schema';
import type { Minutes } from '@garita/domain/time/work-minutes';
import type { EntryWork } from './calculation.ts';
import type { LoadedEntry, SheetPeriod } from './sheet.ts';

/**
 * The effect of an entry on a leave balance, in minutes: the time taken so far and now, and the balance at
 * the end of its period before and after. A month of work may also earn a credit, or lose it.
 */
export type LeaveEffect = { takenBefore: Minutes; taken: Minutes; balance: Minutes; balanceAfter: Minutes };

/** Calculates the effect of these hours on vacation and sick time. */
export function leaveEffects(
  { sheet, period, saved }: EntryWork,
  { minutes, policy }: { minutes: WorkedMinutes; policy: LeavePolicy },
): Record<LeaveKind, LeaveEffect> {
  const saves = sheet.periods.flatMap(({ entries }) => entries).map(leaveEntry);
  const others = saves.filter(({ entryId }) => entryId !== saved?.entryId);
  const after = [...others, typedEntry(period, minutes, policy)];
  const effect = (kind: LeaveKind): LeaveEffect => {
    const { openingMinutes, openingDate } = sheet.employee.leave[kind];
    const opening = { minutes: openingMinutes, asOf: openingDate };
    const balanceOf = (entries: LeaveEntry[]) =>
      leaveBalanceAt(leaveMovements(kind, { opening, entries }), period.end);
    const balance = period.leaveAtEnd[kind];
    return {
      takenBefore: saved?.inputs.minutes[kind] ?? 0,
      taken: minutes[kind],
      balance,
      // Only the difference counts: entries of other years are in the balance but not on this sheet.
      balanceAfter: balance + balanceOf(after) - balanceOf(saves),
    };
  };
  const [vacation, sick] = LEAVE_KINDS;
  return { vacation: effect(vacation), sick: effect(sick) };
}

function leaveEntry({ entryId, version, period, minutes, leavePolicy }: LoadedEntry): LeaveEntry {
  return { ...entryOf(period, minutes, leavePolicy), entryId, seq: version };
}

// The typed entry counts as the newest of its month, as it will be once it is saved.
function typedEntry(period: SheetPeriod, minutes: WorkedMinutes, policy: LeavePolicy): LeaveEntry {
  return { ...entryOf(period, minutes, policy), entryId: 0, seq: Number.MAX_SAFE_INTEGER };
}

function entryOf(
  { id, start, end }: Pick<SheetPeriod, 'id' | 'start' | 'end'>,
  minutes: WorkedMinutes,
  policy: LeavePolicy,
) {
  return {
    periodId: id,
    periodStart: start,
    periodEnd: end,
    workedMinutes: Object.values(minutes).reduce((sum, bucket) => sum + bucket, 0),
    taken: { vacation: minutes.vacation, sick: minutes.sick },
    policy,
  };
}
