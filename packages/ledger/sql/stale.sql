-- An entry is stale where Recalcular would withhold something else with the facts that the entry froze: a limit that cut it has
-- room again, or more is counted toward a limit than it allows. Which of the entries that count gives way is for a person to say.

-- One amount for each contribution: of an entry or a year, or what a limit left or would allow.
create type ledger_code.contribution_set as (
  {contributions: $column bigint}
);

-- Of the additional Medicare, all of it in cents of gross but `amount`: what it is withheld on in an entry, of how much, and what
-- of the year it is due on and nobody was held to; less than nothing where they were held to too much.
create type ledger_code.additional_medicare as (gross bigint, base bigint, amount bigint, room bigint);

-- Whether an entry would have another share of what a limit allows. `room` is what is left of the limit, less than nothing where
-- it was passed, and null where there is none. An entry that has nothing of it has nothing to give back.
create function ledger_code.is_off(own bigint, uncapped bigint, room bigint) returns boolean
  language sql immutable parallel safe
return coalesce((room < 0 and own > 0) or (room > 0 and own < uncapped), false);

-- Whether any contribution of an entry would be another. A correction of a closed period, which says nothing of limits, is taken again
-- by another correction and never by Recalcular. Wages and tips share the limit of social security, of which wages are
-- served first; the chauffeur insurance is due once for each week of a period, however many entries the period has.
create function ledger_code.would_change(
    paid ledger_code.contribution_set, uncapped ledger_code.contribution_set, allowed ledger_code.contribution_set,
    year ledger_code.contribution_set, chauffeur_in_period bigint, additional ledger_code.additional_medicare)
  returns boolean
  language sql immutable parallel safe
return (uncapped).medicare is not null and (ledger_code.is_off((paid).disability_insurance, (uncapped).disability_insurance,
    (allowed).disability_insurance - (year).disability_insurance)
  or ledger_code.is_off((paid).medicare - (additional).amount, (uncapped).medicare - (additional).amount,
    (allowed).medicare - (year).medicare)
  or ledger_code.is_off((additional).base, (additional).gross, (additional).room)
  or ledger_code.is_off((paid).social_security + (paid).social_security_on_tips,
    (uncapped).social_security + (paid).social_security_on_tips,
    (allowed).social_security - (year).social_security - (year).social_security_on_tips)
  or ledger_code.is_off((paid).social_security_on_tips, (uncapped).social_security_on_tips, least(
    (allowed).social_security_on_tips - (year).social_security_on_tips,
    (allowed).social_security - (year).social_security - (year).social_security_on_tips))
  or ledger_code.is_off((paid).chauffeur_insurance, (uncapped).chauffeur_insurance, least(
    (uncapped).chauffeur_insurance - chauffeur_in_period, (allowed).chauffeur_insurance - (year).chauffeur_insurance)));

-- What of a year's gross the additional Medicare is due on.
create function ledger_code.above_medicare_threshold(gross bigint) returns bigint
  language sql immutable parallel safe
return greatest(0, gross - {additional medicare threshold});

-- How much of that no entry was held to, of what the year's entries come to. What the year brought from elsewhere was.
create function ledger_code.additional_medicare_room(year_gross bigint, entries_gross bigint, entries_base bigint) returns bigint
  language sql immutable parallel safe
return ledger_code.above_medicare_threshold(year_gross)
  - ledger_code.above_medicare_threshold(year_gross - entries_gross) - entries_base;

-- A tax year of an employee in which the limits count something else than before.
create type ledger_code.recounted as (company_id bigint, employee_id bigint, tax_year int);

-- What an employee has for the periods that begin on a day. A plan is made once and kept, maybe when there was no entry yet and every
-- way to read them seemed as short: in the order of an index they are read by that index, whatever else is of the company.
create function ledger_code.entries_beginning(company bigint, employee bigint, day date) returns setof ledger.entries
  language sql stable
begin atomic
  select * from ledger.entries p
  where p.company_id = company and p.employee_id = employee and p.period_start >= day and p.period_start <= day
  order by p.period_start;
end;

-- Which entries of these years became stale, and which no longer are. For the same reason each step reads by what the one before it
-- found, and what is off, hardly ever anything, is changed a row at a time.
create function ledger_code.mark_stale(years ledger_code.recounted[]) returns void
  language plpgsql
as $$
declare
  changed record;
begin
  for changed in
    select s.company_id, s.entry_id, s.is_stale
    from (
      select l.company_id, l.entry_id, l.is_stale as was_stale, ledger_code.would_change(
        row({contributions: l.$column})::ledger_code.contribution_set,
        row({contributions: l.$column_uncapped})::ledger_code.contribution_set,
        row({contributions: l.$column_limit})::ledger_code.contribution_set,
        row({contributions: l.year_$column})::ledger_code.contribution_set,
        l.chauffeur_in_period,
        row(l.gross, l.additional_base, l.additional_amount, l.additional_room)::ledger_code.additional_medicare) as is_stale
      from (
        select w.company_id, w.entry_id, w.is_stale, w.gross,
          {contributions: w.$column, w.$column_uncapped, w.$column_limit, y.$column as year_$column},
          coalesce(w.additional_medicare_base, 0) as additional_base, coalesce(w.additional_medicare, 0) as additional_amount,
          case when w.chauffeur_insurance_uncapped > 0 then (
            select ledger_code.total(p.chauffeur_insurance) filter (where p.period_id = w.period_id)
            from ledger_code.entries_beginning(w.company_id, w.employee_id, w.period_start) p
          ) end as chauffeur_in_period,
          ledger_code.additional_medicare_room(y.gross, ledger_code.total(w.gross) over of_year,
            coalesce(ledger_code.total(w.additional_medicare_base) over of_year, 0)) as additional_room
        from unnest(years) r
        cross join lateral (
          select * from ledger.ytd t
          where t.company_id = r.company_id and t.subject_kind = 'employee' and t.subject_id = r.employee_id
            and t.tax_year = r.tax_year
          limit 1
        ) y
        cross join lateral (
          select * from ledger.entries n
          where n.company_id = r.company_id and n.employee_id = r.employee_id and n.tax_year = r.tax_year and n.status = 'live'
          order by n.period_start
          offset 0
        ) w
        window of_year as (partition by w.company_id, w.employee_id, w.tax_year)
      ) l
      offset 0
    ) s
    where s.is_stale <> s.was_stale
  loop
    update ledger.entries e set is_stale = changed.is_stale
    where e.company_id = changed.company_id and e.entry_id = changed.entry_id;
  end loop;
end $$;

-- The same of whomever these events are about: of the year that each is in, and of every other that an entry of the same period is
-- paid in, because the chauffeur insurance of a period is due once.
create function ledger_code.project_stale(news ledger.events[]) returns void
  language plpgsql
as $$
begin
  perform ledger_code.mark_stale(array_agg(distinct row(r.company_id, r.employee_id, r.tax_year)::ledger_code.recounted))
  from (
    select n.company_id, ledger_code.subject_of(n.stream_id) as employee_id, t.tax_year
    from unnest(news) n
    cross join lateral (select * from ledger.details l where l.company_id = n.company_id and l.seq = n.seq limit 1) d
    cross join lateral (
      select ledger_code.tax_year_of(n.stream_id) as tax_year
      union all
      select w.tax_year from ledger_code.entries_beginning(n.company_id, ledger_code.subject_of(n.stream_id), d.period_start) w
    ) t
    where n.stream_id like 'emp:%' and n.type not in ('TimePaid', 'TimeUnpaid', 'LeaveAdjusted')
  ) r
  having count(*) > 0;
end $$;
