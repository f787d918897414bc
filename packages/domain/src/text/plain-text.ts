/**
 * A text without accents and capitals, so that 'Bayamon' finds 'BAYAMÓN'. The tilde of an ñ goes too:
 * keyboards lack it.
 */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * A plain text with its numbers in one piece: a telephone is shown as '787-555-0101', and looked for as
 * '7875550101'.
 */
export function joinDigitGroups(plain: string): string {
  return plain.replace(/(?<=\d)-(?=\d)/g, '');
}

/**
 * The plain words of a search; none while nothing is typed. A number that is shown in part is looked for by
 * that part.
 */
export function searchWords(search: string): string[] {
  return plainText(search).replace(HIDDEN_DIGITS, '').replace(AREA_CODE, '$1').split(/\s+/).filter(Boolean);
}

// Of '***-**-1005' and 'XXX-XX-1005', what stands before the last four; stubs and returns are searched by
// what they print.
const HIDDEN_DIGITS = /(?<!\S)[*x]{2,}(-[*x]+)*-?(?=\d)/g;
// '(787) 555-0110', as people write a telephone.
const AREA_CODE = /\((\d+)\)/g;
