create function ledger_code.paid_mark_after(e ledger.events, d ledger.details) returns setof ledger.paid_marks
  language sql stable parallel safe
begin atomic
  select e.company_id, e.entry_id, d.paid_on, d.method, e.seq;
end;

-- Live pay is marked as paid, or no longer is. The mark changes no amount and no version, and needs no open period.
create function ledger_code.project_paid_mark(e ledger.events, d ledger.details) returns void
  language plpgsql
as $$
begin
  if e.stream_id like 'emp:%' then
    perform from ledger.entries w
    where w.company_id = e.company_id and w.entry_id = e.entry_id and w.status = 'live'
      and w.employee_id = ledger_code.subject_of(e.stream_id) and w.tax_year = ledger_code.tax_year_of(e.stream_id);
  else
    perform from ledger.contractor_payments w
    where w.company_id = e.company_id and w.entry_id = e.entry_id and w.status = 'live'
      and w.contractor_id = ledger_code.subject_of(e.stream_id) and w.tax_year = ledger_code.tax_year_of(e.stream_id);
  end if;
  if not found then perform ledger_code.refuse_rule('not-in-force', e); end if;

  delete from ledger.paid_marks m where m.company_id = e.company_id and m.entry_id = e.entry_id;
  if found = (e.type = 'TimePaid') then perform ledger_code.refuse_rule('mark-unchanged', e); end if;
  if e.type = 'TimePaid' then insert into ledger.paid_marks select * from ledger_code.paid_mark_after(e, d); end if;
end $$;

-- A mark lasts until it is taken back or its entry is deleted.
create function ledger_code.built_paid_marks(company bigint, as_of bigint) returns setof ledger.paid_marks
  language sql stable parallel safe
begin atomic
  select mark.*
  from (
    select max(h.seq) as seq from ledger.events h
    where h.company_id = company and h.seq <= as_of
      and h.type in ('TimePaid', 'TimeUnpaid', 'TimeDeleted', 'ContractorTimeDeleted')
    group by h.entry_id
  ) last
  join ledger.events e on e.company_id = company and e.seq = last.seq and e.type = 'TimePaid'
  join ledger.details d on d.company_id = company and d.seq = last.seq
  cross join lateral ledger_code.paid_mark_after(e, d) mark;
end;
