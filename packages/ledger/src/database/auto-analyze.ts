import { sql } from 'drizzle-orm';
import { connectionOf, type Database } from './client.ts';
import { readRows } from './rows.ts';

const EVERY_MS = 5_000;
/** PostgreSQL's own threshold: 50 rows and one in ten of the table. */
const CHANGED_ROWS = 50;
const CHANGED_SHARE = 0.1;

/**
 * Starts analyzing the tables of the embedded database whenever many rows changed, which it does not do by
 * itself. Without statistics the queries of a large, newly loaded company are planned as for a small one, and
 * its stubs take minutes. Keeps no process alive. Returns the function that stops it.
 */
export function startAutoAnalyze(db: Database): () => void {
  let counting = Promise.resolve();
  const timer = setInterval(() => {
    // A failure, as on a database that is being closed, is tried again with the next turn.
    counting = counting.then(() => analyzeChangedTables(db)).catch(() => undefined);
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Analyzes the embedded database at once after a command that wrote many records; otherwise the next queries
 * would be planned for the old contents. A PostgreSQL server analyzes by itself, and only for the owner of
 * the tables.
 */
export async function analyzeAfterBulkWrite(db: Database, written: number): Promise<void> {
  const { kind, isTransaction } = connectionOf(db);
  if (written <= CHANGED_ROWS || kind === 'postgres' || isTransaction) return;
  // A failure does not concern the command, which is done; `startAutoAnalyze` tries again.
  await analyzeChangedTables(db).catch(() => undefined);
}

/** Analyzes the tables of which many rows changed since they were analyzed. */
export async function analyzeChangedTables(db: Database): Promise<void> {
  // A connection reports its changes to the statistics only after being idle for a while, or on request.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const tables = await readRows<{ schema: string; name: string }>(
    db,
    sql`select schemaname as schema, relname as name from pg_stat_user_tables
      where n_mod_since_analyze > ${CHANGED_ROWS}::int + ${CHANGED_SHARE}::float8 * n_live_tup`,
  );
  for (const { schema, name } of tables)
    await db.execute(sql`analyze ${sql.identifier(schema)}.${sql.identifier(name)}`);
}
