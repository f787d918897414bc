-- Whether a limit that cut one of an entry's lines has room now. Wages and tips share the limit of social security; the
-- chauffeur insurance is due once for each week of a period, however many entries the period has.
create function ledger_code.has_room(e ledger.entries, year ledger.ytd, chauffeur_in_period bigint) returns boolean
  language sql immutable parallel safe
return coalesce(
  (e.disability_insurance < e.disability_insurance_uncapped
    and year.disability_insurance < e.disability_insurance_limit)
  or (e.medicare < e.medicare_uncapped and year.medicare < e.medicare_limit)
  or (e.social_security < e.social_security_uncapped
    and year.social_security + year.social_security_on_tips < e.social_security_limit)
  or (e.social_security_on_tips < e.social_security_on_tips_uncapped
    and coalesce(year.social_security_on_tips < e.social_security_on_tips_limit, true)
    and coalesce(year.social_security + year.social_security_on_tips < e.social_security_limit, true))
  or (chauffeur_in_period < e.chauffeur_insurance_uncapped
    and coalesce(year.chauffeur_insurance < e.chauffeur_insurance_limit, true)), false);

-- Which entries became stale, and which no longer are: of `candidates`, of what is stale already of these employees, and of
-- every capped entry of those of whom less is withheld than before. More withheld only takes room away.
create function ledger_code.project_stale(company bigint, candidates bigint[], employees bigint[], with_room bigint[]) returns void
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
    select w.entry_id, w.is_capped and ledger_code.has_room(w, y, (
        select ledger_code.total(p.chauffeur_insurance) from ledger.entries p
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
