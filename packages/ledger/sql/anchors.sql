-- Keeps a signed statement of where a company's log stood. Whoever verifies holds it against the log and the key, so nobody has
-- to believe it; of two about the same event the first one stays.
create function ledger_code.keep_anchor(
    company bigint, at_seq bigint, at_hash bytea, signature text, key_id text, at timestamptz)
  returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into ledger.anchors (company_id, seq, hash, signature, key_id, at)
  values (company, at_seq, at_hash, signature, key_id, at)
  on conflict do nothing;
end;
