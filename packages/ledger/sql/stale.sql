-- A limit cut an entry where less was withheld than without limits; the entry is stale once that limit has room again.

-- One amount for each contribution: of an entry or a year, or what a limit left or would allow.
create type ledger_code.contribution_set as (
  {contributions: $column bigint}
);

create function ledger_code.is_cut(paid ledger_code.contribution_set, uncapped ledger_code.contribution_set) returns boolean
  language sql immutable parallel safe
return coalesce(
  (paid).disability_insurance < (uncapped).disability_insurance
  or (paid).medicare < (uncapped).medicare
  or (paid).social_security < (uncapped).social_security
  or (paid).social_security_on_tips < (uncapped).social_security_on_tips
  or (paid).chauffeur_insurance < (uncapped).chauffeur_insurance, false);

-- Whether a limit that cut one of an entry's lines has room now. Wages and tips share the limit of social security; the
-- chauffeur insurance is due once for each week of a period, however many entries the period has.
create function ledger_code.has_room(
    paid ledger_code.contribution_set, uncapped ledger_code.contribution_set, allowed ledger_code.contribution_set,
    year ledger_code.contribution_set, chauffeur_in_period bigint)
  returns boolean
  language sql immutable parallel safe
return coalesce(
  ((paid).disability_insurance < (uncapped).disability_insurance
    and (year).disability_insurance < (allowed).disability_insurance)
  or ((paid).medicare < (uncapped).medicare and (year).medicare < (allowed).medicare)
  or ((paid).social_security < (uncapped).social_security
    and (year).social_security + (year).social_security_on_tips < (allowed).social_security)
  or ((paid).social_security_on_tips < (uncapped).social_security_on_tips
    and coalesce((year).social_security_on_tips < (allowed).social_security_on_tips, true)
    and coalesce((year).social_security + (year).social_security_on_tips < (allowed).social_security, true))
  or (chauffeur_in_period < (uncapped).chauffeur_insurance
    and coalesce((year).chauffeur_insurance < (allowed).chauffeur_insurance, true)), false);

-- Which entries became stale, and which no longer are: of `candidates`, of what is stale already of these employees, and of
-- every capped entry of those of whom less is withheld than before. More withheld only takes room away.
create function ledger_code.project_stale(company bigint, candidates bigint[], employees bigint[], with_room bigint[])
  returns void
  language plpgsql
as $$
begin
  candidates := candidates || array(
    select e.entry_id from ledger.entries e
    where e.company_id = company and e.employee_id = any (employees) and e.is_stale);
  if with_room <> '{}' then
    candidates := candidates || array(
      select e.entry_id from ledger.entries e
      where e.company_id = company and e.employee_id = any (with_room) and e.is_capped);
  end if;
  if candidates = '{}' then return; end if;

  update ledger.entries e set is_stale = s.is_stale
  from (
    select w.entry_id, w.is_capped and ledger_code.has_room(
      row({contributions: w.$column})::ledger_code.contribution_set,
      row({contributions: w.$column_uncapped})::ledger_code.contribution_set,
      row({contributions: w.$column_limit})::ledger_code.contribution_set,
      row({contributions: y.$column})::ledger_code.contribution_set,
      (select ledger_code.total(p.chauffeur_insurance) from ledger.entries p
       where p.company_id = company and p.employee_id = w.employee_id
         and p.period_start = w.period_start and p.period_id = w.period_id)) as is_stale
    from (select distinct entry_id from unnest(candidates) entry_id) c
    join ledger.entries w on w.company_id = company and w.entry_id = c.entry_id
    join ledger.ytd y on y.company_id = company and y.subject_kind = 'employee' and y.subject_id = w.employee_id
      and y.tax_year = w.tax_year
    offset 0
  ) s
  where e.company_id = company and e.entry_id = s.entry_id and e.is_stale <> s.is_stale;
end $$;

-- Whether an event takes anything back of what a limit is held against.
create function ledger_code.gives_room(delta jsonb) returns boolean
  language sql immutable parallel safe
return least({contributions: (delta -> '$name')::bigint}) < 0;
