import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import type { Minutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** The balances of an employee in a tax year. */
export type Balances = inferRouterOutputs<AppRouter>['balances']['get'];

/** A movement of leave and the balance after it, in minutes. The oldest movement has `order` 0. */
export type LeaveLine = { movement: LeaveMovement; balance: Minutes; order: number };

/** Returns the movements with the balance after each, the newest first. They are given oldest first. */
export function leaveLines(movements: readonly LeaveMovement[]): LeaveLine[] {
  let balance = 0;
  return movements
    .map((movement, order) => {
      balance += movement.minutes;
      return { movement, balance, order };
    })
    .toReversed();
}
