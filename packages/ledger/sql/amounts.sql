-- The amounts of a payload: `jsonb_populate_record` turns a delta into typed columns, in the order of those columns.
create type ledger_code.amount_set as (
  {amounts: "$name" bigint}
);

-- A sum of integers that stays one; the built-in sum of bigint is a numeric.
create aggregate ledger_code.total(bigint) (sfunc = int8pl, stype = bigint, parallel = safe);

create function ledger_code.no_amounts() returns ledger_code.amount_set
  language sql immutable parallel safe
return row({amounts: 0})::ledger_code.amount_set;

-- The amounts that the result of a calculation stands for: what `amountsOf` says in TypeScript.
create function ledger_code.amounts_of(data jsonb) returns jsonb
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
    'otherDiscounts', ledger_code.line_total(lines, 'deduction'),
    'otherIncreases', ledger_code.line_total(lines, 'addition'),
    'regularMinutes', minutes -> 'regular',
    'overtimeMinutes', minutes -> 'overtime',
    'mealPeriodMinutes', minutes -> 'mealPeriod',
    'vacationMinutes', minutes -> 'vacation',
    'sickMinutes', minutes -> 'sick',
    'holidayMinutes', minutes -> 'holiday');
end $$;

-- What has to be added to `before` to reach `after`; what is not in `after` goes to nothing.
create function ledger_code.amounts_delta(before jsonb, after jsonb) returns jsonb
  language plpgsql immutable parallel safe
as $$
begin
  return (
    select jsonb_object_agg(b.key, coalesce((after -> b.key)::bigint, 0) - b.value::bigint)
    from jsonb_each(before) b);
end $$;

-- What an event changed, typed: of an employee or of a contractor, as its stream says. An opening balance counts from its
-- own date and is booked in no period, and neither is what a contractor is paid.
create function ledger_code.amounts_after(e ledger.events) returns setof ledger.amounts
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, ledger_code.kind_of(e.stream_id), ledger_code.subject_of(e.stream_id),
    ledger_code.tax_year_of(e.stream_id), coalesce(e.pay_date, (e.data ->> 'asOf')::date), e.period_id, e.entry_id, d.*
  from jsonb_populate_record(ledger_code.no_amounts(), e.data -> 'delta') d
  where e.data ? 'delta';
end;

-- What events changed, typed, and added to the tax years of their subjects. No two of them are of one stream.
create function ledger_code.project_amounts_of(batch ledger.events[]) returns void
  language plpgsql
as $$
begin
  with a as (
    insert into ledger.amounts
    select changed.* from unnest(batch) e cross join lateral ledger_code.amounts_after(e) changed
    returning *
  )
  insert into ledger.ytd as y (
    company_id, subject_kind, subject_id, tax_year,
    {amounts: $column},
    as_of_seq)
  select
    a.company_id, a.subject_kind, a.subject_id, a.tax_year,
    {amounts: a.$column},
    a.seq
  from a
  on conflict (company_id, subject_kind, subject_id, tax_year) do update set
    {amounts: $column = y.$column + excluded.$column},
    as_of_seq = excluded.as_of_seq;
end $$;

-- What an event changed, typed, and added to the tax year of its subject.
create function ledger_code.project_amounts(e ledger.events) returns void
  language plpgsql
as $$
begin
  perform ledger_code.project_amounts_of(array[e]);
end $$;

-- What follows from the events, computed again from the beginning. The functions that take a sequence number tell the state
-- as it was when that was the last event; `ledger_code.rebuild` holds today's projections against them.
create function ledger_code.built_ytd(company bigint, as_of bigint) returns setof ledger.ytd
  language sql stable parallel safe
begin atomic
  select company, a.subject_kind, a.subject_id, a.tax_year,
    {amounts: ledger_code.total(a.$column)},
    max(a.seq)
  from ledger.amounts a
  where a.company_id = company and a.seq <= as_of
  group by a.subject_kind, a.subject_id, a.tax_year;
end;
