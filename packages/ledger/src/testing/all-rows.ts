import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import { sealingKeyId } from '../sealing/keyring.ts';

/** What no two databases have alike, however alike what happened in them: moments, random tokens and what is hashed from them. */
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
  'salt',
  'memo',
  'password_hash',
  'bearer_hash',
  'cookie_hash',
  'token_hash',
  'code_hash',
]);

/** Every row of every table but what cannot be the same twice, for comparing two databases in which the same was done. */
export async function allRows(db: Database): Promise<Record<string, unknown[]>> {
  const tables = await readRows<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_schema in ('registry', 'ledger') and table_type = 'BASE TABLE'`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const found = await readRows<{ row: unknown }>(db, sql`select to_jsonb(t) as row from ${table} t`);
    rows[`${schema}.${name}`] = found.map(({ row }) => repeatable(row)).toSorted(byText);
  }
  return rows;
}

function repeatable(value: unknown): unknown {
  if (typeof value === 'string' && sealingKeyId(value) !== undefined) return 'sealed';
  if (Array.isArray(value)) return value.map(repeatable);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !UNREPEATABLE.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, repeatable(inner)]));
}

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a).localeCompare(JSON.stringify(b));
}
