import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import type { LedgerCode } from './ledger-code.ts';
import type { OpenDatabase } from './open-database.ts';
import { readRows } from './rows.ts';

const DROP_CODE = 'drop schema if exists ledger_code cascade;';

/**
 * Puts the functions of the ledger into a database that has others, or none. They have a schema of their own on which nothing
 * stored depends, so that it goes as a whole, with whatever an older text of them had, and is made anew.
 */
export async function installCode(
  { db, runScript }: Pick<OpenDatabase, 'db' | 'runScript'>,
  { text, hash }: LedgerCode,
): Promise<void> {
  if ((await installedHash(db)) === hash) return;
  // One message, so one transaction: all of it or nothing.
  await runScript(`
    ${DROP_CODE}
    create schema ledger_code;
    comment on schema ledger_code is '${hash}';
    ${text}
    revoke execute on all functions in schema ledger_code from public;`);
}

/** Takes the functions away, for tables to change under them. `installCode` puts them back, of whichever start comes next. */
export async function dropCode({ runScript }: Pick<OpenDatabase, 'runScript'>): Promise<void> {
  await runScript(DROP_CODE);
}

async function installedHash(db: Database): Promise<string | null> {
  const [row] = await readRows<{ hash: string | null }>(
    db,
    sql`select obj_description(to_regnamespace('ledger_code'), 'pg_namespace') as hash`,
  );
  return row?.hash ?? null;
}
