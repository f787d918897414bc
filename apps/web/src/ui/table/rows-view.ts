import type { Action } from '../page/action.ts';
import type { Opening } from './opening.tsx';
import type { RecordColumn } from './record-column.ts';
import type { RecordTableModel } from './use-record-table.ts';

/** What the table and the cards are both given: the same records in the same order, with the same actions. */
export type RowsViewProps<Row extends object> = Opening<Row> & {
  /** Names the table: 'Compañías'. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  table: RecordTableModel<Row>['table'];
  /** What totals are made of. */
  found: readonly Row[];
  rowId: (row: Row) => string | number;
  rowLabel: (row: Row) => string;
  actions?: ((row: Row) => readonly Action[]) | undefined;
};
