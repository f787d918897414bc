/**
 * The letters and signs that a text of a file may have: of a person, of a company, of any other words, or of
 * an e-mail address.
 */
export type FileTextKind = 'person' | 'company' | 'text' | 'email';

// Letters, digits, hyphen and &, of a company comma and point too: Hacienda's publication for 2025; of other
// words any ASCII.
const NOT_TAKEN: Record<FileTextKind, RegExp> = {
  person: /[^A-Z0-9 &-]/gu,
  company: /[^A-Z0-9 &.,-]/gu,
  text: /[^ -~]/gu,
  email: /[^!-~]/gu,
};

/** A text with the letters that a file takes, and those of it that have no plain form and are left out. */
export type PlainFileText = { text: string; dropped: string };

/**
 * Returns a text as the agencies' files have it: upper case without accents, 'Núñez' as 'NUNEZ', and only
 * with the letters and signs that they take. Apostrophes go without a trace, as the agencies compare names:
 * 'ONEILL'; other signs become a space, and are not counted among what is dropped.
 */
export function plainFileText(text: string, kind: FileTextKind): PlainFileText {
  const plain =
    kind === 'email' ? withoutAccents(text) : withoutAccents(text).replaceAll("'", '').toUpperCase();
  const strange = [...new Set(plain.match(NOT_TAKEN[kind]))];
  if (strange.length === 0) return { text: plain, dropped: '' };
  const cleaned = plain.replace(NOT_TAKEN[kind], (sign) =>
    /\p{L}/u.test(sign) || kind === 'email' ? '' : ' ',
  );
  return {
    text: cleaned.replace(/ +/g, ' ').trim(),
    dropped: strange.filter((sign) => /\p{L}/u.test(sign)).join(''),
  };
}

// Most texts are, and to find that out is many times as fast as to take letters apart.
const PLAIN = /^[ -~]*$/;

/** Letters that Unicode does not take apart from a mark, and that have a usual plain form. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
};
const WITH_PLAIN_FORM = new RegExp(`[${Object.keys(PLAIN_FORMS).join('')}]`, 'gu');

/** Returns the letters without their accents; signs that have a plain form become it. */
function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  // NFKD takes letters apart from their accents, º and ª to o and a, and ligatures to their letters.
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʻʼ`´]/g, "'")
    .replace(WITH_PLAIN_FORM, (letter) => PLAIN_FORMS[letter] ?? letter);
}
