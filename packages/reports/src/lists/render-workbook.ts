import { PassThrough } from 'node:stream';
import { WHOLE } from '@garita/domain/money/rate';
import ExcelJS from 'exceljs';
import { LIST } from '../text/labels.es.ts';
import { longDate } from '../text/printed-date.es.ts';
import type { Cell, ListGroup, ListReport } from './list-report.ts';

/** What a browser calls the type of the file. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const FORMATS = {
  money: '#,##0.00;-#,##0.00',
  time: '[h]:mm',
  percent: '0.00%',
  day: 'd mmm yyyy',
} as const;

const MINUTES_OF_DAY = 24 * 60;
/** Excel's SUBTOTAL(9, …) is a sum that leaves other subtotals out. */
const SUM = 9;
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[\\/?*[\]:']/g;

/**
 * Lists as an Excel file, a sheet for each: who and what it is of, the captions, which stay in view, a row for each of its rows and
 * its totals as formulas. Where rows stand under headings, each has its heading in a first column, so that it can be sorted and filtered.
 */
export async function* renderWorkbook(lists: readonly ListReport[]): AsyncGenerator<Uint8Array> {
  const stream = new PassThrough();
  const written = writeLists(lists, stream);
  // What fails while it is written ends the reading, too.
  written.catch((error: Error) => stream.destroy(error));
  yield* stream;
  await written;
}

async function writeLists(lists: readonly ListReport[], stream: PassThrough): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const names = sheetNames(lists);
  lists.forEach((list, index) => {
    writeList(workbook, list, names[index] ?? list.title);
  });
  await workbook.commit();
}

/** What Excel takes for the name of a sheet: short, of its letters, and not what another one has in any case of letters. */
function sheetNames(lists: readonly ListReport[]): string[] {
  const taken = new Set<string>();
  return lists.map(({ title }) => {
    const plain = title.replace(NOT_IN_NAMES, ' ');
    let name = plain.slice(0, LONGEST_NAME);
    for (let times = 2; taken.has(name.toLowerCase()); times++) {
      const mark = ` (${times})`;
      name = plain.slice(0, LONGEST_NAME - mark.length) + mark;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

function writeList(workbook: ExcelJS.stream.xlsx.WorkbookWriter, list: ListReport, name: string): void {
  const head = [[list.title], [list.company], ...list.about.map((line) => [line]), [longDate(list.date)]];
  const captionRow = head.length + 1;
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: captionRow }] });
  const hasHeadings = list.groups.some(({ heading }) => heading !== undefined);
  const columns = [
    ...(hasHeadings ? [{ caption: LIST.captions.person, isFigure: false }] : []),
    ...list.columns,
  ];
  sheet.columns = columns.map(({ isFigure }, index) => ({
    width: index === 0 && hasHeadings ? 34 : isFigure ? 14 : 18,
  }));
  for (const line of head) sheet.addRow(line).commit();
  const captions = sheet.addRow(columns.map(({ caption }) => caption));
  captions.font = { bold: true };
  captions.alignment = { wrapText: true };
  captions.commit();

  const { groups, total } = list;
  let last = captionRow;
  for (const group of groups) last = writeGroup(sheet, group, { hasHeadings, last });
  if (total && last > captionRow) {
    writeSums(sheet, total, { hasHeadings, from: captionRow + 1, to: last });
  }
  sheet.commit();
}

/** The rows of a group below the last row so far; answers which is the last one then. */
function writeGroup(
  sheet: ExcelJS.Worksheet,
  { heading = '', rows, total }: ListGroup,
  { hasHeadings, last }: { hasHeadings: boolean; last: number },
): number {
  const to = last + rows.length;
  for (const cells of rows) {
    const row = sheet.addRow([]);
    const placed = hasHeadings ? [heading, ...cells] : cells;
    placed.forEach((cell, index) => fill(row.getCell(index + 1), cell));
    row.commit();
  }
  if (!total) return to;
  writeSums(sheet, total, { heading, hasHeadings, from: last + 1, to });
  return to + 1;
}

type Sums = { heading?: string; hasHeadings: boolean; from: number; to: number };

/** A line of totals: each figure adds up its column from one row to another. */
function writeSums(
  sheet: ExcelJS.Worksheet,
  cells: readonly Cell[],
  { heading = '', hasHeadings, from, to }: Sums,
) {
  const row = sheet.addRow([]);
  row.font = { bold: true };
  const placed = hasHeadings ? [heading, ...cells] : cells;
  placed.forEach((cell, index) => {
    const target = row.getCell(index + 1);
    fill(target, cell);
    if (typeof cell === 'string' || cell.kind === 'day') return;
    const { address } = target;
    const column = address.replace(/\d+$/, '');
    target.value = { formula: `SUBTOTAL(${SUM},${column}${from}:${column}${to})`, result: excelNumber(cell) };
  });
  row.commit();
}

function fill(target: ExcelJS.Cell, cell: Cell): void {
  if (cell === '') return;
  if (typeof cell === 'string') {
    target.value = cell;
    return;
  }
  target.numFmt = FORMATS[cell.kind];
  target.value = cell.kind === 'day' ? new Date(cell.value) : excelNumber(cell);
}

function excelNumber({ kind, value }: Exclude<Cell, string | { kind: 'day' }>): number {
  switch (kind) {
    case 'money':
      return value / 100;
    case 'time':
      return value / MINUTES_OF_DAY;
    case 'percent':
      return value / WHOLE;
  }
}
