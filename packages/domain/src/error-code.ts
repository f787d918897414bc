/** The refusals to remove a record that is in use, by deleted history too. */
export const IN_USE_CODES = [
  'company-has-employees',
  'company-has-contractors',
  'company-has-history',
  'employee-has-time',
  'contractor-has-time',
  'accountant-of-company',
  'accountant-has-time',
  'company-tax-used',
  'code-used',
] as const;

/**
 * The closed union of all refusals. The server maps each code to a status and a Spanish sentence with
 * `Record<ErrorCode, …>`, so that a code without text does not compile.
 */
export const ERROR_CODES = [
  // users and access
  'not-signed-in',
  'wrong-credentials',
  'access-ended',
  'wrong-current-password',
  'second-factor-required',
  'wrong-verification-code',
  'second-factor-on',
  'second-factor-off',
  'too-many-attempts',
  'forbidden',
  'year-outside-access',
  'employer-outside-access',
  // requests
  'invalid-input',
  'unreadable-body',
  'not-found',
  'method-not-allowed',
  'too-large',
  'too-many-calls',
  // records
  'company-limit-reached',
  'company-inactive',
  'employee-inactive',
  'employee-number-taken',
  'contractor-inactive',
  'email-taken',
  'wrong-registration-code',
  'invitation-invalid',
  'reset-invalid',
  'own-user',
  'not-an-auditor',
  'unknown-company',
  'access-until-past',
  'code-taken',
  'unknown-accountant',
  'unknown-tax',
  'unknown-fixed-tax',
  'birth-in-future',
  'certificate-earlier',
  'certificate-removed',
  'record-changed',
  'external-number-taken',
  ...IN_USE_CODES,
  // pay
  'unknown-period',
  'period-not-of-employee',
  'pay-date-outside-window',
  'period-fixed',
  'periods-loaded',
  'nothing-to-pay',
  'period-closed',
  'period-reviewed',
  'period-not-reviewed',
  'period-not-closed',
  'period-not-begun',
  'period-changed',
  'period-closed-by-another',
  'month-not-over',
  'month-periods-open',
  'month-closed',
  'entry-is-correction',
  'entry-corrected',
  'nothing-to-correct',
  'correction-in-other-year',
  'correction-before-corrected',
  'entry-deleted',
  'stale-version',
  'net-changed',
  'paid-meanwhile',
  'already-paid',
  'cheque-number-used',
  'opening-balance-exists',
  'opening-overlaps-entries',
  'parameters-missing',
  // documents
  'report-year-required',
  'report-year-outside',
  'no-form-941',
  'no-form-943',
  'nothing-paid-in-year',
  'nothing-paid-in-quarter',
  'no-form-480',
  'control-numbers-used-up',
  'history-too-long',
  'file-data-unfit',
  'file-check-failed',
  'filed-in-future',
  'filed-before-end',
  'filed-by-no-employer',
  'already-filed',
  'filed-reason-required',
  // commands
  'idempotency-key-invalid',
  'idempotency-key-reused',
  'busy',
  'unexpected',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Returns true for a refusal to remove a record that is in use. */
export function isInUse(code: ErrorCode): boolean {
  const codes: readonly ErrorCode[] = IN_USE_CODES;
  return codes.includes(code);
}
