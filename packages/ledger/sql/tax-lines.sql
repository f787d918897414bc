-- Returns the company lines of an event without invalid values: a tampered payload must not stop
-- verification.
create function ledger_code.lines_of(company_lines jsonb) returns jsonb
  language sql immutable parallel safe
return jsonb_path_query_array(company_lines, '$[*] ? (@.taxId.type() == "number" && @.cents.type() == "number")');

-- Returns the changes of company lines by an event: subtracts the lines of the replaced calculation and adds
-- the new ones.
create function ledger_code.tax_lines_after(d ledger.details) returns setof ledger.tax_lines
  language sql stable parallel safe
begin atomic
  select d.company_id, d.seq, row_number() over (order by l.sign, l.n)::smallint, l.tax_id, l.sign * l.cents
  from (
    select 1 as sign, own.tax_id, own.cents, own.n
    from rows from (jsonb_to_recordset(ledger_code.lines_of(d.company_lines)) as ("taxId" bigint, cents bigint))
      with ordinality as own (tax_id, cents, n)
    union all
    select -1, replaced.tax_id, replaced.cents, replaced.n
    from ledger.details was
    cross join lateral
      rows from (jsonb_to_recordset(ledger_code.lines_of(was.company_lines)) as ("taxId" bigint, cents bigint))
      with ordinality as replaced (tax_id, cents, n)
    where was.company_id = d.company_id and was.seq = d.replaces_seq
  ) l;
end;
