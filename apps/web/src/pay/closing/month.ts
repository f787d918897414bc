import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A month of a company as the ledger has it. */
export type Month = inferRouterOutputs<AppRouter>['months']['list'][number];

/** What is paid in a month. */
export type MonthPaid = Month['paid'];

/**
 * How a month stands for whoever has to close it: an open one is not over yet, has no pay, waits for its
 * periods, or wants to be closed.
 */
export type MonthState = 'running' | 'idle' | 'waiting' | 'ready' | 'closed' | 'changed';

export function monthState(month: Month): MonthState {
  const { status, isOver, openPeriods } = month;
  if (status !== 'open') return status;
  if (!isOver) return 'running';
  if (paymentsIn(month) === 0) return 'idle';
  return openPeriods.length > 0 ? 'waiting' : 'ready';
}

/** How many payments are made in it, to whomever. */
export function paymentsIn({ paid: { employees, contractors } }: Month): number {
  return employees.count + contractors.count;
}

/** Whether it can be closed now, for the first time or again. */
export function canBeClosed({ status, isOver, openPeriods }: Month): boolean {
  return status !== 'closed' && isOver && openPeriods.length === 0;
}
