import type { SourcePart } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Orientation } from '../pdf/pdf-document.ts';
import type { Figure } from '../text/printed-figure.ts';

/** A date as it is printed, and the date itself. */
export type Day = { kind: 'day'; value: CalendarDate; text: string; isZero: false };

/** The content of a column in a row: words or a date, left-aligned, or a figure, right-aligned. */
export type Cell = string | Day | Figure;

/** Returns the printed text of a cell; '' where a row has no such cell. */
export function textOf(cell: Cell | undefined = ''): string {
  return typeof cell === 'string' ? cell : cell.text;
}

/**
 * A column. `share` is its part of the page's width. Its `source` and that of a row give the source of their
 * cell.
 */
export type ListColumn = { caption: string; share: number; isFigure: boolean; source?: SourcePart };

/**
 * Rows that belong together, with their total below them. A row of one cell is a sentence across all columns.
 */
export type ListGroup = {
  heading?: string;
  rows: readonly (readonly Cell[])[];
  /** The source of each row, for the screen; null for a row that pay does not make, as in JSON. */
  sources?: readonly (SourcePart | null)[];
  total?: readonly Cell[];
  totalSource?: SourcePart;
};

/** A report that is a table: its company, its subject, its columns, and its rows as they are printed. */
export type ListReport = {
  title: string;
  company: string;
  /** The lines below the title: the dates, and the numbers of the company. */
  about: readonly string[];
  /** The day on which it was made. */
  date: CalendarDate;
  orientation: Orientation;
  columns: readonly ListColumn[];
  groups: readonly ListGroup[];
  /** The number of all rows, if not all of them are here. */
  rowsInAll?: number;
  total?: readonly Cell[];
  /** The source of the total; absent where it counts all pay of the columns. */
  totalSource?: SourcePart;
  /** The text in place of the rows if there are none. */
  empty: string;
};
