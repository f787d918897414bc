-- Amounts are an object in a payload and one column each in a table. A list that starts with `amounts:`, as
-- below, is expanded to one item per amount. Columns are always named, because their order may differ between
-- tables.

create type ledger_code.amount_set as (
  {amounts: "$name" bigint}
);

-- Sums bigints to a bigint; the built-in sum returns a numeric.
create aggregate ledger_code.total(bigint) (sfunc = int8pl, stype = bigint, parallel = safe);

create function ledger_code.no_amounts() returns ledger_code.amount_set
  language sql immutable parallel safe
return row({amounts: 0})::ledger_code.amount_set;

-- Returns a set with every current amount; amounts that an older payload lacks are 0.
create function ledger_code.whole(amounts jsonb) returns jsonb
  language sql immutable parallel safe
return '{{amounts: "$name": 0}}'::jsonb || amounts;

-- Returns the difference from `before` to `after`; both must have every amount.
create function ledger_code.amounts_delta(before jsonb, after jsonb) returns jsonb
  language plpgsql immutable parallel safe
as $$
begin
  return (select jsonb_object_agg(b.key, (after -> b.key)::bigint - b.value::bigint) from jsonb_each(before) b);
end $$;

-- Records the amount changes of events, and adds them to the tax years of their subjects. No two of these
-- events may be in one stream. An opening balance counts from its own date and belongs to no period, and
-- neither does a contractor's payment.
create function ledger_code.project_amounts_of(batch ledger.events[]) returns void
  language plpgsql
as $$
begin
  with a as (
    insert into ledger.amounts (
      company_id, seq, subject_kind, subject_id, tax_year, pay_date, period_id, entry_id, {amounts: $column})
    select e.company_id, e.seq, ledger_code.kind_of(e.stream_id), ledger_code.subject_of(e.stream_id),
      ledger_code.tax_year_of(e.stream_id), coalesce(e.pay_date, d.pay_date), e.period_id, e.entry_id,
      {amounts: delta."$name"}
    from unnest(batch) e
    cross join lateral (select * from ledger.details l where l.company_id = e.company_id and l.seq = e.seq limit 1) d
    cross join lateral jsonb_populate_record(ledger_code.no_amounts(), e.data -> 'delta') delta
    returning *
  )
  insert into ledger.ytd as y (company_id, subject_kind, subject_id, tax_year, {amounts: $column}, as_of_seq)
  select a.company_id, a.subject_kind, a.subject_id, a.tax_year, {amounts: a.$column}, a.seq
  from a
  on conflict (company_id, subject_kind, subject_id, tax_year) do update set
    {amounts: $column = y.$column + excluded.$column},
    as_of_seq = excluded.as_of_seq;
end $$;

create function ledger_code.project_amounts(e ledger.events) returns void
  language plpgsql
as $$
begin
  perform ledger_code.project_amounts_of(array[e]);
end $$;
