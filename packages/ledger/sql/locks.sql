-- Locks the company's log and returns its end. Everything of one company happens one after the other from
-- here to the end of the transaction.
create function ledger_code.lock_log(company bigint) returns ledger.heads
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  head ledger.heads;
begin
  select * into head from ledger.heads h where h.company_id = company for update;
  if not found then
    insert into ledger.heads (company_id, last_hash) values (company, ledger_code.genesis(company)) on conflict do nothing;
    select * into head from ledger.heads h where h.company_id = company for update;
  end if;
  return head;
end $$;

-- Locks the employer of a company, if it has other companies in the account. The pay of a person counts in
-- each of them, so that their commands take turns from here to the end of the transaction. The lock is always
-- taken before that of a log, and nobody takes two, so that no two commands wait for each other.
create function ledger_code.lock_employer(company bigint) returns void
  language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('garita employer ' || c.employer_identification_number, c.account_id))
  from registry.companies c
  where c.id = company and exists (
    select from registry.companies o
    where o.account_id = c.account_id
      and o.employer_identification_number = c.employer_identification_number and o.id <> c.id);
end $$;

-- Locks the company's log for a command: returns its end, and the answer if the command was recorded before.
-- One statement reads one state of the database, from before the wait, but a volatile function runs many
-- statements.
--
-- The queries that follow in the transaction read the rows of a command by their keys. Their plans are kept,
-- and a plan made while there was hardly any pay would read whole tables until the database counts their rows
-- again.
create function ledger_code.lock_log(company bigint, command uuid, request bytea, out last_seq bigint, out answer jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config(s.name, 'off', true) from unnest(array['enable_seqscan', 'enable_bitmapscan', 'jit']) s (name);
  perform ledger_code.lock_employer(company);
  last_seq := (ledger_code.lock_log(company)).last_seq;
  answer := ledger_code.answer_of(company, command, request);
end $$;
