-- Returns the salted hash of a memo. Without the salt it reveals nothing about the text.
create function ledger_code.memo_hash(salt text, text text) returns bytea
  language sql immutable parallel safe
return sha256(convert_to(salt || text, 'UTF8'));

-- Saves memos separately from the events, which have only the salted hashes. Only memos can be erased.
create function ledger_code.insert_memos(given jsonb, news ledger.events[]) returns void
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

-- Erases all memos of an entry. A memo is free text about a person, who may ask for its removal; the event
-- names the user and the reason. The events keep the salted hashes.
create function ledger_code.project_erasure(e ledger.events) returns void
  language plpgsql
as $$
begin
  if e.entry_id is null or e.period_id is not null then perform ledger_code.refuse_rule('incomplete', e); end if;
  if e.reason is null then perform ledger_code.refuse_rule('reason-missing', e); end if;
  delete from ledger.memos m where m.company_id = e.company_id and m.entry_id = e.entry_id;
end $$;

-- Returns every memo hash in the events, with the first event that has it, and whether the memo exists or was
-- erased.
create function ledger_code.recorded_memos(company bigint)
  returns table (seq bigint, entry_id bigint, is_kept boolean, is_erased boolean)
  language sql stable
begin atomic
  select recorded.seq, recorded.entry_id,
    exists (select from ledger.memos m where m.company_id = company and m.seq = recorded.seq),
    exists (
      select from ledger.events x
      where x.company_id = company and x.entry_id = recorded.entry_id and x.type = 'MemosErased' and x.seq > recorded.seq)
  from (
    select min(e.seq) as seq, e.entry_id, e.data -> 'memo' ->> 'hash' as hash
    from ledger.events e where e.company_id = company and e.data ? 'memo'
    group by e.entry_id, e.data -> 'memo' ->> 'hash'
  ) recorded;
end;

-- Counts the erased memos. An erased memo is not a fault; a memo missing without erasure is.
create function ledger_code.count_erased_memos(company bigint) returns bigint
  language sql stable
return (select count(*) from ledger_code.recorded_memos(company) s where s.is_erased and not s.is_kept);
