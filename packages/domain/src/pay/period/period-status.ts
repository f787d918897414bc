import type { ErrorCode } from '../../error-code.ts';

/**
 * The states of a company's pay period. Booking into a reviewed one opens it again; nothing is booked into a
 * closed one.
 */
export const PERIOD_STATUSES = ['open', 'reviewed', 'closed'] as const;
export type PeriodStatus = (typeof PERIOD_STATUSES)[number];

/** The actions on a whole period. */
export type PeriodTransition = 'review' | 'close' | 'reopen';

/**
 * Why a period does not take a transition: it is closed once it was reviewed, and opened again once it is
 * closed.
 */
export function transitionRefusal(status: PeriodStatus, transition: PeriodTransition): ErrorCode | undefined {
  switch (transition) {
    case 'review':
      if (status === 'closed') return 'period-closed';
      return status === 'reviewed' ? 'period-reviewed' : undefined;
    case 'close':
      if (status === 'closed') return 'period-closed';
      return status === 'open' ? 'period-not-reviewed' : undefined;
    case 'reopen':
      return status === 'closed' ? undefined : 'period-not-closed';
  }
}

/**
 * The states of a month of a company's pay, by pay date. A closed month has changed where something else is
 * paid now than when it was closed, and can be closed again.
 */
export const MONTH_STATUSES = ['open', 'closed', 'changed'] as const;
export type MonthStatus = (typeof MONTH_STATUSES)[number];
