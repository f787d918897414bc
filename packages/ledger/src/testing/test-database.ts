import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database } from '../database/client.ts';
import type { DatabaseKind, StatementWatch } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { openMigrated } from '../database/open-migrated.ts';
import { type BorrowedDatabase, createDatabasePool } from './database-pool.ts';
import { migratedFiles } from './migrated-files.ts';

/**
 * The databases that a suite about SQL runs on: `describe.each(databases)('appending on %s', (kind) => …)`.
 */
export const databases: readonly DatabaseKind[] = inject('databaseKinds');

export type TestDatabase = {
  /** The connection with the application's rights. */
  readonly db: Database;
  /**
   * The connection with the owner's rights, who can switch triggers off; equal to `db` on PGlite, which has
   * one user.
   */
  readonly owner: Database;
  readonly url?: string | undefined;
};

type Opened = TestDatabase & { close: () => Promise<void> };

const borrow = { pglite: createDatabasePool(openEmbedded), postgres: createDatabasePool(() => openCopy()) };

/**
 * Provides a describe block with a migrated database of its own. Code above the SQL behaves alike on both
 * kinds, and PostgreSQL takes half the time. `watch` sees the statements that the application sends.
 */
export function useDatabase(kind: DatabaseKind = 'postgres', watch?: StatementWatch): TestDatabase {
  let borrowed: BorrowedDatabase<Opened> | undefined;
  beforeAll(async () => {
    borrowed = watch ? await openWatched(watch) : await borrow[kind]();
  });
  afterAll(() => borrowed?.release());
  const current = () => {
    if (!borrowed) throw new Error('The database opens before the first test and not earlier');
    return borrowed.opened;
  };
  return {
    get db() {
      return current().db;
    },
    get owner() {
      return current().owner;
    },
    get url() {
      return current().url;
    },
  };
}

async function openEmbedded(): Promise<Opened> {
  const { db, close } = await openDatabase({ memory: true, from: await migratedFiles() });
  return { db, owner: db, close };
}

async function openWatched(watch: StatementWatch): Promise<BorrowedDatabase<Opened>> {
  const opened = await openCopy(watch);
  return { opened, release: opened.close };
}

/** Opens a copy of the template. A copy that is never closed is dropped with the template. */
async function openCopy(watch?: StatementWatch): Promise<Opened> {
  const template = inject('postgresTemplate');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await onServer(sql`create database ${sql.identifier(name)} template ${sql.identifier(template)}`);
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  const application = await openMigrated({ url, ...(watch && { watch }) });
  const owner = await openDatabase({ url, connections: 2 });
  const close = async () => {
    await Promise.all([application.close(), owner.close()]);
    await onServer(sql`drop database ${sql.identifier(name)} with (force)`);
  };
  return { db: application.db, owner: owner.db, url, close };
}

async function onServer(statement: SQL): Promise<void> {
  const server = await openDatabase({ url: inject('postgresUrl'), connections: 1 });
  await server.db.execute(statement);
  await server.close();
}
