import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './client.ts';
import { readRows } from './rows.ts';

/** The rooms in the order of their migrations, each numbered by itself. */
export const ROOMS = ['registry', 'ledger'] as const;
type Room = (typeof ROOMS)[number];

/**
 * Thrown if a later version has changed the tables of this database, so that this version would misunderstand
 * them.
 */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor() {
    super('The database has table migrations that this program does not know');
  }
}

/** Thrown if the tables of this database are those of an early version, which cannot be upgraded. */
export class EarlyDatabaseError extends Error {
  override readonly name = 'EarlyDatabaseError';

  constructor() {
    super('The database has table migrations that were replaced');
  }
}

/** Returns where the migrations of a room are, and where the database records the applied ones. */
export function migrationsOf(folder: string, room: Room): MigrationConfig {
  return {
    migrationsFolder: join(folder, room),
    migrationsTable: `${room}_migrations`,
    migrationsSchema: 'migrations',
  };
}

/**
 * Refuses a database with a migration of a room that is not in the folder.
 *
 * @throws NewerDatabaseError if that migration is newer than those of the folder, EarlyDatabaseError
 * otherwise.
 */
export async function requireKnownMigrations(db: Database, folder: string): Promise<void> {
  for (const room of ROOMS) {
    const known = knownMoments(folder, room);
    const unknown = (await appliedMoments(db, room)).filter((moment) => !known.includes(moment));
    if (unknown.length === 0) continue;
    throw Math.max(...unknown) < Math.max(...known) ? new EarlyDatabaseError() : new NewerDatabaseError();
  }
}

/** Returns true if the database lacks a migration of the room. */
export async function hasPendingMigrations(db: Database, folder: string, room: Room): Promise<boolean> {
  const applied = new Set(await appliedMoments(db, room));
  return knownMoments(folder, room).some((moment) => !applied.has(moment));
}

// Drizzle identifies a migration by the moment at which it was made.
function knownMoments(folder: string, room: Room): number[] {
  return readMigrationFiles(migrationsOf(folder, room)).map(({ folderMillis }) => folderMillis);
}

async function appliedMoments(db: Database, room: Room): Promise<number[]> {
  const table = `migrations.${room}_migrations`;
  const [found] = await readRows<{ exists: boolean }>(
    db,
    sql`select to_regclass(${table}) is not null as exists`,
  );
  if (!found?.exists) return [];
  const rows = await readRows<{ moment: number }>(
    db,
    sql`select created_at as moment from ${sql.raw(table)}`,
  );
  return rows.map(({ moment }) => moment);
}
