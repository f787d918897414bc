import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import type { monthsText } from '../../text/months.es.ts';

/** A month of a company as the ledger has it. */
export type Month = inferRouterOutputs<AppRouter>['months']['list'][number];

/** The payments of a month and their amounts. */
export type MonthPaid = Month['paid'];

/**
 * The state of a month. An open one is not over yet, has no pay, waits for its periods, or is ready to close.
 */
export type MonthState = keyof typeof monthsText.states;

export function monthState(month: Month): MonthState {
  const { status, isOver, openPeriods } = month;
  if (status !== 'open') return status;
  if (!isOver) return 'running';
  if (paymentsIn(month) === 0) return 'idle';
  return openPeriods.length > 0 ? 'waiting' : 'ready';
}

/** Counts the payments of a month to employees and contractors. */
export function paymentsIn({ paid: { employees, contractors } }: Month): number {
  return employees.count + contractors.count;
}

/** Returns true if the month can be closed now, for the first time or again. */
export function canBeClosed({ status, isOver, openPeriods }: Month): boolean {
  return status !== 'closed' && isOver && openPeriods.length === 0;
}
