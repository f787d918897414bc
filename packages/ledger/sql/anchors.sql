-- Saves a signed anchor at the end of a company's log, and counts it. Verification checks its signature and
-- compares it with the log. This function checks that its number is the next one, so that no anchor is
-- missing.
create function ledger_code.keep_anchor(
    company bigint, place int, at_seq bigint, at_hash bytea, signature text, key_id text, at timestamptz)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update ledger.heads h set anchor_count = place
  where h.company_id = company and h.last_seq = at_seq and h.last_hash = at_hash and h.anchor_count = place - 1;
  if not found then
    perform ledger_code.refuse('LG422', 'rule broken: wrong-anchor', jsonb_build_object('rule', 'wrong-anchor', 'seq', at_seq));
  end if;
  insert into ledger.anchors (company_id, seq, hash, signature, key_id, at, number)
  values (company, at_seq, at_hash, signature, key_id, at, place);
end $$;
