-- The amounts in force for an entry, in the form of a payload.
create function ledger_code.amounts_in_force(was ledger.entries) returns jsonb
  language sql immutable parallel safe
return jsonb_build_object(
  {amounts: '$name', was.$column}
);

-- Which rule an event about an entry breaks; null when none. `was` is the entry as it is in force, `first_seq` the first event
-- of the append.
create function ledger_code.broken_rule(e ledger.events, was ledger.entries, first_seq bigint) returns text
  language plpgsql stable
as $$
declare
  period bigint := e.data -> 'period' -> 'id';
begin
  if e.entry_id is null or e.period_id is null or e.pay_date is null then return 'incomplete'; end if;
  -- The tax year of an entry is the year in which it is paid.
  if extract(year from e.pay_date) is distinct from ledger_code.tax_year_of(e.stream_id) then return 'wrong-tax-year'; end if;
  if e.type <> 'TimeDeleted' then
    if (e.data -> 'inputs' ->> 'payDate')::date is distinct from e.pay_date then return 'wrong-pay-date'; end if;
    if (e.data -> 'inputs' -> 'periodId')::bigint is distinct from period then return 'wrong-period'; end if;
  end if;

  if e.type = 'TimeLoaded' then
    if e.period_id is distinct from period then return 'wrong-period'; end if;
    if was.entry_id is null then
      if e.data ? 'movedFromSeq' then return 'not-moved'; end if;
    -- An entry is loaded once, or again in the append that deletes it, when it moves to another tax year.
    elsif was.status = 'live' or was.last_seq < first_seq or not exists (
      select from ledger.events d where d.company_id = e.company_id and d.seq = was.last_seq
        and d.data -> 'replacesSeq' = e.data -> 'movedFromSeq')
    then
      return 'entry-exists';
    end if;
    if e.data -> 'delta' is distinct from ledger_code.amounts_of(e.data) then return 'delta-not-result'; end if;
    return null;
  end if;

  if was.status is distinct from 'live' or was.last_seq is distinct from (e.data -> 'replacesSeq')::bigint then
    return 'not-in-force';
  end if;
  if ledger_code.subject_of(e.stream_id) <> was.employee_id or ledger_code.tax_year_of(e.stream_id) <> was.tax_year then
    return 'wrong-stream';
  end if;
  if was.period_id is distinct from period then return 'wrong-period'; end if;
  -- A correction is booked in the entry's own period, or in an open one when that period is closed.
  if e.period_id <> was.period_id and not exists (
    select from ledger.register r
    where r.company_id = e.company_id and r.period_id = was.period_id and r.status = 'closed')
  then
    return 'wrong-period';
  end if;
  if e.data -> 'before' is distinct from ledger_code.amounts_in_force(was) then return 'before-not-in-force'; end if;
  if e.data -> 'delta' is distinct from ledger_code.amounts_delta(e.data -> 'before', e.data -> 'after') then
    return 'delta-not-balanced';
  end if;
  if e.type <> 'TimeDeleted' and e.data -> 'after' is distinct from ledger_code.amounts_of(e.data) then
    return 'after-not-result';
  end if;
  return null;
end $$;
