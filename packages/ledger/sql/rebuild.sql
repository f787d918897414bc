-- What follows from the events and can be built from them.
create function ledger_code.projections() returns text[]
  language sql immutable
return array['ytd', 'register', 'openings', 'entries', 'contractor_payments', 'paid_marks', 'cheques', 'leave_adjustments'];

-- The columns of a projection in the order that they have there, and those of its key.
create function ledger_code.columns_of(projection text) returns text
  language sql stable
return (
  select string_agg(format('%I', a.attname), ', ' order by a.attnum)
  from pg_attribute a
  where a.attrelid = format('ledger.%I', projection)::regclass and a.attnum > 0 and not a.attisdropped);

create function ledger_code.key_columns_of(projection text, prefix text default '') returns text
  language sql stable
return (
  select string_agg(format('%s%I', prefix, a.attname), ', ' order by a.attnum)
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = format('ledger.%I', projection)::regclass and i.indisprimary);

-- Which rows of the projections are not what the events say. Nothing is written, so whoever may read may ask.
--
-- Of a log that was just written the planner has no statistics, in an embedded database never, and takes it for a few rows: it
-- would go through all of it once for every entry. What is built here is built of everything, so it is never looked up row by row.
create function ledger_code.drift(company bigint)
  returns table (projection text, live jsonb, rebuilt jsonb)
  language plpgsql stable
  set enable_nestloop = off
as $$
declare
  as_of bigint := (select coalesce(max(e.seq), 0) from ledger.events e where e.company_id = company);
begin
  foreach projection in array ledger_code.projections() loop
    return query execute format('select $3, to_jsonb(l), to_jsonb(b)
      from (select %2$s from ledger.%1$I where company_id = $1) l
      full join (select %2$s from ledger_code.%3$I($1, $2)) b using (%4$s)
      where l is distinct from b',
      projection, ledger_code.columns_of(projection), 'built_' || projection, ledger_code.key_columns_of(projection))
      using company, as_of, projection;
  end loop;
end $$;

-- Builds every projection beside the live one, reports each row that differs, and replaces it, all while holding the
-- company's turn. Rows that agree are not touched. Nothing returned means that nothing had drifted.
create function ledger_code.rebuild(company bigint)
  returns table (projection text, live jsonb, rebuilt jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set work_mem = '64MB'
  set enable_memoize = off set min_parallel_table_scan_size = 0 set parallel_setup_cost = 0 set parallel_tuple_cost = 0
as $$
declare
  head ledger.heads := ledger_code.hold_head(company);
  columns text;
  key_columns text;
  of_projection text;
  of_drift text;
begin
  foreach projection in array ledger_code.projections() loop
    columns := ledger_code.columns_of(projection);
    key_columns := ledger_code.key_columns_of(projection);
    of_projection := ledger_code.key_columns_of(projection, 'p.');
    of_drift := ledger_code.key_columns_of(projection, 'd.');
    perform set_config('enable_nestloop', 'off', true);  -- as in drift
    execute format('create temporary table built on commit drop as select %s from ledger_code.%I($1, $2)',
      columns, 'built_' || projection) using company, head.last_seq;
    perform set_config('enable_nestloop', 'on', true);   -- what drifted is few rows, which are looked up
    execute format('create temporary table drift on commit drop as
      select %2$s
      from (select %3$s from ledger.%1$I where company_id = $1) l
      full join pg_temp.built b using (%2$s)
      where l is distinct from b', projection, key_columns, columns) using company;

    return query execute format('select $1, to_jsonb(l), to_jsonb(b)
      from pg_temp.drift left join ledger.%1$I l using (%2$s) left join pg_temp.built b using (%2$s)',
      projection, key_columns) using projection;
    execute format('delete from ledger.%1$I p using pg_temp.drift d where (%2$s) = (%3$s)',
      projection, of_projection, of_drift);
    execute format('insert into ledger.%1$I (%3$s) select b.* from pg_temp.built b join pg_temp.drift d using (%2$s)',
      projection, key_columns, columns);
    drop table pg_temp.built, pg_temp.drift;
  end loop;
end $$;
