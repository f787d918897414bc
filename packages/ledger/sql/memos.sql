-- The proof of a memo: it says nothing about a text without its salt.
create function ledger_code.memo_hash(salt text, text text) returns bytea
  language sql immutable parallel safe
return sha256(convert_to(salt || text, 'UTF8'));

-- Keeps the memos apart from the events, which hold their salted hashes only. They are what of an event can be erased.
create function ledger_code.keep_memos(given jsonb, news ledger.events[]) returns void
  language plpgsql
as $$
declare
  e ledger.events;
  memo jsonb;
begin
  foreach e in array news loop
    memo := given -> (e.seq - (news[1]).seq)::int -> 'erasable';
    continue when memo is null;
    if e.entry_id is null or e.data -> 'memo' ->> 'hash' is distinct from
      encode(ledger_code.memo_hash(memo ->> 'salt', memo ->> 'text'), 'hex')
    then
      perform ledger_code.refuse_rule('wrong-memo', e);
    end if;
    insert into ledger.memos (company_id, seq, entry_id, salt, text)
    values (e.company_id, e.seq, e.entry_id, memo ->> 'salt', memo ->> 'text');
  end loop;
end $$;

-- A memo is free text about a person, who may ask for it to go. The event keeps its salted hash. No screen offers it: whoever runs
-- the installation does it by hand, in SQL, and the application's role may.
create function ledger_code.erase_memos(company bigint, entry bigint) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  with erased as (delete from ledger.memos m where m.company_id = company and m.entry_id = entry returning 1)
  select count(*) from erased;
end;

-- How many memos that events hold the hash of are no longer there. Not a fault: a memo may be erased.
create function ledger_code.count_erased_memos(company bigint) returns bigint
  language sql stable
begin atomic
  select count(*)
  from (
    select distinct e.entry_id, e.data -> 'memo' ->> 'hash' as hash
    from ledger.events e where e.company_id = company and e.data ? 'memo'
  ) said
  where not exists (
    select from ledger.memos m
    where m.company_id = company and m.entry_id = said.entry_id
      and encode(ledger_code.memo_hash(m.salt, m.text), 'hex') = said.hash);
end;
