-- What an event changed of the company's own lines: those of the calculation that it replaces go, its own come.
create function ledger_code.tax_lines_after(e ledger.events) returns setof ledger.tax_lines
  language sql stable parallel safe
begin atomic
  select e.company_id, e.seq, row_number() over (order by l.sign, l.n)::smallint,
    (l.line -> 'taxId')::bigint, l.sign * (l.line -> 'amount')::bigint
  from (
    select 1 as sign, own.line, own.n
    from jsonb_array_elements(e.data -> 'result' -> 'companyLines') with ordinality as own (line, n)
    union all
    select -1, replaced.line, replaced.n
    from ledger.events was
    cross join lateral jsonb_array_elements(was.data -> 'result' -> 'companyLines') with ordinality as replaced (line, n)
    where was.company_id = e.company_id and was.seq = (e.data -> 'replacesSeq')::bigint
  ) l;
end;
