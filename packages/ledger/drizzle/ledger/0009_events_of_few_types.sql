CREATE INDEX "events_of_few_types" ON "ledger"."events" USING btree ("company_id","type","seq") WHERE "ledger"."events"."type" in ('TimePaid', 'TimeUnpaid', 'TimeDeleted', 'LeaveAdjusted',
          'ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted');--> statement-breakpoint

-- As before, naming the types so that the index serves it.
create or replace function ledger.built_contractor_payments(company bigint, as_of bigint)
  returns setof ledger.contractor_payments
  language sql stable
begin atomic
  select payment.*
  from (
    select min(h.seq) as created_seq, max(h.seq) as last_seq from ledger.events h
    where h.company_id = company and h.seq <= as_of and h.entry_id is not null
      and h.type in ('ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted')
    group by h.entry_id
  ) span
  join ledger.events h on h.company_id = company and h.seq = span.last_seq
  cross join lateral ledger.contractor_payment_after(h, span.created_seq) payment;
end;
