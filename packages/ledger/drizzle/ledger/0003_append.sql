-- The one way into the log. `ledger.append` is called from outside and runs with its owner's rights, so its search path is
-- fixed and every name is qualified; the other functions are its parts.

create function ledger.refuse(state text, message text, detail jsonb) returns void
  language plpgsql
as $$
begin
  raise exception using errcode = state, message = message, detail = detail::text;
end $$;
--> statement-breakpoint

-- The answer to a command that was recorded before; nothing when it is new. A refusal when it was another one.
create function ledger.answer_of(company bigint, command uuid, request bytea) returns jsonb
  language plpgsql stable
as $$
declare
  recorded ledger.commands;
begin
  select * into recorded from ledger.commands c where c.company_id = company and c.command_id = command;
  if not found then return null; end if;
  if recorded.request_hash <> request then
    return jsonb_build_object('refused', 'LG409', 'detail', jsonb_build_object('commandId', command));
  end if;
  return jsonb_build_object(
    'firstSeq', recorded.first_seq, 'lastSeq', recorded.last_seq, 'response', recorded.response,
    'hash', (select encode(e.hash, 'hex') from ledger.events e
             where e.company_id = company and e.seq = recorded.last_seq),
    'replayed', true);
end $$;
--> statement-breakpoint

-- Waits for the company's turn and says where its log ends. Everything of one company happens one after the other from here
-- to the end of the transaction.
create function ledger.hold_head(company bigint) returns ledger.heads
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  head ledger.heads;
begin
  select * into head from ledger.heads h where h.company_id = company for update;
  if not found then
    insert into ledger.heads (company_id, last_hash) values (company, ledger.genesis(company)) on conflict do nothing;
    select * into head from ledger.heads h where h.company_id = company for update;
  end if;
  return head;
end $$;
--> statement-breakpoint

create function ledger.refuse_rule(rule text, e ledger.events) returns void
  language plpgsql
as $$
begin
  perform ledger.refuse('LG422', 'rule broken: ' || rule, jsonb_build_object(
    'rule', rule, 'type', e.type, 'stream', e.stream_id, 'entryId', e.entry_id, 'periodId', e.period_id));
end $$;
--> statement-breakpoint

-- Which rule an event about an entry breaks; null when none. `was` is the entry as it is in force, `first_seq` the first event
-- of the append.
create function ledger.broken_rule(e ledger.events, was ledger.entries, first_seq bigint) returns text
  language plpgsql stable
as $$
declare
  period bigint := e.data -> 'period' -> 'id';
begin
  if e.entry_id is null or e.period_id is null or e.pay_date is null then return 'incomplete'; end if;
  -- The tax year of an entry is the year in which it is paid.
  if extract(year from e.pay_date) is distinct from ledger.tax_year_of(e.stream_id) then return 'wrong-tax-year'; end if;
  if e.type <> 'TimeDeleted' then
    if (e.data -> 'inputs' ->> 'payDate')::date is distinct from e.pay_date then return 'wrong-pay-date'; end if;
    if (e.data -> 'inputs' -> 'periodId')::bigint is distinct from period then return 'wrong-period'; end if;
  end if;

  if e.type = 'TimeLoaded' then
    if e.period_id is distinct from period then return 'wrong-period'; end if;
    if was.entry_id is null then
      if e.data ? 'movedFromSeq' then return 'not-moved'; end if;
    -- An entry is loaded once, or again in the append that deletes it, when it moves to another tax year.
    elsif was.status = 'live' or was.last_seq < first_seq or not exists (
      select from ledger.events d where d.company_id = e.company_id and d.seq = was.last_seq
        and d.data -> 'replacesSeq' = e.data -> 'movedFromSeq')
    then
      return 'entry-exists';
    end if;
    if e.data -> 'delta' is distinct from ledger.amounts_of(e.data) then return 'delta-not-result'; end if;
    return null;
  end if;

  if was.status is distinct from 'live' or was.last_seq is distinct from (e.data -> 'replacesSeq')::bigint then
    return 'not-in-force';
  end if;
  if ledger.subject_of(e.stream_id) <> was.employee_id or ledger.tax_year_of(e.stream_id) <> was.tax_year then
    return 'wrong-stream';
  end if;
  if was.period_id is distinct from period then return 'wrong-period'; end if;
  -- A correction is booked in the entry's own period, or in an open one when that period is closed.
  if e.period_id <> was.period_id and not exists (
    select from ledger.register r
    where r.company_id = e.company_id and r.period_id = was.period_id and r.status = 'closed')
  then
    return 'wrong-period';
  end if;
  if e.data -> 'before' is distinct from ledger.amounts_in_force(was) then return 'before-not-in-force'; end if;
  if e.data -> 'delta' is distinct from ledger.amounts_delta(e.data -> 'before', e.data -> 'after') then
    return 'delta-not-balanced';
  end if;
  if e.type <> 'TimeDeleted' and e.data -> 'after' is distinct from ledger.amounts_of(e.data) then
    return 'after-not-result';
  end if;
  return null;
end $$;
--> statement-breakpoint

-- An entry is loaded, changed or deleted. Nothing is booked in a closed period. Says whether a limit cut the entry.
create function ledger.project_time(e ledger.events, first_seq bigint) returns boolean
  language plpgsql
as $$
declare
  was ledger.entries;
  rule text;
  is_capped boolean;
begin
  perform from ledger.register r
  where r.company_id = e.company_id and r.period_id = e.period_id and r.status = 'closed';
  if found then
    perform ledger.refuse('LG423', 'period closed', jsonb_build_object('periodIds', jsonb_build_array(e.period_id)));
  end if;
  select * into was from ledger.entries w where w.company_id = e.company_id and w.entry_id = e.entry_id;
  rule := ledger.broken_rule(e, was, first_seq);
  if rule is not null then perform ledger.refuse_rule(rule, e); end if;

  perform ledger.project_amounts(e);
  if jsonb_array_length(e.data -> 'result' -> 'companyLines') > 0 or e.data ? 'replacesSeq' then
    insert into ledger.tax_lines select * from ledger.tax_lines_after(e);
  end if;
  if was.entry_id is not null then
    delete from ledger.entries w where w.company_id = e.company_id and w.entry_id = e.entry_id;
  end if;
  insert into ledger.entries as n select * from ledger.entry_after(e, coalesce(was.created_seq, e.seq))
  returning n.is_capped into is_capped;
  perform ledger.project_leave(e);
  return is_capped;
end $$;
--> statement-breakpoint

-- What an event changed, typed, and added to the tax year of its subject.
create function ledger.project_amounts(e ledger.events) returns void
  language plpgsql
as $$
declare
  a ledger.amounts;
begin
  insert into ledger.amounts select * from ledger.amounts_after(e) returning * into a;
  insert into ledger.ytd as y (
    company_id, subject_kind, subject_id, tax_year,
    gross, net, uncollected, income_tax_withheld, disability_insurance, medicare, social_security,
    social_security_on_tips, chauffeur_insurance, regular_pay, overtime_pay, meal_period_pay, vacation_pay,
    sick_pay, holiday_pay, salary, bonus, tips, commissions, concessions, reimbursed_expenses, donation,
    child_support, aflac, medical_plan, coda_plans, others, other_discounts, other_increases, regular_minutes,
    overtime_minutes, meal_period_minutes, vacation_minutes, sick_minutes, holiday_minutes,
    as_of_seq)
  values (
    a.company_id, a.subject_kind, a.subject_id, a.tax_year,
    a.gross, a.net, a.uncollected, a.income_tax_withheld, a.disability_insurance, a.medicare, a.social_security,
    a.social_security_on_tips, a.chauffeur_insurance, a.regular_pay, a.overtime_pay, a.meal_period_pay,
    a.vacation_pay, a.sick_pay, a.holiday_pay, a.salary, a.bonus, a.tips, a.commissions, a.concessions,
    a.reimbursed_expenses, a.donation, a.child_support, a.aflac, a.medical_plan, a.coda_plans, a.others,
    a.other_discounts, a.other_increases, a.regular_minutes, a.overtime_minutes, a.meal_period_minutes,
    a.vacation_minutes, a.sick_minutes, a.holiday_minutes,
    a.seq)
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

-- Leave after an event about an entry: a month that now earns its credit or no longer does, and hours taken or given back.
-- What lies before an opening balance does not count.
create function ledger.project_leave(e ledger.events) returns void
  language plpgsql
as $$
declare
  employee bigint := ledger.subject_of(e.stream_id);
  month date := date_trunc('month', (e.data -> 'period' ->> 'start')::timestamp);
  month_end date := month + interval '1 month -1 day';
  period_end date := e.data -> 'period' ->> 'end';
  vacation int := - (e.data -> 'delta' -> 'vacationMinutes')::int;
  sick int := - (e.data -> 'delta' -> 'sickMinutes')::int;
  earned ledger.leave_credits;
  was ledger.leave_credits;
  more_vacation int;
  more_sick int;
begin
  select * into earned from ledger.leave_earned(e.company_id, employee, month);
  select * into was from ledger.leave_credits c
  where c.company_id = e.company_id and c.employee_id = employee and c.month = earned.month;
  more_vacation := earned.vacation_minutes - coalesce(was.vacation_minutes, 0);
  more_sick := earned.sick_minutes - coalesce(was.sick_minutes, 0);

  if more_vacation <> 0 or more_sick <> 0 then
    if was.month is not null then
      delete from ledger.leave_credits c
      where c.company_id = e.company_id and c.employee_id = employee and c.month = earned.month;
    end if;
    if earned.vacation_minutes > 0 or earned.sick_minutes > 0 then
      insert into ledger.leave_credits select earned.*;
    end if;
  end if;

  insert into ledger.leave as l (company_id, employee_id, vacation_minutes, sick_minutes, as_of_seq)
  values (e.company_id, employee, vacation + more_vacation, sick + more_sick, e.seq)
  on conflict (company_id, employee_id) do update set
    vacation_minutes = l.vacation_minutes
      + case when coalesce(period_end > l.vacation_opening_date, true) then vacation else 0 end
      + case when coalesce(month_end > l.vacation_opening_date, true) then more_vacation else 0 end,
    sick_minutes = l.sick_minutes
      + case when coalesce(period_end > l.sick_opening_date, true) then sick else 0 end
      + case when coalesce(month_end > l.sick_opening_date, true) then more_sick else 0 end,
    as_of_seq = excluded.as_of_seq;
end $$;
--> statement-breakpoint

-- The opening balance of a tax year is stated or corrected. Leave starts over, because other movements count now.
create function ledger.project_opening(e ledger.events) returns void
  language plpgsql
as $$
declare
  employee bigint := ledger.subject_of(e.stream_id);
  was ledger.openings;
begin
  select * into was from ledger.openings o
  where o.company_id = e.company_id and o.employee_id = employee and o.tax_year = ledger.tax_year_of(e.stream_id);
  if ledger.tax_year_of(e.stream_id) is distinct from (e.data -> 'taxYear')::int then
    perform ledger.refuse_rule('wrong-tax-year', e);
  end if;
  if e.type = 'OpeningBalanceSet' then
    if was.last_seq is not null then perform ledger.refuse_rule('opening-exists', e); end if;
    if e.data -> 'delta' is distinct from e.data -> 'amounts' then perform ledger.refuse_rule('delta-not-result', e); end if;
  else
    if was.last_seq is distinct from (e.data -> 'replacesSeq')::bigint then perform ledger.refuse_rule('not-in-force', e); end if;
    if e.data -> 'before' is distinct from (
      select p.data -> 'amounts' from ledger.events p where p.company_id = e.company_id and p.seq = was.last_seq)
    then
      perform ledger.refuse_rule('before-not-in-force', e);
    end if;
    if e.data -> 'delta' is distinct from ledger.amounts_delta(e.data -> 'before', e.data -> 'after') then
      perform ledger.refuse_rule('delta-not-balanced', e);
    end if;
    if e.data -> 'after' is distinct from e.data -> 'amounts' then perform ledger.refuse_rule('after-not-result', e); end if;
  end if;

  perform ledger.project_amounts(e);
  delete from ledger.openings o
  where o.company_id = e.company_id and o.employee_id = employee and o.tax_year = was.tax_year;
  insert into ledger.openings select * from ledger.opening_after(e);
  delete from ledger.leave l where l.company_id = e.company_id and l.employee_id = employee;
  insert into ledger.leave select * from ledger.leave_of(e.company_id, employee, e.seq);
end $$;
--> statement-breakpoint

-- A period is closed or opened again, by an event that comes alone. A closing states what was booked and where the log
-- stood just before, and must be right.
create function ledger.project_period(e ledger.events, head ledger.heads) returns void
  language plpgsql
as $$
declare
  booked ledger.register;
begin
  if e.period_id is null or e.period_id is distinct from (e.data -> 'period' -> 'id')::bigint then
    perform ledger.refuse_rule('wrong-period', e);
  end if;
  select * into booked from ledger.register r where r.company_id = e.company_id and r.period_id = e.period_id;
  if e.type = 'PeriodReopened' then
    if booked.status is distinct from 'closed' then perform ledger.refuse_rule('period-open', e); end if;
    update ledger.register r set status = 'open', as_of_seq = e.seq
    where r.company_id = e.company_id and r.period_id = e.period_id;
    return;
  end if;
  if booked.status = 'closed' then
    perform ledger.refuse('LG423', 'period closed', jsonb_build_object('periodIds', jsonb_build_array(e.period_id)));
  end if;
  if (e.data -> 'entryCount')::int is distinct from coalesce(booked.entry_count, 0)
    or e.data -> 'totals' is distinct from ledger.totals_of(booked)
    or (e.data -> 'seq')::bigint is distinct from head.last_seq
    or e.data ->> 'hash' is distinct from encode(head.last_hash, 'hex')
  then
    perform ledger.refuse_rule('wrong-closing', e);
  end if;
  insert into ledger.register (company_id, period_id, entry_count, status, closed_seq, closed_hash, as_of_seq)
  values (e.company_id, e.period_id, 0, 'closed', head.last_seq, head.last_hash, e.seq)
  on conflict (company_id, period_id) do update set
    status = 'closed', closed_seq = excluded.closed_seq, closed_hash = excluded.closed_hash, as_of_seq = excluded.as_of_seq;
end $$;
--> statement-breakpoint

-- What is booked in each period after an append: the amounts of its events, whichever period their entries are of. Those of
-- many events are added up first, so that a pay run writes the row of its period once.
create function ledger.project_register(company bigint, from_seq bigint, to_seq bigint) returns void
  language plpgsql
as $$
declare
  a ledger.amounts;
begin
  if from_seq = to_seq then
    select * into a from ledger.amounts b where b.company_id = company and b.seq = from_seq;
    perform ledger.book(a, from_seq);
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
    where b.company_id = company and b.seq between from_seq and to_seq
    group by b.period_id
  loop
    perform ledger.book(a, from_seq);
  end loop;
end $$;
--> statement-breakpoint

-- Adds amounts of the events since `from_seq` to the period that they are booked in. An opening balance is booked in none.
create function ledger.book(a ledger.amounts, from_seq bigint) returns void
  language plpgsql
as $$
declare
  entries bigint;
begin
  if a.period_id is null then return; end if;
  select ledger.total(case e.type when 'TimeLoaded' then 1 when 'TimeDeleted' then -1 else 0 end) into entries
  from ledger.events e
  where e.company_id = a.company_id and e.seq between from_seq and a.seq and e.period_id = a.period_id;
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
    as_of_seq = excluded.as_of_seq;
end $$;
--> statement-breakpoint

-- Which entries became stale, and which no longer are: of `candidates`, of what is stale already of these employees, and of
-- every capped entry of those of whom less is withheld than before. More withheld only takes room away.
create function ledger.project_stale(company bigint, candidates bigint[], employees bigint[], with_room bigint[]) returns void
  language plpgsql
as $$
begin
  candidates := candidates || array(
    select e.entry_id from ledger.entries e
    where e.company_id = company and e.employee_id = any (employees) and e.is_stale);
  if with_room <> '{}' then
    candidates := candidates || array(
      select e.entry_id from ledger.entries e
      where e.company_id = company and e.employee_id = any (with_room) and e.is_capped);
  end if;
  if candidates = '{}' then return; end if;

  update ledger.entries e set is_stale = s.is_stale
  from (
    select w.entry_id, w.is_capped and ledger.has_room(w, y, (
        select ledger.total(p.chauffeur_insurance) from ledger.entries p
        where p.company_id = company and p.employee_id = w.employee_id
          and p.period_start = w.period_start and p.period_id = w.period_id)) as is_stale
    from (select distinct entry_id from unnest(candidates) entry_id) c
    join ledger.entries w on w.company_id = company and w.entry_id = c.entry_id
    join ledger.ytd y on y.company_id = company and y.subject_kind = 'employee' and y.subject_id = w.employee_id
      and y.tax_year = w.tax_year
    offset 0
  ) s
  where e.company_id = company and e.entry_id = s.entry_id and e.is_stale <> s.is_stale;
end $$;
--> statement-breakpoint

-- Whether an event takes anything back of what a limit is held against.
create function ledger.gives_room(delta jsonb) returns boolean
  language sql immutable parallel safe
return least(
  (delta -> 'disabilityInsurance')::bigint, (delta -> 'medicare')::bigint, (delta -> 'socialSecurity')::bigint,
  (delta -> 'socialSecurityOnTips')::bigint, (delta -> 'chauffeurInsurance')::bigint) < 0;
--> statement-breakpoint

-- Holds each event against the rules, in order, and brings every projection up to date.
create function ledger.project(news ledger.events[], head ledger.heads) returns void
  language plpgsql
as $$
declare
  company bigint := head.company_id;
  first_seq bigint := head.last_seq + 1;
  last_seq bigint := head.last_seq + array_length(news, 1);
  e ledger.events;
  capped bigint[] := '{}';
  employees bigint[] := '{}';
  with_room bigint[] := '{}';
begin
  foreach e in array news loop
    if e.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted') and e.stream_id like 'emp:%' then
      if ledger.project_time(e, first_seq) then capped := capped || e.entry_id; end if;
    elsif e.type in ('OpeningBalanceSet', 'OpeningBalanceCorrected') and e.stream_id like 'emp:%' then
      perform ledger.project_opening(e);
    elsif e.type in ('PeriodClosed', 'PeriodReopened') and e.stream_id = 'co' and first_seq = last_seq then
      perform ledger.project_period(e, head);
      return;
    else
      perform ledger.refuse_rule('wrong-type-or-stream', e);
    end if;
    employees := employees || ledger.subject_of(e.stream_id);
    if ledger.gives_room(e.data -> 'delta') then with_room := with_room || ledger.subject_of(e.stream_id); end if;
  end loop;
  perform ledger.project_register(company, first_seq, last_seq);
  perform ledger.project_stale(company, capped, employees, with_room);
end $$;
--> statement-breakpoint

-- Keeps the memos apart from the events, which hold their salted hashes only.
create function ledger.keep_memos(given jsonb, news ledger.events[]) returns void
  language plpgsql
as $$
declare
  e ledger.events;
  memo jsonb;
begin
  foreach e in array news loop
    memo := given -> (e.seq - (news[1]).seq)::int -> 'memo';
    continue when memo is null;
    if e.entry_id is null or e.data -> 'memo' ->> 'hash' is distinct from
      encode(ledger.memo_hash(memo ->> 'salt', memo ->> 'text'), 'hex')
    then
      perform ledger.refuse_rule('wrong-memo', e);
    end if;
    insert into ledger.memos (company_id, seq, entry_id, salt, text)
    values (e.company_id, e.seq, e.entry_id, memo ->> 'salt', memo ->> 'text');
  end loop;
end $$;
--> statement-breakpoint

-- An event in its place: after the last one of its stream and the last one of the company, `head`. Moves both ends on.
create function ledger.place(given jsonb, command jsonb, head ledger.heads, base ledger.streams) returns ledger.events
  language plpgsql
as $$
declare
  company bigint := head.company_id;
  e ledger.events;
begin
  e.company_id := company;
  e.seq := head.last_seq + 1;
  e.stream_id := given ->> 'stream';
  e.version := coalesce(base.version, 0) + 1;
  e.type := given ->> 'type';
  e.schema_version := given -> 'schemaVersion';
  e.entry_id := given -> 'entryId';
  e.period_id := given -> 'periodId';
  e.pay_date := given ->> 'payDate';
  e.recorded_at := head.last_recorded_at;
  e.actor_id := command -> 'actorId';
  e.command_id := command ->> 'commandId';
  e.reason := given ->> 'reason';
  e.engine_version := command ->> 'engineVersion';
  e.data := given -> 'data';
  e.stream_hash := ledger.link(
    ledger.event_text(e, decode(command ->> 'requestHash', 'hex')), coalesce(base.last_hash, ledger.genesis(company)));
  e.hash := ledger.link(e.stream_hash, head.last_hash);
  return e;
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
create function ledger.append(command jsonb) returns jsonb
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
  base ledger.streams;
  given jsonb;
  e ledger.events;
  news ledger.events[] := '{}';
  stale jsonb := '{}';
  answer jsonb;
begin
  -- A repeated command is answered without waiting for anyone. Asked again once it is our turn: it may have been recorded
  -- while we waited.
  answer := ledger.answer_of(company, id, request);
  if answer is null then
    head := ledger.hold_head(company);
    answer := ledger.answer_of(company, id, request);
  end if;
  if answer ? 'refused' then
    perform ledger.refuse('LG409', 'command reused with another body', answer -> 'detail');
  end if;
  if answer is not null then return answer; end if;

  tip := head;
  -- Moments rise with the numbers, whatever the clock does.
  tip.last_recorded_at := greatest(clock_timestamp(), head.last_recorded_at + interval '1 microsecond');
  for given in select * from jsonb_array_elements(command -> 'events') loop
    select * into base from ledger.streams s where s.company_id = company and s.stream_id = given ->> 'stream';
    if given ->> 'expectedVersion' is distinct from 'any'
      and (given ->> 'expectedVersion')::int is distinct from coalesce(base.version, 0)
    then
      -- Goes on, to name every stream that moved: by its version before this append.
      stale := jsonb_build_object(given ->> 'stream', coalesce(base.version, 0)
        - (select count(*) from unnest(news) n where n.stream_id = given ->> 'stream')) || stale;
      continue;
    end if;
    e := ledger.place(given, command, tip, base);
    insert into ledger.events select e.*;
    insert into ledger.streams as s (company_id, stream_id, kind, version, last_seq, last_hash)
    values (company, e.stream_id, ledger.kind_of(e.stream_id), e.version, e.seq, e.stream_hash)
    on conflict (company_id, stream_id) do update set
      version = excluded.version, last_seq = excluded.last_seq, last_hash = excluded.last_hash;
    tip.last_seq := e.seq;
    tip.last_hash := e.hash;
    news := news || e;
  end loop;
  if stale <> '{}' then
    perform ledger.refuse('LG410', 'wrong version', jsonb_build_object('streams', (
      select jsonb_agg(jsonb_build_object('stream', v.key, 'actual', v.value) order by v.key) from jsonb_each(stale) v)));
  end if;

  insert into ledger.commands (company_id, command_id, request_hash, first_seq, last_seq, response, recorded_at)
  values (company, id, request, (news[1]).seq, e.seq, command -> 'response', tip.last_recorded_at);
  if e.seq is null then
    return jsonb_build_object('response', command -> 'response', 'replayed', false);
  end if;
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

-- The same for a caller whose transaction should go on after a refusal: { refused, detail } in place of an error. A broken
-- rule stays an error, because it is a fault of the program.
create function ledger.try_append(command jsonb) returns jsonb
  language plpgsql
as $$
declare
  detail text;
begin
  return ledger.append(command);
exception when sqlstate 'LG409' or sqlstate 'LG410' or sqlstate 'LG423' then
  get stacked diagnostics detail = pg_exception_detail;
  return jsonb_build_object('refused', sqlstate, 'detail', detail::jsonb);
end $$;
