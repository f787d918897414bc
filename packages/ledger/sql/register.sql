-- By how much an event changes the number of entries.
create function ledger_code.entries_added(type text) returns bigint
  language sql immutable parallel safe
return case type when 'TimeLoaded' then 1 when 'TimeDeleted' then -1 else 0 end;

-- Adds amounts and entries to the period that they are booked in. An opening balance is booked in none, and nothing is
-- booked in a closed one.
create function ledger_code.book(a ledger.amounts, entries bigint) returns void
  language plpgsql
as $$
begin
  if a.period_id is null then return; end if;
  insert into ledger.register as r (
    company_id, period_id, entry_count,
    {amounts: $column},
    status, as_of_seq)
  values (
    a.company_id, a.period_id, entries,
    {amounts: a.$column},
    'open', a.seq)
  on conflict (company_id, period_id) do update set
    entry_count = r.entry_count + excluded.entry_count,
    {amounts: $column = r.$column + excluded.$column},
    as_of_seq = excluded.as_of_seq
  where r.status = 'open';
  if not found then
    perform ledger_code.refuse('LG423', 'period closed', jsonb_build_object('periodIds', jsonb_build_array(a.period_id)));
  end if;
end $$;

-- What is booked in each period after an append: the amounts of its events, whichever period their entries are of. Those of
-- many events are added up first, so that a pay run writes the row of its period once.
create function ledger_code.project_register(news ledger.events[]) returns void
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
    perform ledger_code.book(a, ledger_code.entries_added((news[1]).type));
    return;
  end if;
  for a in
    select company, max(b.seq), null, null, null, null, b.period_id, null,
      {amounts: ledger_code.total(b.$column)}
    from ledger.amounts b
    where b.company_id = company and b.seq between first_seq and last_seq
    group by b.period_id
  loop
    perform ledger_code.book(a, (
      select ledger_code.total(ledger_code.entries_added(n.type)) from unnest(news) n where n.period_id = a.period_id));
  end loop;
end $$;

create function ledger_code.built_register(company bigint, as_of bigint) returns setof ledger.register
  language sql stable parallel safe
begin atomic
  select company, e.period_id,
    sum(case e.type when 'TimeLoaded' then 1 when 'TimeDeleted' then -1 else 0 end),
    {amounts: coalesce(ledger_code.total(a.$column), 0)},
    case when max(e.seq) filter (where e.type = 'PeriodClosed')
      > coalesce(max(e.seq) filter (where e.type = 'PeriodReopened'), 0) then 'closed' else 'open' end,
    (array_agg((e.data -> 'seq')::bigint order by e.seq desc) filter (where e.type = 'PeriodClosed'))[1],
    (array_agg(decode(e.data ->> 'hash', 'hex') order by e.seq desc) filter (where e.type = 'PeriodClosed'))[1],
    max(e.seq)
  from ledger.events e
  left join ledger.amounts a on a.company_id = e.company_id and a.seq = e.seq
  where e.company_id = company and e.seq <= as_of and e.period_id is not null
  group by e.period_id;
end;
