import { z } from 'zod';
import { requiredOr } from '../field-code.ts';

/** The maximum length of a line of text in a record, in characters. */
export const MAX_LINE = 150;

// Lines are printed on forms and written to fixed-width files, so control characters and broken surrogate
// pairs are refused.
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** A normalized line of free text; may be empty. Codes: `text-invalid`, `text-too-long`. */
export const optionalLineSchema = z
  .string(requiredOr('text-invalid'))
  .overwrite(tidy)
  .max(MAX_LINE, 'text-too-long')
  .regex(PRINTABLE, 'text-invalid');

/** A required line of free text. Codes: `required`, `text-invalid`, `text-too-long`. */
export const lineSchema = optionalLineSchema.min(1, 'required');

/**
 * Normalizes a text, so that texts that look alike are equal: composed accents, plain apostrophes, letters
 * instead of ligatures, single spaces and none at the ends. Removes invisible characters, which come with
 * pasted text.
 */
export function tidy(text: string): string {
  return withoutLigatures(text.replace(INVISIBLE, ''))
    .normalize('NFC')
    .replace(/[’‘ʻʼʽ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

// Zero-width characters, joiners, direction marks, soft hyphens and variation selectors.
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F\u034F\u115F\u1160\u3164]/gu;

/** Replaces the ligatures in a text, such as ﬁ, by their letters. */
export function withoutLigatures(text: string): string {
  return text.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'));
}
