import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dropCode, installCode } from './install-code.ts';
import { ledgerCode } from './ledger-code.ts';
import type { OpenDatabase } from './open-database.ts';
import { requireSupportedPostgres } from './server-version.ts';
import { hasPendingMigrations, migrationsOf, ROOMS, requireKnownMigrations } from './table-migrations.ts';

/**
 * Brings a database up to date: its tables by migrations, then the functions of the ledger as they are today.
 *
 * @throws OldPostgresError where the server is too old. Nothing is touched.
 * @throws NewerDatabaseError where a later version has migrated it. Nothing is touched: functions of now would not fit.
 */
export async function migrate(
  opened: Pick<OpenDatabase, 'db' | 'applyMigrations' | 'runScript'>,
  folder = migrationsFolder(),
): Promise<void> {
  await requireSupportedPostgres(opened.db);
  await requireKnownMigrations(opened.db, folder);
  // A column that a function names could be neither dropped nor retyped.
  if (await hasPendingMigrations(opened.db, folder, 'ledger')) await dropCode(opened);
  for (const room of ROOMS) await opened.applyMigrations(migrationsOf(folder, room));
  await installCode(opened, ledgerCode());
}

/** The folder of the migrations: beside the module in a bundled server, otherwise this package's. */
export function migrationsFolder(): string {
  const bundled = fileURLToPath(new URL('./drizzle', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../../drizzle', import.meta.url));
}
