-- Returns by how much an event changes the number of entries.
create function ledger_code.entries_added(type text) returns bigint
  language sql immutable parallel safe
return case type when 'TimeLoaded' then 1 when 'TimeDeleted' then -1 else 0 end;

-- Updates the register of each period after an append. Sums the amounts of the events first, so that a pay
-- run updates the row of its period once. An opening balance belongs to no period, and closed periods get no
-- amounts. A reviewed period becomes open again, because nobody has reviewed the new amounts.
create function ledger_code.project_register(news ledger.events[]) returns void
  language plpgsql
as $$
declare
  closed bigint[];
begin
  with changed as (
    select n.company_id, n.period_id, ledger_code.total(ledger_code.entries_added(n.type)) as entries,
      {amounts: ledger_code.total(a.$column) as $column}, max(n.seq) as seq
    from unnest(news) n
    cross join lateral (select * from ledger.amounts l where l.company_id = n.company_id and l.seq = n.seq limit 1) a
    where n.period_id is not null
    group by n.company_id, n.period_id
  ), booked as (
    insert into ledger.register as r (company_id, period_id, entry_count, {amounts: $column}, status, as_of_seq)
    select c.company_id, c.period_id, c.entries, {amounts: c.$column}, 'open', c.seq
    from changed c
    on conflict (company_id, period_id) do update set
      entry_count = r.entry_count + excluded.entry_count,
      {amounts: $column = r.$column + excluded.$column},
      status = 'open', as_of_seq = excluded.as_of_seq
    where r.status <> 'closed'
    returning r.period_id
  )
  select array_agg(c.period_id order by c.period_id) into closed
  from changed c where c.period_id not in (select b.period_id from booked b);
  if closed is not null then
    perform ledger_code.refuse('LG423', 'period closed', jsonb_build_object('periodIds', closed));
  end if;
end $$;
