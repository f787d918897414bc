import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import type { Minutes } from '@garita/domain/time/work-minutes';

/** A movement of leave with what is left after it, in minutes. `order` is its place among all, the oldest 0. */
export type LeaveLine = { movement: LeaveMovement; balance: Minutes; order: number };

/** Movements in the order in which they happened, each with the balance it led to; the newest first. */
export function leaveLines(movements: readonly LeaveMovement[]): LeaveLine[] {
  let balance = 0;
  return movements
    .map((movement, order) => {
      balance += movement.minutes;
      return { movement, balance, order };
    })
    .toReversed();
}
