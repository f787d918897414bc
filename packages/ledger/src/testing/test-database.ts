import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, type DatabaseKind, openDatabase } from '../database/client.ts';
import type { StatementWatch } from '../database/named-statements.ts';
import { openMigrated } from '../database/open-migrated.ts';
import { borrowEmbedded } from './embedded-database.ts';

/** The databases that a suite about SQL runs on: `describe.each(databases)('appending on %s', (kind) => …)`. */
export const databases: readonly DatabaseKind[] = ['pglite', 'postgres'];

export type TestDatabase = {
  /** As the application sees it. */
  readonly db: Database;
  /** As its owner, who can switch triggers off; the same as `db` on PGlite, which has one user. */
  readonly owner: Database;
  readonly url?: string | undefined;
};

type Opened = { db: Database; owner: Database; url?: string; close: () => Promise<void> };

/**
 * In a describe: a migrated database for its tests alone. What stands above the SQL needs no other than PGlite. `watch` sees
 * what the application sends to PostgreSQL.
 */
export function useDatabase(kind: DatabaseKind = 'pglite', watch?: StatementWatch): TestDatabase {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = kind === 'pglite' ? await openPglite() : await openCopy(inject('postgresUrl'), watch);
  });
  afterAll(() => opened?.close());
  const current = () => {
    if (!opened) throw new Error('The database opens before the first test and not earlier');
    return opened;
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

async function openPglite(): Promise<Opened> {
  const { db, giveBack } = await borrowEmbedded();
  return { db, owner: db, close: giveBack };
}

async function openCopy(serverUrl: string, watch?: StatementWatch): Promise<Opened> {
  const server = await openDatabase({ url: serverUrl, connections: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = sql.identifier(inject('postgresTemplate'));
  await server.db.execute(sql`create database ${sql.identifier(name)} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const application = await openMigrated({ url: url.href, ...(watch && { watch }) });
  const owner = await openDatabase({ url: url.href, connections: 2 });
  return {
    db: application.db,
    owner: owner.db,
    url: url.href,
    close: async () => {
      await Promise.all([application.close(), owner.close()]);
      await server.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
      await server.close();
    },
  };
}
