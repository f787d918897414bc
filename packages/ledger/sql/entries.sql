-- Entries are loaded, changed or deleted: no two of these events are about one person or one entry, so that none depends on
-- what another leaves. Which entries are stale is found out when all is projected.
create function ledger_code.project_times(batch ledger.events[], given jsonb, first_seq bigint) returns void
  language plpgsql
as $$
declare
  company bigint := (batch[1]).company_id;
  e ledger.events;
  d ledger.details;
  was ledger.entries;
  rule text;
  deleted ledger.events[] := '{}';
  has_lines boolean := false;
begin
  foreach e in array batch loop
    select * into d from ledger.details l where l.company_id = company and l.seq = e.seq;
    select * into was from ledger.entries w where w.company_id = company and w.entry_id = e.entry_id;
    rule := ledger_code.broken_rule(e, d, was, ledger_code.said_of(e, given, first_seq), first_seq);
    if rule is not null then perform ledger_code.refuse_rule(rule, e); end if;
    if e.type = 'TimeDeleted' then deleted := deleted || e; end if;
    has_lines := has_lines or d.replaces_seq is not null or d.company_lines is not null;
  end loop;

  perform ledger_code.project_amounts_of(batch);
  if has_lines then
    insert into ledger.tax_lines
    select l.*
    from unnest(batch) b
    cross join lateral (select k from ledger.details k where k.company_id = b.company_id and k.seq = b.seq limit 1) s (said)
    cross join lateral ledger_code.tax_lines_after(s.said) l;
  end if;
  if deleted <> '{}' then perform ledger_code.end_marks(deleted); end if;
  insert into ledger.entries as w (
    company_id, entry_id, employee_id, tax_year, period_id, pay_date, period_start, period_end, status,
    created_seq, last_seq, is_stale, {amounts: $column},
    {contributions: $column_uncapped, $column_limit}, additional_medicare_base, additional_medicare,
    vacation_credit_minutes, vacation_threshold_minutes, sick_credit_minutes, sick_threshold_minutes, salaried_minutes)
  select company, a.entry_id, a.subject_id, a.tax_year, k.period_id, a.pay_date, k.period_start, k.period_end, k.status,
    a.seq, a.seq, false, {amounts: a.$column},
    {contributions: k.$column_uncapped, k.$column_limit}, k.additional_medicare_base, k.additional_medicare,
    coalesce(k.vacation_credit_minutes, 0), coalesce(k.vacation_threshold_minutes, 0),
    coalesce(k.sick_credit_minutes, 0), coalesce(k.sick_threshold_minutes, 0), coalesce(k.salaried_minutes, 0)
  from unnest(batch) b
  cross join lateral (select * from ledger.amounts l where l.company_id = b.company_id and l.seq = b.seq limit 1) a
  cross join lateral (select * from ledger.details l where l.company_id = b.company_id and l.seq = b.seq limit 1) k
  on conflict (company_id, entry_id) do update set
    employee_id = excluded.employee_id, tax_year = excluded.tax_year, pay_date = excluded.pay_date,
    period_id = excluded.period_id, period_start = excluded.period_start, period_end = excluded.period_end,
    status = excluded.status, last_seq = excluded.last_seq, is_stale = false,
    {amounts: $column = w.$column + excluded.$column},
    {contributions: $column_uncapped = excluded.$column_uncapped, $column_limit = excluded.$column_limit},
    additional_medicare_base = excluded.additional_medicare_base, additional_medicare = excluded.additional_medicare,
    vacation_credit_minutes = excluded.vacation_credit_minutes,
    vacation_threshold_minutes = excluded.vacation_threshold_minutes,
    sick_credit_minutes = excluded.sick_credit_minutes,
    sick_threshold_minutes = excluded.sick_threshold_minutes,
    salaried_minutes = excluded.salaried_minutes;
end $$;

-- Every entry as the events up to `as_of` leave it: what they changed adds up to what is in force, and the last one says the
-- rest. A mark leaves an entry as it is.
create function ledger_code.built_entries(company bigint, as_of bigint)
  returns table (
    company_id bigint, entry_id bigint, employee_id bigint, tax_year int, period_id bigint, pay_date date,
    period_start date, period_end date, status text, created_seq bigint, last_seq bigint,
    is_stale boolean, {amounts: $column bigint},
    {contributions: $column_uncapped bigint, $column_limit bigint}, additional_medicare_base bigint, additional_medicare bigint,
    vacation_credit_minutes int, vacation_threshold_minutes int, sick_credit_minutes int, sick_threshold_minutes int,
    salaried_minutes int)
  language sql stable parallel safe
begin atomic
  with in_force as (
    select a.entry_id, min(a.seq) as created_seq, max(a.seq) as last_seq, {amounts: ledger_code.total(a.$column) as $column}
    from ledger.amounts a
    where a.company_id = company and a.seq <= as_of and a.subject_kind = 'employee' and a.entry_id is not null
    group by a.entry_id
  ), built as materialized (
    select f.*, last.subject_id as employee_id, last.tax_year, last.pay_date,
      d.period_id, d.period_start, d.period_end, d.status, {contributions: d.$column_uncapped, d.$column_limit},
      d.additional_medicare_base, d.additional_medicare,
      coalesce(d.vacation_credit_minutes, 0) as vacation_credit_minutes,
      coalesce(d.vacation_threshold_minutes, 0) as vacation_threshold_minutes,
      coalesce(d.sick_credit_minutes, 0) as sick_credit_minutes,
      coalesce(d.sick_threshold_minutes, 0) as sick_threshold_minutes,
      coalesce(d.salaried_minutes, 0) as salaried_minutes
    from in_force f
    join ledger.amounts last on last.company_id = company and last.seq = f.last_seq
    join ledger.details d on d.company_id = company and d.seq = f.last_seq
  ), chauffeurs as (
    select b.employee_id, b.period_id, ledger_code.total(b.chauffeur_insurance) as cents
    from built b where b.status = 'live' group by b.employee_id, b.period_id
  ), years as (
    select y.*, ledger_code.additional_medicare_room(y.gross, own.gross, own.base) as additional_room
    from ledger_code.built_ytd(company, as_of) y
    join (
      select b.employee_id, b.tax_year, ledger_code.total(b.gross) as gross,
        coalesce(ledger_code.total(b.additional_medicare_base), 0) as base
      from built b group by b.employee_id, b.tax_year
    ) own on own.employee_id = y.subject_id and own.tax_year = y.tax_year
    where y.subject_kind = 'employee'
  ), stale as (
    select b.entry_id
    from built b
    join years y on y.subject_id = b.employee_id and y.tax_year = b.tax_year
    join chauffeurs c on c.employee_id = b.employee_id and c.period_id = b.period_id
    where b.status = 'live' and ledger_code.would_change(
      row({contributions: b.$column})::ledger_code.contribution_set,
      row({contributions: b.$column_uncapped})::ledger_code.contribution_set,
      row({contributions: b.$column_limit})::ledger_code.contribution_set,
      row({contributions: y.$column})::ledger_code.contribution_set,
      c.cents,
      row(b.gross, coalesce(b.additional_medicare_base, 0), coalesce(b.additional_medicare, 0), y.additional_room)
        ::ledger_code.additional_medicare)
  )
  select company, b.entry_id, b.employee_id, b.tax_year, b.period_id, b.pay_date, b.period_start, b.period_end, b.status,
    b.created_seq, b.last_seq, s.entry_id is not null, {amounts: b.$column},
    {contributions: b.$column_uncapped, b.$column_limit}, b.additional_medicare_base, b.additional_medicare,
    b.vacation_credit_minutes, b.vacation_threshold_minutes, b.sick_credit_minutes, b.sick_threshold_minutes,
    b.salaried_minutes
  from built b
  left join stale s on s.entry_id = b.entry_id;
end;
