import { compareSpanish } from '@garita/domain/text/spanish-order';
import type { ReactNode } from 'react';
import { type ColumnValue, sizeOf } from './column-value.ts';

/** One column of a table of records. */
export type RecordColumn<Row> = {
  id: string;
  header: string;
  /** What the column says in words: shown unless `cell` draws it, searched, and exported where there is no `value`. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /**
   * The amount, percentage, count, date or moment behind the words; it is sorted by its size, and Excel can reckon with it.
   * Undefined for a row that has words alone ('Sin límite').
   */
  value?: (row: Row) => ColumnValue | undefined;
  /** What all found rows come to, for the line of totals: `sumOfCents(({ net }) => net)`. */
  total?: (rows: readonly Row[]) => ColumnValue;
  /** What the column is sorted by where neither its value nor its text would do. */
  sortBy?: (row: Row) => string | number;
  isSortable?: boolean;
  /** Amounts and counts stand at the end. */
  align?: 'start' | 'end';
};

/** What stands in a row's place of a column. */
export function cellContent<Row>(column: RecordColumn<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : column.text(row);
}

/** What a row is sorted by in a column. */
export function sortKey<Row>({ sortBy, value, text }: RecordColumn<Row>, row: Row): string | number {
  if (sortBy) return sortBy(row);
  const known = value?.(row);
  return known ? sizeOf(known) : text(row);
}

/** Whether the rows can be ordered by this column. */
export function canBeSorted<Row>(column: RecordColumn<Row>): boolean {
  return column.isSortable ?? true;
}

/** Orders two values of a column: numbers by size, texts as Spanish does, 'Período 9' before 'Período 10'. */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareSpanish(String(one), String(other));
}
