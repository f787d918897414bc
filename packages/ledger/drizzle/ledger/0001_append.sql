-- What is appended, and how. Only `ledger.append` is called from outside; the rest are its parts, or are shared with
-- `ledger.verify` and `ledger.rebuild` so that there is one definition of each. Names inside are qualified and the search
-- path is fixed, because append runs with the rights of its owner.

-- The amounts of a payload: `jsonb_populate_record` turns a delta into typed columns, in the order of those columns.
create type ledger.amount_set as (
  "gross" bigint, "net" bigint, "uncollected" bigint, "incomeTaxWithheld" bigint, "disabilityInsurance" bigint,
  "medicare" bigint, "socialSecurity" bigint, "socialSecurityOnTips" bigint, "chauffeurInsurance" bigint,
  "regularPay" bigint, "overtimePay" bigint, "mealPeriodPay" bigint, "vacationPay" bigint, "sickPay" bigint,
  "holidayPay" bigint, "salary" bigint, "bonus" bigint, "tips" bigint, "commissions" bigint, "concessions" bigint,
  "reimbursedExpenses" bigint, "donation" bigint, "childSupport" bigint, "aflac" bigint, "medicalPlan" bigint,
  "codaPlans" bigint, "others" bigint, "otherDiscounts" bigint, "otherIncreases" bigint, "regularMinutes" bigint,
  "overtimeMinutes" bigint, "mealPeriodMinutes" bigint, "vacationMinutes" bigint, "sickMinutes" bigint,
  "holidayMinutes" bigint
);
--> statement-breakpoint

-- Whom a stream is about, and its tax year: `emp:12:2026`. Nothing for a stream of another form.
create function ledger.subject_of(stream text) returns bigint
  language sql immutable strict parallel safe
return substring(stream from '^(?:emp|ctr):([1-9][0-9]{0,15}):[12][0-9]{3}$')::bigint;
--> statement-breakpoint
create function ledger.tax_year_of(stream text) returns int
  language sql immutable strict parallel safe
return substring(stream from '^(?:emp|ctr):[1-9][0-9]{0,15}:([12][0-9]{3})$')::int;
--> statement-breakpoint

-- The bytes of an event that are hashed: format 1, described in the README. The text of a canonical JSON array, put together
-- from its parts so that the payload is not copied; JSON writes dates the same whatever the session's settings.
create function ledger.event_text(e ledger.events, request_hash bytea) returns text
  language sql stable parallel safe
return '["garita-ledger/1", '
  || e.company_id || ', ' || e.seq || ', '
  || to_json(e.stream_id) || ', ' || e.version || ', ' || to_json(e.type) || ', ' || e.schema_version || ', '
  || coalesce(e.entry_id::text, 'null') || ', ' || coalesce(e.period_id::text, 'null') || ', '
  || coalesce(to_json(e.pay_date)::text, 'null') || ', '
  || (extract(epoch from e.recorded_at) * 1000000)::bigint || ', '
  || e.actor_id || ', ' || to_json(e.command_id) || ', ' || to_json(encode(request_hash, 'hex')) || ', '
  || coalesce(to_json(e.reason)::text, 'null') || ', ' || to_json(e.engine_version) || ', '
  || e.data || ']';
--> statement-breakpoint

-- The link of an event to the one before it in its stream, and of a stream's link to the company's event before it.
create function ledger.link(content text, previous bytea) returns bytea
  language sql immutable parallel safe
return sha256(convert_to(content, 'UTF8') || previous);
--> statement-breakpoint
create function ledger.link(content bytea, previous bytea) returns bytea
  language sql immutable parallel safe
return sha256(previous || content);
--> statement-breakpoint

-- What comes before the first event of a company, and of each of its streams.
create function ledger.genesis(company bigint) returns bytea
  language sql immutable parallel safe
return sha256(convert_to('garita-ledger/1' || company, 'UTF8'));
--> statement-breakpoint

-- The amounts that the result of a calculation stands for: what `amountsOf` says in TypeScript.
create function ledger.amounts_of(data jsonb) returns jsonb
  language plpgsql immutable parallel safe
as $$
declare
  result jsonb := data -> 'result';
  hourly jsonb := result -> 'hourly';
  contributions jsonb := result -> 'contributions';
  minutes jsonb := data -> 'inputs' -> 'minutes';
  lines jsonb := result -> 'companyLines';
begin
  return (result -> 'typed') || (result -> 'deductions') || jsonb_build_object(
    'gross', result -> 'gross',
    'net', result -> 'net',
    'uncollected', result -> 'uncollected',
    'incomeTaxWithheld', result -> 'incomeTax' -> 'amount',
    'disabilityInsurance', contributions -> 'disabilityInsurance' -> 'amount',
    'medicare', contributions -> 'medicare' -> 'amount',
    'socialSecurity', contributions -> 'socialSecurity' -> 'amount',
    'socialSecurityOnTips', contributions -> 'socialSecurityOnTips' -> 'amount',
    'chauffeurInsurance', contributions -> 'chauffeurInsurance' -> 'amount',
    'regularPay', hourly -> 'regularPay' -> 'amount',
    'overtimePay', hourly -> 'overtimePay' -> 'amount',
    'mealPeriodPay', hourly -> 'mealPeriodPay' -> 'amount',
    'vacationPay', hourly -> 'vacationPay' -> 'amount',
    'sickPay', hourly -> 'sickPay' -> 'amount',
    'holidayPay', hourly -> 'holidayPay' -> 'amount',
    'reimbursedExpenses', result -> 'reimbursedExpenses',
    'otherDiscounts', ledger.line_total(lines, 'deduction'),
    'otherIncreases', ledger.line_total(lines, 'addition'),
    'regularMinutes', minutes -> 'regular',
    'overtimeMinutes', minutes -> 'overtime',
    'mealPeriodMinutes', minutes -> 'mealPeriod',
    'vacationMinutes', minutes -> 'vacation',
    'sickMinutes', minutes -> 'sick',
    'holidayMinutes', minutes -> 'holiday');
end $$;
--> statement-breakpoint
create function ledger.line_total(lines jsonb, wanted text) returns bigint
  language plpgsql immutable parallel safe
as $$
begin
  if jsonb_array_length(lines) = 0 then return 0; end if;
  return (select coalesce(sum((line ->> 'amount')::bigint), 0)
          from jsonb_array_elements(lines) line where line ->> 'direction' = wanted);
end $$;
--> statement-breakpoint

create function ledger.no_amounts() returns ledger.amount_set
  language sql immutable parallel safe
return row(
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
)::ledger.amount_set;
--> statement-breakpoint

-- The amounts in force for an entry, in the form of a payload.
create function ledger.amounts_in_force(was ledger.entries) returns jsonb
  language sql immutable parallel safe
return jsonb_build_object(
  'gross', was.gross, 'net', was.net, 'uncollected', was.uncollected, 'incomeTaxWithheld', was.income_tax_withheld,
  'disabilityInsurance', was.disability_insurance, 'medicare', was.medicare, 'socialSecurity', was.social_security,
  'socialSecurityOnTips', was.social_security_on_tips, 'chauffeurInsurance', was.chauffeur_insurance,
  'regularPay', was.regular_pay, 'overtimePay', was.overtime_pay, 'mealPeriodPay', was.meal_period_pay,
  'vacationPay', was.vacation_pay, 'sickPay', was.sick_pay, 'holidayPay', was.holiday_pay, 'salary', was.salary,
  'bonus', was.bonus, 'tips', was.tips, 'commissions', was.commissions, 'concessions', was.concessions,
  'reimbursedExpenses', was.reimbursed_expenses, 'donation', was.donation, 'childSupport', was.child_support,
  'aflac', was.aflac, 'medicalPlan', was.medical_plan, 'codaPlans', was.coda_plans, 'others', was.others,
  'otherDiscounts', was.other_discounts, 'otherIncreases', was.other_increases,
  'regularMinutes', was.regular_minutes, 'overtimeMinutes', was.overtime_minutes,
  'mealPeriodMinutes', was.meal_period_minutes, 'vacationMinutes', was.vacation_minutes,
  'sickMinutes', was.sick_minutes, 'holidayMinutes', was.holiday_minutes
);
--> statement-breakpoint

-- What has to be added to `before` to reach `after`; what is not in `after` goes to nothing.
create function ledger.amounts_delta(before jsonb, after jsonb) returns jsonb
  language plpgsql immutable parallel safe
as $$
begin
  return (
    select jsonb_object_agg(b.key, coalesce((after -> b.key)::bigint, 0) - b.value::bigint)
    from jsonb_each(before) b);
end $$;
--> statement-breakpoint

-- What an event changed, typed. An opening balance counts from its own date and is booked in no period.
create function ledger.amounts_after(e ledger.events) returns setof ledger.amounts
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, 'employee', ledger.subject_of(e.stream_id), ledger.tax_year_of(e.stream_id),
    coalesce(e.pay_date, (e.data ->> 'asOf')::date), e.period_id, e.entry_id, d.*
  from jsonb_populate_record(ledger.no_amounts(), e.data -> 'delta') d
  where e.data ? 'delta';
end;
--> statement-breakpoint

-- What an event changed of the company's own lines: those of the calculation that it replaces go, its own come.
create function ledger.tax_lines_after(e ledger.events) returns setof ledger.tax_lines
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, row_number() over (order by l.sign, l.n)::smallint,
    (l.line -> 'taxId')::bigint, l.sign * (l.line -> 'amount')::bigint
  from (
    select 1 as sign, own.line, own.n
    from jsonb_array_elements(e.data -> 'result' -> 'companyLines') with ordinality as own (line, n)
    union all
    select -1, replaced.line, replaced.n
    from ledger.events was
    cross join lateral jsonb_array_elements(was.data -> 'result' -> 'companyLines') with ordinality as replaced (line, n)
    where was.company_id = e.company_id and was.seq = (e.data -> 'replacesSeq')::bigint
  ) l;
end;
--> statement-breakpoint

-- The entry as an event leaves it, before it is known whether a limit has room. The limit of tips is their own one: the
-- statement holds whichever limit cut them, and that of social security stands beside it. The part of Medicare above the
-- yearly threshold has no limit and is on both sides.
create function ledger.entry_after(e ledger.events, created_seq bigint) returns setof ledger.entries
  language sql stable parallel safe
begin atomic
  select
    e.company_id, e.entry_id,
    ledger.subject_of(e.stream_id), ledger.tax_year_of(e.stream_id),
    (e.data -> 'period' -> 'id')::bigint, e.pay_date,
    (e.data -> 'period' ->> 'start')::date, (e.data -> 'period' ->> 'end')::date,
    case e.type when 'TimeDeleted' then 'deleted' else 'live' end,
    created_seq, e.seq,
    coalesce(
      a."disabilityInsurance" < l.disability_uncapped or a."medicare" < l.medicare_uncapped
      or a."socialSecurity" < l.security_uncapped or a."socialSecurityOnTips" < l.tips_uncapped
      or a."chauffeurInsurance" < l.chauffeur_uncapped, false),
    false,
    a.*, l.*,
    coalesce((f.policy -> 'vacation' -> 'minutesPerMonth')::int, 0),
    coalesce((f.policy -> 'vacation' -> 'thresholdMinutes')::int, 0),
    coalesce((f.policy -> 'sick' -> 'minutesPerMonth')::int, 0),
    coalesce((f.policy -> 'sick' -> 'thresholdMinutes')::int, 0),
    coalesce((f.policy -> 'salariedMinutes')::int, 0)
  from jsonb_populate_record(ledger.no_amounts(), case e.type
      when 'TimeLoaded' then e.data -> 'delta'
      when 'TimeDeleted' then '{}'
      else e.data -> 'after' end) a
  cross join (select
      e.data -> 'result' -> 'contributions' as lines,
      e.data -> 'facts' -> 'contributions' as parameters,
      e.data -> 'facts' -> 'leavePolicy' as policy) f
  cross join lateral (select
      (f.lines -> 'disabilityInsurance' -> 'uncapped')::bigint as disability_uncapped,
      (f.lines -> 'disabilityInsurance' -> 'limit')::bigint as disability_limit,
      (f.lines -> 'medicare' -> 'uncapped')::bigint + m.additional as medicare_uncapped,
      (f.lines -> 'medicare' -> 'limit')::bigint + m.additional as medicare_limit,
      (f.lines -> 'socialSecurity' -> 'uncapped')::bigint as security_uncapped,
      (f.lines -> 'socialSecurity' -> 'limit')::bigint as security_limit,
      (f.lines -> 'socialSecurityOnTips' -> 'uncapped')::bigint as tips_uncapped,
      (f.parameters -> 'socialSecurityOnTips' -> 'limit')::bigint as tips_limit,
      (f.lines -> 'chauffeurInsurance' -> 'uncapped')::bigint as chauffeur_uncapped,
      (f.lines -> 'chauffeurInsurance' -> 'limit')::bigint as chauffeur_limit
    from (select coalesce((f.lines -> 'medicare' -> 'additional' -> 'amount')::bigint, 0) as additional) m) l;
end;
--> statement-breakpoint

-- The opening balance of a tax year as an event states it.
create function ledger.opening_after(e ledger.events) returns setof ledger.openings
  language sql stable parallel safe
begin atomic
  select e.company_id, ledger.subject_of(e.stream_id), ledger.tax_year_of(e.stream_id),
    (e.data ->> 'asOf')::date,
    (e.data -> 'leave' -> 'vacation' -> 'minutes')::int, (e.data -> 'leave' -> 'vacation' ->> 'asOf')::date,
    (e.data -> 'leave' -> 'sick' -> 'minutes')::int, (e.data -> 'leave' -> 'sick' ->> 'asOf')::date,
    e.seq
  where e.type like 'Opening%';
end;
--> statement-breakpoint

-- Whether a limit that cut one of an entry's lines has room now. Wages and tips share the limit of social security; the
-- chauffeur insurance is due once for each week of a period, however many entries the period has.
create function ledger.has_room(e ledger.entries, year ledger.ytd, chauffeur_in_period bigint) returns boolean
  language sql immutable parallel safe
return coalesce(
  (e.disability_insurance < e.disability_insurance_uncapped
    and year.disability_insurance < e.disability_insurance_limit)
  or (e.medicare < e.medicare_uncapped and year.medicare < e.medicare_limit)
  or (e.social_security < e.social_security_uncapped
    and year.social_security + year.social_security_on_tips < e.social_security_limit)
  or (e.social_security_on_tips < e.social_security_on_tips_uncapped
    and coalesce(year.social_security_on_tips < e.social_security_on_tips_limit, true)
    and coalesce(year.social_security + year.social_security_on_tips < e.social_security_limit, true))
  or (chauffeur_in_period < e.chauffeur_insurance_uncapped
    and coalesce(year.chauffeur_insurance < e.chauffeur_insurance_limit, true)), false);
--> statement-breakpoint

-- What a month of work earned: the newest live entry of the month says the terms, and a salary's hours count once for
-- each period. Agrees with `leaveMovements` in TypeScript.
create function ledger.leave_earned(company bigint, employee bigint, month date) returns setof ledger.leave_credits
  language sql stable parallel safe
begin atomic
  select company, employee, month,
    case when w.minutes >= (w.newest).vacation_threshold_minutes then (w.newest).vacation_credit_minutes else 0 end,
    case when w.minutes >= (w.newest).sick_threshold_minutes then (w.newest).sick_credit_minutes else 0 end
  from (
    select m.newest, m.typed + m.periods * (m.newest).salaried_minutes as minutes
    from (
      select
        (array_agg(e order by e.last_seq desc))[1] as newest,
        count(distinct e.period_id) as periods,
        sum(e.regular_minutes + e.overtime_minutes + e.meal_period_minutes
          + e.vacation_minutes + e.sick_minutes + e.holiday_minutes) as typed
      from ledger.entries e
      where e.company_id = company and e.employee_id = employee and e.status = 'live'
        and e.period_start >= month and e.period_start < month + interval '1 month'
    ) m
  ) w;
end;
--> statement-breakpoint

-- The leave of an employee from its beginning: the opening balances stated last, what months earned and entries took
-- after them.
create function ledger.leave_of(company bigint, employee bigint, as_of bigint) returns setof ledger.leave
  language sql stable parallel safe
begin atomic
  select company, employee,
    (coalesce(v.vacation_opening_minutes, 0) + coalesce(sum(m.vacation)
      filter (where v.vacation_opening_date is null or m.at > v.vacation_opening_date), 0))::int,
    (coalesce(s.sick_opening_minutes, 0) + coalesce(sum(m.sick)
      filter (where s.sick_opening_date is null or m.at > s.sick_opening_date), 0))::int,
    v.vacation_opening_minutes, v.vacation_opening_date, s.sick_opening_minutes, s.sick_opening_date, as_of
  from (select) one
  left join lateral (
    select o.vacation_opening_minutes, o.vacation_opening_date from ledger.openings o
    where o.company_id = company and o.employee_id = employee and o.vacation_opening_date is not null
    order by o.last_seq desc limit 1) v on true
  left join lateral (
    select o.sick_opening_minutes, o.sick_opening_date from ledger.openings o
    where o.company_id = company and o.employee_id = employee and o.sick_opening_date is not null
    order by o.last_seq desc limit 1) s on true
  left join (
    select (c.month + interval '1 month -1 day')::date as at, c.vacation_minutes as vacation, c.sick_minutes as sick
    from ledger.leave_credits c where c.company_id = company and c.employee_id = employee
    union all
    select e.period_end, -e.vacation_minutes, -e.sick_minutes
    from ledger.entries e where e.company_id = company and e.employee_id = employee and e.status = 'live'
  ) m on true
  group by 1, 2, v.vacation_opening_minutes, v.vacation_opening_date, s.sick_opening_minutes, s.sick_opening_date;
end;
--> statement-breakpoint

create function ledger.refuse(state text, message text, detail jsonb) returns void
  language plpgsql
as $$
begin
  raise exception using errcode = state, message = message, detail = detail::text;
end $$;
--> statement-breakpoint

-- The answer to a command that was recorded before; nothing when it is new.
create function ledger.answer_of(company bigint, command uuid, request bytea) returns jsonb
  language plpgsql stable
as $$
declare
  found_command ledger.commands;
begin
  select * into found_command from ledger.commands c where c.company_id = company and c.command_id = command;
  if not found then return null; end if;
  if found_command.request_hash <> request then
    perform ledger.refuse('LG409', 'command reused with another body', jsonb_build_object('commandId', command));
  end if;
  return jsonb_build_object(
    'firstSeq', found_command.first_seq, 'lastSeq', found_command.last_seq, 'response', found_command.response,
    'hash', (select encode(e.hash, 'hex') from ledger.events e
             where e.company_id = company and e.seq = found_command.last_seq),
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

-- The first event of a run that breaks a rule, and which. No two events of a run are about one entry, so each can be held
-- against the projections as they are. `first_seq` is the first event of the whole append.
create function ledger.first_broken_rule(run ledger.events[], first_seq bigint) returns jsonb
  language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object('rule', r.rule, 'type', e.type, 'stream', e.stream_id, 'entryId', e.entry_id)
    from unnest(run) e
    left join ledger.entries was on was.company_id = e.company_id and was.entry_id = e.entry_id
    left join ledger.openings opening on e.type like 'Opening%' and opening.company_id = e.company_id
      and opening.employee_id = ledger.subject_of(e.stream_id)
      and opening.tax_year = ledger.tax_year_of(e.stream_id)
    cross join lateral (select case
      when e.stream_id <> 'co' and ledger.subject_of(e.stream_id) is null then 'unknown-stream'
      when e.type like 'Time%' or e.type like 'Opening%' then case
        when left(e.stream_id, 4) <> 'emp:' then 'wrong-stream' end
      when e.type in ('PeriodClosed', 'PeriodReopened') then case
        when e.stream_id <> 'co' then 'wrong-stream'
        when e.period_id is distinct from (e.data -> 'period' -> 'id')::bigint then 'wrong-period'
        when array_length(run, 1) > 1 then 'not-alone' end
      else 'unknown-type' end as rule) place
    cross join lateral (select coalesce(place.rule, case
      when e.type like 'Time%' then case
        when e.entry_id is null or e.period_id is null or e.pay_date is null then 'incomplete'
        -- The tax year of an entry is the year in which it is paid.
        when extract(year from e.pay_date) <> ledger.tax_year_of(e.stream_id) then 'wrong-tax-year' end
      when e.type like 'Opening%' then case
        when (e.data -> 'taxYear')::int is distinct from ledger.tax_year_of(e.stream_id) then 'wrong-tax-year' end
      end) as rule) fit
    cross join lateral (select coalesce(fit.rule, case
      when e.type = 'TimeLoaded' then case
        when e.period_id is distinct from (e.data -> 'period' -> 'id')::bigint then 'wrong-period'
        when was.entry_id is null and e.data ? 'movedFromSeq' then 'not-moved'
        -- An entry is loaded once, or again in the append that deleted it, when it moves to another tax year.
        when was.entry_id is not null and not exists (
          select from ledger.events d
          where was.status = 'deleted' and was.last_seq >= first_seq
            and d.company_id = was.company_id and d.seq = was.last_seq
            and d.data -> 'replacesSeq' = e.data -> 'movedFromSeq') then 'entry-exists'
        when e.data -> 'delta' is distinct from ledger.amounts_of(e.data) then 'delta-not-result' end
      when e.type in ('TimeAmended', 'TimeRecalculated', 'TimeDeleted') then case
        when was.status is distinct from 'live' or was.last_seq is distinct from (e.data -> 'replacesSeq')::bigint
          then 'not-in-force'
        when e.stream_id <> 'emp:' || was.employee_id || ':' || was.tax_year then 'wrong-stream'
        when was.period_id is distinct from (e.data -> 'period' -> 'id')::bigint then 'wrong-period'
        -- A correction is booked in the entry's own period, or in an open one when that period is closed.
        when e.period_id <> was.period_id and not exists (
          select from ledger.register r
          where r.company_id = e.company_id and r.period_id = was.period_id and r.status = 'closed') then 'wrong-period'
        when e.data -> 'before' is distinct from ledger.amounts_in_force(was) then 'before-not-in-force'
        when e.data -> 'delta' is distinct from ledger.amounts_delta(e.data -> 'before', e.data -> 'after')
          then 'delta-not-balanced'
        when e.type <> 'TimeDeleted' and e.data -> 'after' is distinct from ledger.amounts_of(e.data)
          then 'after-not-result' end
      when e.type = 'OpeningBalanceSet' then case
        when opening.last_seq is not null then 'opening-exists'
        when e.data -> 'delta' is distinct from e.data -> 'amounts' then 'delta-not-result' end
      when e.type = 'OpeningBalanceCorrected' then case
        when opening.last_seq is distinct from (e.data -> 'replacesSeq')::bigint then 'not-in-force'
        when e.data -> 'before' is distinct from (select p.data -> 'amounts' from ledger.events p
          where p.company_id = e.company_id and p.seq = opening.last_seq) then 'before-not-in-force'
        when e.data -> 'delta' is distinct from ledger.amounts_delta(e.data -> 'before', e.data -> 'after')
          then 'delta-not-balanced'
        when e.data -> 'after' is distinct from e.data -> 'amounts' then 'after-not-result' end
      end) as rule) r
    where r.rule is not null
    order by e.seq
    limit 1);
end $$;
--> statement-breakpoint

-- Holds a run of events against the rules, then brings what follows from it into the projections that must be current for
-- the next run: the typed amounts, the entries, the opening balances and leave.
create function ledger.project_run(company bigint, run ledger.events[], first_seq bigint, head ledger.heads) returns void
  language plpgsql
as $$
declare
  broken jsonb := ledger.first_broken_rule(run, first_seq);
begin
  if broken is not null then perform ledger.refuse('LG422', 'rule broken', broken); end if;
  if (run[1]).type like 'Period%' then
    perform ledger.turn_period(run[1], head);
    return;
  end if;

  insert into ledger.amounts select a.* from unnest(run) e cross join lateral ledger.amounts_after(e) a;
  insert into ledger.tax_lines select l.* from unnest(run) e cross join lateral ledger.tax_lines_after(e) l;

  with gone as (
    delete from ledger.entries was using unnest(run) e
    where was.company_id = company and was.entry_id = e.entry_id
    returning was.entry_id, was.created_seq
  )
  insert into ledger.entries
  select entry.*
  from unnest(run) e
  left join gone on gone.entry_id = e.entry_id
  cross join lateral ledger.entry_after(e, coalesce(gone.created_seq, e.seq)) entry
  where e.entry_id is not null;

  insert into ledger.openings
  select o.* from unnest(run) e cross join lateral ledger.opening_after(e) o
  on conflict (company_id, employee_id, tax_year) do update set
    as_of = excluded.as_of,
    vacation_opening_minutes = excluded.vacation_opening_minutes,
    vacation_opening_date = excluded.vacation_opening_date,
    sick_opening_minutes = excluded.sick_opening_minutes,
    sick_opening_date = excluded.sick_opening_date,
    last_seq = excluded.last_seq;

  perform ledger.project_leave(company, run);
  if exists (select from unnest(run) e where e.type like 'Opening%') then
    perform ledger.project_leave_opening(company, run);
  end if;
end $$;
--> statement-breakpoint

-- Leave after a run of entries: months that now earn a credit or no longer do, and hours taken or given back. What lies
-- before an opening balance does not count.
create function ledger.project_leave(company bigint, run ledger.events[]) returns void
  language plpgsql
as $$
begin
  with changes as (
    select ledger.subject_of(e.stream_id) as employee_id, e.seq,
      date_trunc('month', (e.data -> 'period' ->> 'start')::timestamp)::date as month,
      (e.data -> 'period' ->> 'end')::date as at,
      -(e.data -> 'delta' -> 'vacationMinutes')::int as vacation, -(e.data -> 'delta' -> 'sickMinutes')::int as sick
    from unnest(run) e
    where e.entry_id is not null
  ), credits as (
    select earned.employee_id, earned.month, earned.vacation_minutes, earned.sick_minutes,
      coalesce(was.vacation_minutes, 0) as vacation_before, coalesce(was.sick_minutes, 0) as sick_before
    from (select distinct c.employee_id, c.month from changes c) m
    cross join lateral ledger.leave_earned(company, m.employee_id, m.month) earned
    left join ledger.leave_credits was
      on was.company_id = company and was.employee_id = m.employee_id and was.month = m.month
    where (earned.vacation_minutes, earned.sick_minutes)
      <> (coalesce(was.vacation_minutes, 0), coalesce(was.sick_minutes, 0))
  ), lost as (
    delete from ledger.leave_credits c using credits n
    where c.company_id = company and c.employee_id = n.employee_id and c.month = n.month
      and n.vacation_minutes = 0 and n.sick_minutes = 0
  ), won as (
    insert into ledger.leave_credits
    select company, n.employee_id, n.month, n.vacation_minutes, n.sick_minutes
    from credits n where n.vacation_minutes > 0 or n.sick_minutes > 0
    on conflict (company_id, employee_id, month) do update set
      vacation_minutes = excluded.vacation_minutes, sick_minutes = excluded.sick_minutes
  ), movements as (
    select c.employee_id, c.at, c.vacation, c.sick, c.seq from changes c
    union all
    select n.employee_id, (n.month + interval '1 month -1 day')::date,
      n.vacation_minutes - n.vacation_before, n.sick_minutes - n.sick_before, 0
    from credits n
  )
  insert into ledger.leave as l
  select company, m.employee_id,
    coalesce(sum(m.vacation) filter (where was.vacation_opening_date is null or m.at > was.vacation_opening_date), 0),
    coalesce(sum(m.sick) filter (where was.sick_opening_date is null or m.at > was.sick_opening_date), 0),
    null, null, null, null, max(m.seq)
  from movements m
  left join ledger.leave was on was.company_id = company and was.employee_id = m.employee_id
  group by m.employee_id
  on conflict (company_id, employee_id) do update set
    vacation_minutes = l.vacation_minutes + excluded.vacation_minutes,
    sick_minutes = l.sick_minutes + excluded.sick_minutes,
    as_of_seq = excluded.as_of_seq;
end $$;
--> statement-breakpoint

-- Leave after opening balances were stated: from its beginning, because they change which movements count.
create function ledger.project_leave_opening(company bigint, run ledger.events[]) returns void
  language plpgsql
as $$
begin
  delete from ledger.leave l using unnest(run) e
  where l.company_id = company and e.type like 'Opening%' and l.employee_id = ledger.subject_of(e.stream_id);

  insert into ledger.leave
  select l.*
  from (
    select ledger.subject_of(e.stream_id) as employee_id, max(e.seq) as seq, bool_or(e.type like 'Opening%') as stated
    from unnest(run) e group by 1
  ) s
  cross join lateral ledger.leave_of(company, s.employee_id, s.seq) l
  where s.stated;
end $$;
--> statement-breakpoint

-- Totals after an append: each event's amounts are added to the subject's tax year and to the period they are booked in.
create function ledger.project_totals(company bigint, first_seq bigint, last_seq bigint) returns void
  language plpgsql
as $$
begin
  insert into ledger.ytd as y (
    company_id, subject_kind, subject_id, tax_year,
    gross, net, uncollected, income_tax_withheld, disability_insurance, medicare, social_security,
    social_security_on_tips, chauffeur_insurance, regular_pay, overtime_pay, meal_period_pay, vacation_pay,
    sick_pay, holiday_pay, salary, bonus, tips, commissions, concessions, reimbursed_expenses, donation,
    child_support, aflac, medical_plan, coda_plans, others, other_discounts, other_increases, regular_minutes,
    overtime_minutes, meal_period_minutes, vacation_minutes, sick_minutes, holiday_minutes,
    as_of_seq)
  select company, a.subject_kind, a.subject_id, a.tax_year,
    sum(a.gross), sum(a.net), sum(a.uncollected), sum(a.income_tax_withheld), sum(a.disability_insurance),
    sum(a.medicare), sum(a.social_security), sum(a.social_security_on_tips), sum(a.chauffeur_insurance),
    sum(a.regular_pay), sum(a.overtime_pay), sum(a.meal_period_pay), sum(a.vacation_pay), sum(a.sick_pay),
    sum(a.holiday_pay), sum(a.salary), sum(a.bonus), sum(a.tips), sum(a.commissions), sum(a.concessions),
    sum(a.reimbursed_expenses), sum(a.donation), sum(a.child_support), sum(a.aflac), sum(a.medical_plan),
    sum(a.coda_plans), sum(a.others), sum(a.other_discounts), sum(a.other_increases), sum(a.regular_minutes),
    sum(a.overtime_minutes), sum(a.meal_period_minutes), sum(a.vacation_minutes), sum(a.sick_minutes),
    sum(a.holiday_minutes),
    max(a.seq)
  from ledger.amounts a
  where a.company_id = company and a.seq between first_seq and last_seq
  group by a.subject_kind, a.subject_id, a.tax_year
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

  insert into ledger.register as r (
    company_id, period_id, entry_count,
    gross, net, uncollected, income_tax_withheld, disability_insurance, medicare, social_security,
    social_security_on_tips, chauffeur_insurance, regular_pay, overtime_pay, meal_period_pay, vacation_pay,
    sick_pay, holiday_pay, salary, bonus, tips, commissions, concessions, reimbursed_expenses, donation,
    child_support, aflac, medical_plan, coda_plans, others, other_discounts, other_increases, regular_minutes,
    overtime_minutes, meal_period_minutes, vacation_minutes, sick_minutes, holiday_minutes,
    status, as_of_seq)
  select company, a.period_id, sum(case e.type when 'TimeLoaded' then 1 when 'TimeDeleted' then -1 else 0 end),
    sum(a.gross), sum(a.net), sum(a.uncollected), sum(a.income_tax_withheld), sum(a.disability_insurance),
    sum(a.medicare), sum(a.social_security), sum(a.social_security_on_tips), sum(a.chauffeur_insurance),
    sum(a.regular_pay), sum(a.overtime_pay), sum(a.meal_period_pay), sum(a.vacation_pay), sum(a.sick_pay),
    sum(a.holiday_pay), sum(a.salary), sum(a.bonus), sum(a.tips), sum(a.commissions), sum(a.concessions),
    sum(a.reimbursed_expenses), sum(a.donation), sum(a.child_support), sum(a.aflac), sum(a.medical_plan),
    sum(a.coda_plans), sum(a.others), sum(a.other_discounts), sum(a.other_increases), sum(a.regular_minutes),
    sum(a.overtime_minutes), sum(a.meal_period_minutes), sum(a.vacation_minutes), sum(a.sick_minutes),
    sum(a.holiday_minutes),
    'open', max(a.seq)
  from ledger.amounts a
  join ledger.events e on e.company_id = a.company_id and e.seq = a.seq
  where a.company_id = company and a.seq between first_seq and last_seq and a.period_id is not null
  group by a.period_id
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

-- Which entries became stale, and which no longer are. More withheld can only take room away, so then only the entries of
-- this append and those that are stale already can change; where less is withheld than before, every capped entry can.
create function ledger.project_stale(company bigint, first_seq bigint, last_seq bigint) returns void
  language plpgsql
as $$
begin
  with concerned as (
    select a.subject_id as employee_id, bool_or(least(a.disability_insurance, a.medicare, a.social_security,
      a.social_security_on_tips, a.chauffeur_insurance) < 0) as gives_room
    from ledger.amounts a
    where a.company_id = company and a.seq between first_seq and last_seq
    group by a.subject_id
  ), candidates as (
    select a.entry_id from ledger.amounts a
    where a.company_id = company and a.seq between first_seq and last_seq and a.entry_id is not null
    union
    select e.entry_id from concerned c
    join ledger.entries e on e.company_id = company and e.employee_id = c.employee_id and e.is_stale
    union
    select e.entry_id from concerned c
    join ledger.entries e on e.company_id = company and e.employee_id = c.employee_id and e.is_capped
    where c.gives_room
  )
  update ledger.entries e set is_stale = not e.is_stale
  from candidates c
  join ledger.entries w on w.company_id = company and w.entry_id = c.entry_id
  join ledger.ytd y on y.company_id = company and y.subject_kind = 'employee' and y.subject_id = w.employee_id
    and y.tax_year = w.tax_year
  cross join lateral (
    select sum(p.chauffeur_insurance)::bigint as withheld from ledger.entries p
    where p.company_id = company and p.employee_id = w.employee_id
      and p.period_start = w.period_start and p.period_id = w.period_id and p.status = 'live'
  ) chauffeur
  where e.company_id = company and e.entry_id = c.entry_id
    and e.is_stale <> (w.is_capped and ledger.has_room(w, y, chauffeur.withheld));
end $$;
--> statement-breakpoint

-- A period is closed or opened again, by an event that comes alone. A closing states what was booked and where the log
-- stood, and must be right.
create function ledger.turn_period(event ledger.events, head ledger.heads) returns void
  language plpgsql
as $$
declare
  period bigint := (event.data -> 'period' -> 'id')::bigint;
  booked ledger.register;
begin
  select * into booked from ledger.register r where r.company_id = event.company_id and r.period_id = period;
  if event.type = 'PeriodReopened' then
    if booked.status is distinct from 'closed' then
      perform ledger.refuse('LG422', 'rule broken', jsonb_build_object('rule', 'period-open', 'periodId', period));
    end if;
    update ledger.register r set status = 'open', as_of_seq = event.seq
    where r.company_id = event.company_id and r.period_id = period;
    return;
  end if;
  if booked.status = 'closed' then
    perform ledger.refuse('LG423', 'period closed', jsonb_build_object('periodIds', jsonb_build_array(period)));
  end if;
  if (event.data -> 'entryCount')::int is distinct from coalesce(booked.entry_count, 0)
    or event.data -> 'totals' is distinct from ledger.totals_of(booked)
    or (event.data -> 'seq')::bigint is distinct from head.last_seq
    or event.data ->> 'hash' is distinct from encode(head.last_hash, 'hex')
  then
    perform ledger.refuse('LG422', 'rule broken', jsonb_build_object('rule', 'wrong-closing', 'periodId', period));
  end if;
  insert into ledger.register as r (company_id, period_id, entry_count, status, closed_seq, closed_hash, as_of_seq)
  values (event.company_id, period, 0, 'closed', head.last_seq, head.last_hash, event.seq)
  on conflict (company_id, period_id) do update set
    status = 'closed', closed_seq = excluded.closed_seq, closed_hash = excluded.closed_hash, as_of_seq = excluded.as_of_seq;
end $$;
--> statement-breakpoint
create function ledger.totals_of(r ledger.register) returns jsonb
  language sql immutable parallel safe
return jsonb_build_object(
  'gross', coalesce(r.gross, 0), 'net', coalesce(r.net, 0), 'uncollected', coalesce(r.uncollected, 0),
  'incomeTaxWithheld', coalesce(r.income_tax_withheld, 0),
  'disabilityInsurance', coalesce(r.disability_insurance, 0), 'medicare', coalesce(r.medicare, 0),
  'socialSecurity', coalesce(r.social_security, 0), 'socialSecurityOnTips', coalesce(r.social_security_on_tips, 0),
  'chauffeurInsurance', coalesce(r.chauffeur_insurance, 0), 'regularPay', coalesce(r.regular_pay, 0),
  'overtimePay', coalesce(r.overtime_pay, 0), 'mealPeriodPay', coalesce(r.meal_period_pay, 0),
  'vacationPay', coalesce(r.vacation_pay, 0), 'sickPay', coalesce(r.sick_pay, 0),
  'holidayPay', coalesce(r.holiday_pay, 0), 'salary', coalesce(r.salary, 0), 'bonus', coalesce(r.bonus, 0),
  'tips', coalesce(r.tips, 0), 'commissions', coalesce(r.commissions, 0), 'concessions', coalesce(r.concessions, 0),
  'reimbursedExpenses', coalesce(r.reimbursed_expenses, 0), 'donation', coalesce(r.donation, 0),
  'childSupport', coalesce(r.child_support, 0), 'aflac', coalesce(r.aflac, 0),
  'medicalPlan', coalesce(r.medical_plan, 0), 'codaPlans', coalesce(r.coda_plans, 0),
  'others', coalesce(r.others, 0), 'otherDiscounts', coalesce(r.other_discounts, 0),
  'otherIncreases', coalesce(r.other_increases, 0), 'regularMinutes', coalesce(r.regular_minutes, 0),
  'overtimeMinutes', coalesce(r.overtime_minutes, 0), 'mealPeriodMinutes', coalesce(r.meal_period_minutes, 0),
  'vacationMinutes', coalesce(r.vacation_minutes, 0), 'sickMinutes', coalesce(r.sick_minutes, 0),
  'holidayMinutes', coalesce(r.holiday_minutes, 0)
);
--> statement-breakpoint

-- Holds the events of an append against the rules and brings the projections up to date. Events about different entries go
-- together; where an entry comes twice (it moves to another tax year), one event after the other.
create function ledger.project(company bigint, news ledger.events[], head ledger.heads) returns void
  language plpgsql
as $$
declare
  first_seq bigint := (news[1]).seq;
  closed jsonb;
begin
  select jsonb_agg(distinct r.period_id) into closed
  from unnest(news) e
  join ledger.register r on r.company_id = company and r.period_id = e.period_id and r.status = 'closed'
  where e.type not like 'Period%';
  if closed is not null then
    perform ledger.refuse('LG423', 'period closed', jsonb_build_object('periodIds', closed));
  end if;

  if (select count(distinct coalesce(e.entry_id::text, e.stream_id)) from unnest(news) e) = array_length(news, 1) then
    perform ledger.project_run(company, news, first_seq, head);
  else
    for i in 1 .. array_length(news, 1) loop
      perform ledger.project_run(company, news[i:i], first_seq, head);
    end loop;
  end if;
  perform ledger.project_totals(company, first_seq, (news[array_length(news, 1)]).seq);
  perform ledger.project_stale(company, first_seq, (news[array_length(news, 1)]).seq);
end $$;
--> statement-breakpoint

-- Keeps the memos apart from the events, which hold their salted hashes only.
create function ledger.keep_memos(given jsonb, news ledger.events[]) returns void
  language plpgsql
as $$
declare
  memo jsonb;
  event ledger.events;
begin
  for i in 1 .. array_length(news, 1) loop
    memo := given -> (i - 1) -> 'memo';
    continue when memo is null;
    event := news[i];
    if event.entry_id is null or event.data -> 'memo' ->> 'hash' is distinct from
      encode(ledger.memo_hash(memo ->> 'salt', memo ->> 'text'), 'hex')
    then
      perform ledger.refuse('LG422', 'rule broken', jsonb_build_object('rule', 'wrong-memo', 'entryId', event.entry_id));
    end if;
    insert into ledger.memos (company_id, seq, entry_id, salt, text)
    values (event.company_id, event.seq, event.entry_id, memo ->> 'salt', memo ->> 'text');
  end loop;
end $$;
--> statement-breakpoint
create function ledger.memo_hash(salt text, text text) returns bytea
  language sql immutable parallel safe
return sha256(convert_to(salt || text, 'UTF8'));
--> statement-breakpoint

-- Appends events to a company's log and brings every projection up to date, all or nothing, in one call.
--
-- command: { companyId, commandId, requestHash, actorId, engineVersion, response?,
--            events: [{ stream, expectedVersion, type, schemaVersion, entryId?, periodId?, payDate?, reason?, data, memo? }] }
-- answer:  { firstSeq, lastSeq, hash, response, replayed }
--
-- Refuses with LG409 a command that was recorded with another body, with LG410 wrong versions, naming every such stream,
-- with LG423 closed periods and with LG422 a broken rule; the DETAIL is JSON.
create function ledger.append(command jsonb) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  company bigint := (command -> 'companyId')::bigint;
  id uuid := command ->> 'commandId';
  request bytea := decode(command ->> 'requestHash', 'hex');
  head ledger.heads;
  news ledger.events[];   -- the events as they will be recorded
  tails bytea[];          -- for each event, where its stream ended before this append
  previous int[];         -- for each event, which event of this append comes before it in its stream
  stale jsonb;
  answer jsonb;
  event ledger.events;
  moment timestamptz;
begin
  -- A repeated command is answered without waiting for anyone; asked again once it is our turn, as it may have been
  -- recorded meanwhile.
  answer := ledger.answer_of(company, id, request);
  if answer is not null then return answer; end if;
  head := ledger.hold_head(company);
  answer := ledger.answer_of(company, id, request);
  if answer is not null then return answer; end if;

  moment := greatest(clock_timestamp(), head.last_recorded_at + interval '1 microsecond');
  select
    array_agg(p.event order by p.n), array_agg(p.tail order by p.n), array_agg(p.previous order by p.n),
    jsonb_agg(distinct jsonb_build_object('stream', p.stream, 'actual', p.base)) filter (where p.is_stale)
    into news, tails, previous, stale
  from (
    select g.n, g.stream, coalesce(s.version, 0) as base, coalesce(s.last_hash, ledger.genesis(company)) as tail,
      lag(g.n) over of_stream as previous,
      g.expected is null or (g.expected <> 'any'
        and g.expected::int <> coalesce(s.version, 0) + row_number() over of_stream - 1) as is_stale,
      row(
        company, head.last_seq + g.n, g.stream, coalesce(s.version, 0) + row_number() over of_stream,
        g.type, g.schema_version, g.entry_id, g.period_id, g.pay_date, moment,
        (command -> 'actorId')::bigint, id, g.reason, command ->> 'engineVersion', g.data, null, null
      )::ledger.events as event
    from rows from (jsonb_to_recordset(command -> 'events') as (
        "stream" text, "expectedVersion" text, "type" text, "schemaVersion" smallint, "entryId" bigint,
        "periodId" bigint, "payDate" date, "reason" text, "data" jsonb)) with ordinality
      as g (stream, expected, type, schema_version, entry_id, period_id, pay_date, reason, data, n)
    left join ledger.streams s on s.company_id = company and s.stream_id = g.stream
    window of_stream as (partition by g.stream order by g.n)
  ) p;
  if stale is not null then
    perform ledger.refuse('LG410', 'wrong version', jsonb_build_object('streams', stale));
  end if;

  for i in 1 .. coalesce(array_length(news, 1), 0) loop
    event := news[i];
    event.stream_hash := ledger.link(ledger.event_text(event, request),
      case when previous[i] is null then tails[i] else (news[previous[i]]).stream_hash end);
    event.hash := ledger.link(event.stream_hash, coalesce((news[i - 1]).hash, head.last_hash));
    news[i] := event;
  end loop;

  insert into ledger.commands (company_id, command_id, request_hash, first_seq, last_seq, response, recorded_at)
  values (company, id, request, (news[1]).seq, event.seq, command -> 'response', moment);
  if news is null then
    return jsonb_build_object('response', command -> 'response', 'replayed', false);
  end if;

  insert into ledger.events select * from unnest(news);
  insert into ledger.streams as s
  select distinct on (e.stream_id) company, e.stream_id,
    case split_part(e.stream_id, ':', 1) when 'emp' then 'employee' when 'ctr' then 'contractor' else 'company' end,
    e.version, e.seq, e.stream_hash
  from unnest(news) e
  order by e.stream_id, e.version desc
  on conflict (company_id, stream_id) do update set
    version = excluded.version, last_seq = excluded.last_seq, last_hash = excluded.last_hash;
  update ledger.heads h set last_seq = event.seq, last_hash = event.hash, last_recorded_at = moment
  where h.company_id = company;

  perform ledger.project(company, news, head);
  perform ledger.keep_memos(command -> 'events', news);
  return jsonb_build_object(
    'firstSeq', (news[1]).seq, 'lastSeq', event.seq, 'hash', encode(event.hash, 'hex'),
    'response', command -> 'response', 'replayed', false);
end $$;
