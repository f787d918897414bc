-- The domain computes leave (`leave-balance.ts`) from entries, opening balances and adjustments. This file
-- stores the adjustments, each with its own date.

create function ledger_code.leave_adjustment_after(e ledger.events, d ledger.details) returns setof ledger.leave_adjustments
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, ledger_code.subject_of(e.stream_id), e.pay_date, d.vacation_minutes, d.sick_minutes, e.reason;
end;

create function ledger_code.project_leave_adjustment(e ledger.events, d ledger.details) returns void
  language plpgsql
as $$
begin
  if extract(year from e.pay_date) is distinct from ledger_code.tax_year_of(e.stream_id) then
    perform ledger_code.refuse_rule('wrong-tax-year', e);
  end if;
  if e.entry_id is not null or e.period_id is not null or e.reason is null then
    perform ledger_code.refuse_rule('incomplete', e);
  end if;
  insert into ledger.leave_adjustments select * from ledger_code.leave_adjustment_after(e, d);
end $$;
