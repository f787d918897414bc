-- Returns the names of the projections, which can be rebuilt from the events.
create function ledger_code.projections() returns text[]
  language sql immutable
return array['ytd', 'register', 'openings', 'entries', 'contractor_payments', 'paid_marks', 'cheques', 'leave_adjustments'];

-- Returns the key columns of a projection, in the order of the key.
create function ledger_code.key_columns_of(projection text, prefix text) returns text
  language sql stable
return (
  select string_agg(format('%s%I', prefix, a.attname), ', ' order by a.attnum)
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = format('ledger.%I', projection)::regclass and i.indisprimary);

-- Replaces rows of a company's projection while its log is locked. `gone` are the current rows, `come` those
-- of the rebuild (src/fold/rebuild.ts).
create function ledger_code.replace_rows(company bigint, projection text, gone json, come json) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if projection <> all (ledger_code.projections()) then
    raise exception 'no projection: %', projection;
  end if;
  perform ledger_code.lock_log(company);
  execute format(
    'delete from ledger.%1$I p using json_populate_recordset(null::ledger.%1$I, $2) g
     where p.company_id = $1 and (%2$s) = (%3$s)',
    projection, ledger_code.key_columns_of(projection, 'p.'), ledger_code.key_columns_of(projection, 'g.'))
    using company, gone;
  execute format(
    'insert into ledger.%1$I select * from json_populate_recordset(null::ledger.%1$I, $2) c where c.company_id = $1', projection)
    using company, come;
end $$;
