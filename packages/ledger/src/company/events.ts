import type { FilableRequest } from '@garita/domain/filing/filed/filed-document';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { ReportTotalName } from '@garita/domain/report/report-total';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import type { PayPeriod } from '@garita/domain/time/pay-period';

/** Somebody looked over what is booked in the period. What is booked after it opens the period again. */
export type PeriodReviewed = { type: 'PeriodReviewed'; data: { period: PayPeriod } };

/** The anchor that is kept of the log with an event: whose, and its place among the company's anchors. */
export type AnchorReference = { keyId: string; number: number };

/**
 * Nothing more is booked in the period. Says what was booked, where the company's log stood just before, and, where there is a key, that
 * it is signed: an anchor that is taken away is missed.
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
 * What was paid in a month, to employees and to contractors, by the days on which it was paid. Every period of it is closed; says where
 * the company's log stood just before, and, where there is a key, that it is signed.
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
 * A document was filed with its agency. Says what it was asked for with, the figures that it came to, where the company's log stood
 * when it was made, and the sha256, in hex, of the copy that is kept of it, sealed (`filed_copies`).
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
  | FilingWithdrawn;
