import { FULL_RATE } from '@garita/domain/money/rate';
import type ExcelJS from 'exceljs';
import { LIST } from '../text/labels.es.ts';
import type { SheetCell, SheetList } from './decimal-hours.ts';

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

/** Returns the formula that shows hours as a time, or as a text if they are negative. */
export function timeFormula(hours: string): string {
  return `IF(${hours}<0,"-"&TEXT(-${hours}/${HOURS_OF_DAY},"${FORMATS.time}"),${hours}/${HOURS_OF_DAY})`;
}

/** Fills a cell. A sentence runs over the empty cells beside it; other words break within their column. */
export function fill(
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

/** Returns the value of a figure in Excel: dollars, a part of a day, hours, a fraction or a count. */
export function excelFigure({
  kind,
  value,
  text,
}: Exclude<SheetCell, string | { kind: 'day' }>): number | string {
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

/** The narrowest columns, in the letters in which Excel measures columns. */
const NARROWEST = { words: 10, figures: 12 };
/** The narrowest columns of a list with later rows, whose figures may be longer than the known ones. */
const ROOMY = { words: 20, figures: 18 };
const WIDEST = 44;
/** The letters beside the content of a column. */
const MARGIN = 2;

/**
 * Returns the widths of a list's columns in Excel. Every figure is visible, and short words stand on one
 * line. A caption may take several lines, but its longest word fits on one.
 */
export function columnWidths(
  { columns, groups, rowsInAll, total = [] }: SheetList,
  hasHeadings: boolean,
): number[] {
  const narrowest = rowsInAll === undefined ? NARROWEST : ROOMY;
  const rows = [...groups.flatMap((group) => [...group.rows, group.total ?? []]), total];
  const widths = columns.map(({ caption, isFigure }, index) => {
    const longest = rows.reduce(
      (most, cells) => (cells.length === 1 ? most : Math.max(most, textOf(cells[index]).length)),
      longestWord(caption),
    );
    return isFigure
      ? Math.max(narrowest.figures, longest + MARGIN)
      : Math.min(WIDEST, Math.max(narrowest.words, longest + MARGIN));
  });
  if (!hasHeadings) return widths;
  const longest = groups.reduce(
    (most, { heading = '' }) => Math.max(most, heading.length),
    LIST.captions.person.length,
  );
  return [Math.min(WIDEST, longest + MARGIN), ...widths];
}

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => word.length));
}

function textOf(cell: SheetCell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.text;
}
