import { tidy } from '@garita/domain/field/line.schema';
import { spreadsheetText } from '../text/records/spreadsheet.es.ts';
import { readCsv } from './read-csv.ts';
import type { CellsByPosition } from './read-workbook.ts';
import { cellText, columnLetters, type FileCell } from './sheet-cell.ts';

const text = spreadsheetText.file;

/** A filled row: its number in the sheet, and its filled cells by their headings. */
export type TableRow = { number: number; cellUnder: (heading: string) => FileCell | undefined };

/** The rows of a file, with the headings that nobody asked for; or the reason why it cannot be read. */
export type ReadTable = { rows: TableRow[]; unknownHeadings: string[] } | { failure: string };

/**
 * Reads a table out of an Excel file (.xlsx, its first visible sheet) or a file of separated values. The
 * first row has the headings, in any order, whatever their case, accents and mark of what is required. Each
 * expected heading has to be there once, except that files may lack those that were added `later`.
 */
export async function readTable(
  content: ArrayBuffer,
  headings: readonly string[],
  later: ReadonlySet<string> = new Set(),
): Promise<ReadTable> {
  const read = await readCells(content, headings).catch(() => ({ failure: text.unreadable }));
  if ('failure' in read) return read;
  const [first = new Map<number, FileCell>(), ...rest] = withFirstRow(read.cells);
  const columns = [...first].map(([column, cell]) => ({ column, heading: cellText(cell) }));
  const found = headings.map((heading) => ({
    heading,
    places: columns.filter((one) => keyOf(one.heading) === keyOf(heading)).map(({ column }) => column),
  }));
  const failure = headingFailure(found, later);
  if (failure !== undefined) return { failure };
  const columnOf = new Map(found.map(({ heading, places }) => [heading, places[0]]));
  const knownColumns = new Set(columnOf.values());
  const rows = rest.flatMap(([number, cells]): TableRow[] =>
    [...cells.keys()].some((column) => knownColumns.has(column))
      ? [{ number, cellUnder: (heading) => cells.get(columnOf.get(heading) ?? 0) }]
      : [],
  );
  const unknownHeadings = columns
    .filter(({ column }) => !knownColumns.has(column))
    .map(({ heading }) => heading);
  return { rows, unknownHeadings: [...unknownHeadings, ...columnsWithoutHeading(rest, first)] };
}

type FoundHeading = { heading: string; places: readonly number[] };

function headingFailure(found: readonly FoundHeading[], later: ReadonlySet<string>): string | undefined {
  const missing = found
    .filter(({ heading, places }) => places.length === 0 && !later.has(heading))
    .map(({ heading }) => heading);
  // Values under an unknown heading would be lost silently.
  if (missing.length > 0) return text.missingColumns(missing);
  const repeated = found.find(({ places }) => places.length > 1);
  return repeated && text.repeatedHeading(repeated.heading, repeated.places.map(columnLetters));
}

/** The letters of columns that are filled under an empty heading. */
function columnsWithoutHeading(
  rows: readonly (readonly [number, ReadonlyMap<number, FileCell>])[],
  headings: ReadonlyMap<number, FileCell>,
): string[] {
  const columns = new Set(rows.flatMap(([, cells]) => [...cells.keys()]));
  return [...columns]
    .filter((column) => !headings.has(column))
    .toSorted((one, other) => one - other)
    .map((column) => text.column(columnLetters(column)));
}

function withFirstRow(
  cells: CellsByPosition,
): [Map<number, FileCell> | undefined, ...[number, Map<number, FileCell>][]] {
  return [cells.get(1), ...[...cells].filter(([number]) => number > 1)];
}

async function readCells(
  content: ArrayBuffer,
  headings: readonly string[],
): Promise<{ cells: CellsByPosition } | { failure: string }> {
  const [first, second, third] = new Uint8Array(content);
  if (first === 0x50 && second === 0x4b) {
    // The reader of workbooks is large, so it is fetched when it is first needed.
    const { readWorkbook } = await import('./read-workbook.ts');
    return { cells: await readWorkbook(content) };
  }
  if (first === 0xd0 && second === 0xcf && third === 0x11) return { failure: text.oldOrProtected };
  const isWide = first === 0xff || first === 0xfe;
  if (!isWide && new Uint8Array(content).includes(0)) return { failure: text.unreadable };
  const keys = new Set(headings.map(keyOf));
  const csv = readCsv(content, (heading) => keys.has(keyOf(heading)));
  return csv.openQuote === undefined ? csv : { failure: text.openQuote(csv.openQuote) };
}

/** Normalizes a heading, so that headings that look the same are equal. */
function keyOf(heading: string): string {
  return tidy(heading.replace(/\s*\*\s*$/, ''))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
