import Papa from 'papaparse';
import type { CellsByPosition } from './read-workbook.ts';
import { type FileCell, textCell } from './sheet-cell.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** A file of separated values; without cells where a quotation mark is never closed, with the row of it. */
export type ReadCsv = { cells: CellsByPosition; openQuote?: undefined } | { openQuote: number };

/**
 * Reads a file of values that are separated by commas, semicolons or tabs: by which its first row has most of
 * the headings that are expected, unless a first line such as 'sep=;' tells it, as Excel has it.
 */
export function readCsv(content: ArrayBuffer, isHeading: (text: string) => boolean): ReadCsv {
  const text = decodeText(content);
  const [separatorLine, delimiter] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const body = text.slice(separatorLine?.length ?? 0);
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: delimiter ?? separatorOf(body, isHeading),
  });
  const quoting = errors.find(({ type }) => type === 'Quotes');
  if (quoting) return { openQuote: (quoting.row ?? 0) + 1 };
  const rows: CellsByPosition = new Map();
  for (const [index, values] of data.entries()) {
    const cells = values.flatMap((value, column) => {
      const cell = csvCell(value);
      return cell ? [[column + 1, cell] as const] : [];
    });
    if (cells.length > 0) rows.set(index + 1, new Map(cells));
  }
  return { cells: rows };
}

/**
 * Reads a value. Programs write `="00901"` so that a spreadsheet keeps the zeros of a text; any other formula
 * has no value.
 */
function csvCell(value: string): FileCell | undefined {
  const [, quoted] = /^\s*="((?:[^"]|"")*)"\s*$/.exec(value) ?? [];
  if (quoted !== undefined) return textCell(quoted.replaceAll('""', '"'));
  const text = value.trim();
  return text.startsWith('=') ? { kind: 'unreadable', reason: 'not-calculated', text } : textCell(text);
}

function separatorOf(text: string, isHeading: (text: string) => boolean): string {
  const headings = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.filter(isHeading).length ?? 0;
  return SEPARATORS.toSorted((one, other) => headings(other) - headings(one))[0] ?? ',';
}

/**
 * Decodes a text by its byte order mark; without one it is UTF-8, or Windows-1252 if it cannot be UTF-8: what
 * Excel writes as 'CSV' on Windows.
 */
function decodeText(content: ArrayBuffer): string {
  const [first, second] = new Uint8Array(content);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
