-- An append of many events costs less: they are written as a set, and what follows from those that do not depend on each
-- other too, with one statement for each projection. An append of one event goes the same way.

-- Whom a stream is about, and its tax year: `emp:12:2026`. Nothing where there is no number. Without a regular expression,
-- because every projection asks; `ledger.append` holds the name of a new stream against its form once.
create or replace function ledger.subject_of(stream text) returns bigint
  language sql immutable parallel safe
return case when translate(split_part(stream, ':', 2), '0123456789', '') = ''
  then nullif(split_part(stream, ':', 2), '')::bigint end;
--> statement-breakpoint
create or replace function ledger.tax_year_of(stream text) returns int
  language sql immutable parallel safe
return case when translate(split_part(stream, ':', 3), '0123456789', '') = ''
  then nullif(split_part(stream, ':', 3), '')::int end;
--> statement-breakpoint

-- What events changed, typed, and added to the tax years of their subjects. No two of them are of one stream.
create function ledger.project_amounts_of(batch ledger.events[]) returns void
  language plpgsql
as $$
begin
  with a as (
    insert into ledger.amounts
    select changed.* from unnest(batch) e cross join lateral ledger.amounts_after(e) changed
    returning *
  )
  insert into ledger.ytd as y (
    company_id, subject_kind, subject_id, tax_year,
    gross, net, uncollected, income_tax_withheld, disability_insurance, medicare, social_security,
    social_security_on_tips, chauffeur_insurance, regular_pay, overtime_pay, meal_period_pay, vacation_pay,
    sick_pay, holiday_pay, salary, bonus, tips, commissions, concessions, reimbursed_expenses, donation,
    child_support, aflac, medical_plan, coda_plans, others, other_discounts, other_increases, regular_minutes,
    overtime_minutes, meal_period_minutes, vacation_minutes, sick_minutes, holiday_minutes,
    as_of_seq)
  select
    a.company_id, a.subject_kind, a.subject_id, a.tax_year,
    a.gross, a.net, a.uncollected, a.income_tax_withheld, a.disability_insurance, a.medicare, a.social_security,
    a.social_security_on_tips, a.chauffeur_insurance, a.regular_pay, a.overtime_pay, a.meal_period_pay,
    a.vacation_pay, a.sick_pay, a.holiday_pay, a.salary, a.bonus, a.tips, a.commissions, a.concessions,
    a.reimbursed_expenses, a.donation, a.child_support, a.aflac, a.medical_plan, a.coda_plans, a.others,
    a.other_discounts, a.other_increases, a.regular_minutes, a.overtime_minutes, a.meal_period_minutes,
    a.vacation_minutes, a.sick_minutes, a.holiday_minutes,
    a.seq
  from a
  on conflict (company_id, subject_kind, subject_id, tax_year) do update set
    gross = y.gross + excluded.gross, net = y.net + excluded.net,
    uncollected = y.uncollected + excluded.uncollected,
    income_tax_withheld = y.income_tax_withheld + excluded.income_tax_withheld,
    disability_insurance = y.disability_insurance + excluded.disability_insurance,
    medicare = y.medicare + excluded.medicare, social_security = y.social_security + excluded.social_security,
    social_security_on_tips = y.social_security_on_tips + excluded.social_security_on_tips,
    chauffeur_insurance = y.chauffeur_insurance + excluded.chauffeur_insurance,
    regular_pay = y.regular_pay + excluded.regular_pay, overtime_pay = y.overtime_pay + excluded.overtime_pay,
    meal_period_pay = y.meal_period_pay + excluded.meal_period_pay,
    vacation_pay = y.vacation_pay + excluded.vacation_pay, sick_pay = y.sick_pay + excluded.sick_pay,
    holiday_pay = y.holiday_pay + excluded.holiday_pay, salary = y.salary + excluded.salary,
    bonus = y.bonus + excluded.bonus, tips = y.tips + excluded.tips,
    commissions = y.commissions + excluded.commissions, concessions = y.concessions + excluded.concessions,
    reimbursed_expenses = y.reimbursed_expenses + excluded.reimbursed_expenses,
    donation = y.donation + excluded.donation, child_support = y.child_support + excluded.child_support,
    aflac = y.aflac + excluded.aflac, medical_plan = y.medical_plan + excluded.medical_plan,
    coda_plans = y.coda_plans + excluded.coda_plans, others = y.others + excluded.others,
    other_discounts = y.other_discounts + excluded.other_discounts,
    other_increases = y.other_increases + excluded.other_increases,
    regular_minutes = y.regular_minutes + excluded.regular_minutes,
    overtime_minutes = y.overtime_minutes + excluded.overtime_minutes,
    meal_period_minutes = y.meal_period_minutes + excluded.meal_period_minutes,
    vacation_minutes = y.vacation_minutes + excluded.vacation_minutes,
    sick_minutes = y.sick_minutes + excluded.sick_minutes,
    holiday_minutes = y.holiday_minutes + excluded.holiday_minutes,
    as_of_seq = excluded.as_of_seq;
end $$;
--> statement-breakpoint
create or replace function ledger.project_amounts(e ledger.events) returns void
  language plpgsql
as $$
begin
  perform ledger.project_amounts_of(array[e]);
end $$;
--> statement-breakpoint

-- What the lines of one direction add up to.
create or replace function ledger.line_total(lines jsonb, wanted text) returns bigint
  language plpgsql immutable parallel safe
as $$
declare
  total bigint := 0;
begin
  for i in 0 .. coalesce(jsonb_array_length(lines), 0) - 1 loop
    if lines -> i ->> 'direction' = wanted then total := total + (lines -> i -> 'amount')::bigint; end if;
  end loop;
  return total;
end $$;
--> statement-breakpoint

-- Leave after an event about an entry: a month that now earns its credit or no longer does, and hours taken or given back.
-- What lies before an opening balance does not count.
create or replace function ledger.project_leave(e ledger.events) returns void
  language plpgsql
as $$
declare
  employee bigint := ledger.subject_of(e.stream_id);
  month date := date_trunc('month', (e.data -> 'period' ->> 'start')::timestamp);
  month_end date := month + interval '1 month -1 day';
  period_end date := e.data -> 'period' ->> 'end';
  vacation int := - (e.data -> 'delta' -> 'vacationMinutes')::int;
  sick int := - (e.data -> 'delta' -> 'sickMinutes')::int;
  earned record;
begin
  select l.*, l.vacation_minutes - coalesce(c.vacation_minutes, 0) as more_vacation,
    l.sick_minutes - coalesce(c.sick_minutes, 0) as more_sick
  into earned
  from ledger.leave_earned(e.company_id, employee, month) l
  left join ledger.leave_credits c
    on c.company_id = e.company_id and c.employee_id = employee and c.month = l.month;

  if earned.more_vacation <> 0 or earned.more_sick <> 0 then
    delete from ledger.leave_credits c
    where c.company_id = e.company_id and c.employee_id = employee and c.month = earned.month;
    if earned.vacation_minutes > 0 or earned.sick_minutes > 0 then
      insert into ledger.leave_credits
      values (e.company_id, employee, earned.month, earned.vacation_minutes, earned.sick_minutes);
    end if;
  end if;

  insert into ledger.leave as l (company_id, employee_id, vacation_minutes, sick_minutes, as_of_seq)
  values (e.company_id, employee, vacation + earned.more_vacation, sick + earned.more_sick, e.seq)
  on conflict (company_id, employee_id) do update set
    vacation_minutes = l.vacation_minutes
      + case when coalesce(period_end > l.vacation_opening_date, true) then vacation else 0 end
      + case when coalesce(month_end > l.vacation_opening_date, true) then earned.more_vacation else 0 end,
    sick_minutes = l.sick_minutes
      + case when coalesce(period_end > l.sick_opening_date, true) then sick else 0 end
      + case when coalesce(month_end > l.sick_opening_date, true) then earned.more_sick else 0 end,
    as_of_seq = excluded.as_of_seq;
end $$;
--> statement-breakpoint

-- Entries are loaded, changed or deleted: no two of these events are about one person or one entry, so that none depends on
-- what another leaves. Returns the entries that a limit cut.
create function ledger.project_times(batch ledger.events[], first_seq bigint) returns bigint[]
  language plpgsql
as $$
declare
  company bigint := (batch[1]).company_id;
  e ledger.events;
  was ledger.entries;
  rule text;
  created bigint[] := '{}';   -- when each entry was loaded
  replaced bigint[] := '{}';
  deleted bigint[] := '{}';
  has_lines boolean := false;
  capped bigint[];
begin
  foreach e in array batch loop
    select * into was from ledger.entries w where w.company_id = company and w.entry_id = e.entry_id;
    rule := ledger.broken_rule(e, was, first_seq);
    if rule is not null then perform ledger.refuse_rule(rule, e); end if;
    created := created || coalesce(was.created_seq, e.seq);
    if was.entry_id is not null then replaced := replaced || e.entry_id; end if;
    if e.type = 'TimeDeleted' then deleted := deleted || e.entry_id; end if;
    has_lines := has_lines or e.data ? 'replacesSeq' or jsonb_array_length(e.data -> 'result' -> 'companyLines') > 0;
  end loop;

  perform ledger.project_amounts_of(batch);
  if has_lines then
    insert into ledger.tax_lines
    select l.* from unnest(batch) b cross join lateral ledger.tax_lines_after(b) l;
  end if;
  if replaced <> '{}' then
    delete from ledger.entries w where w.company_id = company and w.entry_id = any (replaced);
    delete from ledger.paid_marks m where m.company_id = company and m.entry_id = any (deleted);
  end if;
  with written as (
    insert into ledger.entries
    select entry.*
    from (select batch[i] as event, created[i] as created_seq from generate_subscripts(batch, 1) i offset 0) b
    cross join lateral ledger.entry_after(b.event, b.created_seq) entry
    returning entry_id, is_capped
  )
  select array_agg(w.entry_id) into capped from written w where w.is_capped;
  foreach e in array batch loop
    perform ledger.project_leave(e);
  end loop;
  return capped;
end $$;
--> statement-breakpoint
drop function ledger.project_time(ledger.events, bigint);
--> statement-breakpoint

drop function ledger.project_register(bigint, bigint, bigint);
--> statement-breakpoint
drop function ledger.book(ledger.amounts, bigint);
--> statement-breakpoint

-- What is booked in each period after an append: the amounts of its events, whichever period their entries are of. Those of
-- many events are added up first, so that a pay run writes the row of its period once.
create function ledger.project_register(news ledger.events[]) returns void
  language plpgsql
as $$
declare
  company bigint := (news[1]).company_id;
  first_seq bigint := (news[1]).seq;
  last_seq bigint := (news[array_length(news, 1)]).seq;
  a ledger.amounts;
begin
  if first_seq = last_seq then
    select * into a from ledger.amounts b where b.company_id = company and b.seq = first_seq;
    perform ledger.book(a, ledger.entries_added((news[1]).type));
    return;
  end if;
  for a in
    select company, max(b.seq), null, null, null, null, b.period_id, null,
      ledger.total(b.gross), ledger.total(b.net), ledger.total(b.uncollected), ledger.total(b.income_tax_withheld),
      ledger.total(b.disability_insurance), ledger.total(b.medicare), ledger.total(b.social_security),
      ledger.total(b.social_security_on_tips), ledger.total(b.chauffeur_insurance), ledger.total(b.regular_pay),
      ledger.total(b.overtime_pay), ledger.total(b.meal_period_pay), ledger.total(b.vacation_pay),
      ledger.total(b.sick_pay), ledger.total(b.holiday_pay), ledger.total(b.salary), ledger.total(b.bonus),
      ledger.total(b.tips), ledger.total(b.commissions), ledger.total(b.concessions),
      ledger.total(b.reimbursed_expenses), ledger.total(b.donation), ledger.total(b.child_support),
      ledger.total(b.aflac), ledger.total(b.medical_plan), ledger.total(b.coda_plans), ledger.total(b.others),
      ledger.total(b.other_discounts), ledger.total(b.other_increases), ledger.total(b.regular_minutes),
      ledger.total(b.overtime_minutes), ledger.total(b.meal_period_minutes), ledger.total(b.vacation_minutes),
      ledger.total(b.sick_minutes), ledger.total(b.holiday_minutes)
    from ledger.amounts b
    where b.company_id = company and b.seq between first_seq and last_seq
    group by b.period_id
  loop
    perform ledger.book(a, (
      select ledger.total(ledger.entries_added(n.type)) from unnest(news) n where n.period_id = a.period_id));
  end loop;
end $$;
--> statement-breakpoint

-- By how much an event changes the number of entries.
create function ledger.entries_added(type text) returns bigint
  language sql immutable parallel safe
return case type when 'TimeLoaded' then 1 when 'TimeDeleted' then -1 else 0 end;
--> statement-breakpoint

-- Adds amounts and entries to the period that they are booked in. An opening balance is booked in none, and nothing is
-- booked in a closed one.
create function ledger.book(a ledger.amounts, entries bigint) returns void
  language plpgsql
as $$
begin
  if a.period_id is null then return; end if;
  insert into ledger.register as r (
    company_id, period_id, entry_count,
    gross, net, uncollected, income_tax_withheld, disability_insurance, medicare, social_security,
    social_security_on_tips, chauffeur_insurance, regular_pay, overtime_pay, meal_period_pay, vacation_pay,
    sick_pay, holiday_pay, salary, bonus, tips, commissions, concessions, reimbursed_expenses, donation,
    child_support, aflac, medical_plan, coda_plans, others, other_discounts, other_increases, regular_minutes,
    overtime_minutes, meal_period_minutes, vacation_minutes, sick_minutes, holiday_minutes,
    status, as_of_seq)
  values (
    a.company_id, a.period_id, entries,
    a.gross, a.net, a.uncollected, a.income_tax_withheld, a.disability_insurance, a.medicare, a.social_security,
    a.social_security_on_tips, a.chauffeur_insurance, a.regular_pay, a.overtime_pay, a.meal_period_pay,
    a.vacation_pay, a.sick_pay, a.holiday_pay, a.salary, a.bonus, a.tips, a.commissions, a.concessions,
    a.reimbursed_expenses, a.donation, a.child_support, a.aflac, a.medical_plan, a.coda_plans, a.others,
    a.other_discounts, a.other_increases, a.regular_minutes, a.overtime_minutes, a.meal_period_minutes,
    a.vacation_minutes, a.sick_minutes, a.holiday_minutes,
    'open', a.seq)
  on conflict (company_id, period_id) do update set
    entry_count = r.entry_count + excluded.entry_count,
    gross = r.gross + excluded.gross, net = r.net + excluded.net,
    uncollected = r.uncollected + excluded.uncollected,
    income_tax_withheld = r.income_tax_withheld + excluded.income_tax_withheld,
    disability_insurance = r.disability_insurance + excluded.disability_insurance,
    medicare = r.medicare + excluded.medicare, social_security = r.social_security + excluded.social_security,
    social_security_on_tips = r.social_security_on_tips + excluded.social_security_on_tips,
    chauffeur_insurance = r.chauffeur_insurance + excluded.chauffeur_insurance,
    regular_pay = r.regular_pay + excluded.regular_pay, overtime_pay = r.overtime_pay + excluded.overtime_pay,
    meal_period_pay = r.meal_period_pay + excluded.meal_period_pay,
    vacation_pay = r.vacation_pay + excluded.vacation_pay, sick_pay = r.sick_pay + excluded.sick_pay,
    holiday_pay = r.holiday_pay + excluded.holiday_pay, salary = r.salary + excluded.salary,
    bonus = r.bonus + excluded.bonus, tips = r.tips + excluded.tips,
    commissions = r.commissions + excluded.commissions, concessions = r.concessions + excluded.concessions,
    reimbursed_expenses = r.reimbursed_expenses + excluded.reimbursed_expenses,
    donation = r.donation + excluded.donation, child_support = r.child_support + excluded.child_support,
    aflac = r.aflac + excluded.aflac, medical_plan = r.medical_plan + excluded.medical_plan,
    coda_plans = r.coda_plans + excluded.coda_plans, others = r.others + excluded.others,
    other_discounts = r.other_discounts + excluded.other_discounts,
    other_increases = r.other_increases + excluded.other_increases,
    regular_minutes = r.regular_minutes + excluded.regular_minutes,
    overtime_minutes = r.overtime_minutes + excluded.overtime_minutes,
    meal_period_minutes = r.meal_period_minutes + excluded.meal_period_minutes,
    vacation_minutes = r.vacation_minutes + excluded.vacation_minutes,
    sick_minutes = r.sick_minutes + excluded.sick_minutes,
    holiday_minutes = r.holiday_minutes + excluded.holiday_minutes,
    as_of_seq = excluded.as_of_seq
  where r.status = 'open';
  if not found then
    perform ledger.refuse('LG423', 'period closed', jsonb_build_object('periodIds', jsonb_build_array(a.period_id)));
  end if;
end $$;
--> statement-breakpoint

-- Holds each event against the rules, in order, and brings every projection up to date.
create or replace function ledger.project(news ledger.events[], head ledger.heads) returns void
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
    employee := case when e.stream_id like 'emp:%' then ledger.subject_of(e.stream_id) end;
    is_time := employee is not null and e.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted');
    if in_batch <> '{}' and (not is_time or employee = any (in_batch) or e.entry_id = any (entries)) then
      capped := capped || ledger.project_times(batch, first_seq);
      batch := '{}';
      in_batch := '{}';
      entries := '{}';
    end if;

    if is_time then
      batch := batch || e;
      in_batch := in_batch || employee;
      entries := entries || e.entry_id;
    elsif employee is not null and e.type in ('OpeningBalanceSet', 'OpeningBalanceCorrected') then
      perform ledger.project_opening(e);
    elsif employee is not null and e.type = 'LeaveAdjusted' then
      perform ledger.project_leave_adjustment(e);
    elsif e.type in ('ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted')
      and e.stream_id like 'ctr:%'
    then
      perform ledger.project_contractor_time(e, first_seq);
      if e.type = 'ContractorTimeDeleted' then
        delete from ledger.paid_marks m where m.company_id = company and m.entry_id = e.entry_id;
      end if;
    elsif e.type in ('TimePaid', 'TimeUnpaid') and e.stream_id <> 'co' then
      perform ledger.project_paid_mark(e);
    elsif e.type in ('PeriodClosed', 'PeriodReopened') and e.stream_id = 'co' and array_length(news, 1) = 1 then
      perform ledger.project_period(e, head);
      return;
    else
      perform ledger.refuse_rule('wrong-type-or-stream', e);
    end if;
    -- Limits are those of employees.
    continue when employee is null or not e.data ? 'delta';
    employees := employees || employee;
    if ledger.gives_room(e.data -> 'delta') then with_room := with_room || employee; end if;
  end loop;
  if in_batch <> '{}' then
    capped := capped || ledger.project_times(batch, first_seq);
  end if;
  perform ledger.project_register(news);
  perform ledger.project_stale(company, capped, employees, with_room);
end $$;
--> statement-breakpoint

-- Appends events to a company's log and brings every projection up to date, all or nothing, in one call.
--
-- command: { companyId, commandId, requestHash, actorId, engineVersion, response?,
--            events: [{ stream, expectedVersion, type, schemaVersion, entryId?, periodId?, payDate?, reason?, data, memo? }] }
-- answer:  { firstSeq, lastSeq, hash, response, replayed }
--
-- Refuses with LG409 a command that was recorded with another body, with LG410 wrong versions, naming every such stream,
-- with LG423 closed periods and with LG422 a broken rule; the DETAIL is JSON.
--
-- The settings make one plan of each statement and keep it: from the new events to the rows they touch, by key. The planner
-- cannot find that by itself, as the tables of a new company have no statistics yet.
create or replace function ledger.append(command jsonb) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set join_collapse_limit = 1
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  company bigint := command -> 'companyId';
  id uuid := command ->> 'commandId';
  request bytea := decode(command ->> 'requestHash', 'hex');
  head ledger.heads;      -- where the log ended before
  tip ledger.heads;       -- where it ends now
  event_count int := jsonb_array_length(command -> 'events');
  given record;
  version int;            -- of the stream, before the event
  e ledger.events;
  news ledger.events[] := '{}';
  stale jsonb := '{}';
  answer jsonb;
begin
  -- A repeated command is answered without waiting for anyone, and when it was recorded while we waited for our turn.
  answer := ledger.answer_of(company, id, request);
  if answer is null then
    head := ledger.hold_head(company);
    tip := head;
    -- Moments rise with the numbers, whatever the clock does.
    tip.last_recorded_at := greatest(clock_timestamp(), head.last_recorded_at + interval '1 microsecond');
    insert into ledger.commands (company_id, command_id, request_hash, first_seq, last_seq, response, recorded_at)
    values (
      company, id, request, case when event_count > 0 then head.last_seq + 1 end,
      case when event_count > 0 then head.last_seq + event_count end, command -> 'response', tip.last_recorded_at)
    on conflict do nothing;
    if not found then answer := ledger.answer_of(company, id, request); end if;
  end if;
  if answer ? 'refused' then
    perform ledger.refuse('LG409', 'command reused with another body', answer -> 'detail');
  end if;
  if answer is not null then return answer; end if;

  for given in
    select g.*, lag(g.n) over (partition by g.stream order by g.n) as earlier, s.version as recorded_version, s.last_hash
    from rows from (jsonb_to_recordset(command -> 'events') as (
      stream text, "expectedVersion" text, type text, "schemaVersion" smallint, "entryId" bigint, "periodId" bigint,
      "payDate" date, reason text, data jsonb
    )) with ordinality as g (stream, expected_version, type, schema_version, entry_id, period_id, pay_date, reason, data, n)
    left join ledger.streams s on s.company_id = company and s.stream_id = g.stream
    order by g.n
  loop
    version := coalesce((news[given.earlier]).version, given.recorded_version, 0);
    if given.expected_version is distinct from 'any' and given.expected_version::int is distinct from version then
      -- Goes on, to name every stream that moved: by its version before this append.
      stale := stale || jsonb_build_object(given.stream, coalesce(given.recorded_version, 0));
    end if;
    tip.last_seq := tip.last_seq + 1;
    e := row(
      company, tip.last_seq, given.stream, version + 1, given.type, given.schema_version, given.entry_id, given.period_id,
      given.pay_date, tip.last_recorded_at, command -> 'actorId', id, given.reason, command ->> 'engineVersion', given.data,
      null, null)::ledger.events;
    -- A stream has one name: `emp:07:2026` would be a second one of the same year.
    if version = 0 and given.stream !~ '^((emp|ctr):[1-9][0-9]{0,15}:[12][0-9]{3}|co)$' then
      perform ledger.refuse_rule('wrong-type-or-stream', e);
    end if;
    e.stream_hash := ledger.link(ledger.event_text(e, request),
      coalesce((news[given.earlier]).stream_hash, given.last_hash, ledger.genesis(company)));
    e.hash := ledger.link(e.stream_hash, tip.last_hash);
    tip.last_hash := e.hash;
    news := news || e;
  end loop;
  if stale <> '{}' then
    perform ledger.refuse('LG410', 'wrong version', jsonb_build_object('streams', (
      select jsonb_agg(jsonb_build_object('stream', v.key, 'actual', v.value) order by v.key) from jsonb_each(stale) v)));
  end if;

  if event_count = 0 then
    return jsonb_build_object('response', command -> 'response', 'replayed', false);
  end if;
  insert into ledger.events select * from unnest(news);
  insert into ledger.streams as s (company_id, stream_id, kind, version, last_seq, last_hash)
  select distinct on (n.stream_id) company, n.stream_id, ledger.kind_of(n.stream_id), n.version, n.seq, n.stream_hash
  from unnest(news) n
  order by n.stream_id, n.version desc
  on conflict (company_id, stream_id) do update set
    version = excluded.version, last_seq = excluded.last_seq, last_hash = excluded.last_hash;
  update ledger.heads h set last_seq = tip.last_seq, last_hash = tip.last_hash, last_recorded_at = tip.last_recorded_at
  where h.company_id = company;

  perform ledger.project(news, head);
  if command @? '$.events[*].memo' then
    perform ledger.keep_memos(command -> 'events', news);
  end if;
  return jsonb_build_object(
    'firstSeq', (news[1]).seq, 'lastSeq', e.seq, 'hash', encode(e.hash, 'hex'),
    'response', command -> 'response', 'replayed', false);
end $$;
--> statement-breakpoint
drop function ledger.place(jsonb, jsonb, ledger.heads, ledger.streams);
--> statement-breakpoint
revoke execute on all functions in schema ledger from public;
