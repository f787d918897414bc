import type { Amounts } from '@garita/domain/pay/amounts';
import type { PayPeriod } from '@garita/domain/time/pay-period';

/** Nothing more is booked in the period. Says what was booked, and where the company's log stood just before. */
export type PeriodClosed = {
  type: 'PeriodClosed';
  data: { period: PayPeriod; entryCount: number; totals: Amounts; seq: number; hash: string };
};

/** The period can be booked in again; the reason is with the event. */
export type PeriodReopened = { type: 'PeriodReopened'; data: { period: PayPeriod } };

/** The number that the company's next cheque takes; those after it go on from there. */
export type NextChequeStated = { type: 'NextChequeStated'; data: { number: number } };

/** The stream of what concerns a whole company. */
export const COMPANY_STREAM = 'co';

/** Everything that happens to a whole company. */
export type CompanyEvent = PeriodClosed | PeriodReopened | NextChequeStated;
