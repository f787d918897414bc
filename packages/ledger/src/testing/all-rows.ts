import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import { encryptionKeyId } from '../encryption/keyring.ts';

/**
 * The columns that differ between any two databases, even with the same history: moments, random tokens and
 * hashes of them.
 */
const UNREPEATABLE = new Set([
  'recorded_at',
  'last_recorded_at',
  'recordedAt',
  'recordedAtMicros',
  'createdAt',
  'command_id',
  'hash',
  'stream_hash',
  'last_hash',
  'closed_hash',
  'salt',
  'memo',
  'copy_hash',
  'content',
  'password_hash',
  'bearer_hash',
  'cookie_hash',
  'token_hash',
  'code_hash',
]);

/**
 * Returns every row of every table without the columns that always differ, to compare two databases with the
 * same history.
 */
export async function readAllRows(db: Database): Promise<Record<string, unknown[]>> {
  const tables = await readRows<{ schema: string; name: string }>(
    db,
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname in ('registry', 'ledger')`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name, row } of await readRows<{ name: string; row: unknown }>(db, selectFromAll(tables))) {
    (rows[name] ??= []).push(withoutUnrepeatable(row));
  }
  return Object.fromEntries(Object.entries(rows).map(([name, found]) => [name, sortRows(found)]));
}

/** Makes one query for all tables, because tests run it hundreds of times. */
function selectFromAll(tables: readonly { schema: string; name: string }[]) {
  const selects = tables.map(({ schema, name }) => {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    return sql`select ${sql.raw(`'${schema}.${name}'`)} as name, to_jsonb(t) as row from ${table} t`;
  });
  return sql.join(selects, sql` union all `);
}

function withoutUnrepeatable(value: unknown): unknown {
  if (typeof value === 'string' && encryptionKeyId(value) !== undefined) return 'sealed';
  if (Array.isArray(value)) return value.map(withoutUnrepeatable);
  if (typeof value !== 'object' || value === null) return value;
  const comparable = Object.entries(value).filter(([name]) => !UNREPEATABLE.has(name));
  return Object.fromEntries(comparable.map(([name, inner]) => [name, withoutUnrepeatable(inner)]));
}

/** Sorts rows by their texts, each of which is made once. */
function sortRows(rows: readonly unknown[]): unknown[] {
  const texts = rows.map((row) => JSON.stringify(row)).toSorted();
  return texts.map((text): unknown => JSON.parse(text));
}
