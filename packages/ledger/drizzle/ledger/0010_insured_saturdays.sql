ALTER TABLE "ledger"."details" ADD COLUMN "insured_saturdays" text;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "insured_saturdays" text;
--> statement-breakpoint

-- Of the entries recorded so far: the Saturdays of the period, without the first ones for which others of the
-- period had withheld.
alter table ledger.details disable trigger refuse_change;
--> statement-breakpoint
update ledger.details d
set insured_saturdays = said.saturdays
from (
  select e.company_id, e.seq, coalesce((
    select string_agg(to_char(saturday, 'YYYY-MM-DD'), ',' order by saturday)
    from (
      select day as saturday, row_number() over (order by day) as nth
      from generate_series(k.period_start::timestamp, k.period_end::timestamp, interval '1 day') day
      where extract(dow from day) = 6
    ) s
    where s.nth > case
      when (l.line ->> 'withheldInPeriod')::bigint = 0 then 0
      when (l.line ->> 'amount')::bigint = 0 or (l.line ->> 'weeklyAmount')::bigint = 0 then 6
      else ceil((l.line ->> 'withheldInPeriod')::numeric / (l.line ->> 'weeklyAmount')::numeric)
    end
  ), '') as saturdays
  from ledger.events e
  join ledger.details k on k.company_id = e.company_id and k.seq = e.seq
  cross join lateral (select e.data #> '{result,contributions,chauffeurInsurance}' as line) l
  where e.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated') and k.corrects is null
    and l.line ->> 'rule' = 'weekly'
) said
where d.company_id = said.company_id and d.seq = said.seq;
--> statement-breakpoint
alter table ledger.details enable trigger refuse_change;
--> statement-breakpoint
update ledger.entries w
set insured_saturdays = d.insured_saturdays
from ledger.details d
where d.company_id = w.company_id and d.seq = w.last_seq and d.insured_saturdays is not null;
--> statement-breakpoint

-- Of Saturdays that two frequencies have withheld for, each entry needs recalculation.
update ledger.entries w
set is_stale = true
where w.status = 'live' and w.chauffeur_insurance > 0 and exists (
  select from ledger.entries o
  where o.company_id = w.company_id and o.employee_id = w.employee_id and o.entry_id <> w.entry_id
    and o.status = 'live' and o.period_start <= w.period_end and o.period_end >= w.period_start
    and string_to_array(o.insured_saturdays, ',') && string_to_array(w.insured_saturdays, ',')
);
