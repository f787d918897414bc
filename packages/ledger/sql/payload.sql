-- An event from its table with the payload decompressed once, for whoever looks into it more than once. (A function that
-- returns a set is called once for a row, whatever is then asked of its result.)
create function ledger_code.unpacked(e ledger.events) returns setof ledger.events
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, e.stream_id, e.version, e.type, e.schema_version, e.entry_id, e.period_id, e.pay_date,
    e.recorded_at, e.actor_id, e.command_id, e.reason, e.engine_version, payload.data, e.stream_hash, e.hash
  from jsonb_path_query(e.data, '$') as payload (data);
end;

-- What the lines of one direction add up to.
create function ledger_code.line_total(lines jsonb, wanted text) returns bigint
  language plpgsql immutable parallel safe
as $$
declare
  total bigint := 0;
begin
  for i in 0 .. coalesce(jsonb_array_length(lines), 0) - 1 loop
    if lines -> i ->> 'direction' = wanted then total := total + (lines -> i -> 'amount')::bigint; end if;
  end loop;
  return total;
end $$;

-- Whether an event takes anything back of what a limit is held against.
create function ledger_code.gives_room(delta jsonb) returns boolean
  language sql immutable parallel safe
return least(
  (delta -> 'disabilityInsurance')::bigint, (delta -> 'medicare')::bigint, (delta -> 'socialSecurity')::bigint,
  (delta -> 'socialSecurityOnTips')::bigint, (delta -> 'chauffeurInsurance')::bigint) < 0;
