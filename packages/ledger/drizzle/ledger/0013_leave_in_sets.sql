-- The leave of a pay run is projected as a set, as the rest of it is.

-- How an event changes the leave of its employee. `earned` is what the month of its period earns now, and `earns_otherwise`
-- whether that is other than before; the minutes are what the balance gains or loses.
create type ledger.leave_change as (
  employee_id bigint, month date, earned_vacation_minutes int, earned_sick_minutes int, earns_otherwise boolean,
  vacation_minutes int, sick_minutes int, seq bigint
);
--> statement-breakpoint
drop function ledger.project_leave(ledger.events);
--> statement-breakpoint

-- Leave after events about entries, no two of which are about one person: a month that now earns its credit or no longer
-- does, and hours taken or given back. What lies before an opening balance does not count.
create function ledger.project_leave(batch ledger.events[]) returns void
  language plpgsql
as $$
declare
  company bigint := (batch[1]).company_id;
  changes ledger.leave_change[];
  earns_otherwise boolean;
begin
  select
    array_agg(row(
      t.employee, t.month, earned.vacation_minutes, earned.sick_minutes, more.vacation <> 0 or more.sick <> 0,
      case when coalesce(t.period_end > l.vacation_opening_date, true) then t.vacation else 0 end
        + case when coalesce(t.month_end > l.vacation_opening_date, true) then more.vacation else 0 end,
      case when coalesce(t.period_end > l.sick_opening_date, true) then t.sick else 0 end
        + case when coalesce(t.month_end > l.sick_opening_date, true) then more.sick else 0 end,
      t.seq)::ledger.leave_change),
    bool_or(more.vacation <> 0 or more.sick <> 0)
  into changes, earns_otherwise
  from (
    select e.seq, ledger.subject_of(e.stream_id) as employee, m.month, m.month + interval '1 month -1 day' as month_end,
      (e.data -> 'period' ->> 'end')::date as period_end,
      - (e.data -> 'delta' -> 'vacationMinutes')::int as vacation,
      - (e.data -> 'delta' -> 'sickMinutes')::int as sick
    from unnest(batch) e
    cross join lateral (select date_trunc('month', (e.data -> 'period' ->> 'start')::timestamp)::date as month) m
    offset 0
  ) t
  cross join lateral ledger.leave_earned(company, t.employee, t.month) earned
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
--> statement-breakpoint

-- Entries are loaded, changed or deleted: no two of these events are about one person or one entry, so that none depends on
-- what another leaves. Returns the entries that a limit cut.
create or replace function ledger.project_times(batch ledger.events[], first_seq bigint) returns bigint[]
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
    rule := ledger.broken_rule(e, was, first_seq);
    if rule is not null then perform ledger.refuse_rule(rule, e); end if;
    created := created || coalesce(was.created_seq, e.seq);
    if was.entry_id is not null then replaced := replaced || e.entry_id; end if;
    if e.type = 'TimeDeleted' then deleted := deleted || e.entry_id; end if;
    has_lines := has_lines or e.data ? 'replacesSeq' or jsonb_array_length(e.data -> 'result' -> 'companyLines') > 0;
  end loop;

  perform ledger.project_amounts_of(batch);
  if has_lines then
    insert into ledger.tax_lines
    select l.* from unnest(batch) b cross join lateral ledger.tax_lines_after(b) l;
  end if;
  if replaced <> '{}' then
    delete from ledger.entries w where w.company_id = company and w.entry_id = any (replaced);
    delete from ledger.paid_marks m where m.company_id = company and m.entry_id = any (deleted);
  end if;
  with written as (
    insert into ledger.entries
    select entry.*
    from (select batch[i] as event, created[i] as created_seq from generate_subscripts(batch, 1) i offset 0) b
    cross join lateral ledger.entry_after(b.event, b.created_seq) entry
    returning entry_id, is_capped
  )
  select array_agg(w.entry_id) into capped from written w where w.is_capped;
  perform ledger.project_leave(batch);
  return capped;
end $$;
--> statement-breakpoint
revoke execute on all functions in schema ledger from public;
