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

/** Reads a number whose first zeros a spreadsheet dropped, up to `dropped` of `length` digits. */
export function digitsWithZeros(cell: NumberCell, length: number, dropped: number): CellReading {
  const read = digitsOf(cell);
  if (read.problem !== undefined || !/^\d+$/.test(String(read.value))) return read;
  const digits = String(read.value);
  return { value: digits.length >= length - dropped ? digits.padStart(length, '0') : digits };
}
