import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { rebuild } from '../fold/rebuild.ts';
import { migratedFiles } from '../testing/migrated-files.ts';
import { aWorker, loadTime } from '../testing/payroll-year.builder.ts';
import { databases } from '../testing/test-database.ts';
import { codeOf, ledgerCode } from './ledger-code.ts';
import { installCode, migrate, migrationsFolder } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { type ManagedLocation, openMigrated } from './open-migrated.ts';
import { readRows } from './rows.ts';
import { EarlyDatabaseError, NewerDatabaseError } from './table-migrations.ts';

/** An older text of the functions: one has other parameters, and one no longer exists. */
const OLDER = codeOf(`
  create type ledger_code.change as (cents bigint);
  create function ledger_code.book(period bigint, change ledger_code.change) returns void language sql return null;
  create function ledger_code.append(command jsonb) returns jsonb language sql return '{"older": true}'::jsonb;
  create function ledger_code.leave_taken(e ledger.events) returns bigint language sql return e.seq;`);

describe.each(databases)('the functions of the ledger on %s', (kind) => {
  const opened: OpenDatabase[] = [];
  const names: string[] = [];
  let location: ManagedLocation;

  beforeEach(async () => {
    location = kind === 'pglite' ? { memory: true, from: await migratedFiles() } : await aMigratedDatabase();
  });

  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    if (kind === 'pglite') return;
    const server = await openDatabase({ url: inject('postgresUrl'), connections: 1 });
    for (const name of names) {
      await server.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
    }
    await server.close();
  });

  it('take the place of an older text as a whole: what it had is gone, and everything else stays', async () => {
    const database = await open(() => openDatabase(location));
    const today = await functionsOf(database);
    const stored = await storedObjectsOf(database);
    await installCode(database, OLDER);
    expect(await functionsOf(database)).not.toEqual(today);
    await installCode(database, ledgerCode());
    expect(await functionsOf(database)).toEqual(today);
    expect(await storedObjectsOf(database)).toEqual(stored);
  });

  it('are put in place by the start of a server on an older installation, with what was recorded before', async () => {
    const older = await open(() => openDatabase(location));
    await loadTime(older.db, aWorker());
    await installCode(older, OLDER);
    const files = await older.dump?.();
    const server = await open(() =>
      openMigrated('url' in location || !files ? location : { memory: true, from: files }),
    );
    await expect(loadTime(server.db, aWorker())).resolves.toMatchObject({ firstSeq: 2 });
    expect(await server.db.transaction((tx) => rebuild(tx, 1))).toEqual([]);
  });

  it('go before a migration of the tables that they name, and come back after it', async () => {
    const database = await open(() => openDatabase(location));
    const today = await functionsOf(database);
    await database.db.execute(sql`alter table ledger.events add column weight bigint`);
    await installCode(
      database,
      codeOf(
        `create function ledger_code.weight_of(e ledger.events) returns bigint language sql return e.weight;`,
      ),
    );
    const folder = await withMigration('alter table ledger.events drop column weight;');
    await migrate(database, folder);
    expect(await functionsOf(database)).toEqual(today);
    await expect(loadTime(database.db, aWorker())).resolves.toMatchObject({ ok: true });
  });

  it('stay as they were where a later version has migrated the tables', async () => {
    const later = await open(() => openDatabase(location));
    await migrate(later, await withMigration('create table ledger.plans (company_id bigint);'));
    await installCode(later, OLDER); // Not those of this program, which it would put in place.
    const installed = await functionsOf(later);
    const before = await later.dump?.();
    const refused = 'url' in location || !before ? location : { memory: true as const, from: before };
    await expect(openMigrated(refused)).rejects.toThrow(NewerDatabaseError);
    expect(await functionsOf(later)).toEqual(installed);
  });

  it('stay as they were where an early version made the tables, which is no newer one', async () => {
    const early = await open(() => openDatabase(location));
    await installCode(early, OLDER);
    const installed = await functionsOf(early);
    // The first migration of the ledger on 21 November 2026, whose tables were laid out anew the day after.
    await early.db.execute(sql`insert into migrations.ledger_migrations (hash, created_at)
      values ('early', 1795267558443)`);
    await expect(migrate(early)).rejects.toThrow(EarlyDatabaseError);
    expect(await functionsOf(early)).toEqual(installed);
  });

  it('are left alone where they are those of today', async () => {
    const database = await open(() => openDatabase(location));
    const before = await objectIdsOf(database);
    await installCode(database, ledgerCode());
    expect(await objectIdsOf(database)).toEqual(before);
    await installCode(database, codeOf(`${ledgerCode().text} -- Another hash.`));
    expect(await objectIdsOf(database)).not.toEqual(before);
  });

  it('stay as they were where the new text cannot be installed', async () => {
    const database = await open(() => openDatabase(location));
    const before = await objectIdsOf(database);
    await expect(installCode(database, codeOf(`${OLDER.text} select 1 / 0;`))).rejects.toMatchObject({
      code: '22012', // division_by_zero
    });
    expect(await objectIdsOf(database)).toEqual(before);
    await expect(loadTime(database.db, aWorker())).resolves.toMatchObject({ ok: true });
  });

  it('have nothing stored that depends on them', async () => {
    const database = await open(() => openDatabase(location));
    const dependants = await readRows<{ what: string }>(
      database.db,
      sql`select pg_describe_object(d.classid, d.objid, d.objsubid) as what
          from pg_depend d
          cross join lateral pg_identify_object(d.refclassid, d.refobjid, d.refobjsubid) code
          cross join lateral pg_identify_object(d.classid, d.objid, d.objsubid) dependant
          where code.schema = 'ledger_code' and dependant.schema is distinct from 'ledger_code'`,
    );
    expect(dependants).toEqual([]);
  });

  // PGlite is open in one process.
  it.runIf(kind === 'postgres')(
    'are put in place once by servers that start at the same moment',
    async () => {
      await installCode(await open(() => openDatabase(location)), OLDER);
      const servers = await Promise.all([1, 2, 3].map(() => open(() => openMigrated(location))));
      const workers = servers.map((_, index) => aWorker({ companyId: index + 1 }));
      const loaded = servers.map(({ db }, index) => loadTime(db, workers[index] ?? aWorker()));
      expect(await Promise.all(loaded)).toMatchObject(workers.map(() => ({ ok: true, firstSeq: 1 })));
    },
  );

  async function open<Opened extends OpenDatabase>(openIt: () => Promise<Opened>): Promise<Opened> {
    const database = await openIt();
    opened.push(database);
    return database;
  }

  async function aMigratedDatabase(): Promise<ManagedLocation> {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    names.push(name);
    const server = await openDatabase({ url: inject('postgresUrl'), connections: 1 });
    const template = sql.identifier(inject('postgresTemplate'));
    await server.db.execute(sql`create database ${sql.identifier(name)} template ${template}`);
    await server.close();
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    return { url: url.href, connections: 2 };
  }
});

/** The folder of a version that has one migration of the ledger more. */
async function withMigration(statement: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'garita-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'ledger', 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, 'ledger', '9999_later.sql'), statement);
  return folder;
}

/** Returns the definition of each function, type and aggregate. */
async function functionsOf({ db }: OpenDatabase): Promise<object[]> {
  return readRows(
    db,
    sql`select p.proname, pg_get_function_identity_arguments(p.oid) as arguments, p.prokind,
          case p.prokind when 'f' then pg_get_functiondef(p.oid) end as definition
        from pg_proc p where p.pronamespace = 'ledger_code'::regnamespace order by 1, 2`,
  );
}

async function objectIdsOf({ db }: OpenDatabase): Promise<object[]> {
  return readRows(
    db,
    sql`select oid::text from pg_proc where pronamespace = 'ledger_code'::regnamespace order by 1`,
  );
}

/** Tables, columns, constraints and triggers: what has rows, and what it is held together by. */
async function storedObjectsOf({ db }: OpenDatabase): Promise<object[]> {
  return readRows(
    db,
    sql`select c.oid::text, c.relname as name from pg_class c where c.relnamespace = 'ledger'::regnamespace
        union all select oid::text, conname from pg_constraint where connamespace = 'ledger'::regnamespace
        union all select oid::text, tgname from pg_trigger
        union all select attrelid::text || ':' || attnum, attname from pg_attribute where attnum > 0
          and attrelid in (select oid from pg_class where relnamespace = 'ledger'::regnamespace)
        order by 1, 2`,
  );
}
