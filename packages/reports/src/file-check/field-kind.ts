import type { Rule } from './rules.ts';

/**
 * The values that a field may hold: patterns in order, each with the rule that a value breaks if it does not
 * match.
 */
export type FieldKind = { name: string; patterns: readonly (readonly [RegExp, Rule])[] };

/**
 * Returns the rule that a value breaks. Bytes outside ASCII break the rules of every field: 'ASCII … upper
 * case without accents'.
 */
export function brokenRule(kind: FieldKind, value: string): Rule | undefined {
  if (/[^\x20-\x7e]/.test(value)) return 'character';
  return kind.patterns.find(([pattern]) => !pattern.test(value))?.[1];
}

export const BLANK: FieldKind = { name: 'blank', patterns: [[/^ *$/, 'blank']] };
export const ZEROS: FieldKind = { name: 'zeros', patterns: [[/^0+$/, 'zeros']] };
/** Positions that some implementations fill with blanks and others with zeros. */
export const BLANK_OR_ZEROS: FieldKind = {
  name: 'blank-or-zeros',
  patterns: [[/^(0*| *)$/, 'blank-or-zeros']],
};
/** Positions without a documented content. */
export const UNKNOWN: FieldKind = { name: 'unknown', patterns: [[/^ *$/, 'position-unknown']] };
/** A field that the agency does not read. */
export const FREE: FieldKind = { name: 'free', patterns: [] };

export const DIGITS: FieldKind = { name: 'digits', patterns: [[/^\d+$/, 'digits']] };
export const OPTIONAL_DIGITS: FieldKind = { name: 'digits', patterns: [[/^(\d+| +)$/, 'digits']] };
/**
 * Cents, right-aligned, filled with zeros; no letter, blank, point, hyphen or sign (Hacienda, Pub. 16-02).
 */
export const MONEY: FieldKind = { name: 'money', patterns: [[/^\d+$/, 'money']] };

const CAPITALS = [/^[^a-z]*$/, 'capitals'] as const;
const LEFT = [/^(\S| *$)/, 'left-justified'] as const;
const FILLED = [/\S/, 'required'] as const;
/** Persons: letters, digits, hyphen and & (Hacienda, Pub. 25-01, p. 19). */
const PERSON_LETTERS = [/^[A-Z0-9&\- ]*$/, 'person-name'] as const;
/** Companies: also comma and point (Hacienda, Pub. 25-01, p. 19). */
const COMPANY_LETTERS = [/^[A-Z0-9&.,\- ]*$/, 'company-name'] as const;

export const TEXT: FieldKind = { name: 'text', patterns: [LEFT, CAPITALS] };
export const REQUIRED_TEXT: FieldKind = { name: 'text', patterns: [FILLED, LEFT, CAPITALS] };
/** An address. A letter needs it to arrive, but no source says that a file without it is returned. */
export const ADDRESS: FieldKind = { name: 'text', patterns: [[/\S/, 'address-missing'], LEFT, CAPITALS] };
export const PERSON: FieldKind = { name: 'text', patterns: [LEFT, CAPITALS, PERSON_LETTERS] };
export const REQUIRED_PERSON: FieldKind = { name: 'text', patterns: [FILLED, ...PERSON.patterns] };
export const COMPANY: FieldKind = { name: 'text', patterns: [LEFT, CAPITALS, COMPANY_LETTERS] };
export const REQUIRED_COMPANY: FieldKind = { name: 'text', patterns: [FILLED, ...COMPANY.patterns] };

const STATE_LETTERS = [/^([A-Z]{2}| {2})$/, 'code'] as const;
const ZIP_DIGITS = [/^(\d{5}| {5})$/, 'digits'] as const;
export const STATE: FieldKind = { name: 'text', patterns: [[/\S/, 'address-missing'], STATE_LETTERS] };
export const REQUIRED_STATE: FieldKind = { name: 'text', patterns: [FILLED, STATE_LETTERS] };
export const ZIP: FieldKind = { name: 'zip', patterns: [[/[1-9]/, 'address-missing'], ZIP_DIGITS] };
export const REQUIRED_ZIP: FieldKind = { name: 'zip', patterns: [[/[1-9]/, 'required'], ZIP_DIGITS] };

export const EMAIL: FieldKind = {
  name: 'email',
  patterns: [FILLED, LEFT, [/^[^\s@]+@[^\s@]+\.[^\s@]+ *$/, 'email']],
};
/** A telephone number with its area code, left-aligned. */
export const PHONE: FieldKind = { name: 'phone', patterns: [FILLED, [/^\d{10} *$/, 'phone']] };
export const FAX: FieldKind = { name: 'digits', patterns: [[/^(\d{10}| {10})$/, 'digits']] };

export const YEAR: FieldKind = { name: 'digits', patterns: [[/^20\d\d$/, 'year']] };
/** YYYYMMDD; blanks or zeros for none. */
export const DATE: FieldKind = {
  name: 'date',
  patterns: [[/^((19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|0{8}| {8})$/, 'date']],
};
export const SHORT_DATE: FieldKind = {
  name: 'date',
  patterns: [[/^\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, 'date']],
};
export const TIME: FieldKind = { name: 'time', patterns: [[/^([01]\d|2[0-3])[0-5]\d[0-5]\d$/, 'time']] };

/**
 * Nine digits, not all zeros. The Internal Revenue Service never assigned some prefixes (IRS, 'How EINs are
 * assigned and valid EIN prefixes').
 */
export const EMPLOYER_NUMBER: FieldKind = {
  name: 'digits',
  patterns: [
    [/^(?!0{9})\d{9}$/, 'employer-number'],
    [/^(?!0[0789]|1[789]|2[89]|49|69|7[089]|89|9[67])/, 'employer-prefix-never-given'],
  ],
};
/** The number of a payee: an employer's or a person's. */
export const PAYEE_NUMBER: FieldKind = {
  name: 'digits',
  patterns: [[/^(?!0{9})\d{9}$/, 'employer-number']],
};
/**
 * A social security number: not zeros nor another repeated digit, not 666 or 9xx, not in a row (Hacienda,
 * Pub. 25-01, p. 19). Area 000, group 00 and serial 0000 are never issued either (SSA, 'Social Security
 * Number Randomization').
 */
export const SOCIAL_SECURITY_NUMBER: FieldKind = {
  name: 'digits',
  patterns: [
    [/^(?!(\d)\1{8}|666|9|123456789)\d{9}$/, 'social-security-number'],
    [/^(?!000)\d{3}(?!00)\d{2}(?!0000)/, 'social-security-number-never-issued'],
  ],
};

/**
 * The number of an individual who is no employee: a social security number, or one that the Internal Revenue
 * Service gives a person who has none. That begins with 9 and has 50 to 65, 70 to 88, 90 to 92 or 94 to 99 in
 * the middle.
 */
export const TAXPAYER_NUMBER: FieldKind = {
  name: 'digits',
  patterns: [
    [
      /^(?!(\d)\1{8}|123456789|987654321)(?:(?!000|666)[0-8]\d\d(?!00)\d\d(?!0000)|9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9]))/,
      'taxpayer-number-never-issued',
    ],
  ],
};

export function constant(text: string): FieldKind {
  return { name: 'constant', patterns: [[new RegExp(`^${text.replace(/\W/g, '\\$&')}$`), 'constant']] };
}

export function oneOf(...codes: readonly string[]): FieldKind {
  return { name: 'code', patterns: [[new RegExp(`^(${codes.join('|')})$`), 'code']] };
}
