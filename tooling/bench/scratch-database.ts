import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatementWatch } from '@garita/ledger/database/connection';
import { type OpenDatabase, openDatabase } from '@garita/ledger/database/open-database';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { type SQL, sql } from 'drizzle-orm';
import { startPostgres } from '../postgres/start-postgres.ts';

/** A migrated database for the benchmark, with the tables of the floors. */
export type ScratchDatabase = {
  /**
   * The application's connection with its driver, role and settings. Both sides of every comparison use it.
   */
  db: OpenDatabase['db'];
  /** The connection of the tables' owner, who may empty projections. */
  owner: OpenDatabase['db'];
  close: () => Promise<void>;
};

/**
 * Opens a real PostgreSQL with its default settings: a commit is on the disk before it is answered. `watch`
 * receives each sent statement.
 */
export async function openScratchPostgres(
  floorTables: readonly SQL[],
  watch?: StatementWatch,
): Promise<ScratchDatabase & { url: string }> {
  const server = await startPostgres();
  const admin = await openDatabase({ url: server.url, connections: 1 });
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const application = await openMigrated({ url: url.href, ...(watch && { watch }) });
  const owner = await openDatabase({ url: url.href, connections: 1 });
  await create(owner, floorTables);
  return {
    db: application.db,
    owner: owner.db,
    url: url.href,
    close: async () => {
      await Promise.all([application.close(), owner.close()]);
      await admin.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
      await admin.close();
      await server.stop();
    },
  };
}

/** Opens the embedded database in a folder, as the server does. */
export async function openScratchPglite(floorTables: readonly SQL[]): Promise<ScratchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-'));
  const opened = await openMigrated({ folder });
  await create(opened, floorTables);
  return {
    db: opened.db,
    owner: opened.db,
    close: async () => {
      await opened.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function create({ db }: OpenDatabase, tables: readonly SQL[]): Promise<void> {
  for (const table of tables) await db.execute(table);
}
