-- SQL reads from a payload only its sets of amounts (`before`, `after`, `delta`) and the hash of its memo,
-- which mean the same in every schema version. The program reads everything else from the payload, in today's
-- shape, and passes it to `append` beside the payload as `details` (src/events/event-facts.ts). The
-- details are typed, stored as given, and compared with the payload by verification.

-- What the program said of one of these events, which were given in this order.
create function ledger_code.said_of(e ledger.events, given jsonb, first_seq bigint) returns jsonb
  language sql immutable parallel safe
return coalesce(given -> (e.seq - first_seq)::int -> 'details', '{}');

create function ledger_code.keep_details(news ledger.events[], given jsonb) returns void
  language plpgsql
as $$
begin
  insert into ledger.details
  select d.*
  from unnest(news) e
  cross join lateral jsonb_populate_record(null::ledger.details,
    ledger_code.said_of(e, given, (news[1]).seq) || jsonb_build_object('company_id', e.company_id, 'seq', e.seq)) d;
end $$;
