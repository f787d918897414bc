import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/** A database of the pool; the connection `owner` has all rights. */
type PooledDatabase = { owner: Database; close: () => Promise<void> };

/** A database that one suite uses until it releases it. */
export type BorrowedDatabase<Opened> = { opened: Opened; release: () => Promise<void> };

/**
 * Creates a pool of the migrated databases that `open` opens. Each is reset when it is released, which takes
 * a fraction of the time that opening another one takes. They live as long as the worker.
 */
export function createDatabasePool<Opened extends PooledDatabase>(
  open: () => Promise<Opened>,
): () => Promise<BorrowedDatabase<Opened>> {
  const free: { opened: Opened; reset: () => Promise<boolean> }[] = [];
  return async () => {
    const { opened, reset } = free.pop() ?? (await resettable(await open()));
    const release = async () => {
      if (await reset()) free.push({ opened, reset });
      else await opened.close();
    };
    return { opened, release };
  };
}

/** Adds `reset`, which returns false if a suite changed more than rows. The database is then closed. */
async function resettable<Opened extends PooledDatabase>(opened: Opened) {
  const { owner } = opened;
  await owner.execute(SAVE_ROWS);
  const definitions = await definitionsOf(owner);
  const reset = async () => {
    if (!(await isSuperuser(owner))) return false;
    await owner.execute(RESTORE_ROWS);
    return (await definitionsOf(owner)) === definitions;
  };
  return { opened, reset };
}

/** Saves the few rows that migrations insert, and the values of the sequences after them. */
const SAVE_ROWS = sql`
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

/** Restores the saved rows, with the triggers off that guard what is recorded. */
const RESTORE_ROWS = sql`
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

/** Returns true if the owner may switch triggers off; a database without that right serves one suite. */
async function isSuperuser(owner: Database): Promise<boolean> {
  const [row] = await readRows<{ isSuperuser: boolean }>(
    owner,
    sql`select current_setting('is_superuser') = 'on' as "isSuperuser"`,
  );
  return row?.isSuperuser ?? false;
}

/**
 * Returns the definitions of functions, triggers, columns, constraints, rights and statistics. A suite that
 * changed more than rows leaves other ones.
 */
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
        union all
        select format('%s %s', oid::regclass, relacl) from pg_class where relnamespace in (table ours)
        union all
        select format('%I.%I %s', schemaname, tablename, attname) from pg_stats
        where schemaname in ('registry', 'ledger')
      ) as every`,
  );
  return row?.definitions;
}
