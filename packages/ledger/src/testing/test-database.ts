import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, type DatabaseKind, openDatabase } from '../database/client.ts';
import { ledgerCode } from '../database/ledger-code.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import { type MigratedDatabase, openMigrated } from '../database/open-migrated.ts';

/** The databases that a suite runs on: `describe.each(databases)('appending on %s', (kind) => …)`. */
export const databases: readonly DatabaseKind[] = ['pglite', 'postgres'];

export type TestDatabase = {
  /** As the application sees it. */
  readonly db: Database;
  /** As its owner, who can switch triggers off; the same as `db` on PGlite, which has one user. */
  readonly owner: Database;
  readonly url?: string | undefined;
};

type Opened = { db: Database; owner: Database; url?: string; close: () => Promise<void> };

/** In a describe: a fresh, migrated database for its tests, gone after them. */
export function useDatabase(kind: DatabaseKind): TestDatabase {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = kind === 'pglite' ? await openClone() : await openFresh(inject('postgresUrl'));
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

async function openClone(): Promise<Opened> {
  const { db, close } = await openDatabase({ memory: true, from: await migratedFiles() });
  return { db, owner: db, close };
}

/** The files of a migrated PGlite: made once for these migrations and then loaded, which takes a fraction of the time. */
export async function migratedFiles(): Promise<Blob> {
  const path = join(tmpdir(), `garita-pglite-${await fingerprint()}.tar`);
  if (!existsSync(path)) await keepMigratedFiles(path);
  return new Blob([await readFile(path)]);
}

async function keepMigratedFiles(path: string): Promise<void> {
  const opened = await openDatabase({ memory: true });
  await migrate(opened);
  const files = await opened.dump?.();
  await opened.close();
  // Under another name first: a second worker must not read half a file.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.from((await files?.arrayBuffer()) ?? new ArrayBuffer()));
  await rename(draft, path);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(ledgerCode().hash);
  const names = await readdir(migrationsFolder(), { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.sql')).toSorted()) {
    hash.update(await readFile(join(migrationsFolder(), name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function openFresh(serverUrl: string): Promise<Opened> {
  const server = await openDatabase({ url: serverUrl, connections: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await server.db.execute(sql`create database ${sql.identifier(name)}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const application: MigratedDatabase = await openMigrated({ url: url.href });
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
