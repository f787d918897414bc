-- Returns the net of an entry after an event about it.
create function ledger_code.net_after(e ledger.events) returns bigint
  language sql stable parallel safe
return (
  select ledger_code.total(a.net)
  from ledger.events h
  join ledger.amounts a on a.company_id = h.company_id and a.seq = h.seq
  where h.company_id = e.company_id and h.entry_id = e.entry_id and h.seq <= e.seq);

-- Returns the payment mark after an event. Schema version 1 had no paid amount; such a mark paid the net at
-- that time.
create function ledger_code.paid_mark_after(e ledger.events, d ledger.details) returns setof ledger.paid_marks
  language sql stable parallel safe
begin atomic
  select e.company_id, e.entry_id, d.paid_on, d.method, e.seq,
    coalesce(d.paid_amount, ledger_code.net_after(e)), coalesce(d.paid_net, ledger_code.net_after(e)), d.cheque_number;
end;

-- Marks live pay as paid, settles the rest after a correction, or removes the mark. Changes no amount and no
-- version, and works in closed periods too.
create function ledger_code.project_paid_mark(e ledger.events, d ledger.details, first_seq bigint) returns void
  language plpgsql
as $$
declare
  was ledger.paid_marks;
  mark ledger.paid_marks;
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

  select * into was from ledger.paid_marks m where m.company_id = e.company_id and m.entry_id = e.entry_id;
  if e.type = 'TimeUnpaid' then
    if was.entry_id is null then perform ledger_code.refuse_rule('mark-unchanged', e); end if;
    perform ledger_code.end_marks(array[e]);
    return;
  end if;
  mark := ledger_code.paid_mark_after(e, d);
  if was.net = mark.net then perform ledger_code.refuse_rule('mark-unchanged', e); end if;
  delete from ledger.paid_marks m where m.company_id = e.company_id and m.entry_id = e.entry_id;
  insert into ledger.paid_marks select mark.*;
  perform ledger_code.project_cheque(e, mark, first_seq);
end $$;

-- Ends the marks and cheques of pay that is unmarked or deleted.
create function ledger_code.end_marks(ends ledger.events[]) returns void
  language plpgsql
as $$
begin
  delete from ledger.paid_marks m using unnest(ends) e where m.company_id = e.company_id and m.entry_id = e.entry_id;
  update ledger.cheques c set void_seq = e.seq from unnest(ends) e
  where c.company_id = e.company_id and c.entry_id = e.entry_id and c.void_seq is null;
end $$;
