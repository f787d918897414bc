import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/**
 * Counts the rows of each table that some work in this transaction reads: the rows that its plans reach,
 * including those that they drop.
 */
export async function countRowsRead(
  tx: Transaction,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await rowsReadSoFar(tx);
  await work();
  const after = await rowsReadSoFar(tx);
  return Object.fromEntries([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]));
}

/**
 * Counts the rows of each table that the session has read and not yet reported to the server's statistics.
 */
async function rowsReadSoFar(tx: Transaction): Promise<Map<string, number>> {
  const tables = await readRows<{ name: string; rows: number }>(
    tx,
    sql`select relname as name, seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables
        where schemaname in ('ledger', 'registry') order by relname`,
  );
  return new Map(tables.map(({ name, rows }) => [name, rows]));
}
