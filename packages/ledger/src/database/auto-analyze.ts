import { sql } from 'drizzle-orm';
import { connectionOf, type Database } from './client.ts';
import { readRows } from './rows.ts';

const EVERY_MS = 5_000;
/** As a server of PostgreSQL counts by itself: so many rows, and one in ten of those there are. */
const CHANGED_ROWS = 50;
const CHANGED_SHARE = 0.1;

/**
 * Has the embedded database count its rows anew wherever many changed, which nothing there does by itself: a company of a thousand
 * that was loaded since it last counted is planned for as one of a few, and its stubs take minutes. Keeps no process alive. Answers
 * what stops it.
 */
export function startAutoAnalyze(db: Database): () => void {
  let counting = Promise.resolve();
  const timer = setInterval(() => {
    // What fails, as on a database that is being closed, is tried again with the next turn.
    counting = counting.then(() => analyzeChangedTables(db)).catch(() => undefined);
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Counts at once after a command that wrote so many records, where that is the embedded database: what is asked next would be planned
 * for what there was before. A server of PostgreSQL counts by itself, and lets only the owner of its tables ask for it.
 */
export async function analyzeAfterBulkWrite(db: Database, written: number): Promise<void> {
  const { kind, isTransaction } = connectionOf(db);
  if (written <= CHANGED_ROWS || kind === 'postgres' || isTransaction) return;
  // The command is done, whatever becomes of this: what fails is tried again by `startAutoAnalyze`.
  await analyzeChangedTables(db).catch(() => undefined);
}

/** Counts the tables of which many rows changed since they were counted. */
export async function analyzeChangedTables(db: Database): Promise<void> {
  // What a connection did is told to the statistics once it was idle for a while, or has to.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const tables = await readRows<{ schema: string; name: string }>(
    db,
    sql`select schemaname as schema, relname as name from pg_stat_user_tables
      where n_mod_since_analyze > ${CHANGED_ROWS}::int + ${CHANGED_SHARE}::float8 * n_live_tup`,
  );
  for (const { schema, name } of tables)
    await db.execute(sql`analyze ${sql.identifier(schema)}.${sql.identifier(name)}`);
}
