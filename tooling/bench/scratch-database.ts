import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@garita/ledger/database/client';
import type { StatementWatch } from '@garita/ledger/database/named-statements';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { type SQL, sql } from 'drizzle-orm';
import { startPostgres } from '../postgres/start-postgres.ts';

/** A migrated database of the benchmark's own, with the tables of the floors. */
export type ScratchDatabase = {
  /** As the application has it: its driver, its role, its settings. Both sides of every comparison go through it. */
  db: OpenDatabase['db'];
  /** As the owner of the tables, who may empty projections. */
  owner: OpenDatabase['db'];
  close: () => Promise<void>;
};

/** The real PostgreSQL, with the settings that it has out of the box: a commit is on the disk before it is answered. `watch` sees what is sent. */
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

/** The embedded database, in a folder as the server has it. */
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
