import type { ObligationKind } from '@garita/domain/filing/due/obligation';
import type { CoveredDays, FilableRequest } from '@garita/domain/filing/filed/filed-document';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { ReportTotalName } from '@garita/domain/report/report-total';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { SettlementWithdrawn } from './payroll-events.ts';

/** Somebody looked over what is booked in the period. What is booked after it opens the period again. */
export type PeriodReviewed = { type: 'PeriodReviewed'; data: { period: PayPeriod } };

/** The anchor that is kept of the log with an event: whose, and its place among the company's anchors. */
export type AnchorReference = { keyId: string; number: number };

/**
 * A period was closed: nothing more is booked in it. Holds what was booked, the end of the company's log
 * just before, and whether the closing was signed, so that verification reports an anchor that is missing.
 */
export type PeriodClosed = {
  type: 'PeriodClosed';
  data: {
    period: PayPeriod;
    entryCount: number;
    totals: Amounts;
    seq: number;
    hash: string;
    seal?: AnchorReference;
  };
};

/** The period can be booked in again; the reason is with the event. */
export type PeriodReopened = { type: 'PeriodReopened'; data: { period: PayPeriod } };

/**
 * A month was closed. Holds what was paid in it to employees and to contractors, by pay date, the end of the
 * company's log just before, and whether the closing was signed. Every period with pay in the month is
 * closed.
 */
export type MonthClosed = {
  type: 'MonthClosed';
  data: {
    month: CalendarMonth;
    entryCount: number;
    totals: Amounts;
    paymentCount: number;
    paymentTotals: Amounts;
    seq: number;
    hash: string;
    seal?: AnchorReference;
  };
};

/** All memos that were written of an entry are gone; the reason is with the event. */
export type MemosErased = { type: 'MemosErased'; data: { entryId: number } };

/** The number that the company's next cheque takes; those after it go on from there. */
export type NextChequeEvent = { type: 'NextChequeStated'; data: { number: number } };

/**
 * A document was filed with its agency. Holds the request, the figures, the end of the company's log when it
 * was made, and the sha256, in hex, of the encrypted copy (`filed_copies`).
 */
export type DocumentFiled = {
  type: 'DocumentFiled';
  data: {
    request: FilableRequest;
    filedOn: CalendarDate;
    /** The number that the agency gave; '' where none was kept. */
    confirmation: string;
    asOfSeq: number;
    figures: readonly { name: ReportTotalName; value: number }[];
    copy: { hash: string };
  };
};

/** It was a mistake that a document was marked as filed; the reason is with the event. */
export type FilingWithdrawn = { type: 'FilingWithdrawn'; data: { replacesSeq: number } };

/** A return or a deposit was made outside Garita. `from` and `to` are the days that it covers. */
export type ObligationSettled = {
  type: 'ObligationSettled';
  data: { obligation: ObligationKind } & CoveredDays;
};

/** The stream of what concerns a whole company. */
export const COMPANY_STREAM = 'co';

/** Everything that happens to a whole company. */
export type CompanyEvent =
  | PeriodReviewed
  | PeriodClosed
  | PeriodReopened
  | MonthClosed
  | MemosErased
  | NextChequeEvent
  | DocumentFiled
  | FilingWithdrawn
  | ObligationSettled
  | SettlementWithdrawn;
