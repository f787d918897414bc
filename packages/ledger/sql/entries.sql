-- The entry as an event leaves it, before it is known whether a limit has room. The limit of tips is their own one: the
-- statement holds whichever limit cut them, and that of social security stands beside it. The part of Medicare above the
-- yearly threshold has no limit and is on both sides.
create function ledger_code.entry_after(e ledger.events, created_seq bigint) returns setof ledger.entries
  language sql stable parallel safe
begin atomic
  select
    e.company_id, e.entry_id,
    ledger_code.subject_of(e.stream_id), ledger_code.tax_year_of(e.stream_id),
    (e.data -> 'period' -> 'id')::bigint, e.pay_date,
    (e.data -> 'period' ->> 'start')::date, (e.data -> 'period' ->> 'end')::date,
    case e.type when 'TimeDeleted' then 'deleted' else 'live' end,
    created_seq, e.seq,
    coalesce(
      a."disabilityInsurance" < l.disability_uncapped or a."medicare" < l.medicare_uncapped
      or a."socialSecurity" < l.security_uncapped or a."socialSecurityOnTips" < l.tips_uncapped
      or a."chauffeurInsurance" < l.chauffeur_uncapped, false),
    false,
    a.*, l.*,
    coalesce((f.policy -> 'vacation' -> 'minutesPerMonth')::int, 0),
    coalesce((f.policy -> 'vacation' -> 'thresholdMinutes')::int, 0),
    coalesce((f.policy -> 'sick' -> 'minutesPerMonth')::int, 0),
    coalesce((f.policy -> 'sick' -> 'thresholdMinutes')::int, 0),
    coalesce((f.policy -> 'salariedMinutes')::int, 0)
  from jsonb_populate_record(ledger_code.no_amounts(), case e.type
      when 'TimeLoaded' then e.data -> 'delta'
      when 'TimeDeleted' then '{}'
      else e.data -> 'after' end) a
  cross join (select
      e.data -> 'result' -> 'contributions' as lines,
      e.data -> 'facts' -> 'contributions' as parameters,
      e.data -> 'facts' -> 'leavePolicy' as policy) f
  cross join lateral (select
      (f.lines -> 'disabilityInsurance' -> 'uncapped')::bigint as disability_uncapped,
      (f.lines -> 'disabilityInsurance' -> 'limit')::bigint as disability_limit,
      (f.lines -> 'medicare' -> 'uncapped')::bigint + m.additional as medicare_uncapped,
      (f.lines -> 'medicare' -> 'limit')::bigint + m.additional as medicare_limit,
      (f.lines -> 'socialSecurity' -> 'uncapped')::bigint as security_uncapped,
      (f.lines -> 'socialSecurity' -> 'limit')::bigint as security_limit,
      (f.lines -> 'socialSecurityOnTips' -> 'uncapped')::bigint as tips_uncapped,
      (f.parameters -> 'socialSecurityOnTips' -> 'limit')::bigint as tips_limit,
      (f.lines -> 'chauffeurInsurance' -> 'uncapped')::bigint as chauffeur_uncapped,
      (f.lines -> 'chauffeurInsurance' -> 'limit')::bigint as chauffeur_limit
    from (select coalesce((f.lines -> 'medicare' -> 'additional' -> 'amount')::bigint, 0) as additional) m) l;
end;

-- Entries are loaded, changed or deleted: no two of these events are about one person or one entry, so that none depends on
-- what another leaves. Returns the entries that a limit cut.
create function ledger_code.project_times(batch ledger.events[], first_seq bigint) returns bigint[]
  language plpgsql
as $$
declare
  company bigint := (batch[1]).company_id;
  e ledger.events;
  was ledger.entries;
  rule text;
  created bigint[] := '{}';   -- when each entry was loaded
  replaced bigint[] := '{}';
  deleted bigint[] := '{}';
  has_lines boolean := false;
  capped bigint[];
begin
  foreach e in array batch loop
    select * into was from ledger.entries w where w.company_id = company and w.entry_id = e.entry_id;
    rule := ledger_code.broken_rule(e, was, first_seq);
    if rule is not null then perform ledger_code.refuse_rule(rule, e); end if;
    created := created || coalesce(was.created_seq, e.seq);
    if was.entry_id is not null then replaced := replaced || e.entry_id; end if;
    if e.type = 'TimeDeleted' then deleted := deleted || e.entry_id; end if;
    has_lines := has_lines or e.data ? 'replacesSeq' or jsonb_array_length(e.data -> 'result' -> 'companyLines') > 0;
  end loop;

  perform ledger_code.project_amounts_of(batch);
  if has_lines then
    insert into ledger.tax_lines
    select l.* from unnest(batch) b cross join lateral ledger_code.tax_lines_after(b) l;
  end if;
  if replaced <> '{}' then
    delete from ledger.entries w where w.company_id = company and w.entry_id = any (replaced);
    delete from ledger.paid_marks m where m.company_id = company and m.entry_id = any (deleted);
  end if;
  with written as (
    insert into ledger.entries
    select entry.*
    from (select batch[i] as event, created[i] as created_seq from generate_subscripts(batch, 1) i offset 0) b
    cross join lateral ledger_code.entry_after(b.event, b.created_seq) entry
    returning entry_id, is_capped
  )
  select array_agg(w.entry_id) into capped from written w where w.is_capped;
  return capped;
end $$;

-- Every entry as the events up to `as_of` leave it; a mark leaves it as it is. Nothing is sorted or joined while it still
-- carries its payload.
create function ledger_code.built_entries(company bigint, as_of bigint) returns setof ledger.entries
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
    cross join lateral ledger_code.unpacked(h) u
    cross join lateral ledger_code.entry_after(u, span.created_seq) entry
    where h.company_id = company
  ), chauffeurs as (
    select b.employee_id, b.period_id, ledger_code.total(b.chauffeur_insurance) as cents
    from built b where b.status = 'live' group by b.employee_id, b.period_id
  ), stale as (
    select b.entry_id
    from built b
    join ledger_code.built_ytd(company, as_of) y
      on y.subject_kind = 'employee' and y.subject_id = b.employee_id and y.tax_year = b.tax_year
    join chauffeurs c on c.employee_id = b.employee_id and c.period_id = b.period_id
    where b.is_capped and ledger_code.has_room(row(b.*)::ledger.entries, y, c.cents)
  )
  select b.* from built b where not exists (select from stale s where s.entry_id = b.entry_id)
  union all
  select entry.*
  from built b
  join stale s on s.entry_id = b.entry_id
  cross join lateral jsonb_populate_record(row(b.*)::ledger.entries, '{"is_stale": true}') entry;
end;
