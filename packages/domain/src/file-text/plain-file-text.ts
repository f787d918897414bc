/** The kinds of text in a file, which decide the characters that it may have. */
export type FileTextKind = 'person' | 'company' | 'text' | 'email';

// The characters to remove. Names may have letters, digits, hyphen and &, a company's also comma and point
// (Hacienda's publication for 2025). Other texts may have any ASCII.
const REMOVED_CHARACTERS: Record<FileTextKind, RegExp> = {
  person: /[^A-Z0-9 &-]/gu,
  company: /[^A-Z0-9 &.,-]/gu,
  text: /[^ -~]/gu,
  email: /[^!-~]/gu,
};

/**
 * A text with the characters that a file accepts, and its letters without a plain form, which were dropped.
 */
export type PlainFileText = { text: string; dropped: string };

/**
 * Converts a text to the form of the agencies' files: upper case without accents ('Núñez' becomes 'NUNEZ'),
 * and only the accepted characters. Apostrophes are removed, as agencies compare names: 'ONEILL'. Other signs
 * become a space, and do not count as dropped.
 */
export function plainFileText(text: string, kind: FileTextKind): PlainFileText {
  const plain =
    kind === 'email' ? withoutAccents(text) : withoutAccents(text).replaceAll("'", '').toUpperCase();
  const strange = [...new Set(plain.match(REMOVED_CHARACTERS[kind]))];
  if (strange.length === 0) return { text: plain, dropped: '' };
  const cleaned = plain.replace(REMOVED_CHARACTERS[kind], (sign) =>
    /\p{L}/u.test(sign) || kind === 'email' ? '' : ' ',
  );
  return {
    text: cleaned.replace(/ +/g, ' ').trim(),
    dropped: strange.filter((sign) => /\p{L}/u.test(sign)).join(''),
  };
}

// Most texts are plain, and this test is much faster than the decomposition of letters.
const PLAIN = /^[ -~]*$/;

/** Letters that Unicode does not decompose, with their usual plain form. */
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

/** Returns a text without accents. Replaces characters that have a plain form. */
function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  // NFKD separates letters from their accents, and converts º and ª to o and a and ligatures to letters.
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʻʼ`´]/g, "'")
    .replace(WITH_PLAIN_FORM, (letter) => PLAIN_FORMS[letter] ?? letter);
}
