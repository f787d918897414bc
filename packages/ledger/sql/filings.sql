-- Filings with an agency have no projection: queries read the typed columns of these few events.

-- Requires that a filing has its days and was made from the current end of the log.
create function ledger_code.require_filing(e ledger.events, d ledger.details, facts jsonb, head ledger.heads) returns void
  language plpgsql
as $$
begin
  if d.filed_report is null or d.filed_on is null or d.covered_from is null or d.covered_to < d.covered_from
    or d.copy_hash is null or (facts -> 'asOfSeq')::bigint is distinct from head.last_seq
  then
    perform ledger_code.refuse_rule('wrong-filing', e);
  end if;
end $$;

-- Requires that a withdrawn event is a filing not withdrawn before, and that a reason is given.
create function ledger_code.require_filed(e ledger.events, d ledger.details) returns void
  language plpgsql
as $$
begin
  if e.reason is null or not exists (
    select from ledger.events f
    where f.company_id = e.company_id and f.seq = d.replaces_seq and f.type = 'DocumentFiled')
    or exists (
      select from ledger.events w
      join ledger.details l on l.company_id = w.company_id and l.seq = w.seq
      where w.company_id = e.company_id and w.type = 'FilingWithdrawn' and w.seq < e.seq and l.replaces_seq = d.replaces_seq)
  then
    perform ledger_code.refuse_rule('not-filed', e);
  end if;
end $$;

-- Requires that a settlement outside Garita names its period or obligation.
create function ledger_code.require_settlement(e ledger.events, d ledger.details) returns void
  language plpgsql
as $$
begin
  if (e.type = 'NoWorkRecorded' and d.period_id is null)
    or (e.type = 'ObligationSettled'
      and (d.obligation is null or d.covered_from is null or d.covered_to is null or d.covered_to < d.covered_from))
  then
    perform ledger_code.refuse_rule('wrong-settlement', e);
  end if;
end $$;

-- Requires that a withdrawn event is a settlement of the same stream, not withdrawn before.
create function ledger_code.require_settled(e ledger.events, d ledger.details) returns void
  language plpgsql
as $$
begin
  if not exists (
    select from ledger.events f
    where f.company_id = e.company_id and f.seq = d.replaces_seq and f.stream_id = e.stream_id
      and f.type in ('NoWorkRecorded', 'ObligationSettled'))
    or exists (
      select from ledger.events w
      join ledger.details l on l.company_id = w.company_id and l.seq = w.seq
      where w.company_id = e.company_id and w.type = 'SettlementWithdrawn' and w.seq < e.seq and l.replaces_seq = d.replaces_seq)
  then
    perform ledger_code.refuse_rule('not-settled', e);
  end if;
end $$;

-- Stores the encrypted copy of a document beside the event with its hash.
create function ledger_code.keep_copy(company bigint, filing bigint, key text, encrypted bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  e ledger.events;
  expected text;
begin
  select * into e from ledger.events f where f.company_id = company and f.seq = filing;
  select d.copy_hash into expected from ledger.details d where d.company_id = company and d.seq = filing;
  if expected is null or expected is distinct from encode(sha256(encrypted), 'hex') then
    perform ledger_code.refuse_rule('wrong-copy', e);
  end if;
  insert into ledger.filed_copies (company_id, seq, sealed_key, content) values (company, filing, key, encrypted);
end $$;
