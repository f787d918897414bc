-- Returns the totals of a period, in payload form; null if nothing was booked yet.
create function ledger_code.totals_of(r ledger.register) returns jsonb
  language sql stable parallel safe
return to_jsonb(row({amounts: coalesce(r.$column, 0)})::ledger_code.amount_set);

-- Reviews, closes or reopens a period, by an event that is alone in its append. A closing has the totals and
-- the end of the log just before, which must match; a reopening has a reason.
create function ledger_code.project_period(e ledger.events, d ledger.details, facts jsonb, head ledger.heads) returns void
  language plpgsql
as $$
declare
  booked ledger.register;
begin
  if e.period_id is null or e.period_id is distinct from d.period_id then
    perform ledger_code.refuse_rule('wrong-period', e);
  end if;
  select * into booked from ledger.register r where r.company_id = e.company_id and r.period_id = e.period_id;
  if e.type = 'PeriodReopened' then
    if booked.status is distinct from 'closed' then perform ledger_code.refuse_rule('period-open', e); end if;
    if e.reason is null then perform ledger_code.refuse_rule('reason-missing', e); end if;
    perform ledger_code.set_period_status(e, 'open');
    return;
  end if;
  if booked.status = 'closed' then
    perform ledger_code.refuse('LG423', 'period closed', jsonb_build_object('periodIds', jsonb_build_array(e.period_id)));
  end if;
  if e.type = 'PeriodReviewed' then
    perform ledger_code.set_period_status(e, 'reviewed');
    return;
  end if;
  if (facts -> 'entryCount')::int is distinct from coalesce(booked.entry_count, 0)
    or facts -> 'amounts' is distinct from ledger_code.totals_of(booked)
    or (facts -> 'seq')::bigint is distinct from head.last_seq
    or facts ->> 'hash' is distinct from encode(head.last_hash, 'hex')
  then
    perform ledger_code.refuse_rule('wrong-closing', e);
  end if;
  perform ledger_code.set_period_status(e, 'closed');
  update ledger.register r set closed_seq = head.last_seq, closed_hash = head.last_hash
  where r.company_id = e.company_id and r.period_id = e.period_id;
end $$;

-- A period without bookings has no row yet.
create function ledger_code.set_period_status(e ledger.events, new_status text) returns void
  language sql
begin atomic
  insert into ledger.register (company_id, period_id, entry_count, status, as_of_seq)
  values (e.company_id, e.period_id, 0, new_status, e.seq)
  on conflict (company_id, period_id) do update set status = excluded.status, as_of_seq = excluded.as_of_seq;
end;
