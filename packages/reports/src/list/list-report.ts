import type { SourcePart } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Orientation } from '../pdf/pdf-document.ts';
import type { Figure } from '../text/printed-figure.ts';

/** A date as it is printed, and the date itself. */
export type Day = { kind: 'day'; value: CalendarDate; text: string; isZero: false };

/** The content of a column in a row: words or a date at its left edge, a figure at its right one. */
export type Cell = string | Day | Figure;

/**
 * `share` is the column's part of the page's width. Its `source` and that of a row say where the cell of both
 * comes from.
 */
export type ListColumn = { caption: string; share: number; isFigure: boolean; source?: SourcePart };

/**
 * Rows that belong together, with what they add up to below them. A row of one cell is a sentence, across all
 * columns.
 */
export type ListGroup = {
  heading?: string;
  rows: readonly (readonly Cell[])[];
  /**
   * The source of each row, for who looks at it on a screen; null for a row that pay does not make, as in
   * JSON.
   */
  sources?: readonly (SourcePart | null)[];
  total?: readonly Cell[];
  totalSource?: SourcePart;
};

/**
 * A report that is a table: who it is of and what it covers, its columns, and its rows, as they are printed.
 */
export type ListReport = {
  title: string;
  company: string;
  /** Below the title, a line each: the dates, the numbers of the company that somebody looks for. */
  about: readonly string[];
  /** The day on which it was made. */
  date: CalendarDate;
  orientation: Orientation;
  columns: readonly ListColumn[];
  groups: readonly ListGroup[];
  /** The number of all rows, where not all of them are here. */
  rowsInAll?: number;
  total?: readonly Cell[];
  /** The source of the total; absent where it counts all pay of the columns. */
  totalSource?: SourcePart;
  /** The text in place of the rows where there are none. */
  empty: string;
};
