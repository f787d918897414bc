import type { LeaveAdjustmentInput } from '@garita/domain/employee/leave-adjustment.schema';
import { type LeaveMovement, leaveBalanceAt } from '@garita/domain/employee/leave-balance';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';

/**
 * What a correction would do: the balance before and after it, today or on its own day where that is later; or the date of
 * the opening balance that leaves it uncounted.
 */
export type AdjustmentEffect =
  | { counts: true; day: CalendarDate; before: Minutes; after: Minutes }
  | { counts: false; openingDate: CalendarDate };

/** Foretells what a correction does to the balance that these movements come to. */
export function adjustmentEffect(
  movements: readonly LeaveMovement[],
  { date, minutes }: Pick<LeaveAdjustmentInput, 'date' | 'minutes'>,
  today: CalendarDate,
): AdjustmentEffect {
  const opening = movements.find(({ cause }) => cause === 'opening');
  if (opening && date <= opening.date) return { counts: false, openingDate: opening.date };
  const day = date > today ? date : today;
  const before = leaveBalanceAt(movements, day);
  return { counts: true, day, before, after: before + minutes };
}
