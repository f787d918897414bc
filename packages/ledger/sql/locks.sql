-- Locks the company's log until the end of the transaction, and returns the end of the log.
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

-- Locks the employer of a company until the end of the transaction, if the account has other companies with
-- that employer. The pay of a person counts in each of them, so their commands must not run at the same time.
-- This lock is always taken before that of a log, and nobody takes two, so deadlocks are impossible.
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

-- Locks the company's log for a command. Returns the end of the log, and the stored answer of a repeated
-- command. A volatile function is used because a single statement would read the state of the database before
-- the wait.
--
-- The later queries of the transaction read rows by key and cache their plans. A plan made while there was
-- hardly any pay would scan whole tables until the next analyze.
create function ledger_code.lock_log(company bigint, command uuid, request bytea, out last_seq bigint, out answer jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config(s.name, 'off', true) from unnest(array['enable_seqscan', 'enable_bitmapscan', 'jit']) s (name);
  perform ledger_code.lock_employer(company);
  last_seq := (ledger_code.lock_log(company)).last_seq;
  answer := ledger_code.answer_of(company, command, request);
end $$;
