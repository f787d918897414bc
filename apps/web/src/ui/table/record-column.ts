import type { Cents } from '@garita/domain/money/cents';
import type { Rate } from '@garita/domain/money/rate';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { ReactNode } from 'react';
import { dateText, momentText } from '../../lib/date-text.ts';
import { dollarsText, percentText } from '../amount.tsx';

/** One column of a table of records. */
export type RecordColumn<Row> = {
  id: string;
  header: string;
  /**
   * The text of the column: shown unless `cell` renders it, searched, and exported if there is no `value`.
   */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /**
   * The value behind the text, by which the column is sorted and with which Excel can calculate. Undefined
   * for a row that has only words ('Sin límite').
   */
  value?: (row: Row) => ColumnValue | undefined;
  /** The total of all found rows: `sumOfCents(({ net }) => net)`. */
  total?: (rows: readonly Row[]) => ColumnValue;
  /** The sort key, if neither value nor text would do. */
  sortBy?: (row: Row) => string | number;
  isSortable?: boolean;
  /** 'end' for amounts and counts. */
  align?: 'start' | 'end';
};

/** Returns the content of a cell. */
export function cellContent<Row>(column: RecordColumn<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : column.text(row);
}

/** Returns the sort key of a row in a column. */
export function sortKey<Row>({ sortBy, value, text }: RecordColumn<Row>, row: Row): string | number {
  if (sortBy) return sortBy(row);
  const known = value?.(row);
  return known ? sizeOf(known) : text(row);
}

/** Returns true if the rows can be sorted by this column. */
export function canBeSorted<Row>(column: RecordColumn<Row>): boolean {
  return column.isSortable ?? true;
}

/** Compares two sort keys: numbers by size, texts in Spanish order with 'Período 9' before 'Período 10'. */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareSpanish(String(one), String(other));
}

/** A typed value of a column: it is sorted by size, summed, and exported to Excel as a real value. */
export type ColumnValue =
  | { kind: 'amount'; cents: Cents }
  | { kind: 'percent'; rate: Rate }
  | { kind: 'count'; count: number }
  | { kind: 'date'; date: CalendarDate }
  /** A moment of the ledger, ISO 8601. */
  | { kind: 'moment'; at: string };

/** Returns the sort key of a value. Dates and moments in one format sort as their text does. */
function sizeOf(value: ColumnValue): string | number {
  switch (value.kind) {
    case 'amount':
      return value.cents;
    case 'percent':
      return value.rate;
    case 'count':
      return value.count;
    case 'date':
      return value.date;
    case 'moment':
      return value.at;
  }
}

/** Formats a value as the screens show it. */
export function valueText(value: ColumnValue): string {
  switch (value.kind) {
    case 'amount':
      return dollarsText(value.cents);
    case 'percent':
      return percentText(value.rate);
    case 'count':
      return String(value.count);
    case 'date':
      return dateText(value.date);
    case 'moment':
      return momentText(value.at);
  }
}

/** Defines a column of amounts. */
export function amountColumn<Row>(
  id: string,
  header: string,
  amount: (row: Row) => Cents,
): RecordColumn<Row> {
  const value = (row: Row) => ({ kind: 'amount', cents: amount(row) }) as const;
  return { id, header, value, text: (row) => valueText(value(row)), align: 'end' };
}

/** Defines a column of dates. */
export function dateColumn<Row>(
  id: string,
  header: string,
  date: (row: Row) => CalendarDate,
): RecordColumn<Row> {
  const value = (row: Row) => ({ kind: 'date', date: date(row) }) as const;
  return { id, header, value, text: (row) => valueText(value(row)) };
}

/** The `total` of a column of amounts: the sum of the rows in cents. */
export function sumOfCents<Row>(cents: (row: Row) => Cents) {
  return (rows: readonly Row[]): ColumnValue => ({
    kind: 'amount',
    cents: rows.reduce((sum, row) => sum + cents(row), 0),
  });
}

/** Returns true if any column has a total, so that the table shows a line of totals. */
export function hasTotals<Row>(columns: readonly RecordColumn<Row>[]): boolean {
  return columns.some(({ total }) => total);
}
