import type { Access } from '@garita/domain/account/access.schema';
import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ErrorCode } from '@garita/domain/error-code';
import type { FieldCode } from '@garita/domain/field-code';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { PaidMeanwhile } from '@garita/ledger/live-entries/refused-error';

/**
 * An error of one input, by its path in the code's shape: `['postalAddress', 'zip']`. `holder` is the record
 * that has a typed number already.
 */
export type FieldError = {
  path: readonly string[];
  code: FieldCode | ErrorCode;
  holder?: NumberHolder | undefined;
};

/** The employee's record that has a social security number already. */
export type NumberHolder = { employeeId: number; name: string; isActive: boolean };

/** A fault in a record as a sentence, with the name of its company or person. */
type RecordFault = { name: string; text: string };

/** The closing of a period: the user and the day. */
export type PeriodClosing = { period: PayPeriod; by: string; on: CalendarDate };

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

/** The HTTP statuses of refusals, each with tRPC's code for it. */
const TRPC_CODES = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const;

type ErrorStatus = keyof typeof TRPC_CODES;
type TrpcCode = (typeof TRPC_CODES)[ErrorStatus];

const STATUSES: Record<ErrorCode, ErrorStatus> = {
  'not-signed-in': 401,
  'wrong-credentials': 401,
  // Not 401, which would end the session of a user who mistyped.
  'wrong-current-password': 422,
  'access-ended': 403,
  'second-factor-required': 401,
  'wrong-verification-code': 401,
  'second-factor-on': 409,
  'second-factor-off': 409,
  'too-many-attempts': 429,
  forbidden: 403,
  'year-outside-access': 403,
  'employer-outside-access': 403,
  'invalid-input': 422,
  // Also for records of another account, so that nobody learns that they exist.
  'not-found': 404,
  'method-not-allowed': 405,
  'unreadable-body': 422,
  'too-large': 413,
  'too-many-calls': 413,
  'company-limit-reached': 422,
  'company-inactive': 422,
  'employee-inactive': 422,
  'employee-number-taken': 409,
  'contractor-inactive': 422,
  'email-taken': 422,
  'wrong-registration-code': 422,
  'invitation-invalid': 422,
  'reset-invalid': 422,
  'own-user': 422,
  'not-an-auditor': 422,
  'unknown-company': 422,
  'access-until-past': 422,
  'code-taken': 422,
  'unknown-accountant': 422,
  'unknown-tax': 422,
  'unknown-fixed-tax': 422,
  'birth-in-future': 422,
  'company-has-employees': 409,
  'company-has-contractors': 409,
  'company-has-history': 409,
  'employee-has-time': 409,
  'contractor-has-time': 409,
  'accountant-of-company': 409,
  'accountant-has-time': 409,
  'company-tax-used': 409,
  'code-used': 409,
  'unknown-period': 422,
  'period-not-of-employee': 422,
  'pay-date-outside-window': 422,
  'period-fixed': 422,
  'nothing-to-pay': 422,
  'period-closed': 409,
  'period-reviewed': 409,
  'period-not-reviewed': 409,
  'period-not-closed': 409,
  'period-not-begun': 422,
  'period-changed': 409,
  'period-closed-by-another': 409,
  'month-not-over': 422,
  'month-periods-open': 409,
  'month-closed': 409,
  'entry-is-correction': 409,
  'entry-corrected': 409,
  'nothing-to-correct': 422,
  'correction-in-other-year': 422,
  'correction-before-corrected': 422,
  'entry-deleted': 409,
  'stale-version': 409,
  'net-changed': 409,
  'paid-meanwhile': 409,
  'already-paid': 409,
  'cheque-number-used': 409,
  'opening-balance-exists': 409,
  'opening-overlaps-entries': 422,
  'parameters-missing': 422,
  'report-year-required': 422,
  'report-year-outside': 422,
  'no-form-941': 422,
  'no-form-943': 422,
  'nothing-paid-in-year': 404,
  'nothing-paid-in-quarter': 404,
  'no-form-480': 404,
  'control-numbers-used-up': 422,
  'history-too-long': 422,
  'file-data-unfit': 422,
  'filed-in-future': 422,
  'filed-before-end': 422,
  'filed-by-no-employer': 422,
  'already-filed': 409,
  'filed-reason-required': 422,
  'file-check-failed': 422,
  'idempotency-key-invalid': 400,
  'idempotency-key-reused': 422,
  busy: 503,
  unexpected: 500,
};

/** Returns the HTTP status of a refusal. */
export function httpStatus(code: ErrorCode): ErrorStatus {
  return STATUSES[code];
}

/** Returns tRPC's code for a refusal; tRPC gives it the same HTTP status. */
export function trpcCode(code: ErrorCode): TrpcCode {
  return TRPC_CODES[httpStatus(code)];
}

/** Returns the record that was found. A record of another account counts as missing. Errors: `not-found`. */
export function orNotFound<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new AppError('not-found');
  return record;
}
