import { z } from 'zod';
import { type FieldCode, requiredOr } from '../field-code.ts';
import { optionalLineSchema } from './line.schema.ts';

// Masks are for display only: stored and checked are the digits.

/**
 * An employer identification number (EIN, número patronal): 9 digits. Codes: `required`,
 * `employer-number-invalid`.
 */
export const employerNumberSchema = digits(/^\d{9}$/, 'employer-number-invalid');

/** An employer identification number that may be empty. Code: `employer-number-invalid`. */
export const optionalEmployerNumberSchema = digits(/^(\d{9})?$/, 'employer-number-invalid');

/**
 * The number that the IRS gives a paid preparer (PTIN): P and 8 digits, or empty. Code:
 * `preparer-number-invalid`.
 */
export const preparerTaxNumberSchema = z
  .string(requiredOr('preparer-number-invalid'))
  .overwrite((number) => number.trim().toUpperCase())
  .regex(/^(P\d{8})?$/, 'preparer-number-invalid');

/**
 * A merchant's registration with Hacienda (registro comerciante): 11 digits. Codes: `required`,
 * `commercial-register-invalid`.
 */
export const commercialRegisterSchema = digits(/^\d{11}$/, 'commercial-register-invalid');

/** A merchant's registration that may be empty. Code: `commercial-register-invalid`. */
export const optionalCommercialRegisterSchema = digits(/^(\d{11})?$/, 'commercial-register-invalid');

/** A social security number: 9 digits. Codes: `required`, `social-security-invalid`. */
export const socialSecurityNumberSchema = digits(/^\d{9}$/, 'social-security-invalid');

/**
 * A social security number that may stay masked: '***-**-1234' keeps the stored number. Codes: `required`,
 * `social-security-invalid`.
 */
export const maskedOrNewSocialSecurityNumberSchema = digits(
  /^(\d{9}|\*{3}-\*{2}-\d{4})$/,
  'social-security-invalid',
);

/** Masks a social security number: '***-**-1234'. */
export function maskedSocialSecurityNumber(number: string): string {
  return `***-**-${number.slice(-4)}`;
}

/** Masks the social security numbers ('581-00-0001', as a return prints them) in a text for display. */
export function withMaskedNumbers(text: string): string {
  return text.replace(/(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g, maskedSocialSecurityNumber);
}

/**
 * An employer's number that may stay masked: '**-***1234' keeps the stored number. Codes: `required`,
 * `employer-number-invalid`.
 */
export const maskedOrNewEmployerNumberSchema = digits(
  /^(\d{9}|\*{2}-\*{3}\d{4})$/,
  'employer-number-invalid',
);

/** Masks an employer's number: '**-***1234'. */
export function maskedEmployerNumber(number: string): string {
  return `**-***${number.slice(-4)}`;
}

/** An account number in any form; may be empty. A masked number is refused. Codes: those of lines. */
export const optionalAccountSchema = optionalLineSchema.refine(
  (account) => !account.startsWith('*'),
  'text-invalid',
);

/**
 * An account number that may stay masked: '*****1234' keeps the stored number. Codes: those of lines,
 * `text-invalid` for any other text that starts with an asterisk.
 */
export const maskedOrNewAccountSchema = optionalLineSchema.refine(
  (account) => !account.startsWith('*') || /^\*{5}.{1,4}$/.test(account),
  'text-invalid',
);

/** Masks an account number: '*****1234'; '' stays ''. */
export function maskedAccount(number: string): string {
  return number === '' ? '' : `*****${number.slice(-4)}`;
}

/** A control number of a W-2PR or 480.6: 9 digits. Codes: `required`, `control-number-invalid`. */
export const controlNumberSchema = digits(/^\d{9}$/, 'control-number-invalid');

/**
 * The code that an agency gives for resubmitting a refused file (EFW2, RA record, positions 30 to 35): 6
 * letters or digits, or empty. Code: `submission-code-invalid`.
 */
export const submissionCodeSchema = digits(/^([A-Za-z0-9]{6})?$/, 'submission-code-invalid');

/** A telephone number: 10 digits. Codes: `required`, `phone-invalid`. */
export const phoneSchema = digits(/^\d{10}$/, 'phone-invalid');

/** A telephone number that may be empty. Code: `phone-invalid`. */
export const optionalPhoneSchema = digits(/^(\d{10})?$/, 'phone-invalid');

/** A postal code: 5 digits, or 5 and 4 with a hyphen. Codes: `required`, `zip-invalid`. */
export const zipSchema = digits(/^\d{5}(-\d{4})?$/, 'zip-invalid');

/** A postal code that may be empty. Code: `zip-invalid`. */
export const optionalZipSchema = digits(/^(\d{5}(-\d{4})?)?$/, 'zip-invalid');

function digits(form: RegExp, code: FieldCode) {
  return z.string(requiredOr(code)).regex(form, requiredOr(code));
}
