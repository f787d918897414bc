import type { ReactNode } from 'react';

/** One column of a table of records. */
export type RecordColumn<Row> = {
  id: string;
  header: string;
  /** What the column says in words: shown unless `cell` draws it, searched, and sorted by unless `sortBy` says otherwise. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** What the column is sorted by where its text would sort wrongly: cents, a date. */
  sortBy?: (row: Row) => string | number;
  isSortable?: boolean;
  /** Amounts and counts stand at the end. */
  align?: 'start' | 'end';
};

/** What stands in a row's place of a column. */
export function cellContent<Row>(column: RecordColumn<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : column.text(row);
}

const COLLATOR = new Intl.Collator('es-PR', { numeric: true, sensitivity: 'base' });

/** Orders two values of a column: numbers by size, texts as Spanish does, 'Período 9' before 'Período 10'. */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return COLLATOR.compare(String(one), String(other));
}
