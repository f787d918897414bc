-- Returns the subject and the tax year of a stream: 12 and 2026 for `emp:12:2026`; null if there is no
-- number. Avoids regular expressions, because every projection calls it. `ledger_code.append` checks the name
-- of a new stream once.
create function ledger_code.subject_of(stream text) returns bigint
  language sql immutable parallel safe
return case when translate(split_part(stream, ':', 2), '0123456789', '') = ''
  then nullif(split_part(stream, ':', 2), '')::bigint end;

create function ledger_code.tax_year_of(stream text) returns int
  language sql immutable parallel safe
return case when translate(split_part(stream, ':', 3), '0123456789', '') = ''
  then nullif(split_part(stream, ':', 3), '')::int end;

create function ledger_code.kind_of(stream text) returns text
  language sql immutable parallel safe
return case split_part(stream, ':', 1) when 'emp' then 'employee' when 'ctr' then 'contractor' else 'company' end;
