import { setImmediate } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Reads the rows of a query written in SQL. The caller names their type. */
export async function readRows<Row extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  return (await db.execute(query)) as Row[]; // as the query says
}

/** The rows that are worked on before other work gets a turn: a few milliseconds for most results. */
const ROWS_PER_TURN = 200;

/** Returns the result of each row. Other work gets turns while a long list is made. */
export async function mapInTurns<Row, Result>(
  rows: Iterable<Row>,
  resultOf: (row: Row) => Result,
  rowsPerTurn = ROWS_PER_TURN,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const row of rows) {
    if (results.length > 0 && results.length % rowsPerTurn === 0) await setImmediate();
    results.push(resultOf(row));
  }
  return results;
}
