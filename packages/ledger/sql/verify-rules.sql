-- The rules that `append` holds each event to, held once more against the log as it stands: whoever owns the tables can put an event at
-- its end that has every hash and every projection right, and that would have been refused. What of an event stands in its payload alone
-- the program holds against what `stood-before` says (src/projections/rule-problems.ts).

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
