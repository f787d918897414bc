import { sql } from 'drizzle-orm';
import { FLOOR_TABLES } from './raw-log.ts';
import { openScratchBeside, type ScratchDatabase, type ScratchPostgres } from './scratch-database.ts';

// The bars of appending were set for its core: the rules, both chains, the typed amounts and the year to date. The ledger
// also keeps in the same transaction what decision 22 lists. Here that is cut out of the product's own functions, so that the
// core is held against its bars, and what the rest costs is known in the same run.
const CUT_OUT = [
  sql`do $cut$
    declare
      core text := pg_get_functiondef('ledger.project_times'::regproc);
    begin
      core := regexp_replace(core, 'if has_lines then.*?(if replaced)', '\\1');
      core := regexp_replace(core, 'with written as .*?perform ledger.project_leave\\(batch\\);', '');
      if core ~ 'tax_lines|is_capped|project_leave' then raise exception 'Not all was cut out: %', core; end if;
      execute core;
    end $cut$`,
  sql`create or replace function ledger.project_register(news ledger.events[]) returns void
    language plpgsql as 'begin end'`,
  sql`create or replace function ledger.project_stale(
      company bigint, candidates bigint[], employees bigint[], with_room bigint[]) returns void
    language plpgsql as 'begin end'`,
];

/** A database beside, whose appends do what their bars were set for and nothing else. Only loading time makes sense there. */
export async function openCoreBeside(whole: ScratchPostgres): Promise<ScratchDatabase> {
  const core = await openScratchBeside(whole, FLOOR_TABLES);
  for (const statement of CUT_OUT) await core.owner.execute(statement);
  return core;
}
