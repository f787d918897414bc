import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import { migratedFiles } from './migrated-files.ts';

/** An embedded database for one suite. */
type Borrowed = { db: Database; giveBack: () => Promise<void> };

type AsNew = { db: Database; makeAsNew: () => Promise<boolean>; close: () => Promise<void> };

/** Those that suites of this worker gave back: putting one in order takes a thirtieth of opening another. */
const free: AsNew[] = [];

/** A migrated PGlite in which nothing has happened yet. */
export async function borrowEmbedded(): Promise<Borrowed> {
  const borrowed = free.pop() ?? (await openEmbedded());
  const giveBack = async () => {
    if (await borrowed.makeAsNew()) free.push(borrowed);
    else await borrowed.close();
  };
  return { db: borrowed.db, giveBack };
}

async function openEmbedded(): Promise<AsNew> {
  const { db, close } = await openDatabase({ memory: true, from: await migratedFiles() });
  await db.execute(KEEP_ROWS);
  const definitions = await definitionsOf(db);
  const makeAsNew = async () => {
    await db.execute(PUT_ROWS_BACK);
    return (await definitionsOf(db)) === definitions;
  };
  return { db, makeAsNew, close };
}

/** The few rows that migrations insert, and where the sequences stand after them. */
const KEEP_ROWS = sql`
  do $$
  declare
    source text;
    holds_rows boolean;
  begin
    create schema kept;
    create table kept.sequences (name text, last_value bigint, is_called boolean);
    for source in select format('%I.%I', schemaname, sequencename) from pg_sequences loop
      execute format('insert into kept.sequences select %L, last_value, is_called from %s', source, source);
    end loop;
    for source in
      select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('registry', 'ledger')
    loop
      execute format('select exists (select from %s)', source) into holds_rows;
      if holds_rows then execute format('create table kept.%I as table %s', source, source); end if;
    end loop;
  end $$`;

/** Past the triggers that guard what is recorded. */
const PUT_ROWS_BACK = sql`
  do $$
  declare
    copy text;
  begin
    set local session_replication_role = replica;
    execute (
      select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables
      where schemaname in ('registry', 'ledger'));
    for copy in select tablename from pg_tables where schemaname = 'kept' and tablename <> 'sequences' loop
      execute format('insert into %s overriding system value table kept.%I', copy, copy);
    end loop;
    perform setval(name::regclass, last_value, is_called) from kept.sequences;
  end $$`;

/** A suite that changed more than rows leaves other functions, triggers, columns or constraints. */
async function definitionsOf(db: Database): Promise<string | undefined> {
  const [row] = await readRows<{ definitions: string }>(
    db,
    sql`
      with ours as (select oid from pg_namespace where nspname in ('registry', 'ledger', 'ledger_code'))
      select md5(string_agg(definition, '' order by definition)) as definitions from (
        select pg_get_functiondef(oid) as definition from pg_proc
        where prokind in ('f', 'p') and pronamespace in (table ours)
        union all
        select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
        union all
        select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace in (table ours)
        union all
        select format('%s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod)) from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace in (table ours)
      ) as every`,
  );
  return row?.definitions;
}
