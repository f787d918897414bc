import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rebuild } from '../fold/rebuild.ts';
import { migratedFiles } from '../testing/migrated-files.ts';
import { aWorker, loadTime } from '../testing/payroll-year.builder.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { openMigrated } from './open-migrated.ts';
import { readRows } from './rows.ts';

const name = `test_${randomUUID().replaceAll('-', '')}`;

describe('a database opened for the application', () => {
  let server: OpenDatabase;

  beforeAll(async () => {
    server = await openDatabase({ url: inject('postgresUrl'), connections: 1 });
    await server.db.execute(sql`create database ${sql.identifier(name)}`);
    await server.db.execute(
      sql`create role ${sql.identifier(`${name}_owner`)} login password 'x' nocreaterole`,
    );
    await server.db.execute(sql`create role ${sql.identifier(`${name}_user`)} login password 'x'`);
    await server.db.execute(
      sql`alter database ${sql.identifier(name)} owner to ${sql.identifier(`${name}_owner`)}`,
    );
  });

  afterAll(async () => {
    await server.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
    await server.db.execute(
      sql`drop role ${sql.identifier(`${name}_owner`)}, ${sql.identifier(`${name}_user`)}`,
    );
    await server.close();
  });

  it('is not guarded by privileges where its user owns the tables and may not create a role', async () => {
    const opened = await openMigrated({ url: urlOf('owner'), connections: 1 });
    expect(opened.isGuardedByPrivileges).toBe(false);
    await opened.close();
  });

  it('is guarded by privileges where another user owns the tables', async () => {
    const opened = await openMigrated({ url: urlOf('user'), ownerUrl: urlOf('owner'), connections: 2 });
    expect(opened.isGuardedByPrivileges).toBe(true);
    await expect(loadTime(opened.db, aWorker())).resolves.toMatchObject({ ok: true });
    expect(await opened.db.transaction((tx) => rebuild(tx, 1))).toEqual([]);
    await opened.close();
  });

  it('uses a role without write privileges if it may create one', async () => {
    const opened = await openMigrated({ url: superuserUrl(), connections: 2 });
    expect(opened.isGuardedByPrivileges).toBe(true);
    const [row] = await readRows<{ role: string }>(opened.db, sql`select current_user::text as role`);
    expect(row?.role).toBe('garita_app');
    await opened.close();
  });

  it('is migrated once, however many servers start at the same moment', async () => {
    const all = await Promise.all([1, 2, 3].map(() => openMigrated({ url: superuserUrl(), connections: 1 })));
    await Promise.all(all.map(({ close }) => close()));
  });

  it('reads a bigint as a number, and refuses one that a number cannot hold', async () => {
    const { db, close } = await openDatabase({ url: superuserUrl(), connections: 1 });
    expect(await readRows(db, sql`select 9007199254740991 as cents`)).toEqual([
      { cents: 9_007_199_254_740_991 },
    ]);
    await expect(readRows(db, sql`select 9007199254740992 as cents`)).rejects.toMatchObject({
      cause: expect.any(RangeError),
    });
    await close();
  });
});

describe('the embedded database', () => {
  it('has one user, so that only its triggers guard what is recorded', async () => {
    const opened = await openMigrated({ memory: true, from: await migratedFiles() });
    expect(opened).toMatchObject({ kind: 'pglite', isGuardedByPrivileges: false });
    expect(await readRows(opened.db, sql`select 9007199254740991 as cents`)).toEqual([
      { cents: 9_007_199_254_740_991 },
    ]);
    await expect(readRows(opened.db, sql`select 9007199254740992 as cents`)).rejects.toMatchObject({
      cause: expect.any(RangeError),
    });
    await opened.close();
  });

  it('goes on from the files that it gave', async () => {
    const first = await openMigrated({ memory: true, from: await migratedFiles() });
    await loadTime(first.db, aWorker());
    const files = await first.dump?.();
    await first.close();
    const second = await openDatabase({ memory: true, ...(files ? { from: files } : {}) });
    await expect(loadTime(second.db, aWorker())).resolves.toMatchObject({ firstSeq: 2 });
    await second.close();
  });
});

function superuserUrl(): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

function urlOf(who: 'owner' | 'user'): string {
  const url = new URL(superuserUrl());
  url.username = `${name}_${who}`;
  url.password = 'x';
  return url.href;
}
