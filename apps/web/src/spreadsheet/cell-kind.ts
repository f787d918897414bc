import { spreadsheetText } from '../text/records/spreadsheet.es.ts';
import { cellText, digitsText, type FileCell } from './sheet-cell.ts';

const { cell: problems } = spreadsheetText;

/** The value of a cell, or a sentence that says why it has none. */
export type CellReading = { value: unknown; problem?: undefined } | { problem: string };

/** The kind of a column in a file: how Excel shows it, and how a filled cell is read into a record. */
export type CellKind = {
  /** Excel's format of the column. */
  format: string;
  /** Returns the value, or the text itself if it is none, which the schema then refuses. */
  read: (cell: FileCell) => CellReading;
  /** A value in a form that is accepted, for the sentence about one that is not. */
  example?: string;
  /** The words to choose from. */
  choices?: readonly string[];
};

/** Kept as typed, zeros at the front too. */
export const AS_TEXT = '@';

/** A spreadsheet keeps this many digits of a number and makes zeros of the others. */
const KEPT_DIGITS = 15;

type NumberCell = Extract<FileCell, { kind: 'number' }>;

type Readers = {
  format: string;
  text: (text: string) => CellReading;
  number: (cell: NumberCell) => CellReading;
  example?: string;
  choices?: readonly string[];
};

/** Builds a kind from functions that read its texts and its numbers; any other cell is a problem. */
export function kindOf({ text, number, ...kind }: Readers): CellKind {
  return {
    ...kind,
    read: (cell) => {
      switch (cell.kind) {
        case 'text':
          return text(cell.text);
        case 'number':
          return number(cell);
        case 'flag':
          return text(cellText(cell));
        case 'unreadable':
          return { problem: problems.unreadable[cell.reason](cell.text) };
      }
    },
  };
}

export const asText = (text: string): CellReading => ({ value: text });

/** Reads the digits of a number that stands in a column of texts, with the zeros that its format shows. */
export function digitsOf(cell: NumberCell): CellReading {
  if (cell.shownAs !== 'number') return { problem: problems.notText(cellText(cell)) };
  const digits = digitsText(cell.number);
  if (digits.length > KEPT_DIGITS) return { problem: problems.tooManyDigits };
  const places = /^0+$/.test(cell.format) ? cell.format.length : 0;
  return { value: digits.padStart(places, '0') };
}

/**
 * Reads a number as its format shows it, for a column of texts: '"EMP-"0000' shows 12 as EMP-0012. A format
 * that shows more than digits in a way that is not known here is a problem.
 */
export function shownText(cell: NumberCell): CellReading {
  const read = digitsOf(cell);
  const format = cell.format.replace(/\[(?![<>=])[^\]]*\]|_.|\*./g, '').replace(/;[^"]*$/, '');
  if (read.problem !== undefined || /^(?:general|standard|@|[#0?,.]*)$/i.test(format)) return read;
  const shown = inPattern(String(read.value), format);
  return shown === undefined ? { problem: problems.otherFormat(String(read.value)) } : { value: shown };
}

/** Puts digits into a pattern of places (0 and #) and signs between them; undefined for another pattern. */
function inPattern(digits: string, pattern: string): string | undefined {
  const signs = [...pattern.matchAll(/"([^"]*)"|\\(.)|([0#])|([-/() ])|(.)/gs)];
  const first = signs.findIndex(([, , , place]) => place !== undefined);
  if (first < 0 || !/^\d+$/.test(digits) || signs.some(([, , , , , other]) => other !== undefined))
    return undefined;
  const left = Array.from(digits);
  const shown = signs.map(([, quoted, escaped, , sign]) => quoted ?? escaped ?? sign ?? '');
  for (const [index, [, , , place]] of [...signs.entries()].toReversed()) {
    if (place === undefined) continue;
    const own = index === first ? left.splice(0).join('') : left.pop();
    shown[index] = own || (place === '0' ? '0' : '');
  }
  return shown.join('');
}

/** Reads a number whose first zeros a spreadsheet dropped, up to `dropped` of `length` digits. */
export function digitsWithZeros(cell: NumberCell, length: number, dropped: number): CellReading {
  const read = digitsOf(cell);
  if (read.problem !== undefined || !/^\d+$/.test(String(read.value))) return read;
  const digits = String(read.value);
  return { value: digits.length >= length - dropped ? digits.padStart(length, '0') : digits };
}
