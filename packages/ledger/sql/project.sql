-- Checks each event against the rules, in order, and updates every projection. `given` are the events of the
-- command, with the program's details.
create function ledger_code.project(news ledger.events[], given jsonb, head ledger.heads) returns void
  language plpgsql
as $$
declare
  first_seq bigint := head.last_seq + 1;
  e ledger.events;
  employee bigint;
  batch ledger.events[] := '{}';    -- time events of employees, projected together
  in_batch bigint[] := '{}';        -- the employees in the batch
  entries bigint[] := '{}';
  is_time boolean;
begin
  foreach e in array news loop
    employee := case when e.stream_id like 'emp:%' then ledger_code.subject_of(e.stream_id) end;
    is_time := employee is not null and e.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted');
    if in_batch <> '{}' and (not is_time or employee = any (in_batch) or e.entry_id = any (entries)) then
      perform ledger_code.project_time_events(batch, given, first_seq);
      batch := '{}';
      in_batch := '{}';
      entries := '{}';
    end if;
    if is_time then
      batch := batch || e;
      in_batch := in_batch || employee;
      entries := entries || e.entry_id;
    else
      perform ledger_code.project_alone(e, given, head);
    end if;
  end loop;
  if in_batch <> '{}' then
    perform ledger_code.project_time_events(batch, given, first_seq);
  end if;
  perform ledger_code.project_register(news);
end $$;

-- Projects an event that is not in a batch.
create function ledger_code.project_alone(e ledger.events, given jsonb, head ledger.heads) returns void
  language plpgsql
as $$
declare
  first_seq bigint := head.last_seq + 1;
  facts jsonb := ledger_code.facts_of(e, given, first_seq);
  kind text := ledger_code.kind_of(e.stream_id);
  d ledger.details;
begin
  select * into d from ledger.details l where l.company_id = e.company_id and l.seq = e.seq;
  if kind = 'employee' and e.type in ('OpeningBalanceSet', 'OpeningBalanceCorrected') then
    perform ledger_code.project_opening(e, d, facts);
  elsif kind = 'employee' and e.type = 'LeaveAdjusted' then
    perform ledger_code.project_leave_adjustment(e, d);
  elsif kind = 'contractor' and e.type in ('ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted') then
    perform ledger_code.project_contractor_time(e, d, facts, first_seq);
  elsif kind <> 'company' and e.type in ('TimePaid', 'TimeUnpaid') then
    perform ledger_code.project_paid_mark(e, d, first_seq);
  elsif kind = 'company' and e.type in ('PeriodReviewed', 'PeriodClosed', 'PeriodReopened') and jsonb_array_length(given) = 1 then
    perform ledger_code.project_period(e, d, facts, head);
  elsif kind = 'company' and e.type = 'MonthClosed' and jsonb_array_length(given) = 1 then
    perform ledger_code.require_month(e, d, facts, head);
  elsif kind = 'company' and e.type = 'NextChequeStated' then
    perform ledger_code.require_free_cheque(e, d.cheque_number);
  elsif kind = 'company' and e.type = 'DocumentFiled' then
    perform ledger_code.require_filing(e, d, facts, head);
  elsif kind = 'company' and e.type = 'FilingWithdrawn' then
    perform ledger_code.require_filed(e, d);
  elsif kind = 'employee' and e.type = 'NoWorkRecorded' or kind = 'company' and e.type = 'ObligationSettled' then
    perform ledger_code.require_settlement(e, d);
  elsif kind <> 'contractor' and e.type = 'SettlementWithdrawn' then
    perform ledger_code.require_settled(e, d);
  elsif kind = 'company' and e.type = 'MemosErased' then
    perform ledger_code.project_erasure(e);
  else
    perform ledger_code.refuse_rule('wrong-type-or-stream', e);
  end if;
end $$;
