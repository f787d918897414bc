-- Returns the stored answer to a repeated command; null if the command is new; a refusal if its request
-- differs. A command that changed nothing has a place in the log too: its answer has the last event before
-- it. The settings force a search by key, even with a plan from when hardly any command was recorded.
create function ledger_code.answer_of(company bigint, command uuid, request bytea) returns jsonb
  language plpgsql stable
  set enable_seqscan = off
as $$
declare
  recorded ledger.commands;
begin
  select * into recorded from ledger.commands c where c.company_id = company and c.command_id = command;
  if not found then return null; end if;
  if recorded.request_hash <> request then
    return jsonb_build_object('refused', 'LG409', 'detail', jsonb_build_object('commandId', command));
  end if;
  return jsonb_build_object(
    'firstSeq', recorded.first_seq, 'lastSeq', recorded.last_seq,
    'hash', (select encode(e.hash, 'hex') from ledger.events e
             where e.company_id = company and e.seq = recorded.last_seq),
    'afterSeq', case when recorded.last_seq is null then (
      select coalesce(max(e.seq), 0) from ledger.events e
      where e.company_id = company and e.recorded_at < recorded.recorded_at) end,
    'replayed', true);
end $$;

-- Appends events to a company's log and updates every projection, all or nothing, in one call.
--
-- command: { companyId, commandId, requestHash, actorId, engineVersion,
--            events: [{ stream, expectedVersion, type, schemaVersion, entryId?, periodId?, payDate?, reason?,
--                       data, erasable?, details }],
--            recalculation: [{ entryId, needsRecalculation }] }
-- answer:  { firstSeq, lastSeq, hash, replayed }, or { afterSeq, replayed } without events
--
-- Refuses with LG409 a repeated command with another body, with LG410 version conflicts (all streams are
-- listed), with LG423 closed periods and with LG422 a broken rule; the DETAIL is JSON.
--
-- The settings make one plan per statement and keep it: from the new events to their rows, by key. The
-- planner cannot choose this plan itself, because the tables of a new company have no statistics yet.
--
-- A statement here looks up the rows of its events one at a time (`limit 1`) instead of by a join. With
-- statistics of almost empty tables, a join would start from every row of one of them, because a condition
-- that holds for all events (`d.company_id = company`) invites that.
create function ledger_code.append(command jsonb) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set join_collapse_limit = 1
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  company bigint := command -> 'companyId';
  id uuid := command ->> 'commandId';
  request bytea := decode(command ->> 'requestHash', 'hex');
  head ledger.heads;      -- the end of the log before
  tip ledger.heads;       -- the end of the log now
  event_count int := jsonb_array_length(command -> 'events');
  given record;
  version int;            -- of the stream, before the event
  e ledger.events;
  news ledger.events[] := '{}';
  stale jsonb := '{}';
  answer jsonb;
begin
  -- Answers a repeated command without waiting for the lock, and again if it was recorded during the wait.
  answer := ledger_code.answer_of(company, id, request);
  if answer is null then
    head := ledger_code.lock_log(company);
    tip := head;
    -- Timestamps rise with the event numbers, even if the clock goes back.
    tip.last_recorded_at := greatest(clock_timestamp(), head.last_recorded_at + interval '1 microsecond');
    insert into ledger.commands (company_id, command_id, request_hash, first_seq, last_seq, recorded_at)
    values (
      company, id, request, case when event_count > 0 then head.last_seq + 1 end,
      case when event_count > 0 then head.last_seq + event_count end, tip.last_recorded_at)
    on conflict do nothing;
    if not found then answer := ledger_code.answer_of(company, id, request); end if;
  end if;
  if answer ? 'refused' then
    perform ledger_code.refuse('LG409', 'command reused with another body', answer -> 'detail');
  end if;
  if answer is not null then return answer; end if;

  for given in
    select g.*, lag(g.n) over (partition by g.stream order by g.n) as earlier, s.version as recorded_version, s.last_hash
    from rows from (jsonb_to_recordset(command -> 'events') as (
      stream text, "expectedVersion" text, type text, "schemaVersion" smallint, "entryId" bigint, "periodId" bigint,
      "payDate" date, reason text, data jsonb
    )) with ordinality as g (stream, expected_version, type, schema_version, entry_id, period_id, pay_date, reason, data, n)
    left join lateral (
      select * from ledger.streams l where l.company_id = company and l.stream_id = g.stream limit 1
    ) s on true
    order by g.n
  loop
    version := coalesce((news[given.earlier]).version, given.recorded_version, 0);
    if given.expected_version is distinct from 'any' and given.expected_version::int is distinct from version then
      -- Continues, so that the refusal lists the current version of every conflicting stream.
      stale := stale || jsonb_build_object(given.stream, coalesce(given.recorded_version, 0));
    end if;
    tip.last_seq := tip.last_seq + 1;
    e := row(
      company, tip.last_seq, given.stream, version + 1, given.type, given.schema_version, given.entry_id, given.period_id,
      given.pay_date, tip.last_recorded_at, command -> 'actorId', id, given.reason, command ->> 'engineVersion', given.data,
      null, null)::ledger.events;
    -- Requires the canonical stream name: `emp:07:2026` would be a second stream of the same year.
    if version = 0 and given.stream !~ '^((emp|ctr):[1-9][0-9]{0,15}:[12][0-9]{3}|co)$' then
      perform ledger_code.refuse_rule('wrong-type-or-stream', e);
    end if;
    e.stream_hash := ledger_code.link(ledger_code.event_text(e, request),
      coalesce((news[given.earlier]).stream_hash, given.last_hash, ledger_code.genesis(company)));
    e.hash := ledger_code.link(e.stream_hash, tip.last_hash);
    tip.last_hash := e.hash;
    news := news || e;
  end loop;
  if stale <> '{}' then
    perform ledger_code.refuse('LG410', 'wrong version', jsonb_build_object('streams', (
      select jsonb_agg(jsonb_build_object('stream', v.key, 'actual', v.value) order by v.key) from jsonb_each(stale) v)));
  end if;

  if event_count = 0 then
    return jsonb_build_object('afterSeq', head.last_seq, 'replayed', false);
  end if;
  insert into ledger.events select * from unnest(news);
  insert into ledger.streams as s (company_id, stream_id, kind, version, last_seq, last_hash)
  select distinct on (n.stream_id) company, n.stream_id, ledger_code.kind_of(n.stream_id), n.version, n.seq, n.stream_hash
  from unnest(news) n
  order by n.stream_id, n.version desc
  on conflict (company_id, stream_id) do update set
    version = excluded.version, last_seq = excluded.last_seq, last_hash = excluded.last_hash;
  update ledger.heads h set last_seq = tip.last_seq, last_hash = tip.last_hash, last_recorded_at = tip.last_recorded_at
  where h.company_id = company;

  perform ledger_code.insert_details(news, command -> 'events');
  perform ledger_code.project(news, command -> 'events', head);
  if command -> 'recalculation' <> '[]' then
    perform ledger_code.update_marks(company, command -> 'recalculation');
  end if;
  if command @? '$.events[*].erasable' then
    perform ledger_code.insert_memos(command -> 'events', news);
  end if;
  return jsonb_build_object(
    'firstSeq', (news[1]).seq, 'lastSeq', e.seq, 'hash', encode(e.hash, 'hex'), 'replayed', false);
end $$;

-- Appends for a caller whose transaction continues after a refusal: returns { refused, detail } instead of an
-- error. A broken rule is still an error, because it is a bug in the program.
create function ledger_code.try_append(command jsonb) returns jsonb
  language plpgsql
as $$
declare
  detail text;
begin
  return ledger_code.append(command);
exception when sqlstate 'LG409' or sqlstate 'LG410' or sqlstate 'LG423' then
  get stacked diagnostics detail = pg_exception_detail;
  return jsonb_build_object('refused', sqlstate, 'detail', detail::jsonb);
end $$;
