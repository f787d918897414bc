import type { SQL } from 'drizzle-orm';
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

function rowsOf(result: unknown): unknown[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new TypeError('A query answered with something that is no rows');
}
