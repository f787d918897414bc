-- Returns the bytes of an event to hash, in format 1 (see the README). Concatenates the canonical JSON array
-- from its parts, so that the payload is not copied. JSON formats dates independently of session settings.
create function ledger_code.event_text(e ledger.events, request_hash bytea) returns text
  language sql stable parallel safe
return '["garita-ledger/1", '
  || e.company_id || ', ' || e.seq || ', '
  || to_json(e.stream_id) || ', ' || e.version || ', ' || to_json(e.type) || ', ' || e.schema_version || ', '
  || coalesce(e.entry_id::text, 'null') || ', ' || coalesce(e.period_id::text, 'null') || ', '
  || coalesce(to_json(e.pay_date)::text, 'null') || ', '
  || (extract(epoch from e.recorded_at) * 1000000)::bigint || ', '
  || e.actor_id || ', ' || to_json(e.command_id) || ', ' || to_json(encode(request_hash, 'hex')) || ', '
  || coalesce(to_json(e.reason)::text, 'null') || ', ' || to_json(e.engine_version) || ', '
  || e.data || ']';

-- Returns the hash that links an event to the one before it in its stream, or a stream's link to the
-- company's previous event. `stable` instead of `immutable`, so that PostgreSQL inlines the body.
create function ledger_code.link(content text, previous bytea) returns bytea
  language sql stable parallel safe
return sha256(convert_to(content, 'UTF8') || previous);

create function ledger_code.link(content bytea, previous bytea) returns bytea
  language sql immutable parallel safe
return sha256(previous || content);

-- Returns the hash before the first event of a company, and of each of its streams.
create function ledger_code.genesis(company bigint) returns bytea
  language sql immutable parallel safe
return sha256(convert_to('garita-ledger/1' || company, 'UTF8'));
