import type { Access } from '@garita/domain/account/access.schema';
import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ErrorCode } from '@garita/domain/error-code';
import type { FieldCode } from '@garita/domain/field-code';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { PaidMeanwhile } from '@garita/ledger/live-entries/refused-error';

/**
 * An error of one input, by its path in the code's shape: `['postalAddress', 'zip']`. `holder` is the record
 * that has a typed number already, and `rowChange` the change of a row that the sender has not seen.
 */
export type FieldError = {
  path: readonly string[];
  code: FieldCode | ErrorCode;
  holder?: NumberHolder | undefined;
  rowChange?: RowChange | undefined;
};

/** The change of a row: the name of the user, and the time (ISO 8601). */
export type RowChange = { by: string; at: string };

/**
 * The employee's record that has a number already. `externalNumber` is that number, unless it is a social
 * security number, which refusals do not repeat.
 */
export type NumberHolder = { employeeId: number; name: string; isActive: boolean; externalNumber?: string };

/** A fault in a record as a sentence, with the name of its company or person. */
type RecordFault = { name: string; text: string };

/** The closing of a period: the user and the day. */
export type PeriodClosing = { period: PayPeriod; by: string; on: CalendarDate };

/** The latest change of a record: its version by now, and the user and the time if they are known. */
export type LatestChange = { version: number; by?: string | undefined; at?: Date | undefined };

/** The facts that some refusals carry beside their code. */
export type ErrorFacts = {
  errors?: readonly FieldError[];
  /** For `too-many-attempts`: seconds until another attempt is allowed. */
  retryAfterSeconds?: number;
  /** For `busy`: the disk of the database or of the server has no room. Nothing was stored. */
  isDiskFull?: boolean;
  /** For `access-ended` and `year-outside-access`: the user's access to the account. */
  access?: Access;
  /** For `company-limit-reached`: the number of companies that the account's code allows. */
  allowedCompanies?: number;
  /** For `employee-number-taken`: the first record of the company that has the number. */
  holder?: NumberHolder | undefined;
  /** For `record-changed`: the change that the sender has not seen. */
  latestChange?: LatestChange | undefined;
  /** For `draft-changed`, at each row: the change that the sender has not seen. */
  rowChange?: RowChange | undefined;
  /** For `opening-overlaps-entries`: the pay dates of the entries. */
  payDates?: readonly CalendarDate[];
  /**
   * For `control-numbers-used-up`: the numbers that the document needs, and those left in the company's
   * range.
   */
  controlNumbers?: { needed: number; left: number };
  /** For `history-too-long`: the events of a PDF or the rows of a sheet, and the most that it can have. */
  history?: { format: 'pdf' | 'xlsx'; count: number; most: number };
  /** For `file-data-unfit`: the values that cannot be written to the file. */
  unfit?: readonly RecordFault[];
  /** For `filed-reason-required`: the filed documents that contain the pay. */
  filed?: readonly FiledDocument[] | undefined;
  /** For `period-closed`: the period, and who closed it when. */
  closing?: PeriodClosing | undefined;
  /** For `period-closed-by-another`: the names of the users who recorded something in the period. */
  bookedBy?: readonly string[] | undefined;
  /** For `month-periods-open`: the open periods whose pay is paid in the month. */
  openPeriods?: readonly PayPeriod[] | undefined;
  /** For `periods-loaded`: the periods with pay that a calendar would change. */
  loadedPeriods?: readonly PayPeriod[] | undefined;
  /** For `file-check-failed`: the faults for which the agency would return the file. */
  findings?: readonly RecordFault[];
  /** For `paid-meanwhile`: the pay that was loaded since, and the end of the log by now. */
  paidMeanwhile?: PaidMeanwhile | undefined;
  /** For `net-changed` and `paid-meanwhile`: the statement as it would be now. Nothing was stored. */
  statement?: PayStatement | undefined;
  /** For the same two of a contractor's payment: the payment as it would be now. Nothing was stored. */
  contractorPayment?: ContractorPayment | undefined;
};

/**
 * The one error that use cases throw: a refusal by code. The doors turn it into a status and a Spanish
 * sentence.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.facts = facts;
  }
}

/** Returns a refusal that is shown at one field of the form. */
export function fieldError(code: ErrorCode, ...path: string[]): AppError {
  return new AppError(code, { errors: [{ path, code }] });
}

/** Returns the record that was found. A record of another account counts as missing. Errors: `not-found`. */
export function orNotFound<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new AppError('not-found');
  return record;
}
