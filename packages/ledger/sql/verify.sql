-- Verifies the chains: every link, every gap, and the stored ends of the company's log and of each stream.
-- Compares each event with the previous one in the log and in its stream, by their stored hashes, so that no
-- check waits for another.
create function ledger_code.verify(company bigint, from_seq bigint default 1, to_seq bigint default null)
  returns table (seq bigint, problem text)
  language sql stable
  set min_parallel_table_scan_size = 0 set parallel_setup_cost = 0 set parallel_tuple_cost = 0
begin atomic
  select distinct p.seq, p.problem
  from (
    select
      case when bad.problem = 'missing' then greatest(from_seq - 1, (
        select coalesce(max(l.seq), 0) from ledger.events l where l.company_id = company and l.seq < bad.seq)) + 1
        else bad.seq end as seq,
      bad.problem
    from (
      select e.seq,
        case
          when e.seq > 1 and before.seq is null then 'missing'
          when e.version > 1 and earlier.seq is null then 'version'
          when e.stream_hash is distinct from
            ledger_code.link(ledger_code.event_text(e, c.request_hash),
              coalesce(earlier.stream_hash, ledger_code.genesis(company)))
            then 'altered'
          when e.hash is distinct from ledger_code.link(e.stream_hash, coalesce(before.hash, ledger_code.genesis(company)))
            then 'unlinked'
        end as problem
      from ledger.events e
      left join ledger.commands c on c.company_id = e.company_id and c.command_id = e.command_id
      left join ledger.events before on before.company_id = e.company_id and before.seq = e.seq - 1
      left join ledger.events earlier on earlier.company_id = e.company_id
        and earlier.stream_id = e.stream_id and earlier.version = e.version - 1
      where e.company_id = company and e.seq >= from_seq and (to_seq is null or e.seq <= to_seq)
    ) bad
    where bad.problem is not null
    union all
    select least(h.last_seq, coalesce(e.seq, 0)) + case when h.last_seq = e.seq then 0 else 1 end, 'head'
    from (select coalesce(t.last_seq, 0) as last_seq, coalesce(t.last_hash, ledger_code.genesis(company)) as last_hash, t.last_recorded_at
      from (select) as nothing left join ledger.heads t on t.company_id = company) h
    left join lateral (
      select l.seq, l.hash, l.recorded_at from ledger.events l where l.company_id = company order by l.seq desc limit 1) e on true
    where to_seq is null
      and (h.last_seq, h.last_hash, h.last_recorded_at)
        is distinct from (coalesce(e.seq, 0), coalesce(e.hash, ledger_code.genesis(company)), e.recorded_at)
    union all
    select greatest(e.seq, s.last_seq), 'stream-head'
    from (select * from ledger.streams t where t.company_id = company) s
    full join (
      select distinct on (l.stream_id) l.stream_id, l.seq, l.version, l.stream_hash
      from ledger.events l where l.company_id = company order by l.stream_id, l.version desc
    ) e on e.stream_id = s.stream_id
    where to_seq is null
      and (s.version, s.last_seq, s.last_hash, s.kind)
        is distinct from (e.version, e.seq, e.stream_hash, ledger_code.kind_of(e.stream_id))
  ) p
  order by 1;
end;

-- Verifies the rows that depend on other rows beside the events: company lines, memos (present or erased),
-- copies of filed documents, and the command of each event. No event can confirm a command that changed
-- nothing. The program compares the rows beside the events with the payloads, because it can parse every
-- schema version (src/verification/verify-in-place.ts).
create function ledger_code.verify_beside(company bigint, from_seq bigint default 1, to_seq bigint default null)
  returns table (seq bigint, problem text)
  language sql stable
begin atomic
  select coalesce(expected.seq, stored.seq), 'tax-lines'
  from (
    select l.* from ledger.details d
    cross join lateral ledger_code.tax_lines_after(d) l
    where d.company_id = company and d.seq >= from_seq and (to_seq is null or d.seq <= to_seq)
  ) expected
  full join (
    select l.* from ledger.tax_lines l
    where l.company_id = company and l.seq >= from_seq and (to_seq is null or l.seq <= to_seq)
  ) stored on stored.seq = expected.seq and stored.line = expected.line
  where expected is distinct from stored
  union all
  select m.seq, 'memo'
  from ledger.memos m
  left join ledger.events e on e.company_id = m.company_id and e.seq = m.seq
  where m.company_id = company and m.seq >= from_seq and (to_seq is null or m.seq <= to_seq)
    and (e.data -> 'memo' ->> 'hash', e.entry_id)
      is distinct from (encode(ledger_code.memo_hash(m.salt, m.text), 'hex'), m.entry_id)
  union all
  select s.seq, 'memo-missing'
  from ledger_code.recorded_memos(company) s
  where not s.is_kept and not s.is_erased and s.seq >= from_seq and (to_seq is null or s.seq <= to_seq)
  union all
  select coalesce(expected.seq, stored.seq), 'copy'
  from (
    select d.seq, d.copy_hash as hash from ledger.details d
    where d.company_id = company and d.copy_hash is not null and d.seq >= from_seq and (to_seq is null or d.seq <= to_seq)
  ) expected
  full join (
    select c.seq, encode(sha256(c.content), 'hex') as hash from ledger.filed_copies c
    where c.company_id = company and c.seq >= from_seq and (to_seq is null or c.seq <= to_seq)
  ) stored on stored.seq = expected.seq
  where expected.hash is distinct from stored.hash
  union all
  select case when expected.first_seq = stored.first_seq then greatest(expected.last_seq, stored.last_seq)
    else least(expected.first_seq, stored.first_seq, stored.last_seq) end, 'command'
  from (
    select e.command_id, min(e.seq) as first_seq, max(e.seq) as last_seq, max(e.recorded_at) as recorded_at
    from ledger.events e where e.company_id = company group by e.command_id
  ) expected
  full join (select c.* from ledger.commands c where c.company_id = company) stored on stored.command_id = expected.command_id
  where from_seq = 1 and to_seq is null
    and (stored.first_seq, stored.last_seq, case when stored.last_seq is not null then stored.recorded_at end)
      is distinct from (expected.first_seq, expected.last_seq, expected.recorded_at)
  order by 1;
end;
