-- SQL reads only amounts (`before`, `after`, `delta`) and the memo's hash from a payload, because they mean
-- the same in every schema version. The program reads all other facts in their current form, and passes them
-- to `append` beside the payload as `details` (src/events/event-facts.ts). The details are typed and stored
-- as given. Verification compares them with the payload.

-- Returns the program's details of an event, from a list in the order of the events.
create function ledger_code.facts_of(e ledger.events, given jsonb, first_seq bigint) returns jsonb
  language sql immutable parallel safe
return coalesce(given -> (e.seq - first_seq)::int -> 'details', '{}');

create function ledger_code.insert_details(news ledger.events[], given jsonb) returns void
  language plpgsql
as $$
begin
  insert into ledger.details
  select d.*
  from unnest(news) e
  cross join lateral jsonb_populate_record(null::ledger.details,
    ledger_code.facts_of(e, given, (news[1]).seq) || jsonb_build_object('company_id', e.company_id, 'seq', e.seq)) d;
end $$;
