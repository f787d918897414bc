import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/** A database that can be lent: `owner` may do everything to it. */
type Lendable = { owner: Database; close: () => Promise<void> };

/** One that a suite has, until it gives it back. */
export type Lent<Opened> = { opened: Opened; giveBack: () => Promise<void> };

/**
 * Lends the migrated databases that `open` opens, and resets each one that is given back: a reset takes a
 * fraction of opening another one. They live as long as the worker.
 */
export function lending<Opened extends Lendable>(open: () => Promise<Opened>): () => Promise<Lent<Opened>> {
  const free: { opened: Opened; makeAsNew: () => Promise<boolean> }[] = [];
  return async () => {
    const { opened, makeAsNew } = free.pop() ?? (await remembered(await open()));
    const giveBack = async () => {
      if (await makeAsNew()) free.push({ opened, makeAsNew });
      else await opened.close();
    };
    return { opened, giveBack };
  };
}

/** `makeAsNew` says whether it could: what is more than rows stays as it was left. */
async function remembered<Opened extends Lendable>(opened: Opened) {
  const { owner } = opened;
  await owner.execute(KEEP_ROWS);
  const definitions = await definitionsOf(owner);
  const makeAsNew = async () => {
    if (!(await passesGuards(owner))) return false;
    await owner.execute(PUT_ROWS_BACK);
    return (await definitionsOf(owner)) === definitions;
  };
  return { opened, makeAsNew };
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

/** A database of which nobody is superuser is good for one suite. */
async function passesGuards(owner: Database): Promise<boolean> {
  const [row] = await readRows<{ passes: boolean }>(
    owner,
    sql`select current_setting('is_superuser') = 'on' as passes`,
  );
  return row?.passes ?? false;
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
