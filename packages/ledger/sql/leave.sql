-- What a month of work earned: the newest live entry of the month says the terms, and a salary's hours count once for
-- each period. Agrees with `leaveMovements` in TypeScript.
create function ledger_code.leave_earned(company bigint, employee bigint, month date) returns setof ledger.leave_credits
  language sql stable parallel safe
begin atomic
  select company, employee, month,
    case when w.minutes + w.periods * t.salaried_minutes >= t.vacation_threshold_minutes
      then t.vacation_credit_minutes else 0 end,
    case when w.minutes + w.periods * t.salaried_minutes >= t.sick_threshold_minutes
      then t.sick_credit_minutes else 0 end
  from (
    select
      max(e.last_seq) as newest_seq,
      count(distinct e.period_id) as periods,
      ledger_code.total(e.regular_minutes + e.overtime_minutes + e.meal_period_minutes
        + e.vacation_minutes + e.sick_minutes + e.holiday_minutes) as minutes
    from ledger.entries e
    where e.company_id = company and e.employee_id = employee and e.status = 'live'
      and e.period_start >= month and e.period_start < month + interval '1 month'
  ) w
  left join ledger.entries t on t.company_id = company and t.employee_id = employee and t.last_seq = w.newest_seq
    and t.period_start >= month and t.period_start < month + interval '1 month';
end;

-- The leave of an employee from its beginning: the opening balances stated last, what months earned, entries took and
-- somebody corrected after them.
create function ledger_code.leave_of(company bigint, employee bigint, as_of bigint) returns setof ledger.leave
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

-- How an event changes the leave of its employee. `earned` is what the month of its period earns now, and `earns_otherwise`
-- whether that is other than before; the minutes are what the balance gains or loses.
create type ledger_code.leave_change as (
  employee_id bigint, month date, earned_vacation_minutes int, earned_sick_minutes int, earns_otherwise boolean,
  vacation_minutes int, sick_minutes int, seq bigint
);

-- Leave after events about entries, no two of which are about one person: a month that now earns its credit or no longer
-- does, and hours taken or given back. What lies before an opening balance does not count.
create function ledger_code.project_leave(batch ledger.events[]) returns void
  language plpgsql
as $$
declare
  company bigint := (batch[1]).company_id;
  changes ledger_code.leave_change[];
  earns_otherwise boolean;
begin
  select
    array_agg(row(
      t.employee, t.month, earned.vacation_minutes, earned.sick_minutes, more.vacation <> 0 or more.sick <> 0,
      case when coalesce(t.period_end > l.vacation_opening_date, true) then t.vacation else 0 end
        + case when coalesce(t.month_end > l.vacation_opening_date, true) then more.vacation else 0 end,
      case when coalesce(t.period_end > l.sick_opening_date, true) then t.sick else 0 end
        + case when coalesce(t.month_end > l.sick_opening_date, true) then more.sick else 0 end,
      t.seq)::ledger_code.leave_change),
    bool_or(more.vacation <> 0 or more.sick <> 0)
  into changes, earns_otherwise
  from (
    select e.seq, ledger_code.subject_of(e.stream_id) as employee, m.month, m.month + interval '1 month -1 day' as month_end,
      (e.data -> 'period' ->> 'end')::date as period_end,
      - (e.data -> 'delta' -> 'vacationMinutes')::int as vacation,
      - (e.data -> 'delta' -> 'sickMinutes')::int as sick
    from unnest(batch) e
    cross join lateral (select date_trunc('month', (e.data -> 'period' ->> 'start')::timestamp)::date as month) m
    offset 0
  ) t
  cross join lateral ledger_code.leave_earned(company, t.employee, t.month) earned
  -- Looked up by key for each, as whose it is comes out of the event.
  left join lateral (
    select k.vacation_minutes, k.sick_minutes from ledger.leave_credits k
    where k.company_id = company and k.employee_id = t.employee and k.month = t.month offset 0
  ) credited on true
  left join lateral (
    select k.vacation_opening_date, k.sick_opening_date from ledger.leave k
    where k.company_id = company and k.employee_id = t.employee offset 0
  ) l on true
  cross join lateral (
    select earned.vacation_minutes - coalesce(credited.vacation_minutes, 0) as vacation,
      earned.sick_minutes - coalesce(credited.sick_minutes, 0) as sick
  ) more;

  if earns_otherwise then
    delete from ledger.leave_credits c using unnest(changes) n
    where c.company_id = company and c.employee_id = n.employee_id and c.month = n.month and n.earns_otherwise;
    insert into ledger.leave_credits
    select company, n.employee_id, n.month, n.earned_vacation_minutes, n.earned_sick_minutes from unnest(changes) n
    where n.earns_otherwise and (n.earned_vacation_minutes > 0 or n.earned_sick_minutes > 0);
  end if;
  insert into ledger.leave as l (company_id, employee_id, vacation_minutes, sick_minutes, as_of_seq)
  select company, n.employee_id, n.vacation_minutes, n.sick_minutes, n.seq from unnest(changes) n
  on conflict (company_id, employee_id) do update set
    vacation_minutes = l.vacation_minutes + excluded.vacation_minutes,
    sick_minutes = l.sick_minutes + excluded.sick_minutes,
    as_of_seq = excluded.as_of_seq;
end $$;

create function ledger_code.leave_adjustment_after(e ledger.events) returns setof ledger.leave_adjustments
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, ledger_code.subject_of(e.stream_id), e.pay_date,
    case e.data ->> 'kind' when 'vacation' then (e.data -> 'minutes')::int when 'sick' then 0 end,
    case e.data ->> 'kind' when 'sick' then (e.data -> 'minutes')::int when 'vacation' then 0 end,
    e.reason;
end;

-- Leave is corrected by hand, on a date of its own. Leave starts over, because the opening balance may be later.
create function ledger_code.project_leave_adjustment(e ledger.events) returns void
  language plpgsql
as $$
declare
  employee bigint := ledger_code.subject_of(e.stream_id);
begin
  if extract(year from e.pay_date) is distinct from ledger_code.tax_year_of(e.stream_id) then
    perform ledger_code.refuse_rule('wrong-tax-year', e);
  end if;
  if e.entry_id is not null or e.period_id is not null or e.reason is null then
    perform ledger_code.refuse_rule('incomplete', e);
  end if;
  insert into ledger.leave_adjustments select * from ledger_code.leave_adjustment_after(e);
  delete from ledger.leave l where l.company_id = e.company_id and l.employee_id = employee;
  insert into ledger.leave select * from ledger_code.leave_of(e.company_id, employee, e.seq);
end $$;

create function ledger_code.built_leave_adjustments(company bigint, as_of bigint) returns setof ledger.leave_adjustments
  language sql stable parallel safe
begin atomic
  select adjustment.*
  from ledger.events e
  cross join lateral ledger_code.leave_adjustment_after(e) adjustment
  where e.company_id = company and e.seq <= as_of and e.type = 'LeaveAdjusted';
end;

-- Leave follows from the entries and the opening balances, and is built when they are.
create function ledger_code.built_leave_credits(company bigint, as_of bigint) returns setof ledger.leave_credits
  language sql stable parallel safe
begin atomic
  select earned.*
  from (
    select distinct e.employee_id, date_trunc('month', e.period_start::timestamp)::date as month
    from ledger.entries e where e.company_id = company and e.last_seq <= as_of and e.status = 'live'
  ) m
  cross join lateral ledger_code.leave_earned(company, m.employee_id, m.month) earned
  where earned.vacation_minutes > 0 or earned.sick_minutes > 0;
end;

create function ledger_code.built_leave(company bigint, as_of bigint) returns setof ledger.leave
  language sql stable parallel safe
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
  cross join lateral ledger_code.leave_of(company, s.employee_id, s.seq) l;
end;
