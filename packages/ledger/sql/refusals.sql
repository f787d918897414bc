-- Refusals of an append are errors with their own SQLSTATE and JSON in DETAIL.
-- `src/event-store/parse-append-outcome.ts` parses them.

create function ledger_code.refuse(state text, message text, detail jsonb) returns void
  language plpgsql
as $$
begin
  raise exception using errcode = state, message = message, detail = detail::text;
end $$;

create function ledger_code.refuse_rule(rule text, e ledger.events) returns void
  language plpgsql
as $$
begin
  perform ledger_code.refuse('LG422', 'rule broken: ' || rule, jsonb_build_object(
    'rule', rule, 'type', e.type, 'stream', e.stream_id, 'entryId', e.entry_id, 'periodId', e.period_id));
end $$;
