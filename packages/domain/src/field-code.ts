/**
 * The closed list of all field errors. Schemas use these codes as their messages. Screens and the server
 * translate them to Spanish with `Record<FieldCode, string>`, so that a code without text does not compile.
 */
export const FIELD_CODES = [
  // presence and form
  'required',
  'unknown-field',
  'option-invalid',
  'text-invalid',
  'text-too-long',
  'letters-only',
  // identifiers and contact data
  'email-invalid',
  'phone-invalid',
  'zip-invalid',
  'employer-number-invalid',
  'preparer-number-invalid',
  'commercial-register-invalid',
  'social-security-invalid',
  'social-security-repeated',
  'social-security-taken',
  'external-number-repeated',
  'external-number-taken',
  'control-number-invalid',
  'control-range-reversed',
  'submission-code-invalid',
  'website-invalid',
  // values
  'amount-invalid',
  'amount-negative',
  'amount-too-large',
  'amount-ambiguous',
  'percent-invalid',
  'percent-negative',
  'percent-too-large',
  'percent-too-long',
  'hours-invalid',
  'hours-negative',
  'hours-too-large',
  'count-invalid',
  'date-invalid',
  'year-invalid',
  'calendar-follows-month',
  'calendar-starts-no-period',
  'pay-lag-invalid',
  'end-before-start',
  'last-year-before-first',
  'access-until-past',
  'range-too-long',
  'date-in-future',
  'birth-in-future',
  'admission-before-birth',
  // the parameters of a year
  'brackets-unsorted',
  'date-outside-year',
  'date-repeated',
  'base-uneven',
  'parameter-fixed',
  // rules of an employee's pay
  'regular-rate-required',
  'overtime-rate-required',
  'meal-rate-required',
  'work-hours-required',
  // a company
  'farm-payer-only',
  'married-only',
  'non-resident',
  // imported employees
  'too-many-rows',
  'list-too-long',
  // a contractor
  'hourly-pay-required',
  'total-waiver-rate',
  'retained-above-pay',
  'retained-without-rate',
  // a time entry
  'nothing-to-pay',
  'nothing-to-correct',
  'line-repeated',
  'day-repeated',
  'day-too-long',
  'above-year-limit',
  'above-shared-limit',
  'tax-without-base',
  'parts-above-gross',
  'base-above-part',
  'exempt-above-limit',
  'exempt-outside-age',
  'withheld-above-gross',
  'tax-above-base',
  'chauffeur-above-weeks',
  'memo-too-long',
  'year-not-of-pay-date',
  // a mark as paid
  'cheque-number-invalid',
  'cheque-number-without-cheque',
  // accounts
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-differs',
  'verification-code-invalid',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** Returns true if a message is a field code. */
export function isFieldCode(message: string): message is FieldCode {
  const codes: readonly string[] = FIELD_CODES;
  return codes.includes(message);
}

/** The facts that zod gives about a refused value. */
export type Issue = { readonly code?: string; readonly input?: unknown };

/** Returns schema parameters with `required` for an absent value and `code` for an invalid one. */
export function requiredOr(code: FieldCode) {
  return { error: (issue: Issue): FieldCode => (isAbsent(issue.input) ? 'required' : code) };
}

/**
 * Returns the parameters of `requiredOr` for a number chosen from a list, where 0 means that nothing is
 * chosen.
 */
export function requiredChoiceOr(code: FieldCode) {
  const { error } = requiredOr(code);
  return { error: (issue: Issue): FieldCode => (issue.input === 0 ? 'required' : error(issue)) };
}

/**
 * The parameters of a strict object: `unknown-field` for an unknown key, `required` if it is not an object.
 */
export const STRICT = {
  error: (issue: Issue): FieldCode => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'required'),
};

// An empty input yields '' or NaN.
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || Number.isNaN(value);
}
