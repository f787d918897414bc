import type { SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Reads the rows of a query written in SQL. The caller names their type. */
export async function readRows<Row extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  return (await db.execute(query)) as Row[]; // as the query says
}
