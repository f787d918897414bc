// Invisible marks that a page, a letter or a program left in a copied text.
const INVISIBLE = /\p{Cf}/gu;
// Blanks, parentheses, points, slashes and every kind of hyphen and dash.
const SEPARATORS = /[\s()./\p{Pd}−]/gu;

/** Removes what may stand between the digits of a number; everything else stays, for a schema to refuse. */
export function readDigits(text: string): string {
  return text.replace(INVISIBLE, '').replace(SEPARATORS, '');
}

/** Reads a telephone number as people write one: '787.555.0110', '+1 (787) 555-0110'. */
export function readPhone(text: string): string {
  const digits = readDigits(text);
  return /^\+?1\d{10}$/.test(digits) ? digits.slice(-10) : digits;
}

/**
 * Reads a postal code as people and spreadsheets write one: '009011234' is 00901-1234, and '725' is 00725,
 * because a spreadsheet drops the zeros that those of Puerto Rico begin with.
 */
export function readZip(text: string): string {
  const tidied = text.replace(INVISIBLE, '').trim();
  const [, short = '', more] = /^(\d{3,5})(?:[\s\p{Pd}−]*(\d{4}))?$/u.exec(tidied) ?? [];
  if (short === '') return tidied;
  return more === undefined ? short.padStart(5, '0') : `${short.padStart(5, '0')}-${more}`;
}
