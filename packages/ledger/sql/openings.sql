-- The opening balance of a tax year as an event states it.
create function ledger_code.opening_after(e ledger.events) returns setof ledger.openings
  language sql stable parallel safe
begin atomic
  select e.company_id, ledger_code.subject_of(e.stream_id), ledger_code.tax_year_of(e.stream_id),
    (e.data ->> 'asOf')::date,
    (e.data -> 'leave' -> 'vacation' -> 'minutes')::int, (e.data -> 'leave' -> 'vacation' ->> 'asOf')::date,
    (e.data -> 'leave' -> 'sick' -> 'minutes')::int, (e.data -> 'leave' -> 'sick' ->> 'asOf')::date,
    e.seq
  where e.type like 'Opening%';
end;

-- The opening balance of a tax year is stated or corrected.
create function ledger_code.project_opening(e ledger.events) returns void
  language plpgsql
as $$
declare
  employee bigint := ledger_code.subject_of(e.stream_id);
  was ledger.openings;
begin
  select * into was from ledger.openings o
  where o.company_id = e.company_id and o.employee_id = employee and o.tax_year = ledger_code.tax_year_of(e.stream_id);
  if ledger_code.tax_year_of(e.stream_id) is distinct from (e.data -> 'taxYear')::int then
    perform ledger_code.refuse_rule('wrong-tax-year', e);
  end if;
  if e.type = 'OpeningBalanceSet' then
    if was.last_seq is not null then perform ledger_code.refuse_rule('opening-exists', e); end if;
    if e.data -> 'delta' is distinct from e.data -> 'amounts' then perform ledger_code.refuse_rule('delta-not-result', e); end if;
  else
    if was.last_seq is distinct from (e.data -> 'replacesSeq')::bigint then perform ledger_code.refuse_rule('not-in-force', e); end if;
    if e.data -> 'before' is distinct from (
      select p.data -> 'amounts' from ledger.events p where p.company_id = e.company_id and p.seq = was.last_seq)
    then
      perform ledger_code.refuse_rule('before-not-in-force', e);
    end if;
    if e.data -> 'delta' is distinct from ledger_code.amounts_delta(e.data -> 'before', e.data -> 'after') then
      perform ledger_code.refuse_rule('delta-not-balanced', e);
    end if;
    if e.data -> 'after' is distinct from e.data -> 'amounts' then perform ledger_code.refuse_rule('after-not-result', e); end if;
  end if;

  perform ledger_code.project_amounts(e);
  delete from ledger.openings o
  where o.company_id = e.company_id and o.employee_id = employee and o.tax_year = was.tax_year;
  insert into ledger.openings select * from ledger_code.opening_after(e);
end $$;

create function ledger_code.built_openings(company bigint, as_of bigint) returns setof ledger.openings
  language sql stable parallel safe
begin atomic
  select opening.*
  from (
    select distinct on (e.stream_id) e as event
    from ledger.events e
    where e.company_id = company and e.seq <= as_of and e.type like 'Opening%'
    order by e.stream_id, e.seq desc
  ) last
  cross join lateral ledger_code.opening_after(last.event) opening;
end;
