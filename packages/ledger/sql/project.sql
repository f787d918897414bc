-- Holds each event against the rules, in order, and brings every projection up to date.
create function ledger_code.project(news ledger.events[], head ledger.heads) returns void
  language plpgsql
as $$
declare
  company bigint := head.company_id;
  first_seq bigint := head.last_seq + 1;
  e ledger.events;
  employee bigint;
  is_time boolean;
  batch ledger.events[] := '{}';    -- time of employees that is projected together
  in_batch bigint[] := '{}';        -- whose
  entries bigint[] := '{}';
  capped bigint[] := '{}';
  employees bigint[] := '{}';
  with_room bigint[] := '{}';
begin
  foreach e in array news loop
    employee := case when e.stream_id like 'emp:%' then ledger_code.subject_of(e.stream_id) end;
    is_time := employee is not null and e.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted');
    if in_batch <> '{}' and (not is_time or employee = any (in_batch) or e.entry_id = any (entries)) then
      capped := capped || ledger_code.project_times(batch, first_seq);
      batch := '{}';
      in_batch := '{}';
      entries := '{}';
    end if;

    if is_time then
      batch := batch || e;
      in_batch := in_batch || employee;
      entries := entries || e.entry_id;
    elsif employee is not null and e.type in ('OpeningBalanceSet', 'OpeningBalanceCorrected') then
      perform ledger_code.project_opening(e);
    elsif employee is not null and e.type = 'LeaveAdjusted' then
      perform ledger_code.project_leave_adjustment(e);
    elsif e.type in ('ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted')
      and e.stream_id like 'ctr:%'
    then
      perform ledger_code.project_contractor_time(e, first_seq);
      if e.type = 'ContractorTimeDeleted' then
        delete from ledger.paid_marks m where m.company_id = company and m.entry_id = e.entry_id;
      end if;
    elsif e.type in ('TimePaid', 'TimeUnpaid') and e.stream_id <> 'co' then
      perform ledger_code.project_paid_mark(e);
    elsif e.type in ('PeriodClosed', 'PeriodReopened') and e.stream_id = 'co' and array_length(news, 1) = 1 then
      perform ledger_code.project_period(e, head);
      return;
    else
      perform ledger_code.refuse_rule('wrong-type-or-stream', e);
    end if;
    -- Limits are those of employees.
    continue when employee is null or not e.data ? 'delta';
    employees := employees || employee;
    if ledger_code.gives_room(e.data -> 'delta') then with_room := with_room || employee; end if;
  end loop;
  if in_batch <> '{}' then
    capped := capped || ledger_code.project_times(batch, first_seq);
  end if;
  perform ledger_code.project_register(news);
  perform ledger_code.project_stale(company, capped, employees, with_room);
end $$;
