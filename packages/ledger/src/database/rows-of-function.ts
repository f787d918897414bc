import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** Reads a function of the database that returns rows of a table as if they came from that table. */
export async function readRowsOfFunction<Table extends PgTable>(
  db: Database,
  table: Table,
  call: SQL,
): Promise<InferSelectModel<Table>[]> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [
    key,
    sql`${sql.identifier(column.name)}`.mapWith(column),
  ]);
  const rows: unknown[] = await db.select(Object.fromEntries(columns)).from(sql`${call} as built`);
  return rows as InferSelectModel<Table>[]; // the function returns a set of this table's type
}
