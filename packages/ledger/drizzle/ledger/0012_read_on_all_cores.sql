-- What reads a company's whole log reads it with every core there is. PostgreSQL does so for a query whose every function says
-- that it may, and when it expects to win by it; how much it costs to write a payload as text, or to take it apart, it cannot
-- know, so these functions say that sharing out costs nothing. The embedded database has one core and reads as before.

-- An event from its table with the payload decompressed once, for whoever looks into it more than once. (A function that
-- returns a set is called once for a row, whatever is then asked of its result.)
create or replace function ledger.unpacked(e ledger.events) returns setof ledger.events
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, e.stream_id, e.version, e.type, e.schema_version, e.entry_id, e.period_id, e.pay_date,
    e.recorded_at, e.actor_id, e.command_id, e.reason, e.engine_version, payload.data, e.stream_hash, e.hash
  from jsonb_path_query(e.data, '$') as payload (data);
end;
--> statement-breakpoint

-- Both as before, but in a form that is put in the place of its call.
create or replace function ledger.link(content text, previous bytea) returns bytea
  language sql stable parallel safe
return sha256(convert_to(content, 'UTF8') || previous);
--> statement-breakpoint
create or replace function ledger.kind_of(stream text) returns text
  language sql immutable parallel safe
return case split_part(stream, ':', 1) when 'emp' then 'employee' when 'ctr' then 'contractor' else 'company' end;
--> statement-breakpoint

-- The chains: every link, every gap, and where the company and each of its streams are said to end. Each event is held against
-- the one before it in the log and the one before it in its stream, whose hashes are there to be read, so that no event waits
-- for another to be checked.
create or replace function ledger.verify(company bigint, from_seq bigint default 1, to_seq bigint default null)
  returns table (seq bigint, problem text)
  language sql stable
  set min_parallel_table_scan_size = 0 set parallel_setup_cost = 0 set parallel_tuple_cost = 0
begin atomic
  select distinct p.seq, p.problem
  from (
    select
      case when bad.problem = 'missing' then greatest(from_seq - 1, (
        select coalesce(max(l.seq), 0) from ledger.events l where l.company_id = company and l.seq < bad.seq)) + 1
        else bad.seq end as seq,
      bad.problem
    from (
      select e.seq,
        case
          when e.seq > 1 and before.seq is null then 'missing'
          when e.version > 1 and earlier.seq is null then 'version'
          when e.stream_hash is distinct from
            ledger.link(ledger.event_text(e, c.request_hash), coalesce(earlier.stream_hash, ledger.genesis(company)))
            then 'altered'
          when e.hash is distinct from ledger.link(e.stream_hash, coalesce(before.hash, ledger.genesis(company)))
            then 'unlinked'
        end as problem
      from ledger.events e
      left join ledger.commands c on c.company_id = e.company_id and c.command_id = e.command_id
      left join ledger.events before on before.company_id = e.company_id and before.seq = e.seq - 1
      left join ledger.events earlier on earlier.company_id = e.company_id
        and earlier.stream_id = e.stream_id and earlier.version = e.version - 1
      where e.company_id = company and e.seq >= from_seq and (to_seq is null or e.seq <= to_seq)
    ) bad
    where bad.problem is not null
    union all
    select least(h.last_seq, coalesce(e.seq, 0)) + case when h.last_seq = e.seq then 0 else 1 end, 'head'
    from (select coalesce(max(t.last_seq), 0) as last_seq, coalesce(max(t.last_hash), ledger.genesis(company)) as last_hash
      from ledger.heads t where t.company_id = company) h
    left join lateral (
      select l.seq, l.hash from ledger.events l where l.company_id = company order by l.seq desc limit 1) e on true
    where to_seq is null
      and (h.last_seq, h.last_hash) is distinct from (coalesce(e.seq, 0), coalesce(e.hash, ledger.genesis(company)))
    union all
    select greatest(e.seq, s.last_seq), 'stream-head'
    from (select * from ledger.streams t where t.company_id = company) s
    full join (
      select distinct on (l.stream_id) l.stream_id, l.seq, l.version, l.stream_hash
      from ledger.events l where l.company_id = company order by l.stream_id, l.version desc
    ) e on e.stream_id = s.stream_id
    where to_seq is null
      and (s.version, s.last_seq, s.last_hash) is distinct from (e.version, e.seq, e.stream_hash)
  ) p
  order by 1;
end;
--> statement-breakpoint
alter function ledger.verify_amounts(bigint, bigint, bigint)
  set min_parallel_table_scan_size = 0 set parallel_setup_cost = 0 set parallel_tuple_cost = 0;
--> statement-breakpoint

-- As before, reading the events in parts.
create or replace function ledger.built_entries(company bigint, as_of bigint) returns setof ledger.entries
  language sql stable parallel safe
begin atomic
  with built as materialized (
    select entry.*
    from ledger.events h
    join (
      select min(e.seq) as created_seq, max(e.seq) as last_seq from ledger.events e
      where e.company_id = company and e.seq <= as_of and e.entry_id is not null
        and e.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted')
      group by e.entry_id
    ) span on span.last_seq = h.seq
    cross join lateral ledger.unpacked(h) u
    cross join lateral ledger.entry_after(u, span.created_seq) entry
    where h.company_id = company
  ), chauffeurs as (
    select b.employee_id, b.period_id, ledger.total(b.chauffeur_insurance) as cents
    from built b where b.status = 'live' group by b.employee_id, b.period_id
  ), stale as (
    select b.entry_id
    from built b
    join ledger.built_ytd(company, as_of) y
      on y.subject_kind = 'employee' and y.subject_id = b.employee_id and y.tax_year = b.tax_year
    join chauffeurs c on c.employee_id = b.employee_id and c.period_id = b.period_id
    where b.is_capped and ledger.has_room(row(b.*)::ledger.entries, y, c.cents)
  )
  select b.* from built b where not exists (select from stale s where s.entry_id = b.entry_id)
  union all
  select entry.*
  from built b
  join stale s on s.entry_id = b.entry_id
  cross join lateral jsonb_populate_record(row(b.*)::ledger.entries, '{"is_stale": true}') entry;
end;
--> statement-breakpoint
alter function ledger.built_ytd(bigint, bigint) parallel safe;
--> statement-breakpoint
alter function ledger.built_register(bigint, bigint) parallel safe;
--> statement-breakpoint
alter function ledger.built_openings(bigint, bigint) parallel safe;
--> statement-breakpoint
alter function ledger.built_contractor_payments(bigint, bigint) parallel safe;
--> statement-breakpoint
alter function ledger.built_paid_marks(bigint, bigint) parallel safe;
--> statement-breakpoint
alter function ledger.built_leave_adjustments(bigint, bigint) parallel safe;
--> statement-breakpoint
alter function ledger.built_leave_credits(bigint, bigint) parallel safe;
--> statement-breakpoint
alter function ledger.built_leave(bigint, bigint) parallel safe;
--> statement-breakpoint

-- Its statements too. A payload makes no key to remember results by.
alter function ledger.rebuild(bigint)
  set enable_memoize = off set min_parallel_table_scan_size = 0 set parallel_setup_cost = 0 set parallel_tuple_cost = 0;
--> statement-breakpoint
revoke execute on all functions in schema ledger from public;
