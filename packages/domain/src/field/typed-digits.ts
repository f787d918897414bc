// Invisible characters in a text copied from a page, a letter or a program.
const INVISIBLE = /\p{Cf}/gu;
// Blanks, parentheses, points, slashes and every kind of hyphen and dash.
const SEPARATORS = /[\s()./\p{Pd}−]/gu;

/**
 * Removes the separators between the digits of a number. Keeps other characters, which the schema refuses.
 */
export function readDigits(text: string): string {
  return text.replace(INVISIBLE, '').replace(SEPARATORS, '');
}

/** Parses a telephone number as people write it: '787.555.0110', '+1 (787) 555-0110'. */
export function readPhone(text: string): string {
  const digits = readDigits(text);
  return /^\+?1\d{10}$/.test(digits) ? digits.slice(-10) : digits;
}

/**
 * Parses a postal code as people and spreadsheets write it. '009011234' becomes 00901-1234. '725' becomes
 * 00725, because spreadsheets drop the leading zeros of Puerto Rico's codes.
 */
export function readZip(text: string): string {
  const tidied = text.replace(INVISIBLE, '').trim();
  const [, short = '', more] = /^(\d{3,5})(?:[\s\p{Pd}−]*(\d{4}))?$/u.exec(tidied) ?? [];
  if (short === '') return tidied;
  return more === undefined ? short.padStart(5, '0') : `${short.padStart(5, '0')}-${more}`;
}
