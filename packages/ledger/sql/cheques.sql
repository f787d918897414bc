-- The numbers of a company's cheques. Each is used once, with the payment mark of its pay; void numbers stay.

create function ledger_code.project_cheque(e ledger.events, mark ledger.paid_marks, first_seq bigint) returns void
  language plpgsql
as $$
begin
  -- Pay that moves to another tax year is deleted, loaded and marked again in one append, so its cheques stay
  -- valid.
  update ledger.cheques c set void_seq = null
  where c.company_id = e.company_id and c.entry_id = e.entry_id and c.void_seq >= first_seq;
  if found or mark.cheque_number is null then return; end if;
  insert into ledger.cheques (company_id, number, entry_id, amount, issued_seq)
  values (e.company_id, mark.cheque_number, e.entry_id, mark.amount, e.seq)
  on conflict do nothing;
  if not found then perform ledger_code.refuse_rule('cheque-number-taken', e); end if;
end $$;

-- Requires that no cheque has used the number that is set as the next one. There is no projection of it:
-- `next_cheque` reads the event.
create function ledger_code.require_free_cheque(e ledger.events, wanted bigint) returns void
  language plpgsql
as $$
begin
  perform from ledger.cheques c where c.company_id = e.company_id and c.number = wanted;
  if found or wanted is null then perform ledger_code.refuse_rule('cheque-number-taken', e); end if;
end $$;

-- Returns the number of the next cheque: after the newest cheque, or the number set since, skipping used
-- ones. The lock of the company's log must be held, so that nobody else gets the same number.
create function ledger_code.next_cheque(company bigint) returns bigint
  language sql stable parallel safe
begin atomic
  with set_numbers as (
    (select c.number + 1 as number, c.issued_seq as seq
     from ledger.cheques c
     where c.company_id = company
     order by c.issued_seq desc limit 1)
    union all
    (select d.cheque_number, e.seq
     from ledger.events e
     join ledger.details d on d.company_id = company and d.seq = e.seq
     where e.company_id = company and e.stream_id = 'co' and e.type = 'NextChequeStated'
     order by e.version desc limit 1)
  ),
  latest as (select coalesce((select s.number from set_numbers s order by s.seq desc limit 1), 1) as number)
  select after.number
  from (
    select l.number from latest l
    union all
    select c.number + 1 from latest l join ledger.cheques c on c.company_id = company and c.number >= l.number
  ) after
  where not exists (select from ledger.cheques t where t.company_id = company and t.number = after.number)
  order by after.number limit 1;
end;
