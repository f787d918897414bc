import type { ErrorCode } from '../../error-code.ts';

/**
 * The statuses of a company's pay period. Booking into a reviewed period opens it again; a closed one refuses
 * bookings.
 */
export const PERIOD_STATUSES = ['open', 'reviewed', 'closed'] as const;
export type PeriodStatus = (typeof PERIOD_STATUSES)[number];

/** The transitions of a period. */
export type PeriodTransition = 'review' | 'close' | 'reopen';

/**
 * Returns the code that refuses a transition, undefined if it is possible. A period is closed after its
 * review, and reopened after it was closed.
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
 * The statuses of a company's pay in a month, by pay date. A closed month is `changed` if its pay differs
 * from when it was closed; it can be closed again.
 */
export const MONTH_STATUSES = ['open', 'closed', 'changed'] as const;
export type MonthStatus = (typeof MONTH_STATUSES)[number];
