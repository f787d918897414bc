-- The payments of contractors, which have their own streams and no periods.

-- Returns the amounts in force for a contractor's payment, in payload form.
create function ledger_code.amounts_in_force(was ledger.contractor_payments) returns jsonb
  language sql stable parallel safe
return ledger_code.whole(jsonb_build_object({contractor amounts: '$name', was.$column}));

-- Returns the rule that a contractor event breaks; null if none. The counterpart of
-- `ledger_code.broken_rule`, without periods.
create function ledger_code.broken_contractor_rule(
    e ledger.events, d ledger.details, was ledger.contractor_payments, facts jsonb, first_seq bigint)
  returns text
  language plpgsql stable
as $$
begin
  if e.entry_id is null or e.pay_date is null then return 'incomplete'; end if;
  if e.period_id is not null then return 'wrong-period'; end if;
  if extract(year from e.pay_date) is distinct from ledger_code.tax_year_of(e.stream_id) then return 'wrong-tax-year'; end if;
  if e.type <> 'ContractorTimeDeleted' and d.pay_date is distinct from e.pay_date then return 'wrong-pay-date'; end if;

  if e.type = 'ContractorTimeLoaded' then
    if was.entry_id is null then
      if d.moved_from_seq is not null then return 'not-moved'; end if;
      perform from ledger.entries w where w.company_id = e.company_id and w.entry_id = e.entry_id;
      if found then return 'entry-exists'; end if;
    elsif was.status = 'live' or was.last_seq < first_seq or not ledger_code.is_moved(d, was.last_seq) then
      return 'entry-exists';
    end if;
    return ledger_code.broken_amounts(e.data, null, facts -> 'amounts');
  end if;

  if was.status is distinct from 'live' or was.last_seq is distinct from d.replaces_seq then return 'not-in-force'; end if;
  if ledger_code.subject_of(e.stream_id) <> was.contractor_id or ledger_code.tax_year_of(e.stream_id) <> was.tax_year then
    return 'wrong-stream';
  end if;
  return ledger_code.broken_amounts(e.data, ledger_code.amounts_in_force(was), facts -> 'amounts');
end $$;

-- Projects a contractor's payment that is loaded, changed or deleted.
create function ledger_code.project_contractor_time(e ledger.events, d ledger.details, facts jsonb, first_seq bigint)
  returns void
  language plpgsql
as $$
declare
  was ledger.contractor_payments;
  rule text;
begin
  select * into was from ledger.contractor_payments w where w.company_id = e.company_id and w.entry_id = e.entry_id;
  rule := ledger_code.broken_contractor_rule(e, d, was, facts, first_seq);
  if rule is not null then perform ledger_code.refuse_rule(rule, e); end if;

  perform ledger_code.project_amounts(e);
  insert into ledger.contractor_payments as w (
    company_id, entry_id, contractor_id, tax_year, pay_date, status, created_seq, last_seq, category,
    {contractor amounts: $column})
  select a.company_id, a.entry_id, a.subject_id, a.tax_year, a.pay_date, d.status, a.seq, a.seq, d.category,
    {contractor amounts: a.$column}
  from ledger.amounts a where a.company_id = e.company_id and a.seq = e.seq
  on conflict (company_id, entry_id) do update set
    contractor_id = excluded.contractor_id, tax_year = excluded.tax_year, pay_date = excluded.pay_date,
    status = excluded.status, last_seq = excluded.last_seq, category = excluded.category,
    {contractor amounts: $column = w.$column + excluded.$column};
  if e.type = 'ContractorTimeDeleted' then
    perform ledger_code.end_marks(array[e]);
  end if;
end $$;
