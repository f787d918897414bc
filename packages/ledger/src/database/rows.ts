import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/**
 * The rows of a query written in SQL. The two drivers wrap them differently, and drizzle leaves both as they are. The
 * caller names the shape that its own query has.
 */
export async function readRows<Row extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return (Array.isArray(result) ? result : rowsOf(result)) as Row[]; // as the query says
}

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

function rowsOf(result: unknown): unknown[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new TypeError('A query answered with something that is no rows');
}
