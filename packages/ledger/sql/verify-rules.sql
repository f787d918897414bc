-- The rules that `append` holds each event to, held once more against the log as it stands: whoever owns the tables can put an event at
-- its end that has every hash and every projection right, and that would have been refused. What of an event stands in its payload alone
-- the program holds against what the functions below say stood before it (src/projections/rule-problems.ts).

-- Moments rise, pay is of the year in which it is paid, marks and cheques are of pay that is there, and what asks for a reason has one.
create function ledger_code.verify_rules(company bigint, from_seq bigint default 1, to_seq bigint default null)
  returns table (seq bigint, problem text)
  language sql stable
begin atomic
  select e.seq, 'moment'
  from ledger.events e
  join ledger.events before on before.company_id = e.company_id and before.seq = e.seq - 1
  where e.company_id = company and e.seq >= from_seq and (to_seq is null or e.seq <= to_seq)
    -- Events of one command have one moment.
    and (e.recorded_at < before.recorded_at or e.recorded_at = before.recorded_at and e.command_id <> before.command_id)
  union all
  select e.seq, 'tax-year'
  from ledger.events e
  join ledger.amounts a on a.company_id = e.company_id and a.seq = e.seq and a.entry_id is not null
  where e.company_id = company and e.seq >= from_seq and (to_seq is null or e.seq <= to_seq)
    and extract(year from e.pay_date) is distinct from ledger_code.tax_year_of(e.stream_id)
  union all
  select m.seq, 'mark'
  from ledger.events m
  left join lateral (
    select l.type, l.stream_id
    from ledger.events l
    join ledger.amounts a on a.company_id = l.company_id and a.seq = l.seq
    where l.company_id = company and l.entry_id = m.entry_id and l.seq < m.seq
    order by l.seq desc limit 1
  ) paid on true
  where m.company_id = company and m.type in ('TimePaid', 'TimeUnpaid') and m.seq >= from_seq and (to_seq is null or m.seq <= to_seq)
    and (paid.stream_id is distinct from m.stream_id or paid.type in ('TimeDeleted', 'ContractorTimeDeleted'))
  union all
  select c.seq, 'mark'
  from (
    select e.seq, e.entry_id, e.command_id,
      lag(e.entry_id) over (partition by d.cheque_number order by e.seq) as earlier
    from ledger.events e
    join ledger.details d on d.company_id = e.company_id and d.seq = e.seq
    where e.company_id = company and e.type = 'TimePaid' and d.cheque_number is not null
  ) c
  where c.seq >= from_seq and (to_seq is null or c.seq <= to_seq) and c.earlier is not null
    -- What moves to another tax year is marked again in the same append, with the cheque that it has.
    and (c.earlier <> c.entry_id or not exists (
      select from ledger.events l
      join ledger.details k on k.company_id = l.company_id and k.seq = l.seq
      where l.company_id = company and l.entry_id = c.entry_id and l.command_id = c.command_id and k.moved_from_seq is not null))
  union all
  select w.seq, 'filing'
  from ledger.events w
  join ledger.details d on d.company_id = w.company_id and d.seq = w.seq
  left join ledger.events f on f.company_id = w.company_id and f.seq = d.replaces_seq and f.seq < w.seq
  where w.company_id = company and w.type = 'FilingWithdrawn' and w.seq >= from_seq and (to_seq is null or w.seq <= to_seq)
    and (f.type is distinct from 'DocumentFiled' or exists (
      select from ledger.events o
      join ledger.details k on k.company_id = o.company_id and k.seq = o.seq
      where o.company_id = company and o.type = 'FilingWithdrawn' and o.seq < w.seq and k.replaces_seq = d.replaces_seq))
  union all
  select e.seq, 'reason'
  from ledger.events e
  where e.company_id = company and e.type in ('PeriodReopened', 'MemosErased', 'FilingWithdrawn') and e.reason is null
    and e.seq >= from_seq and (to_seq is null or e.seq <= to_seq);
end;

-- Nothing is booked, reviewed or closed in a closed period, only a closed one is opened, and what is corrected is of a closed one.
create function ledger_code.verify_periods(company bigint, from_seq bigint default 1, to_seq bigint default null)
  returns table (seq bigint, problem text)
  language sql stable
begin atomic
  select p.seq, 'closed'
  from (
    select e.seq, e.type, a.seq is not null as is_booked,
      max(e.seq) filter (where e.type in ('PeriodClosed', 'PeriodReopened')) over (
        partition by e.period_id order by e.seq rows between unbounded preceding and 1 preceding) as turn
    from ledger.events e
    left join ledger.amounts a on a.company_id = e.company_id and a.seq = e.seq
    where e.company_id = company and e.period_id is not null
  ) p
  left join ledger.events t on t.company_id = company and t.seq = p.turn
  where p.seq >= from_seq and (to_seq is null or p.seq <= to_seq)
    and case
      when p.type = 'PeriodReopened' then t.type is distinct from 'PeriodClosed'
      else (p.is_booked or p.type in ('PeriodReviewed', 'PeriodClosed')) and t.type = 'PeriodClosed'
    end
  union all
  select d.seq, 'closed'
  from ledger.details d
  where d.company_id = company and d.corrects is not null and d.seq >= from_seq and (to_seq is null or d.seq <= to_seq)
    and (
      select t.type
      from ledger.events t
      where t.company_id = company and t.type in ('PeriodClosed', 'PeriodReopened') and t.seq < d.seq
        and t.period_id = (
          select w.period_id from ledger.events w
          join ledger.amounts a on a.company_id = w.company_id and a.seq = w.seq
          where w.company_id = company and w.entry_id = d.corrects and w.seq < d.seq
          order by w.seq desc limit 1)
      order by t.seq desc limit 1
    ) is distinct from 'PeriodClosed';
end;

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
