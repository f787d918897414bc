-- The numbers of a company's cheques. Each is taken once, with the mark of what it pays; void ones stay.

create function ledger_code.project_cheque(e ledger.events, mark ledger.paid_marks, first_seq bigint) returns void
  language plpgsql
as $$
begin
  -- What moves to another tax year is deleted, loaded and marked again in one append: its cheques stand.
  update ledger.cheques c set void_seq = null
  where c.company_id = e.company_id and c.entry_id = e.entry_id and c.void_seq >= first_seq;
  if found or mark.cheque_number is null then return; end if;
  insert into ledger.cheques (company_id, number, entry_id, amount, issued_seq)
  values (e.company_id, mark.cheque_number, e.entry_id, mark.amount, e.seq)
  on conflict do nothing;
  if not found then perform ledger_code.refuse_rule('cheque-number-taken', e); end if;
end $$;

create function ledger_code.built_cheques(company bigint, as_of bigint) returns setof ledger.cheques
  language sql stable parallel safe
begin atomic
  select company, issued.number, issued.entry_id, issued.amount, issued.seq, gone.seq
  from (
    select distinct on (d.cheque_number) d.cheque_number as number, e.entry_id, d.paid_amount as amount, e.seq
    from ledger.events e
    join ledger.details d on d.company_id = company and d.seq = e.seq
    where e.company_id = company and e.seq <= as_of and e.type = 'TimePaid' and d.cheque_number is not null
    order by d.cheque_number, e.seq
  ) issued
  cross join lateral (
    select min(v.seq) as seq
    from ledger.events v
    join ledger.details k on k.company_id = company and k.seq = v.seq
    where v.company_id = company and v.entry_id = issued.entry_id and v.seq > issued.seq and v.seq <= as_of
      and v.type in ('TimeUnpaid', 'TimeDeleted', 'ContractorTimeDeleted')
      and not exists (
        select from ledger.events l
        join ledger.details m on m.company_id = company and m.seq = l.seq
        where l.company_id = company and l.entry_id = v.entry_id and l.seq <= as_of and m.moved_from_seq = k.replaces_seq)
  ) gone;
end;
