-- What is recorded stays as it was recorded. Three layers, because each has a hole: the application's role may only read and
-- call; triggers refuse everyone, on PGlite too, where there is one superuser; and the chain of hashes shows what the owner
-- of the tables did with the triggers off.

alter table ledger.heads
  add constraint heads_last_seq check (last_seq >= 0),
  add constraint heads_last_hash check (octet_length(last_hash) = 32);
--> statement-breakpoint
alter table ledger.streams add constraint streams_version check (version > 0);
--> statement-breakpoint

-- Rows that every append updates keep room on their page for the next version of themselves.
alter table ledger.heads set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.streams set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.ytd set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.leave set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.register set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.entries set (fillfactor = 90);
--> statement-breakpoint

create function ledger.refuse_change() returns trigger
  language plpgsql
as $$
begin
  raise exception using errcode = 'LG403', message = tg_op || ' refused: ledger.' || tg_table_name || ' is append-only';
end $$;
--> statement-breakpoint
do $$
declare
  guarded text;
begin
  foreach guarded in array array['events', 'amounts', 'tax_lines', 'commands', 'anchors'] loop
    execute format('create trigger refuse_change before update or delete on ledger.%I
      for each row execute function ledger.refuse_change()', guarded);
    execute format('create trigger refuse_truncate before truncate on ledger.%I
      for each statement execute function ledger.refuse_change()', guarded);
  end loop;
end $$;
--> statement-breakpoint

-- A memo is free text about a person, who may ask for it to go. The event keeps its salted hash.
create function ledger.erase_memos(company bigint, entry bigint) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  with erased as (delete from ledger.memos m where m.company_id = company and m.entry_id = entry returning 1)
  select count(*) from erased;
end;
--> statement-breakpoint

-- What the application may do: read the ledger and call its functions, of which only those with the owner's rights change
-- anything; and everything with the records. Run after each migration, so that it covers what is new.
create function ledger.grant_to(application name) returns void
  language plpgsql
as $$
begin
  execute format('grant usage on schema ledger, registry to %I', application);
  execute format('grant select on all tables in schema ledger to %I', application);
  execute format('grant execute on all functions in schema ledger to %I', application);
  execute format('grant usage on sequence ledger.entry_ids to %I', application);
  execute format('grant select, insert, update, delete on all tables in schema registry to %I', application);
  execute format('grant usage on all sequences in schema registry to %I', application);
end $$;
--> statement-breakpoint

-- Makes the role that the application takes on where it owns the tables itself. Fails without the right to create roles.
create function ledger.prepare_application_role() returns name
  language plpgsql
as $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'garita_app') then
    begin
      create role garita_app nologin;
    exception when duplicate_object or unique_violation then -- another server of this cluster was first
    end;
  end if;
  if not pg_catalog.pg_has_role(current_user, 'garita_app', 'member') then
    execute format('grant garita_app to %I', current_user);
  end if;
  perform ledger.grant_to('garita_app');
  return 'garita_app';
end $$;
--> statement-breakpoint
revoke execute on all functions in schema ledger from public;
