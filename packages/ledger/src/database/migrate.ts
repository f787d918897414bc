import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from './client.ts';
import { installCode } from './install-code.ts';
import { ledgerCode } from './ledger-code.ts';

// In this order; apart, because each is numbered by itself.
const ROOMS = ['registry', 'ledger'] as const;

/** Brings a database up to date: its tables by migrations, then the functions of the ledger as they are today. */
export async function migrate(
  opened: Pick<OpenDatabase, 'db' | 'applyMigrations' | 'runScript'>,
): Promise<void> {
  for (const room of ROOMS) {
    await opened.applyMigrations({
      migrationsFolder: join(migrationsFolder(), room),
      migrationsTable: `${room}_migrations`,
      migrationsSchema: 'migrations',
    });
  }
  await installCode(opened, ledgerCode());
}

/** The folder of the migrations: beside the module in a bundled server, otherwise this package's. */
export function migrationsFolder(): string {
  const bundled = fileURLToPath(new URL('./drizzle', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../../drizzle', import.meta.url));
}
