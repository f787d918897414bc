import { tableText } from '../../text/table.es.ts';

/** A chip above the table that narrows it down, such as 'Activos'. */
export type RowFilter<Row> = { label: string; accepts: (row: Row) => boolean };

/** The chips of every list whose records can be switched off. */
export const ACTIVE_FILTERS: readonly RowFilter<{ isActive: boolean }>[] = [
  { label: tableText.onlyActive, accepts: ({ isActive }) => isActive },
  { label: tableText.onlyInactive, accepts: ({ isActive }) => !isActive },
];
