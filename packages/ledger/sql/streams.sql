-- Whom a stream is about, and its tax year: `emp:12:2026`. Nothing where there is no number. Without a regular expression,
-- because every projection asks; `ledger_code.append` holds the name of a new stream against its form once.
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
