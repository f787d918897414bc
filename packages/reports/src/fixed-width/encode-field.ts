import type { FieldValue, NamedField } from './record-layout.ts';

/**
 * Why a value cannot stand in a field: there is none, it is too long, it has letters or signs that the agency
 * does not take, it is not as many digits, or it is an amount below zero or of more digits than there is room
 * for.
 */
export type EncodingFault = 'missing' | 'too-long' | 'characters' | 'digits' | 'amount';

/** The characters of a field, or why they cannot be. */
type EncodedField = { ok: true; text: string } | { ok: false; misfit: EncodingFault };

// Letters, digits, hyphen and &, of a company comma and point too: Hacienda's publication for 2025; of other
// words any ASCII.
const TAKEN = {
  person: /^[A-Z0-9 &-]*$/,
  company: /^[A-Z0-9 &.,-]*$/,
  text: /^[ -~]*$/,
  email: /^[!-~]*$/,
} as const;

/** Writes a value as wide as its field. */
export function encodeField(field: NamedField, value: FieldValue): EncodedField {
  const { kind, width } = field;
  switch (kind) {
    case 'person':
    case 'company':
    case 'text':
      return words(field, plainText(String(value ?? '')), TAKEN[kind]);
    case 'email':
      return words(field, withoutAccents(String(value ?? '')), TAKEN.email);
    case 'digits':
    case 'taxpayer':
      return wholeNumber(String(value ?? ''), width);
    case 'cents':
    case 'count':
      return zeroFilled(value, width);
    case 'date':
      return { ok: true, text: value === null ? ' '.repeat(width) : String(value).replaceAll('-', '') };
  }
}

function words(field: NamedField, plain: string, taken: RegExp): EncodedField {
  if (plain === '' && field.isRequired) return { ok: false, misfit: 'missing' };
  if (!taken.test(plain)) return { ok: false, misfit: 'characters' };
  if (plain.length > field.width && !field.mayCut) return { ok: false, misfit: 'too-long' };
  return { ok: true, text: plain.slice(0, field.width).padEnd(field.width) };
}

// Zeros stand in for a number that nobody knew.
function wholeNumber(written: string, width: number): EncodedField {
  if (/^0*$/.test(written)) return { ok: false, misfit: 'missing' };
  return /^\d+$/.test(written) && written.length === width
    ? { ok: true, text: written }
    : { ok: false, misfit: 'digits' };
}

function zeroFilled(value: FieldValue, width: number): EncodedField {
  const text = String(value).padStart(width, '0');
  return Number.isSafeInteger(value) && Number(value) >= 0 && text.length === width
    ? { ok: true, text }
    : { ok: false, misfit: 'amount' };
}

/**
 * A text as the files have it: upper case without accents, 'Núñez' as 'NUNEZ'. Apostrophes go without a
 * trace, as the agencies compare names: 'ONEILL'.
 */
function plainText(text: string): string {
  return withoutAccents(text).replaceAll("'", '').toUpperCase();
}

// Most texts are, and to find that out is many times as fast as to take letters apart.
const PLAIN = /^[ -~]*$/;

/** Returns the letters without their accents; signs that have a plain form become it. */
function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  // NFKD takes letters apart from their accents, and º and ª to o and a.
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‐-―]/g, '-');
}
