-- Contractors are paid in streams of their own, whose amounts stand beside those of employees; live pay can be marked as
-- paid; leave can be corrected by hand.

-- What an event changed, typed: of an employee or of a contractor, as its stream says. An opening balance counts from its
-- own date and is booked in no period, and neither is what a contractor is paid.
create or replace function ledger.amounts_after(e ledger.events) returns setof ledger.amounts
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, ledger.kind_of(e.stream_id), ledger.subject_of(e.stream_id),
    ledger.tax_year_of(e.stream_id), coalesce(e.pay_date, (e.data ->> 'asOf')::date), e.period_id, e.entry_id, d.*
  from jsonb_populate_record(ledger.no_amounts(), e.data -> 'delta') d
  where e.data ? 'delta';
end;
--> statement-breakpoint

-- The amounts that a contractor's payment stands for: what `contractorAmounts` says in TypeScript.
create function ledger.contractor_amounts_of(data jsonb) returns jsonb
  language sql immutable parallel safe
return to_jsonb(ledger.no_amounts()) || jsonb_build_object(
  'gross', data -> 'result' -> 'gross',
  'net', data -> 'result' -> 'net',
  'uncollected', data -> 'result' -> 'uncollected',
  'incomeTaxWithheld', data -> 'result' -> 'retained' -> 'amount',
  'regularMinutes', data -> 'inputs' -> 'minutes'
);
--> statement-breakpoint

-- The amounts in force for a contractor's payment, in the form of a payload.
create function ledger.amounts_in_force(was ledger.contractor_payments) returns jsonb
  language sql immutable parallel safe
return to_jsonb(ledger.no_amounts()) || jsonb_build_object(
  'gross', was.gross, 'net', was.net, 'uncollected', was.uncollected,
  'incomeTaxWithheld', was.income_tax_withheld, 'regularMinutes', was.regular_minutes
);
--> statement-breakpoint

-- A contractor's payment as an event leaves it.
create function ledger.contractor_payment_after(e ledger.events, created_seq bigint)
  returns setof ledger.contractor_payments
  language sql stable parallel safe
begin atomic
  select e.company_id, e.entry_id, ledger.subject_of(e.stream_id), ledger.tax_year_of(e.stream_id), e.pay_date,
    case e.type when 'ContractorTimeDeleted' then 'deleted' else 'live' end,
    created_seq, e.seq,
    (e.data -> 'result' -> 'category')::smallint,
    a.gross, a.net, a.uncollected, a."incomeTaxWithheld", a."regularMinutes"
  from jsonb_populate_record(ledger.no_amounts(), case e.type
    when 'ContractorTimeLoaded' then e.data -> 'delta'
    when 'ContractorTimeDeleted' then '{}'
    else e.data -> 'after' end) a;
end;
--> statement-breakpoint

-- Which rule an event about a contractor's payment breaks; null when none. As `ledger.broken_rule` for entries, without
-- periods.
create function ledger.broken_contractor_rule(e ledger.events, was ledger.contractor_payments, first_seq bigint)
  returns text
  language plpgsql stable
as $$
begin
  if e.entry_id is null or e.pay_date is null then return 'incomplete'; end if;
  if e.period_id is not null then return 'wrong-period'; end if;
  if extract(year from e.pay_date) is distinct from ledger.tax_year_of(e.stream_id) then return 'wrong-tax-year'; end if;
  if e.type <> 'ContractorTimeDeleted' and (e.data -> 'inputs' ->> 'payDate')::date is distinct from e.pay_date then
    return 'wrong-pay-date';
  end if;

  if e.type = 'ContractorTimeLoaded' then
    if was.entry_id is null then
      if e.data ? 'movedFromSeq' then return 'not-moved'; end if;
      perform from ledger.entries w where w.company_id = e.company_id and w.entry_id = e.entry_id;
      if found then return 'entry-exists'; end if;
    elsif was.status = 'live' or was.last_seq < first_seq or not exists (
      select from ledger.events d where d.company_id = e.company_id and d.seq = was.last_seq
        and d.data -> 'replacesSeq' = e.data -> 'movedFromSeq')
    then
      return 'entry-exists';
    end if;
    if e.data -> 'delta' is distinct from ledger.contractor_amounts_of(e.data) then return 'delta-not-result'; end if;
    return null;
  end if;

  if was.status is distinct from 'live' or was.last_seq is distinct from (e.data -> 'replacesSeq')::bigint then
    return 'not-in-force';
  end if;
  if ledger.subject_of(e.stream_id) <> was.contractor_id or ledger.tax_year_of(e.stream_id) <> was.tax_year then
    return 'wrong-stream';
  end if;
  if e.data -> 'before' is distinct from ledger.amounts_in_force(was) then return 'before-not-in-force'; end if;
  if e.data -> 'delta' is distinct from ledger.amounts_delta(e.data -> 'before', e.data -> 'after') then
    return 'delta-not-balanced';
  end if;
  if e.type <> 'ContractorTimeDeleted' and e.data -> 'after' is distinct from ledger.contractor_amounts_of(e.data) then
    return 'after-not-result';
  end if;
  return null;
end $$;
--> statement-breakpoint

-- A contractor's payment is loaded, changed or deleted.
create function ledger.project_contractor_time(e ledger.events, first_seq bigint) returns void
  language plpgsql
as $$
declare
  was ledger.contractor_payments;
  rule text;
begin
  select * into was from ledger.contractor_payments w where w.company_id = e.company_id and w.entry_id = e.entry_id;
  rule := ledger.broken_contractor_rule(e, was, first_seq);
  if rule is not null then perform ledger.refuse_rule(rule, e); end if;

  perform ledger.project_amounts(e);
  delete from ledger.contractor_payments w where w.company_id = e.company_id and w.entry_id = e.entry_id;
  insert into ledger.contractor_payments
  select * from ledger.contractor_payment_after(e, coalesce(was.created_seq, e.seq));
end $$;
--> statement-breakpoint

-- Live pay is marked as paid, or no longer is. The mark changes no amount and no version, and needs no open period.
create function ledger.project_paid_mark(e ledger.events) returns void
  language plpgsql
as $$
begin
  if e.stream_id like 'emp:%' then
    perform from ledger.entries w
    where w.company_id = e.company_id and w.entry_id = e.entry_id and w.status = 'live'
      and w.employee_id = ledger.subject_of(e.stream_id) and w.tax_year = ledger.tax_year_of(e.stream_id);
  else
    perform from ledger.contractor_payments w
    where w.company_id = e.company_id and w.entry_id = e.entry_id and w.status = 'live'
      and w.contractor_id = ledger.subject_of(e.stream_id) and w.tax_year = ledger.tax_year_of(e.stream_id);
  end if;
  if not found then perform ledger.refuse_rule('not-in-force', e); end if;

  delete from ledger.paid_marks m where m.company_id = e.company_id and m.entry_id = e.entry_id;
  if found = (e.type = 'TimePaid') then perform ledger.refuse_rule('mark-unchanged', e); end if;
  if e.type = 'TimePaid' then insert into ledger.paid_marks select * from ledger.paid_mark_after(e); end if;
end $$;
--> statement-breakpoint

create function ledger.paid_mark_after(e ledger.events) returns setof ledger.paid_marks
  language sql stable parallel safe
begin atomic
  select e.company_id, e.entry_id, (e.data ->> 'paidOn')::date, e.data ->> 'method', e.seq;
end;
--> statement-breakpoint

-- Leave is corrected by hand, on a date of its own. Leave starts over, because the opening balance may be later.
create function ledger.project_leave_adjustment(e ledger.events) returns void
  language plpgsql
as $$
declare
  employee bigint := ledger.subject_of(e.stream_id);
begin
  if extract(year from e.pay_date) is distinct from ledger.tax_year_of(e.stream_id) then
    perform ledger.refuse_rule('wrong-tax-year', e);
  end if;
  if e.entry_id is not null or e.period_id is not null or e.reason is null then
    perform ledger.refuse_rule('incomplete', e);
  end if;
  insert into ledger.leave_adjustments select * from ledger.leave_adjustment_after(e);
  delete from ledger.leave l where l.company_id = e.company_id and l.employee_id = employee;
  insert into ledger.leave select * from ledger.leave_of(e.company_id, employee, e.seq);
end $$;
--> statement-breakpoint

create function ledger.leave_adjustment_after(e ledger.events) returns setof ledger.leave_adjustments
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, ledger.subject_of(e.stream_id), e.pay_date,
    case e.data ->> 'kind' when 'vacation' then (e.data -> 'minutes')::int when 'sick' then 0 end,
    case e.data ->> 'kind' when 'sick' then (e.data -> 'minutes')::int when 'vacation' then 0 end,
    e.reason;
end;
--> statement-breakpoint

-- The leave of an employee from its beginning: the opening balances stated last, what months earned, entries took and
-- somebody corrected after them.
create or replace function ledger.leave_of(company bigint, employee bigint, as_of bigint) returns setof ledger.leave
  language sql stable parallel safe
begin atomic
  select company, employee,
    (coalesce(v.vacation_opening_minutes, 0) + coalesce(sum(m.vacation)
      filter (where v.vacation_opening_date is null or m.at > v.vacation_opening_date), 0))::int,
    (coalesce(s.sick_opening_minutes, 0) + coalesce(sum(m.sick)
      filter (where s.sick_opening_date is null or m.at > s.sick_opening_date), 0))::int,
    v.vacation_opening_minutes, v.vacation_opening_date, s.sick_opening_minutes, s.sick_opening_date, as_of
  from (select) one
  left join lateral (
    select o.vacation_opening_minutes, o.vacation_opening_date from ledger.openings o
    where o.company_id = company and o.employee_id = employee and o.vacation_opening_date is not null
    order by o.last_seq desc limit 1) v on true
  left join lateral (
    select o.sick_opening_minutes, o.sick_opening_date from ledger.openings o
    where o.company_id = company and o.employee_id = employee and o.sick_opening_date is not null
    order by o.last_seq desc limit 1) s on true
  left join (
    select (c.month + interval '1 month -1 day')::date as at, c.vacation_minutes as vacation, c.sick_minutes as sick
    from ledger.leave_credits c where c.company_id = company and c.employee_id = employee
    union all
    select e.period_end, -e.vacation_minutes, -e.sick_minutes
    from ledger.entries e where e.company_id = company and e.employee_id = employee and e.status = 'live'
    union all
    select a.adjusted_on, a.vacation_minutes, a.sick_minutes
    from ledger.leave_adjustments a where a.company_id = company and a.employee_id = employee
  ) m on true
  group by 1, 2, v.vacation_opening_minutes, v.vacation_opening_date, s.sick_opening_minutes, s.sick_opening_date;
end;
--> statement-breakpoint

-- Holds each event against the rules, in order, and brings every projection up to date.
create or replace function ledger.project(news ledger.events[], head ledger.heads) returns void
  language plpgsql
as $$
declare
  company bigint := head.company_id;
  first_seq bigint := head.last_seq + 1;
  last_seq bigint := head.last_seq + array_length(news, 1);
  e ledger.events;
  capped bigint[] := '{}';
  employees bigint[] := '{}';
  with_room bigint[] := '{}';
begin
  foreach e in array news loop
    if e.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted') and e.stream_id like 'emp:%' then
      if ledger.project_time(e, first_seq) then capped := capped || e.entry_id; end if;
    elsif e.type in ('OpeningBalanceSet', 'OpeningBalanceCorrected') and e.stream_id like 'emp:%' then
      perform ledger.project_opening(e);
    elsif e.type in ('ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted')
      and e.stream_id like 'ctr:%'
    then
      perform ledger.project_contractor_time(e, first_seq);
    elsif e.type in ('TimePaid', 'TimeUnpaid') and (e.stream_id like 'emp:%' or e.stream_id like 'ctr:%') then
      perform ledger.project_paid_mark(e);
    elsif e.type = 'LeaveAdjusted' and e.stream_id like 'emp:%' then
      perform ledger.project_leave_adjustment(e);
    elsif e.type in ('PeriodClosed', 'PeriodReopened') and e.stream_id = 'co' and first_seq = last_seq then
      perform ledger.project_period(e, head);
      return;
    else
      perform ledger.refuse_rule('wrong-type-or-stream', e);
    end if;
    if e.type in ('TimeDeleted', 'ContractorTimeDeleted') then
      delete from ledger.paid_marks m where m.company_id = company and m.entry_id = e.entry_id;
    end if;
    -- Limits are those of employees.
    continue when e.stream_id not like 'emp:%' or not e.data ? 'delta';
    employees := employees || ledger.subject_of(e.stream_id);
    if ledger.gives_room(e.data -> 'delta') then with_room := with_room || ledger.subject_of(e.stream_id); end if;
  end loop;
  perform ledger.project_register(company, first_seq, last_seq);
  perform ledger.project_stale(company, capped, employees, with_room);
end $$;
--> statement-breakpoint

-- As before, of the events that leave an entry in another state: a mark does not.
create or replace function ledger.built_entries(company bigint, as_of bigint) returns setof ledger.entries
  language sql stable
begin atomic
  with built as (
    select entry, sum(case entry.status when 'live' then entry.chauffeur_insurance else 0 end)
      over (partition by entry.employee_id, entry.period_id)::bigint as chauffeur_in_period
    from (
      select min(h.seq) as created_seq, max(h.seq) as last_seq from ledger.events h
      where h.company_id = company and h.seq <= as_of and h.entry_id is not null
        and h.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted')
      group by h.entry_id
    ) span
    join ledger.events h on h.company_id = company and h.seq = span.last_seq
    cross join lateral ledger.unpacked(h) u
    cross join lateral ledger.entry_after(u, span.created_seq) entry
  ), capped as (
    select b.entry, ledger.has_room(b.entry, y, b.chauffeur_in_period) as is_stale
    from built b
    join ledger.built_ytd(company, as_of) y on y.subject_kind = 'employee'
      and y.subject_id = (b.entry).employee_id and y.tax_year = (b.entry).tax_year
    where (b.entry).is_capped
  )
  select (b.entry).* from built b where not (b.entry).is_capped
  union all
  select (c.entry).* from capped c where not c.is_stale
  union all
  select s.* from capped c cross join lateral jsonb_populate_record(c.entry, '{"is_stale": true}') s where c.is_stale;
end;
--> statement-breakpoint

create function ledger.built_contractor_payments(company bigint, as_of bigint)
  returns setof ledger.contractor_payments
  language sql stable
begin atomic
  select payment.*
  from (
    select min(h.seq) as created_seq, max(h.seq) as last_seq from ledger.events h
    where h.company_id = company and h.seq <= as_of and h.entry_id is not null and h.type like 'ContractorTime%'
    group by h.entry_id
  ) span
  join ledger.events h on h.company_id = company and h.seq = span.last_seq
  cross join lateral ledger.contractor_payment_after(h, span.created_seq) payment;
end;
--> statement-breakpoint

-- A mark lasts until it is taken back or its entry is deleted.
create function ledger.built_paid_marks(company bigint, as_of bigint) returns setof ledger.paid_marks
  language sql stable
begin atomic
  select mark.*
  from (
    select max(h.seq) as seq from ledger.events h
    where h.company_id = company and h.seq <= as_of
      and h.type in ('TimePaid', 'TimeUnpaid', 'TimeDeleted', 'ContractorTimeDeleted')
    group by h.entry_id
  ) last
  join ledger.events e on e.company_id = company and e.seq = last.seq and e.type = 'TimePaid'
  cross join lateral ledger.paid_mark_after(e) mark;
end;
--> statement-breakpoint

create function ledger.built_leave_adjustments(company bigint, as_of bigint) returns setof ledger.leave_adjustments
  language sql stable
begin atomic
  select adjustment.*
  from ledger.events e
  cross join lateral ledger.leave_adjustment_after(e) adjustment
  where e.company_id = company and e.seq <= as_of and e.type = 'LeaveAdjusted';
end;
--> statement-breakpoint

create or replace function ledger.built_leave(company bigint, as_of bigint) returns setof ledger.leave
  language sql stable
begin atomic
  select l.*
  from (
    select m.employee_id, max(m.seq) as seq
    from (
      select a.subject_id as employee_id, a.seq from ledger.amounts a
      where a.company_id = company and a.seq <= as_of and a.subject_kind = 'employee'
      union all
      select j.employee_id, j.seq from ledger.leave_adjustments j where j.company_id = company and j.seq <= as_of
    ) m
    group by m.employee_id
  ) s
  cross join lateral ledger.leave_of(company, s.employee_id, s.seq) l;
end;
--> statement-breakpoint

-- Builds every projection beside the live one, reports each row that differs, and replaces it, all while holding the
-- company's turn. Rows that agree are not touched. Nothing returned means that nothing had drifted.
create or replace function ledger.rebuild(company bigint)
  returns table (projection text, live jsonb, rebuilt jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  head ledger.heads := ledger.hold_head(company);
  key_columns text;
  of_projection text;
  of_drift text;
begin
  -- In this order: leave is built from the entries, the opening balances and the corrections.
  foreach projection in array array[
    'ytd', 'register', 'openings', 'entries', 'contractor_payments', 'paid_marks', 'leave_adjustments',
    'leave_credits', 'leave'
  ] loop
    select string_agg(format('%I', a.attname), ', '), string_agg(format('p.%I', a.attname), ', '),
        string_agg(format('d.%I', a.attname), ', ')
      into key_columns, of_projection, of_drift
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = format('ledger.%I', projection)::regclass and i.indisprimary;

    execute format('create temporary table built on commit drop as select * from ledger.%I($1, $2)', 'built_' || projection)
      using company, head.last_seq;
    execute format('create temporary table drift on commit drop as
      select %2$s, to_jsonb(l) as live, to_jsonb(b) as rebuilt
      from (select * from ledger.%1$I where company_id = $1) l
      full join pg_temp.built b using (%2$s)
      where l is distinct from b', projection, key_columns) using company;

    return query select projection, d.live, d.rebuilt from pg_temp.drift d;
    execute format('delete from ledger.%1$I p using pg_temp.drift d where (%2$s) = (%3$s)',
      projection, of_projection, of_drift);
    execute format('insert into ledger.%1$I select b.* from pg_temp.built b join pg_temp.drift d using (%2$s)',
      projection, key_columns);
    drop table pg_temp.built, pg_temp.drift;
  end loop;
end $$;
--> statement-breakpoint
revoke execute on all functions in schema ledger from public;
