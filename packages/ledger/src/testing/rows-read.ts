import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/** How many rows of each table some work in this transaction reads: what its plans reach, whatever they take. */
export async function rowsReadBy(
  tx: Transaction,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await rowsRead(tx);
  await work();
  const after = await rowsRead(tx);
  return Object.fromEntries([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]));
}

/** How many rows of each table the session has read that are in no statistics of the server yet. */
async function rowsRead(tx: Transaction): Promise<Map<string, number>> {
  const tables = await readRows<{ name: string; rows: number }>(
    tx,
    sql`select relname as name, seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables
        where schemaname in ('ledger', 'registry') order by relname`,
  );
  return new Map(tables.map(({ name, rows }) => [name, rows]));
}
