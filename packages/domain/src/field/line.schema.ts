import { z } from 'zod';
import { requiredOr } from '../field-code.ts';

/** The longest single line of text that a record keeps, in characters. */
export const MAX_LINE = 150;

// Lines are printed on forms and written to fixed-width files: no control characters, no broken surrogate
// pairs.
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** One line of free text, tidied; may be empty. Codes: `text-invalid`, `text-too-long`. */
export const optionalLineSchema = z
  .string(requiredOr('text-invalid'))
  .overwrite(tidy)
  .max(MAX_LINE, 'text-too-long')
  .regex(PRINTABLE, 'text-invalid');

/** One line of free text that has to be there. Codes: `required`, `text-invalid`, `text-too-long`. */
export const lineSchema = optionalLineSchema.min(1, 'required');

/**
 * Composed accents, plain apostrophes, the letters of ligatures, single spaces and none at the ends: one
 * spelling for what looks the same. Signs that nobody sees, which come with pasted text, are left out.
 */
export function tidy(text: string): string {
  return withoutLigatures(text.replace(INVISIBLE, ''))
    .normalize('NFC')
    .replace(/[’‘ʻʼʽ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

// Zero width, joiners, marks of direction, soft hyphens and variation selectors.
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F\u034F\u115F\u1160\u3164]/gu;

/** Returns a text with its ligatures, such as ﬁ, as their letters. */
export function withoutLigatures(text: string): string {
  return text.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'));
}
