import { type FileTextKind, plainFileText } from './plain-file-text.ts';
import { abbreviateAddress, abbreviateCompany } from './postal-abbreviations.ts';

/** The text of a field, with its loss: the end that was cut, and letters that no file has. */
export type FittedText = { text: string; cut: string; dropped: string };

/**
 * Fits a text into a field of so many characters. A company's name that is too long is abbreviated; what is
 * still too long is cut.
 */
export function fitText(text: string, kind: FileTextKind, width: number): FittedText {
  const { text: plain, dropped } = plainFileText(text, kind);
  const short = plain.length > width && kind === 'company' ? abbreviateCompany(plain) : plain;
  return { text: short.slice(0, width).trimEnd(), cut: short.slice(width).trim(), dropped };
}

/** A street in two lines, the first blank where one has room for it all, and what is lost of it. */
export type FittedStreet = { lines: readonly [string, string]; cut: string; dropped: string };

/**
 * Fits a street into two lines of so many characters. One that is too long is abbreviated as the Postal
 * Service does; what is still too long is cut.
 */
export function fitStreet(street: string, width: number): FittedStreet {
  const { text: plain, dropped } = plainFileText(street, 'text');
  const short = abbreviateAddress(plain);
  const whole = inTwoLines(plain, width) ?? inTwoLines(short, width) ?? inTwoLines(bare(short), width);
  if (whole) return { lines: whole, cut: '', dropped };
  const [first, rest] = firstLine(bare(short), width);
  return { lines: [first, rest.slice(0, width).trimEnd()], cut: rest.slice(width).trim(), dropped };
}

// Publication 28, appendix I: the words that name a number are left out.
function bare(street: string): string {
  return street
    .replace(/#|\b(?:NUM|NUMERO|NO)\b(?= ?\d)/g, '')
    .replace(/,/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

// The urbanization or the building goes before the street: whoever writes addresses puts a comma between
// them.
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

/** Breaks a line at the last space that fits; a word that is longer than the line is broken. */
function firstLine(text: string, width: number): [string, string] {
  const space = text.lastIndexOf(' ', width);
  return space > 0
    ? [text.slice(0, space), text.slice(space + 1)]
    : [text.slice(0, width), text.slice(width)];
}
