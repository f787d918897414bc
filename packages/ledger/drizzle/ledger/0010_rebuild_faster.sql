-- As before, but nothing is sorted or joined while it still carries its payload.
create or replace function ledger.built_entries(company bigint, as_of bigint) returns setof ledger.entries
  language sql stable
begin atomic
  with built as materialized (
    select entry.*
    from (
      select min(h.seq) as created_seq, max(h.seq) as last_seq from ledger.events h
      where h.company_id = company and h.seq <= as_of and h.entry_id is not null
        and h.type in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted')
      group by h.entry_id
    ) span
    join ledger.events h on h.company_id = company and h.seq = span.last_seq
    cross join lateral ledger.unpacked(h) u
    cross join lateral ledger.entry_after(u, span.created_seq) entry
  ), chauffeurs as (
    select b.employee_id, b.period_id, ledger.total(b.chauffeur_insurance) as cents
    from built b where b.status = 'live' group by b.employee_id, b.period_id
  ), stale as (
    select b.entry_id
    from built b
    join ledger.built_ytd(company, as_of) y
      on y.subject_kind = 'employee' and y.subject_id = b.employee_id and y.tax_year = b.tax_year
    join chauffeurs c on c.employee_id = b.employee_id and c.period_id = b.period_id
    where b.is_capped and ledger.has_room(row(b.*)::ledger.entries, y, c.cents)
  )
  select b.* from built b where not exists (select from stale s where s.entry_id = b.entry_id)
  union all
  select entry.*
  from built b
  join stale s on s.entry_id = b.entry_id
  cross join lateral jsonb_populate_record(row(b.*)::ledger.entries, '{"is_stale": true}') entry;
end;
--> statement-breakpoint

-- Builds every projection beside the live one, reports each row that differs, and replaces it, all while holding the
-- company's turn. Rows that agree are not touched. Nothing returned means that nothing had drifted.
create or replace function ledger.rebuild(company bigint)
  returns table (projection text, live jsonb, rebuilt jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set work_mem = '64MB'
as $$
declare
  head ledger.heads := ledger.hold_head(company);
  key_columns text;
  of_projection text;
  of_drift text;
begin
  -- In this order: leave is built from the entries, the opening balances and the corrections.
  foreach projection in array array[
    'ytd', 'register', 'openings', 'entries', 'contractor_payments', 'paid_marks', 'leave_adjustments',
    'leave_credits', 'leave'
  ] loop
    select string_agg(format('%I', a.attname), ', '), string_agg(format('p.%I', a.attname), ', '),
        string_agg(format('d.%I', a.attname), ', ')
      into key_columns, of_projection, of_drift
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = format('ledger.%I', projection)::regclass and i.indisprimary;

    execute format('create temporary table built on commit drop as select * from ledger.%I($1, $2)', 'built_' || projection)
      using company, head.last_seq;
    execute format('create temporary table drift on commit drop as
      select %2$s
      from (select * from ledger.%1$I where company_id = $1) l
      full join pg_temp.built b using (%2$s)
      where l is distinct from b', projection, key_columns) using company;

    return query execute format('select $1, to_jsonb(l), to_jsonb(b)
      from pg_temp.drift left join ledger.%1$I l using (%2$s) left join pg_temp.built b using (%2$s)',
      projection, key_columns) using projection;
    execute format('delete from ledger.%1$I p using pg_temp.drift d where (%2$s) = (%3$s)',
      projection, of_projection, of_drift);
    execute format('insert into ledger.%1$I select b.* from pg_temp.built b join pg_temp.drift d using (%2$s)',
      projection, key_columns);
    drop table pg_temp.built, pg_temp.drift;
  end loop;
end $$;
