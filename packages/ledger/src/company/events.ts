import type { FiledRequest } from '@garita/domain/filing/filed/filed-document';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { ReportTotalName } from '@garita/domain/report/report-total';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';

/** Somebody looked over what is booked in the period. What is booked after it opens the period again. */
export type PeriodReviewed = { type: 'PeriodReviewed'; data: { period: PayPeriod } };

/** Nothing more is booked in the period. Says what was booked, and where the company's log stood just before. */
export type PeriodClosed = {
  type: 'PeriodClosed';
  data: { period: PayPeriod; entryCount: number; totals: Amounts; seq: number; hash: string };
};

/** The period can be booked in again; the reason is with the event. */
export type PeriodReopened = { type: 'PeriodReopened'; data: { period: PayPeriod } };

/** The number that the company's next cheque takes; those after it go on from there. */
export type NextChequeStated = { type: 'NextChequeStated'; data: { number: number } };

/**
 * A document was filed with its agency. Says what it was asked for with, the figures that it came to, where the company's log stood
 * when it was made, and the sha256, in hex, of the copy that is kept of it, sealed (`filed_copies`).
 */
export type DocumentFiled = {
  type: 'DocumentFiled';
  data: {
    request: FiledRequest;
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
  | NextChequeStated
  | DocumentFiled
  | FilingWithdrawn;
