-- What is booked in a period, in the form of a payload; nothing where nothing was booked yet.
create function ledger_code.totals_of(r ledger.register) returns jsonb
  language sql stable parallel safe
return to_jsonb(row({amounts: coalesce(r.$column, 0)})::ledger_code.amount_set);

-- A period is closed or opened again, by an event that comes alone. A closing states what was booked and where the log
-- stood just before, and must be right.
create function ledger_code.project_period(e ledger.events, d ledger.details, said jsonb, head ledger.heads) returns void
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
    update ledger.register r set status = 'open', as_of_seq = e.seq
    where r.company_id = e.company_id and r.period_id = e.period_id;
    return;
  end if;
  if booked.status = 'closed' then
    perform ledger_code.refuse('LG423', 'period closed', jsonb_build_object('periodIds', jsonb_build_array(e.period_id)));
  end if;
  if (said -> 'entryCount')::int is distinct from coalesce(booked.entry_count, 0)
    or said -> 'amounts' is distinct from ledger_code.totals_of(booked)
    or (said -> 'seq')::bigint is distinct from head.last_seq
    or said ->> 'hash' is distinct from encode(head.last_hash, 'hex')
  then
    perform ledger_code.refuse_rule('wrong-closing', e);
  end if;
  insert into ledger.register (company_id, period_id, entry_count, status, closed_seq, closed_hash, as_of_seq)
  values (e.company_id, e.period_id, 0, 'closed', head.last_seq, head.last_hash, e.seq)
  on conflict (company_id, period_id) do update set
    status = 'closed', closed_seq = excluded.closed_seq, closed_hash = excluded.closed_hash, as_of_seq = excluded.as_of_seq;
end $$;
