-- What stood before each of some events of the log, for the program to hold against what their payloads say of it
-- (src/projections/rule-problems.ts).

-- What was in force of the entry, or of the opening balance, of each event that changes one, and its last event before; nothing where
-- there was none.
create function ledger_code.in_force_before(company bigint, from_seq bigint, to_seq bigint)
  returns table (seq bigint, last_seq bigint, amounts jsonb)
  language sql stable
  set enable_seqscan = off set jit = off
begin atomic
  select a.seq, was.last_seq, to_jsonb(was.amounts)
  from ledger.amounts a
  cross join lateral (
    select max(b.seq) as last_seq, row({amounts: coalesce(ledger_code.total(b.$column), 0)})::ledger_code.amount_set as amounts
    from ledger.events e
    join ledger.amounts b on b.company_id = e.company_id and b.seq = e.seq
    where e.company_id = company and e.entry_id = a.entry_id and e.seq < a.seq
  ) was
  where a.company_id = company and a.seq between from_seq and to_seq and a.entry_id is not null and was.last_seq is not null
  union all
  select a.seq, was.last_seq, to_jsonb(was.amounts)
  from ledger.amounts a
  cross join lateral (
    select max(b.seq) as last_seq, row({amounts: coalesce(ledger_code.total(b.$column), 0)})::ledger_code.amount_set as amounts
    from ledger.amounts b
    where b.company_id = company and b.subject_kind = a.subject_kind and b.subject_id = a.subject_id and b.tax_year = a.tax_year
      and b.entry_id is null and b.seq < a.seq
  ) was
  where a.company_id = company and a.seq between from_seq and to_seq and a.entry_id is null and was.last_seq is not null;
end;

-- What the tax year of each pay of an employee had withheld before it, opening balance included: without the pay itself and, of one that
-- corrects another, without that and all that corrects it.
create function ledger_code.year_before(company bigint, from_seq bigint, to_seq bigint)
  returns table (seq bigint, gross bigint, {contributions: $column bigint})
  language sql stable
  set enable_seqscan = off set jit = off
begin atomic
  select a.seq, was.gross, {contributions: was.$column}
  from ledger.amounts a
  join ledger.details d on d.company_id = a.company_id and d.seq = a.seq
  cross join lateral (
    select array(
      select a.entry_id
      union all
      select d.corrects where d.corrects is not null
      union all
      select l.entry_id
      from ledger_code.corrections_of(company, d.corrects) k
      join ledger.events l on l.company_id = k.company_id and l.seq = k.seq
    ) as entries
  ) apart
  cross join lateral (
    select coalesce(ledger_code.total(b.gross), 0) as gross, {contributions: coalesce(ledger_code.total(b.$column), 0) as $column}
    from ledger.amounts b
    where b.company_id = company and b.subject_kind = 'employee' and b.subject_id = a.subject_id and b.tax_year = a.tax_year
      and b.seq < a.seq and (b.entry_id is null or b.entry_id <> all (apart.entries))
  ) was
  where a.company_id = company and a.seq between from_seq and to_seq and a.subject_kind = 'employee' and a.entry_id is not null;
end;

-- What each entry that is corrected comes to with everything that corrects it, after each event that does.
create function ledger_code.corrected_after(company bigint, from_seq bigint, to_seq bigint)
  returns table (seq bigint, amounts jsonb)
  language sql stable
begin atomic
  select d.seq, to_jsonb(row({amounts: coalesce(ledger_code.total(b.$column), 0)})::ledger_code.amount_set)
  from ledger.details d
  cross join lateral (
    select d.corrects as entry_id
    union
    select l.entry_id
    from ledger_code.corrections_of(company, d.corrects) k
    join ledger.events l on l.company_id = k.company_id and l.seq = k.seq
  ) pay
  join ledger.events e on e.company_id = d.company_id and e.entry_id = pay.entry_id and e.seq <= d.seq
  join ledger.amounts b on b.company_id = e.company_id and b.seq = e.seq
  where d.company_id = company and d.seq between from_seq and to_seq and d.corrects is not null
  group by d.seq;
end;

-- The hash of the log before an event.
create function ledger_code.hash_before(company bigint, at_seq bigint) returns text
  language sql stable
return encode(coalesce(
  (select e.hash from ledger.events e where e.company_id = company and e.seq = at_seq - 1), ledger_code.genesis(company)), 'hex');

-- What was booked in a period before each of its closings.
create function ledger_code.booked_before(company bigint, from_seq bigint, to_seq bigint)
  returns table (seq bigint, hash text, entry_count int, totals jsonb)
  language sql stable
begin atomic
  select c.seq, ledger_code.hash_before(company, c.seq), coalesce(booked.entries, 0)::int, to_jsonb(booked.totals)
  from ledger.events c
  cross join lateral (
    select ledger_code.total(ledger_code.entries_added(e.type)) as entries,
      row({amounts: coalesce(ledger_code.total(a.$column), 0)})::ledger_code.amount_set as totals
    from ledger.events e
    join ledger.amounts a on a.company_id = e.company_id and a.seq = e.seq
    where e.company_id = company and e.period_id = c.period_id and e.seq < c.seq
  ) booked
  where c.company_id = company and c.seq between from_seq and to_seq and c.stream_id = 'co' and c.type = 'PeriodClosed';
end;

-- What was in force of the pay of a month before each of its closings, of employees and of contractors.
create function ledger_code.paid_before(company bigint, from_seq bigint, to_seq bigint)
  returns table (seq bigint, hash text, entry_count int, totals jsonb, payment_count int, payment_totals jsonb)
  language sql stable
begin atomic
  select c.seq, ledger_code.hash_before(company, c.seq),
    coalesce(max(paid.count) filter (where paid.subject_kind = 'employee'), 0)::int,
    coalesce((array_agg(paid.totals) filter (where paid.subject_kind = 'employee'))[1], to_jsonb(ledger_code.no_amounts())),
    coalesce(max(paid.count) filter (where paid.subject_kind = 'contractor'), 0)::int,
    coalesce((array_agg(paid.totals) filter (where paid.subject_kind = 'contractor'))[1], to_jsonb(ledger_code.no_amounts()))
  from ledger.events c
  join ledger.details m on m.company_id = c.company_id and m.seq = c.seq
  left join lateral (
    select p.subject_kind, count(*) as count,
      to_jsonb(row({amounts: ledger_code.total(p.$column)})::ledger_code.amount_set) as totals
    from (
      select a.subject_kind, max(a.seq) as last_seq, {amounts: ledger_code.total(a.$column) as $column}
      from ledger.amounts a
      where a.company_id = company and a.seq < c.seq and a.entry_id is not null
      group by a.subject_kind, a.entry_id
    ) p
    join ledger.amounts l on l.company_id = company and l.seq = p.last_seq and l.pay_date between m.covered_from and m.covered_to
    join ledger.details d on d.company_id = company and d.seq = p.last_seq and d.status = 'live'
    group by p.subject_kind
  ) paid on true
  where c.company_id = company and c.seq between from_seq and to_seq and c.stream_id = 'co' and c.type = 'MonthClosed'
  group by c.seq;
end;
