-- What follows from an event: its bytes, its typed amounts, the entry as it leaves it, whether a limit has room, the leave a
-- month earned. `ledger.append` projects with these, `ledger.verify` checks with them and `ledger.rebuild` starts over with
-- them, so that there is one definition of each.

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

-- A sum of integers that stays one; the built-in sum of bigint is a numeric.
create aggregate ledger.total(bigint) (sfunc = int8pl, stype = bigint, parallel = safe);
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

create function ledger.kind_of(stream text) returns text
  language sql immutable strict parallel safe
return case split_part(stream, ':', 1) when 'emp' then 'employee' when 'ctr' then 'contractor' else 'company' end;
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

-- An event from its table with the payload decompressed once, for whoever looks into it more than once. (Joining an empty
-- object gives the same payload, unpacked; the offset keeps the planner from putting that in the place of each look.)
create function ledger.unpacked(e ledger.events) returns setof ledger.events
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, e.stream_id, e.version, e.type, e.schema_version, e.entry_id, e.period_id, e.pay_date,
    e.recorded_at, e.actor_id, e.command_id, e.reason, e.engine_version, e.data || '{}', e.stream_hash, e.hash
  offset 0;
end;
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
    case when w.minutes + w.periods * t.salaried_minutes >= t.vacation_threshold_minutes
      then t.vacation_credit_minutes else 0 end,
    case when w.minutes + w.periods * t.salaried_minutes >= t.sick_threshold_minutes
      then t.sick_credit_minutes else 0 end
  from (
    select
      max(e.last_seq) as newest_seq,
      count(distinct e.period_id) as periods,
      ledger.total(e.regular_minutes + e.overtime_minutes + e.meal_period_minutes
        + e.vacation_minutes + e.sick_minutes + e.holiday_minutes) as minutes
    from ledger.entries e
    where e.company_id = company and e.employee_id = employee and e.status = 'live'
      and e.period_start >= month and e.period_start < month + interval '1 month'
  ) w
  left join ledger.entries t on t.company_id = company and t.employee_id = employee and t.last_seq = w.newest_seq
    and t.period_start >= month and t.period_start < month + interval '1 month';
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

-- What is booked in a period, in the form of a payload; nothing where nothing was booked yet.
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

-- The proof of a memo: it says nothing about a text without its salt.
create function ledger.memo_hash(salt text, text text) returns bytea
  language sql immutable parallel safe
return sha256(convert_to(salt || text, 'UTF8'));
