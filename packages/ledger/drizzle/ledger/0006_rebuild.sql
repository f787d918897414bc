-- What follows from the events, computed again from the beginning. The functions that take a sequence number tell the state
-- as it was when that was the last event; `ledger.rebuild` holds today's projections against them.

create function ledger.built_ytd(company bigint, as_of bigint) returns setof ledger.ytd
  language sql stable
begin atomic
  select company, a.subject_kind, a.subject_id, a.tax_year,
    ledger.total(a.gross), ledger.total(a.net), ledger.total(a.uncollected), ledger.total(a.income_tax_withheld),
    ledger.total(a.disability_insurance), ledger.total(a.medicare), ledger.total(a.social_security),
    ledger.total(a.social_security_on_tips), ledger.total(a.chauffeur_insurance), ledger.total(a.regular_pay),
    ledger.total(a.overtime_pay), ledger.total(a.meal_period_pay), ledger.total(a.vacation_pay),
    ledger.total(a.sick_pay), ledger.total(a.holiday_pay), ledger.total(a.salary), ledger.total(a.bonus),
    ledger.total(a.tips), ledger.total(a.commissions), ledger.total(a.concessions),
    ledger.total(a.reimbursed_expenses), ledger.total(a.donation), ledger.total(a.child_support),
    ledger.total(a.aflac), ledger.total(a.medical_plan), ledger.total(a.coda_plans), ledger.total(a.others),
    ledger.total(a.other_discounts), ledger.total(a.other_increases), ledger.total(a.regular_minutes),
    ledger.total(a.overtime_minutes), ledger.total(a.meal_period_minutes), ledger.total(a.vacation_minutes),
    ledger.total(a.sick_minutes), ledger.total(a.holiday_minutes),
    max(a.seq)
  from ledger.amounts a
  where a.company_id = company and a.seq <= as_of
  group by a.subject_kind, a.subject_id, a.tax_year;
end;
--> statement-breakpoint

create function ledger.built_entries(company bigint, as_of bigint) returns setof ledger.entries
  language sql stable
begin atomic
  with built as (
    select entry, sum(case entry.status when 'live' then entry.chauffeur_insurance else 0 end)
      over (partition by entry.employee_id, entry.period_id)::bigint as chauffeur_in_period
    from (
      select min(h.seq) as created_seq, max(h.seq) as last_seq from ledger.events h
      where h.company_id = company and h.seq <= as_of and h.entry_id is not null
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

create function ledger.built_openings(company bigint, as_of bigint) returns setof ledger.openings
  language sql stable
begin atomic
  select opening.*
  from (
    select distinct on (e.stream_id) e as event
    from ledger.events e
    where e.company_id = company and e.seq <= as_of and e.type like 'Opening%'
    order by e.stream_id, e.seq desc
  ) last
  cross join lateral ledger.opening_after(last.event) opening;
end;
--> statement-breakpoint

create function ledger.built_register(company bigint, as_of bigint) returns setof ledger.register
  language sql stable
begin atomic
  select company, e.period_id,
    sum(case e.type when 'TimeLoaded' then 1 when 'TimeDeleted' then -1 else 0 end),
    coalesce(ledger.total(a.gross), 0), coalesce(ledger.total(a.net), 0), coalesce(ledger.total(a.uncollected), 0),
    coalesce(ledger.total(a.income_tax_withheld), 0), coalesce(ledger.total(a.disability_insurance), 0),
    coalesce(ledger.total(a.medicare), 0), coalesce(ledger.total(a.social_security), 0),
    coalesce(ledger.total(a.social_security_on_tips), 0), coalesce(ledger.total(a.chauffeur_insurance), 0),
    coalesce(ledger.total(a.regular_pay), 0), coalesce(ledger.total(a.overtime_pay), 0),
    coalesce(ledger.total(a.meal_period_pay), 0), coalesce(ledger.total(a.vacation_pay), 0),
    coalesce(ledger.total(a.sick_pay), 0), coalesce(ledger.total(a.holiday_pay), 0),
    coalesce(ledger.total(a.salary), 0), coalesce(ledger.total(a.bonus), 0), coalesce(ledger.total(a.tips), 0),
    coalesce(ledger.total(a.commissions), 0), coalesce(ledger.total(a.concessions), 0),
    coalesce(ledger.total(a.reimbursed_expenses), 0), coalesce(ledger.total(a.donation), 0),
    coalesce(ledger.total(a.child_support), 0), coalesce(ledger.total(a.aflac), 0),
    coalesce(ledger.total(a.medical_plan), 0), coalesce(ledger.total(a.coda_plans), 0),
    coalesce(ledger.total(a.others), 0), coalesce(ledger.total(a.other_discounts), 0),
    coalesce(ledger.total(a.other_increases), 0), coalesce(ledger.total(a.regular_minutes), 0),
    coalesce(ledger.total(a.overtime_minutes), 0), coalesce(ledger.total(a.meal_period_minutes), 0),
    coalesce(ledger.total(a.vacation_minutes), 0), coalesce(ledger.total(a.sick_minutes), 0),
    coalesce(ledger.total(a.holiday_minutes), 0),
    case when max(e.seq) filter (where e.type = 'PeriodClosed')
      > coalesce(max(e.seq) filter (where e.type = 'PeriodReopened'), 0) then 'closed' else 'open' end,
    (array_agg((e.data -> 'seq')::bigint order by e.seq desc) filter (where e.type = 'PeriodClosed'))[1],
    (array_agg(decode(e.data ->> 'hash', 'hex') order by e.seq desc) filter (where e.type = 'PeriodClosed'))[1],
    max(e.seq)
  from ledger.events e
  left join ledger.amounts a on a.company_id = e.company_id and a.seq = e.seq
  where e.company_id = company and e.seq <= as_of and e.period_id is not null
  group by e.period_id;
end;
--> statement-breakpoint

-- Leave follows from the entries and the opening balances, and is built when they are.
create function ledger.built_leave_credits(company bigint, as_of bigint) returns setof ledger.leave_credits
  language sql stable
begin atomic
  select earned.*
  from (
    select distinct e.employee_id, date_trunc('month', e.period_start::timestamp)::date as month
    from ledger.entries e where e.company_id = company and e.last_seq <= as_of and e.status = 'live'
  ) m
  cross join lateral ledger.leave_earned(company, m.employee_id, m.month) earned
  where earned.vacation_minutes > 0 or earned.sick_minutes > 0;
end;
--> statement-breakpoint

create function ledger.built_leave(company bigint, as_of bigint) returns setof ledger.leave
  language sql stable
begin atomic
  select l.*
  from (
    select a.subject_id as employee_id, max(a.seq) as seq from ledger.amounts a
    where a.company_id = company and a.seq <= as_of and a.subject_kind = 'employee'
    group by a.subject_id
  ) s
  cross join lateral ledger.leave_of(company, s.employee_id, s.seq) l;
end;
--> statement-breakpoint

-- Builds every projection beside the live one, reports each row that differs, and replaces it, all while holding the
-- company's turn. Rows that agree are not touched. Nothing returned means that nothing had drifted.
create function ledger.rebuild(company bigint)
  returns table (projection text, live jsonb, rebuilt jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  head ledger.heads := ledger.hold_head(company);
  key_columns text;
  of_projection text;
  of_drift text;
begin
  -- In this order: leave is built from the entries and the opening balances.
  foreach projection in array array['ytd', 'register', 'openings', 'entries', 'leave_credits', 'leave'] loop
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
