/** A chip above the table that narrows it down, such as 'Activas'. */
export type RowFilter<Row> = { label: string; accepts: (row: Row) => boolean };
