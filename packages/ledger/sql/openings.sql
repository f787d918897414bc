-- Returns the opening balance of a tax year after an event.
create function ledger_code.opening_after(e ledger.events, d ledger.details) returns setof ledger.openings
  language sql stable parallel safe
begin atomic
  select e.company_id, ledger_code.subject_of(e.stream_id), ledger_code.tax_year_of(e.stream_id), d.pay_date,
    d.vacation_opening_minutes, d.vacation_opening_date, d.sick_opening_minutes, d.sick_opening_date, e.seq,
    d.opening_exempt_wages;
end;

-- Returns the current opening balance of a tax year, in payload form.
create function ledger_code.opened_amounts(company bigint, employee bigint, year int) returns jsonb
  language sql stable
begin atomic
  select to_jsonb(row({amounts: coalesce(ledger_code.total(a.$column), 0)})::ledger_code.amount_set)
  from ledger.amounts a
  where a.company_id = company and a.subject_kind = 'employee' and a.subject_id = employee and a.tax_year = year
    and a.entry_id is null;
end;

-- Projects an opening balance that is entered or corrected.
create function ledger_code.project_opening(e ledger.events, d ledger.details, facts jsonb) returns void
  language plpgsql
as $$
declare
  employee bigint := ledger_code.subject_of(e.stream_id);
  year int := ledger_code.tax_year_of(e.stream_id);
  was ledger.openings;
  rule text;
begin
  select * into was from ledger.openings o
  where o.company_id = e.company_id and o.employee_id = employee and o.tax_year = year;
  if year is distinct from d.tax_year then
    rule := 'wrong-tax-year';
  elsif e.type = 'OpeningBalanceSet' and was.last_seq is not null then
    rule := 'opening-exists';
  elsif e.type = 'OpeningBalanceCorrected' and was.last_seq is distinct from d.replaces_seq then
    rule := 'not-in-force';
  else
    rule := ledger_code.broken_amounts(
      e.data,
      case e.type when 'OpeningBalanceCorrected' then ledger_code.opened_amounts(e.company_id, employee, year) end,
      facts -> 'amounts');
  end if;
  if rule is not null then perform ledger_code.refuse_rule(rule, e); end if;

  perform ledger_code.project_amounts(e);
  delete from ledger.openings o where o.company_id = e.company_id and o.employee_id = employee and o.tax_year = year;
  insert into ledger.openings select * from ledger_code.opening_after(e, d);
end $$;
