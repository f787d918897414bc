import type ExcelJS from 'exceljs';
import { LIST } from '../text/labels.es.ts';
import { longDate } from '../text/printed-date.es.ts';
import { type SheetCell, type SheetList, withDecimalHours } from './decimal-hours.ts';
import type { ListGroup, ListReport } from './list-report.ts';
import { columnWidths, excelFigure, fill, timeFormula } from './workbook-cells.ts';

/** Excel's SUBTOTAL(9, …), a sum that leaves other subtotals out. */
const SUM = 9;

/** Writes a list and its later groups as a sheet of the workbook. */
export async function writeList(
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

/** Returns the rows between two of them in ranges that leave some out. */
function rangesBetween(from: number, to: number, without: readonly number[]): [number, number][] {
  const stops = [...without.filter((row) => row >= from && row <= to), to + 1];
  const starts = [from, ...stops.map((row) => row + 1)];
  return stops.flatMap((stop, index): [number, number][] => {
    const start = starts[index] ?? from;
    return start < stop ? [[start, stop - 1]] : [];
  });
}
