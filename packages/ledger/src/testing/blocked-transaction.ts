import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/**
 * Waits until another transaction waits for a row that this one holds. On PostgreSQL only: the embedded
 * database has one connection.
 */
export async function waitForBlockedTransaction(tx: Transaction): Promise<void> {
  const waiting = sql`select pid from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`;
  while ((await readRows(tx, waiting)).length === 0);
}
