import type { ObligationKind } from '@garita/domain/filing/due/obligation';
import type { CoveredDays, FilableRequest } from '@garita/domain/filing/filed/filed-document';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { ReportTotalName } from '@garita/domain/report/report-total';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { SettlementWithdrawn } from './payroll-events.ts';

/** A user reviewed the pay of the period. Later pay opens the period again. */
export type PeriodReviewed = { type: 'PeriodReviewed'; data: { period: PayPeriod } };

/** The anchor of the log at an event: its key, and its number among the company's anchors. */
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

/** A closed period was reopened; the reason is with the event. */
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

/** All memos of an entry were erased; the reason is with the event. */
export type MemosErased = { type: 'MemosErased'; data: { entryId: number } };

/** The number of the company's next cheque was set; later cheques count on from there. */
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
    /** The number that the agency gave; '' if none was entered. */
    confirmation: string;
    asOfSeq: number;
    figures: readonly { name: ReportTotalName; value: number }[];
    copy: { hash: string };
  };
};

/** A filing was withdrawn, because it was marked by mistake; the reason is with the event. */
export type FilingWithdrawn = { type: 'FilingWithdrawn'; data: { replacesSeq: number } };

/** A return or a deposit was made outside Garita. `from` and `to` are the days that it covers. */
export type ObligationSettled = {
  type: 'ObligationSettled';
  data: { obligation: ObligationKind } & CoveredDays;
};

/** The stream of events about a whole company. */
export const COMPANY_STREAM = 'co';

/** The events of a whole company. */
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
