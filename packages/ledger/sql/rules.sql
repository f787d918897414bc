-- Returns the name of a wrong amount set in an event; null if none. `was` are the complete amounts in force
-- before it, null if there are none. `expected` are the program's amounts in force after it, null if nothing
-- is left.
create function ledger_code.broken_amounts(data jsonb, was jsonb, expected jsonb) returns text
  language plpgsql stable
as $$
declare
  before jsonb := ledger_code.whole(data -> 'before');
  after jsonb := ledger_code.whole(coalesce(data -> 'after', '{}'));
  delta jsonb := ledger_code.whole(data -> 'delta');
begin
  if was is null then
    if expected is null or delta is distinct from expected then return 'delta-not-result'; end if;
    return null;
  end if;
  if before is distinct from was then return 'before-not-in-force'; end if;
  if delta is distinct from ledger_code.amounts_delta(before, after) then return 'delta-not-balanced'; end if;
  if after is distinct from ledger_code.whole(coalesce(expected, '{}')) then return 'after-not-result'; end if;
  return null;
end $$;

-- Returns the amounts in force for an entry, in payload form.
create function ledger_code.amounts_in_force(was ledger.entries) returns jsonb
  language sql stable parallel safe
return to_jsonb(row({amounts: was.$column})::ledger_code.amount_set);

-- Returns the rule that an event about an entry breaks; null if none. `was` is the entry in force, `facts`
-- are the program's details of the event, and `first_seq` is the first event of the append.
create function ledger_code.broken_rule(
    e ledger.events, d ledger.details, was ledger.entries, facts jsonb, first_seq bigint)
  returns text
  language plpgsql stable
as $$
begin
  if e.entry_id is null or e.period_id is null or e.pay_date is null then return 'incomplete'; end if;
  -- The tax year of an entry is the year in which it is paid.
  if extract(year from e.pay_date) is distinct from ledger_code.tax_year_of(e.stream_id) then return 'wrong-tax-year'; end if;
  if e.type <> 'TimeDeleted' and d.pay_date is distinct from e.pay_date then return 'wrong-pay-date'; end if;

  if e.type = 'TimeLoaded' then
    if e.period_id is distinct from d.period_id then return 'wrong-period'; end if;
    if was.entry_id is null then
      if d.moved_from_seq is not null then return 'not-moved'; end if;
    -- An entry is loaded once, or again in the append that deletes it to move it to another tax year.
    elsif was.status = 'live' or was.last_seq < first_seq or not ledger_code.is_moved(d, was.last_seq) then
      return 'entry-exists';
    end if;
    return coalesce(
      ledger_code.broken_correction(e, d), ledger_code.broken_amounts(e.data, null, facts -> 'amounts'));
  end if;

  if was.status is distinct from 'live' or was.last_seq is distinct from d.replaces_seq then return 'not-in-force'; end if;
  if ledger_code.subject_of(e.stream_id) <> was.employee_id or ledger_code.tax_year_of(e.stream_id) <> was.tax_year then
    return 'wrong-stream';
  end if;
  if was.period_id is distinct from d.period_id then return 'wrong-period'; end if;
  if e.period_id <> was.period_id then return 'wrong-period'; end if;
  if ledger_code.is_corrected(e, was) then return 'corrected'; end if;
  return ledger_code.broken_amounts(e.data, ledger_code.amounts_in_force(was), facts -> 'amounts');
end $$;

-- Returns the rule that a correction breaks. A correction is an entry in an open period with the differences
-- to pay of a closed one. The corrected entry must have the same person and tax year, be in force, and not be
-- a correction.
create function ledger_code.broken_correction(e ledger.events, d ledger.details) returns text
  language plpgsql stable
as $$
declare
  payment ledger.entries;
begin
  if d.corrects is null then return null; end if;
  select * into payment from ledger.entries w where w.company_id = e.company_id and w.entry_id = d.corrects;
  if payment.status is distinct from 'live' or payment.employee_id <> ledger_code.subject_of(e.stream_id)
    or payment.tax_year <> ledger_code.tax_year_of(e.stream_id) or ledger_code.corrected_entry(payment) is not null
    or not exists (
      select from ledger.register r
      where r.company_id = payment.company_id and r.period_id = payment.period_id and r.status = 'closed')
  then
    return 'not-correctable';
  end if;
  return null;
end $$;

-- Returns the entry that another one corrects; null if it is not a correction.
create function ledger_code.corrected_entry(correction ledger.entries) returns bigint
  language sql stable
return (
  select k.corrects from ledger.details k
  where k.company_id = correction.company_id and k.seq = correction.created_seq);

-- Returns the corrections of an entry. Sorted by the index, so that a plan uses it (as in
-- `entries_beginning`).
create function ledger_code.corrections_of(company bigint, entry bigint) returns setof ledger.details
  language sql stable
begin atomic
  select * from ledger.details k
  where k.company_id = company and k.corrects >= entry and k.corrects <= entry
  order by k.corrects;
end;

-- Returns true if a correction depends on this version of an entry, as the corrected entry or as an earlier
-- correction. A correction is never changed, only deleted.
create function ledger_code.is_corrected(e ledger.events, was ledger.entries) returns boolean
  language sql stable
begin atomic
  select (e.type <> 'TimeDeleted' and ledger_code.corrected_entry(was) is not null) or exists (
    select from ledger_code.corrections_of(e.company_id, coalesce(ledger_code.corrected_entry(was), was.entry_id)) k
    join ledger.events l on l.company_id = k.company_id and l.seq = k.seq
    join ledger.entries c on c.company_id = l.company_id and c.entry_id = l.entry_id
    where k.seq > was.created_seq and c.status = 'live');
end;

-- Returns true if a load belongs to the deletion before it: both refer to the event that was in force in the
-- other tax year.
create function ledger_code.is_moved(d ledger.details, deleted_seq bigint) returns boolean
  language sql stable
return exists (
  select from ledger.details l
  where l.company_id = d.company_id and l.seq = deleted_seq and l.replaces_seq = d.moved_from_seq);
