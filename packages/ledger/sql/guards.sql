-- Grants the application its rights: it may read the ledger, call its functions, and change the records. Only
-- functions with the owner's rights change the ledger. Runs at each start, so that it covers new tables. The
-- guards against an owner are elsewhere: triggers with the tables, the hash chain in hash.sql.
create function ledger_code.grant_to(application name) returns void
  language plpgsql
as $$
begin
  execute format('grant usage on schema ledger, ledger_code, registry to %I', application);
  execute format('grant select on all tables in schema ledger to %I', application);
  -- Earlier versions let the application update the keys of copies. Only the owner may, to rotate the secret.
  execute format('revoke update (sealed_key) on ledger.filed_copies from %I', application);
  execute format('grant execute on all functions in schema ledger_code to %I', application);
  execute format('grant usage on sequence ledger.entry_ids to %I', application);
  execute format('grant select, insert, update, delete on all tables in schema registry to %I', application);
  execute format('grant usage on all sequences in schema registry to %I', application);
end $$;

-- Creates the role that the application assumes if it owns the tables itself. Fails without the right to
-- create roles.
create function ledger_code.prepare_application_role() returns name
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
  perform ledger_code.grant_to('garita_app');
  return 'garita_app';
end $$;
