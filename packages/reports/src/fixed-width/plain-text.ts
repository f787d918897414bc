/**
 * A text as the files have it: upper case without accents, 'Núñez' as 'NUNEZ'. Apostrophes go without a trace, as the agencies
 * compare names: 'ONEILL'.
 */
export function plainText(text: string): string {
  return withoutAccents(text).replaceAll("'", '').toUpperCase();
}

// Most texts are, and to find that out is many times as fast as to take letters apart.
const PLAIN = /^[ -~]*$/;

/** The same letters without what stands above and below them; signs that have a plain form become it. */
export function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  // NFKD takes letters apart from their accents, and º and ª to o and a.
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‐-―]/g, '-');
}
