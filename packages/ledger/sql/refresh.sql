-- What stale means is said by these functions and not by the events, so whoever has other functions now has other stale entries.
select ledger_code.mark_stale(array_agg(distinct row(w.company_id, w.employee_id, w.tax_year)::ledger_code.recounted))
from ledger.entries w where w.status = 'live'
group by w.company_id;
