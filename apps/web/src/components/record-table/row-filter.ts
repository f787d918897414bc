import { recordsText } from '../../text/records.es.ts';

/** A chip above the table that narrows it down, such as 'Activos'. */
export type RowFilter<Row> = { label: string; accepts: (row: Row) => boolean };

/** The chips of every list whose records can be switched off. */
export const ACTIVE_FILTERS: readonly RowFilter<{ isActive: boolean }>[] = [
  { label: recordsText.onlyActive, accepts: ({ isActive }) => isActive },
  { label: recordsText.onlyInactive, accepts: ({ isActive }) => !isActive },
];
