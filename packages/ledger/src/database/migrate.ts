import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from './client.ts';

// In this order; apart, because each is numbered by itself.
const ROOMS = ['registry', 'ledger'] as const;

/**
 * Brings a database up to date.
 * @param folder where `registry/` and `ledger/` lie; the package's own unless said
 */
export async function migrate(
  { applyMigrations }: Pick<OpenDatabase, 'applyMigrations'>,
  folder: string = migrationsFolder(),
): Promise<void> {
  for (const room of ROOMS) {
    await applyMigrations({
      migrationsFolder: join(folder, room),
      migrationsTable: `${room}_migrations`,
      migrationsSchema: 'migrations',
    });
  }
}

/** The folder of the migrations: beside the module in a bundled server, otherwise this package's. */
export function migrationsFolder(): string {
  const bundled = fileURLToPath(new URL('./drizzle', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../../drizzle', import.meta.url));
}
