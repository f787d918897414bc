import { type FileTextKind, plainFileText } from './plain-file-text.ts';
import { abbreviateAddress, abbreviateCompany } from './postal-abbreviations.ts';

/** The text of a field, and its loss: the end that was cut, and letters that files cannot have. */
export type FittedText = { text: string; cut: string; dropped: string };

/**
 * Fits a text into a field of this width. Abbreviates a company's name that is too long, then cuts what is
 * still too long.
 */
export function fitText(text: string, kind: FileTextKind, width: number): FittedText {
  const { text: plain, dropped } = plainFileText(text, kind);
  const short = plain.length > width && kind === 'company' ? abbreviateCompany(plain) : plain;
  return { text: short.slice(0, width).trimEnd(), cut: short.slice(width).trim(), dropped };
}

/** A street in two lines, the first blank if the second has space for all of it, and its loss. */
export type FittedStreet = { lines: readonly [string, string]; cut: string; dropped: string };

/**
 * Fits a street into two lines of this width. Abbreviates a street that is too long as the Postal Service
 * does, then cuts what is still too long, at a word.
 */
export function fitStreet(street: string, width: number): FittedStreet {
  const { text: plain, dropped } = plainFileText(street, 'text');
  const short = abbreviateAddress(plain);
  const whole =
    inTwoLines(plain, width) ?? inTwoLines(short, width) ?? inTwoLines(withoutNumberWords(short), width);
  if (whole) return { lines: whole, cut: '', dropped };
  const [first, rest] = firstLine(withoutNumberWords(short), width);
  if (rest.length <= width) return { lines: [first, rest], cut: '', dropped };
  const [second, cut] = firstLine(rest, width);
  return { lines: [first, second], cut, dropped };
}

// Removes the words that announce a number (Publication 28, appendix I).
function withoutNumberWords(street: string): string {
  return street
    .replace(/#|\b(?:NUM|NUMERO|NO)\b(?= ?\d)/g, '')
    .replace(/,/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

// Splits a street into two lines, preferably at a comma, which people put between urbanization or building
// and street. Returns undefined if it does not fit.
function inTwoLines(street: string, width: number): [string, string] | undefined {
  if (street.length <= width) return ['', street];
  const breaks = [...street.matchAll(/,? /g)]
    .map(({ index, 0: gap }) => ({
      first: street.slice(0, index),
      second: street.slice(index + gap.length),
      isComma: gap.startsWith(','),
    }))
    .filter(({ first, second }) => first.length <= width && second.length <= width);
  const chosen = breaks.find(({ isComma }) => isComma) ?? breaks.at(-1);
  return chosen && [chosen.first, chosen.second];
}

/** Splits a text at the last space that fits. Breaks a word that is longer than the line. */
function firstLine(text: string, width: number): [string, string] {
  const space = text.lastIndexOf(' ', width);
  return space > 0
    ? [text.slice(0, space), text.slice(space + 1)]
    : [text.slice(0, width), text.slice(width)];
}
