import { PassThrough } from 'node:stream';
import { FULL_RATE } from '@garita/domain/money/rate';
import ExcelJS from 'exceljs';
import { LIST } from '../text/labels.es.ts';
import { longDate } from '../text/printed-date.es.ts';
import { columnWidths } from './column-widths.ts';
import { type SheetCell, type SheetList, withDecimalHours } from './decimal-hours.ts';
import type { ListGroup, ListReport } from './list-report.ts';
import { trackCompression } from './workbook-compression.ts';

/** The media type of the file. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const FORMATS = {
  money: '#,##0.00;-#,##0.00',
  time: '[h]:mm',
  hours: '0.00',
  percent: '0.00%',
  count: '0',
  day: 'd mmm yyyy',
} as const;

const HOURS_OF_DAY = 24;
const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = HOURS_OF_DAY * MINUTES_OF_HOUR;
/** Excel's SUBTOTAL(9, …), a sum that leaves other subtotals out. */
const SUM = 9;
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[\\/?*[\]:']/g;

/**
 * Renders lists as an Excel file with a sheet for each: the head, the captions, which stay in view, the rows,
 * and the totals as formulas. If rows stand under headings, each row has its heading in a first column, so
 * that it can be sorted and filtered.
 *
 * @param coming later rows, some of each list at a time; they are read once for each list
 */
export async function* renderWorkbook(
  lists: readonly ListReport[],
  coming: AsyncIterable<LaterRows> = NOTHING_COMING,
): AsyncGenerator<Uint8Array> {
  const stream = new PassThrough();
  const written = writeLists(lists, coming, stream);
  // A failure while writing also ends the reading.
  written.catch((error: Error) => stream.destroy(error));
  yield* stream;
  await written;
}

/** Later groups of each list, in the order of the lists. */
export type LaterRows = readonly (readonly ListGroup[])[];

const NOTHING_COMING: AsyncIterable<LaterRows> = (async function* () {})();

async function writeLists(
  lists: readonly ListReport[],
  coming: AsyncIterable<LaterRows>,
  stream: PassThrough,
): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const packed = trackCompression(workbook, stream);
  const names = sheetNames(lists);
  for (const [index, list] of lists.entries()) {
    const more = comingOf(coming, index, async () => {
      await packed();
      if (stream.destroyed) throw new Error('Nobody reads the workbook any more');
    });
    await writeList(workbook, { list, more }, names[index] ?? list.title);
  }
  await workbook.commit();
}

/** Yields the later groups of one list; the next ones are read only after the previous ones were `packed`. */
async function* comingOf(
  coming: AsyncIterable<LaterRows>,
  index: number,
  packed: () => Promise<void>,
): AsyncGenerator<ListGroup> {
  for await (const part of coming) {
    yield* part[index] ?? [];
    await packed();
  }
}

/**
 * Returns the names of the sheets as Excel accepts them: short, without forbidden characters, and different
 * from each other in any case of the letters.
 */
function sheetNames(lists: readonly ListReport[]): string[] {
  const taken = new Set<string>();
  return lists.map(({ title }) => {
    const plain = title.replace(NOT_IN_NAMES, ' ');
    let name = cutTo(plain, LONGEST_NAME);
    for (let times = 2; taken.has(name.toLowerCase()); times++) {
      const mark = ` (${times})`;
      name = cutTo(plain, LONGEST_NAME - mark.length) + mark;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

function cutTo(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

async function writeList(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  { list: printed, more }: { list: ListReport; more: AsyncIterable<ListGroup> },
  name: string,
): Promise<void> {
  const { list, groupOf } = withDecimalHours(printed);
  const head = [[list.title], [list.company], ...list.about.map((line) => [line]), [longDate(list.date)]];
  const captionRow = head.length + 1;
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: captionRow }],
    pageSetup: {
      orientation: list.orientation,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${captionRow}:${captionRow}`,
    },
  });
  const hasHeadings = list.groups.some(({ heading }) => heading !== undefined);
  const columns = [
    ...(hasHeadings ? [{ caption: LIST.captions.person, isFigure: false }] : []),
    ...list.columns,
  ];
  sheet.columns = columnWidths(list, hasHeadings).map((width) => ({ width }));
  for (const line of head) sheet.addRow(line).commit();
  const captions = sheet.addRow(columns.map(({ caption }) => caption));
  captions.font = { bold: true };
  captions.alignment = { wrapText: true };
  captions.commit();

  const { groups, total } = list;
  const rates: RateCells = [];
  let last = captionRow;
  for (const group of groups) last = writeGroup(sheet, group, { hasHeadings, last, rates });
  for await (const group of more) {
    last = writeGroup(sheet, groupOf(group), { hasHeadings, last, rates });
  }
  if (total && last > captionRow) {
    writeSums(sheet, total, { hasHeadings, from: captionRow + 1, to: last, rates });
  }
  sheet.commit();
}

/** Writes the rows of a group below the last row, and returns the new last row. */
function writeGroup(
  sheet: ExcelJS.Worksheet,
  { heading = '', rows, total }: SheetList['groups'][number],
  { hasHeadings, last, rates }: Pick<Sums, 'hasHeadings' | 'rates'> & { last: number },
): number {
  const to = last + rows.length;
  for (const [index, cells] of rows.entries()) {
    const row = sheet.addRow([]);
    const placed = hasHeadings ? [heading, ...cells] : cells;
    placed.forEach((cell, column) => {
      fill(row.getCell(column + 1), cell, { isSentence: cells.length === 1 });
      if (typeof cell === 'object' && cell.kind === 'percent') rates.push({ column, row: last + 1 + index });
    });
    row.commit();
  }
  if (!total) return to;
  writeSums(sheet, total, { heading, hasHeadings, from: last + 1, to, rates });
  return to + 1;
}

/** The cells of rates, which stand beside the amounts that they explain and belong to no sum. */
type RateCells = { column: number; row: number }[];

type Sums = {
  heading?: string;
  hasHeadings: boolean;
  from: number;
  to: number;
  rates: RateCells;
};

/** Writes a line of totals: each figure adds up its column between two rows, without the rates in it. */
function writeSums(
  sheet: ExcelJS.Worksheet,
  cells: readonly SheetCell[],
  { heading = '', hasHeadings, from, to, rates }: Sums,
) {
  const row = sheet.addRow([]);
  row.font = { bold: true };
  const placed = hasHeadings ? [heading, ...cells] : cells;
  placed.forEach((cell, index) => {
    const target = row.getCell(index + 1);
    fill(target, cell);
    if (typeof cell === 'string' || cell.kind === 'day') return;
    const isTime = cell.kind === 'time';
    // The decimals beside a time are added up, because a negative time is a text.
    const { address } = isTime ? row.getCell(index + 2) : target;
    const column = address.replace(/\d+$/, '');
    const without = rates.filter((rate) => rate.column === index).map((rate) => rate.row);
    const ranges = rangesBetween(from, to, without).map(
      ([first, last]) => `${column}${first}:${column}${last}`,
    );
    const sum = `SUBTOTAL(${[SUM, ...ranges].join()})`;
    target.value = { formula: isTime ? timeFormula(sum) : sum, result: excelFigure(cell) };
  });
  row.commit();
}

/** Returns the formula that shows hours as a time, or as a text if they are negative. */
function timeFormula(hours: string): string {
  return `IF(${hours}<0,"-"&TEXT(-${hours}/${HOURS_OF_DAY},"${FORMATS.time}"),${hours}/${HOURS_OF_DAY})`;
}

/** Returns the rows between two of them in ranges that leave some out. */
function rangesBetween(from: number, to: number, without: readonly number[]): [number, number][] {
  const stops = [...without.filter((row) => row >= from && row <= to), to + 1];
  const starts = [from, ...stops.map((row) => row + 1)];
  return stops.flatMap((stop, index): [number, number][] => {
    const start = starts[index] ?? from;
    return start < stop ? [[start, stop - 1]] : [];
  });
}

/** Fills a cell. A sentence runs over the empty cells beside it; other words break within their column. */
function fill(
  target: ExcelJS.Cell,
  cell: SheetCell,
  { isSentence = false }: { isSentence?: boolean } = {},
): void {
  if (cell === '') return;
  if (typeof cell === 'string') {
    target.value = cell;
    target.alignment = { vertical: 'top', wrapText: !isSentence };
    return;
  }
  const value = cell.kind === 'day' ? new Date(Date.parse(cell.value)) : excelFigure(cell);
  target.alignment = { vertical: 'top', ...(typeof value === 'string' && { horizontal: 'right' }) };
  target.numFmt = FORMATS[cell.kind];
  target.value = value;
}

function excelFigure({ kind, value, text }: Exclude<SheetCell, string | { kind: 'day' }>): number | string {
  switch (kind) {
    case 'money':
      return value / 100;
    case 'time':
      return value < 0 ? text : value / MINUTES_OF_DAY;
    case 'hours':
      return value / MINUTES_OF_HOUR;
    case 'percent':
      return value / FULL_RATE;
    case 'count':
      return value;
  }
}
