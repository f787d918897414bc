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

-- Whether any contribution of an entry would be another. Wages and tips share the limit of social security, of which wages are
-- served first; the chauffeur insurance is due once for each week of a period, however many entries the period has.
create function ledger_code.would_change(
    paid ledger_code.contribution_set, uncapped ledger_code.contribution_set, allowed ledger_code.contribution_set,
    year ledger_code.contribution_set, chauffeur_in_period bigint, additional ledger_code.additional_medicare)
  returns boolean
  language sql immutable parallel safe
return ledger_code.is_off((paid).disability_insurance, (uncapped).disability_insurance,
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
    (uncapped).chauffeur_insurance - chauffeur_in_period, (allowed).chauffeur_insurance - (year).chauffeur_insurance));

-- What of a year's gross the additional Medicare is due on.
create function ledger_code.above_medicare_threshold(gross bigint) returns bigint
  language sql immutable parallel safe
return greatest(0, gross - {additional medicare threshold});

-- How much of it no entry was held to. What the year brought from elsewhere was.
create function ledger_code.additional_medicare_room(company bigint, employee bigint, year int, year_gross bigint) returns bigint
  language sql stable parallel safe
return (
  select ledger_code.above_medicare_threshold(year_gross)
    - ledger_code.above_medicare_threshold(year_gross - coalesce(ledger_code.total(e.gross), 0))
    - coalesce(ledger_code.total(e.additional_medicare_base), 0)
  from ledger.entries e
  where e.company_id = company and e.employee_id = employee and e.tax_year = year);

-- An employee whose limits count something else than before, with the tax years and the periods in which they do.
create type ledger_code.recounted as (employee_id bigint, tax_years int[], period_ids bigint[]);

-- Which of their entries became stale, and which no longer are.
create function ledger_code.mark_stale(company bigint, employees ledger_code.recounted[]) returns void
  language plpgsql
as $$
begin
  update ledger.entries e set is_stale = s.is_stale
  from (
    select l.entry_id, ledger_code.would_change(
      row({contributions: l.$column})::ledger_code.contribution_set,
      row({contributions: l.$column_uncapped})::ledger_code.contribution_set,
      row({contributions: l.$column_limit})::ledger_code.contribution_set,
      row({contributions: l.year_$column})::ledger_code.contribution_set,
      l.chauffeur_in_period,
      row(l.gross, l.additional_base, l.additional_amount, l.additional_room)::ledger_code.additional_medicare) as is_stale
    from (
      select w.entry_id, w.gross, {contributions: w.$column, w.$column_uncapped, w.$column_limit, y.$column as year_$column},
        coalesce(w.additional_medicare_base, 0) as additional_base, coalesce(w.additional_medicare, 0) as additional_amount,
        case when w.chauffeur_insurance_uncapped > 0 then (
          select ledger_code.total(p.chauffeur_insurance) from ledger.entries p
          where p.company_id = company and p.employee_id = w.employee_id
            and p.period_start = w.period_start and p.period_id = w.period_id) end as chauffeur_in_period,
        case when w.additional_medicare_base > 0 or ledger_code.above_medicare_threshold(y.gross) > 0 then
          ledger_code.additional_medicare_room(company, w.employee_id, w.tax_year, y.gross) end as additional_room
      from unnest(employees) r
      join ledger.entries w on w.company_id = company and w.employee_id = r.employee_id and w.status = 'live'
        and (w.tax_year = any (r.tax_years) or w.period_id = any (r.period_ids))
      join ledger.ytd y on y.company_id = company and y.subject_kind = 'employee' and y.subject_id = w.employee_id
        and y.tax_year = w.tax_year
      offset 0
    ) l
    offset 0
  ) s
  where e.company_id = company and e.entry_id = s.entry_id and e.is_stale <> s.is_stale;
end $$;

-- The same of whomever these events are about.
create function ledger_code.project_stale(company bigint, news ledger.events[]) returns void
  language plpgsql
as $$
declare
  recounted ledger_code.recounted[];
begin
  select array_agg(row(r.employee_id, r.tax_years, r.period_ids)::ledger_code.recounted) into recounted
  from (
    select ledger_code.subject_of(n.stream_id) as employee_id, array_agg(distinct ledger_code.tax_year_of(n.stream_id)) as tax_years,
      array_agg(distinct d.period_id) as period_ids
    from unnest(news) n
    join ledger.details d on d.company_id = company and d.seq = n.seq
    where n.stream_id like 'emp:%' and n.type not in ('TimePaid', 'TimeUnpaid', 'LeaveAdjusted')
    group by 1
  ) r;
  if recounted is not null then perform ledger_code.mark_stale(company, recounted); end if;
end $$;
