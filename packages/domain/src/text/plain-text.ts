/**
 * Removes accents and capitals from a text, so that 'Bayamon' finds 'BAYAMÓN'. The tilde of ñ is removed too,
 * because some keyboards lack it.
 */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Joins the digit groups in a plain text: '787-555-0101' is found by '7875550101'. */
export function joinDigitGroups(plain: string): string {
  return plain.replace(/(?<=\d)-(?=\d)/g, '');
}

/**
 * Splits a search text into plain words; empty if nothing is typed. A masked number is searched by its
 * visible digits.
 */
export function searchWords(search: string): string[] {
  return plainText(search).replace(HIDDEN_DIGITS, '').replace(AREA_CODE, '$1').split(/\s+/).filter(Boolean);
}

// The masked digits of '***-**-1005' and 'XXX-XX-1005', because users search by what stubs and returns print.
const HIDDEN_DIGITS = /(?<!\S)[*x]{2,}(-[*x]+)*-?(?=\d)/g;
// The area code in '(787) 555-0110', as people write a telephone number.
const AREA_CODE = /\((\d+)\)/g;
