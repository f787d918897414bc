import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { type LedgerCode, ledgerCode } from './ledger-code.ts';
import type { OpenDatabase } from './open-database.ts';
import { readRows } from './rows.ts';
import { requireSupportedPostgres } from './server-version.ts';
import { hasPendingMigrations, migrationsOf, ROOMS, requireKnownMigrations } from './table-migrations.ts';

const DROP_CODE = 'drop schema if exists ledger_code cascade;';

/**
 * Brings a database up to date: its tables by migrations, then the functions of the ledger as they are today.
 *
 * @throws OldPostgresError if the server is too old. Nothing is touched.
 * @throws NewerDatabaseError if a later version has migrated it. Nothing is touched: today's functions would
 * not fit.
 * @throws EarlyDatabaseError if it has the tables of an early version. Nothing is touched either.
 */
export async function migrate(
  opened: Pick<OpenDatabase, 'db' | 'applyMigrations' | 'runScript'>,
  folder = migrationsFolder(),
): Promise<void> {
  await requireSupportedPostgres(opened.db);
  await requireKnownMigrations(opened.db, folder);
  // A column that a function uses could be neither dropped nor retyped.
  if (await hasPendingMigrations(opened.db, folder, 'ledger')) await dropCode(opened);
  for (const room of ROOMS) await opened.applyMigrations(migrationsOf(folder, room));
  await installCode(opened, ledgerCode());
}

/**
 * Installs the functions of the ledger if the database has others or none. Nothing stored depends on their
 * schema, so it is dropped and made again as a whole.
 */
export async function installCode(
  { db, runScript }: Pick<OpenDatabase, 'db' | 'runScript'>,
  { text, hash }: LedgerCode,
): Promise<void> {
  if ((await installedHash(db)) === hash) return;
  // One message is one transaction.
  await runScript(`
    ${DROP_CODE}
    create schema ledger_code;
    comment on schema ledger_code is '${hash}';
    ${text}
    revoke execute on all functions in schema ledger_code from public;`);
}

/**
 * Drops the functions, so that the tables below them can change. `installCode` installs them again, at this
 * start or the next.
 */
async function dropCode({ runScript }: Pick<OpenDatabase, 'runScript'>): Promise<void> {
  await runScript(DROP_CODE);
}

async function installedHash(db: Database): Promise<string | null> {
  const [row] = await readRows<{ hash: string | null }>(
    db,
    sql`select obj_description(to_regnamespace('ledger_code'), 'pg_namespace') as hash`,
  );
  return row?.hash ?? null;
}

/** Returns the folder of the migrations: beside the module in a bundled server, otherwise this package's. */
export function migrationsFolder(): string {
  const bundled = fileURLToPath(new URL('./drizzle', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../../drizzle', import.meta.url));
}
