-- The amounts that a contractor's payment stands for: what `contractorAmounts` says in TypeScript.
create function ledger_code.contractor_amounts_of(data jsonb) returns jsonb
  language sql immutable parallel safe
return to_jsonb(ledger_code.no_amounts()) || jsonb_build_object(
  'gross', data -> 'result' -> 'gross',
  'net', data -> 'result' -> 'net',
  'uncollected', data -> 'result' -> 'uncollected',
  'incomeTaxWithheld', data -> 'result' -> 'retained' -> 'amount',
  'regularMinutes', data -> 'inputs' -> 'minutes'
);

-- The amounts in force for a contractor's payment, in the form of a payload.
create function ledger_code.amounts_in_force(was ledger.contractor_payments) returns jsonb
  language sql immutable parallel safe
return to_jsonb(ledger_code.no_amounts()) || jsonb_build_object(
  'gross', was.gross, 'net', was.net, 'uncollected', was.uncollected,
  'incomeTaxWithheld', was.income_tax_withheld, 'regularMinutes', was.regular_minutes
);

-- Which rule an event about a contractor's payment breaks; null when none. As `ledger_code.broken_rule` for entries, without
-- periods.
create function ledger_code.broken_contractor_rule(e ledger.events, was ledger.contractor_payments, first_seq bigint)
  returns text
  language plpgsql stable
as $$
begin
  if e.entry_id is null or e.pay_date is null then return 'incomplete'; end if;
  if e.period_id is not null then return 'wrong-period'; end if;
  if extract(year from e.pay_date) is distinct from ledger_code.tax_year_of(e.stream_id) then return 'wrong-tax-year'; end if;
  if e.type <> 'ContractorTimeDeleted' and (e.data -> 'inputs' ->> 'payDate')::date is distinct from e.pay_date then
    return 'wrong-pay-date';
  end if;

  if e.type = 'ContractorTimeLoaded' then
    if was.entry_id is null then
      if e.data ? 'movedFromSeq' then return 'not-moved'; end if;
      perform from ledger.entries w where w.company_id = e.company_id and w.entry_id = e.entry_id;
      if found then return 'entry-exists'; end if;
    elsif was.status = 'live' or was.last_seq < first_seq or not exists (
      select from ledger.events d where d.company_id = e.company_id and d.seq = was.last_seq
        and d.data -> 'replacesSeq' = e.data -> 'movedFromSeq')
    then
      return 'entry-exists';
    end if;
    if e.data -> 'delta' is distinct from ledger_code.contractor_amounts_of(e.data) then return 'delta-not-result'; end if;
    return null;
  end if;

  if was.status is distinct from 'live' or was.last_seq is distinct from (e.data -> 'replacesSeq')::bigint then
    return 'not-in-force';
  end if;
  if ledger_code.subject_of(e.stream_id) <> was.contractor_id or ledger_code.tax_year_of(e.stream_id) <> was.tax_year then
    return 'wrong-stream';
  end if;
  if e.data -> 'before' is distinct from ledger_code.amounts_in_force(was) then return 'before-not-in-force'; end if;
  if e.data -> 'delta' is distinct from ledger_code.amounts_delta(e.data -> 'before', e.data -> 'after') then
    return 'delta-not-balanced';
  end if;
  if e.type <> 'ContractorTimeDeleted' and e.data -> 'after' is distinct from ledger_code.contractor_amounts_of(e.data) then
    return 'after-not-result';
  end if;
  return null;
end $$;

-- A contractor's payment as an event leaves it.
create function ledger_code.contractor_payment_after(e ledger.events, created_seq bigint)
  returns setof ledger.contractor_payments
  language sql stable parallel safe
begin atomic
  select e.company_id, e.entry_id, ledger_code.subject_of(e.stream_id), ledger_code.tax_year_of(e.stream_id), e.pay_date,
    case e.type when 'ContractorTimeDeleted' then 'deleted' else 'live' end,
    created_seq, e.seq,
    (e.data -> 'result' -> 'category')::smallint,
    a.gross, a.net, a.uncollected, a."incomeTaxWithheld", a."regularMinutes"
  from jsonb_populate_record(ledger_code.no_amounts(), case e.type
    when 'ContractorTimeLoaded' then e.data -> 'delta'
    when 'ContractorTimeDeleted' then '{}'
    else e.data -> 'after' end) a;
end;

-- A contractor's payment is loaded, changed or deleted.
create function ledger_code.project_contractor_time(e ledger.events, first_seq bigint) returns void
  language plpgsql
as $$
declare
  was ledger.contractor_payments;
  rule text;
begin
  select * into was from ledger.contractor_payments w where w.company_id = e.company_id and w.entry_id = e.entry_id;
  rule := ledger_code.broken_contractor_rule(e, was, first_seq);
  if rule is not null then perform ledger_code.refuse_rule(rule, e); end if;

  perform ledger_code.project_amounts(e);
  delete from ledger.contractor_payments w where w.company_id = e.company_id and w.entry_id = e.entry_id;
  insert into ledger.contractor_payments
  select * from ledger_code.contractor_payment_after(e, coalesce(was.created_seq, e.seq));
end $$;

-- As before, naming the types so that the index serves it.
create function ledger_code.built_contractor_payments(company bigint, as_of bigint)
  returns setof ledger.contractor_payments
  language sql stable parallel safe
begin atomic
  select payment.*
  from (
    select min(h.seq) as created_seq, max(h.seq) as last_seq from ledger.events h
    where h.company_id = company and h.seq <= as_of and h.entry_id is not null
      and h.type in ('ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted')
    group by h.entry_id
  ) span
  join ledger.events h on h.company_id = company and h.seq = span.last_seq
  cross join lateral ledger_code.contractor_payment_after(h, span.created_seq) payment;
end;
