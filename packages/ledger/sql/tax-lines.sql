-- What an event changed of the company's own lines: those of the calculation that it replaces go, its own come.
create function ledger_code.tax_lines_after(d ledger.details) returns setof ledger.tax_lines
  language sql stable parallel safe
begin atomic
  select d.company_id, d.seq, row_number() over (order by l.sign, l.n)::smallint, l.tax_id, l.sign * l.cents
  from (
    select 1 as sign, own.tax_id, own.cents, own.n
    from rows from (jsonb_to_recordset(d.company_lines) as ("taxId" bigint, cents bigint))
      with ordinality as own (tax_id, cents, n)
    union all
    select -1, replaced.tax_id, replaced.cents, replaced.n
    from ledger.details was
    cross join lateral rows from (jsonb_to_recordset(was.company_lines) as ("taxId" bigint, cents bigint))
      with ordinality as replaced (tax_id, cents, n)
    where was.company_id = d.company_id and was.seq = d.replaces_seq
  ) l;
end;
