-- Returns the pay in force of a company by month of payment, for the months of a range of days. For each
-- month: the number and the totals of payments to employees and to contractors, in payload form. Months
-- without pay are omitted.
create function ledger_code.paid_in_months(company bigint, first_day date, last_day date)
  returns table (month text, entry_count bigint, totals jsonb, payment_count bigint, payment_totals jsonb)
  language sql stable
begin atomic
  select coalesce(w.month, c.month), coalesce(w.count, 0), coalesce(w.totals, to_jsonb(ledger_code.no_amounts())),
    coalesce(c.count, 0), coalesce(c.totals, to_jsonb(ledger_code.no_amounts()))
  from (
    select to_char(e.pay_date, 'YYYY-MM') as month, count(*) as count,
      to_jsonb(row({amounts: ledger_code.total(e.$column)})::ledger_code.amount_set) as totals
    from ledger.entries e
    where e.company_id = company and e.status = 'live' and e.pay_date between first_day and last_day
    group by 1
  ) w
  full join (
    select to_char(p.pay_date, 'YYYY-MM') as month, count(*) as count,
      ledger_code.whole(jsonb_build_object({contractor amounts: '$name', ledger_code.total(p.$column)})) as totals
    from ledger.contractor_payments p
    where p.company_id = company and p.status = 'live' and p.pay_date between first_day and last_day
    group by 1
  ) c on c.month = w.month;
end;

-- Returns the open periods with pay in a range of months, with the month.
create function ledger_code.open_periods_in_months(company bigint, first_day date, last_day date)
  returns table (month text, period_id bigint)
  language sql stable
begin atomic
  select distinct to_char(e.pay_date, 'YYYY-MM'), e.period_id
  from ledger.entries e
  left join ledger.register r on r.company_id = e.company_id and r.period_id = e.period_id
  where e.company_id = company and e.status = 'live' and e.pay_date between first_day and last_day
    and r.status is distinct from 'closed';
end;

-- Checks an event that closes a month. It must be alone in its append, and every period with pay in the month
-- must be closed. Its totals and its end of the log must match the current ones. There is no projection: a
-- month is closed as long as its pay stays the same.
create function ledger_code.require_month(e ledger.events, d ledger.details, facts jsonb, head ledger.heads) returns void
  language plpgsql
as $$
declare
  paid record;
begin
  if e.period_id is not null or e.entry_id is not null or d.covered_from is null
    or d.covered_from <> date_trunc('month', d.covered_from)::date
    or d.covered_to is distinct from (d.covered_from + interval '1 month' - interval '1 day')::date
  then
    perform ledger_code.refuse_rule('wrong-month', e);
  end if;
  if exists (select from ledger_code.open_periods_in_months(e.company_id, d.covered_from, d.covered_to)) then
    perform ledger_code.refuse_rule('period-open', e);
  end if;
  select * into paid from ledger_code.paid_in_months(e.company_id, d.covered_from, d.covered_to);
  if (facts -> 'entryCount')::bigint is distinct from coalesce(paid.entry_count, 0)
    or facts -> 'amounts' is distinct from coalesce(paid.totals, to_jsonb(ledger_code.no_amounts()))
    or (facts -> 'paymentCount')::bigint is distinct from coalesce(paid.payment_count, 0)
    or facts -> 'paymentAmounts' is distinct from coalesce(paid.payment_totals, to_jsonb(ledger_code.no_amounts()))
    or (facts -> 'seq')::bigint is distinct from head.last_seq
    or facts ->> 'hash' is distinct from encode(head.last_hash, 'hex')
  then
    perform ledger_code.refuse_rule('wrong-closing', e);
  end if;
end $$;
