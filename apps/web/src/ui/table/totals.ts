import type { Cents } from '@garita/domain/money/cents';
import type { ColumnValue } from './column-value.ts';
import type { RecordColumn } from './record-column.ts';

/** The `total` of a column of amounts: what the rows come to, to the cent. */
export function sumOfCents<Row>(cents: (row: Row) => Cents) {
  return (rows: readonly Row[]): ColumnValue => ({
    kind: 'amount',
    cents: rows.reduce((sum, row) => sum + cents(row), 0),
  });
}

/** Whether any column has a total, so that the table has a line of them. */
export function hasTotals<Row>(columns: readonly RecordColumn<Row>[]): boolean {
  return columns.some(({ total }) => total);
}
