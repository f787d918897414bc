-- What stale means is said by these functions and not by the events, so whoever has other functions now has other stale entries.
select ledger_code.mark_stale(e.company_id, e.employees)
from (
  select r.company_id, array_agg(row(r.employee_id, r.tax_years, '{}')::ledger_code.recounted) as employees
  from (
    select w.company_id, w.employee_id, array_agg(distinct w.tax_year) as tax_years
    from ledger.entries w where w.status = 'live' group by w.company_id, w.employee_id
  ) r
  group by r.company_id
) e;
