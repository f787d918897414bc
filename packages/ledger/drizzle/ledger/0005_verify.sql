-- Whether what is recorded is what was recorded. Each row returned names a sequence number and what is wrong there; no row
-- means that everything holds. `from_seq` and `to_seq` limit what is looked at; without `to_seq` the end is checked too.

-- The chains: every link, every gap, and where the company and each of its streams are said to end. One pass in order, each
-- event being held against the one before it in the log and the one before it in its stream.
create function ledger.verify(company bigint, from_seq bigint default 1, to_seq bigint default null)
  returns table (seq bigint, problem text)
  language sql stable
begin atomic
  select min(p.seq), p.problem
  from (
    select
      case when log.seq_before is distinct from nullif(log.seq - 1, 0) then coalesce(log.seq_before, from_seq - 1) + 1
        else log.seq end as seq,
      case
        when log.seq_before is distinct from nullif(log.seq - 1, 0) then 'missing'
        when log.version <> coalesce(log.version_before, log.version - 1) + 1 then 'version'
        when log.stream_hash is distinct from ledger.link(log.content, coalesce(log.stream_hash_before,
          (select s.stream_hash from ledger.events s
           where s.company_id = company and s.stream_id = log.stream_id and s.version = log.version - 1),
          ledger.genesis(company))) then 'altered'
        when log.hash is distinct from ledger.link(log.stream_hash, coalesce(log.hash_before, ledger.genesis(company)))
          then 'unlinked'
      end as problem
    from (
      select e.seq, e.stream_id, e.version, e.stream_hash, e.hash,
        ledger.event_text(e, c.request_hash) as content,
        lag(e.seq) over in_log as seq_before,
        lag(e.hash) over in_log as hash_before,
        lag(e.version) over in_stream as version_before,
        lag(e.stream_hash) over in_stream as stream_hash_before
      from ledger.events e
      left join ledger.commands c on c.company_id = e.company_id and c.command_id = e.command_id
      where e.company_id = company and e.seq >= from_seq - 1 and (to_seq is null or e.seq <= to_seq)
      window in_log as (order by e.seq), in_stream as (partition by e.stream_id order by e.version)
    ) log
    where log.seq >= from_seq
    union all
    select least(h.last_seq, coalesce(e.seq, 0)) + case when h.last_seq = e.seq then 0 else 1 end, 'head'
    from (select coalesce(max(t.last_seq), 0) as last_seq, coalesce(max(t.last_hash), ledger.genesis(company)) as last_hash
      from ledger.heads t where t.company_id = company) h
    left join lateral (
      select l.seq, l.hash from ledger.events l where l.company_id = company order by l.seq desc limit 1) e on true
    where to_seq is null
      and (h.last_seq, h.last_hash) is distinct from (coalesce(e.seq, 0), coalesce(e.hash, ledger.genesis(company)))
    union all
    select greatest(e.seq, s.last_seq), 'stream-head'
    from (select * from ledger.streams t where t.company_id = company) s
    full join (
      select distinct on (l.stream_id) l.stream_id, l.seq, l.version, l.stream_hash
      from ledger.events l where l.company_id = company order by l.stream_id, l.version desc
    ) e on e.stream_id = s.stream_id
    where to_seq is null
      and (s.version, s.last_seq, s.last_hash) is distinct from (e.version, e.seq, e.stream_hash)
  ) p
  where p.problem is not null
  group by p.seq, p.problem
  order by 1;
end;
--> statement-breakpoint

-- The typed copies: what sums are made of must be what the payloads say, and so must the memos that are still there.
create function ledger.verify_amounts(company bigint, from_seq bigint default 1, to_seq bigint default null)
  returns table (seq bigint, problem text)
  language sql stable
begin atomic
  select coalesce(said.seq, kept.seq), 'amounts'
  from (
    select a.* from ledger.events e
    cross join lateral ledger.unpacked(e) u
    cross join lateral ledger.amounts_after(u) a
    where e.company_id = company and e.seq >= from_seq and (to_seq is null or e.seq <= to_seq)
  ) said
  full join (
    select a.* from ledger.amounts a
    where a.company_id = company and a.seq >= from_seq and (to_seq is null or a.seq <= to_seq)
  ) kept on kept.seq = said.seq
  where said is distinct from kept
  union all
  select coalesce(said.seq, kept.seq), 'tax-lines'
  from (
    select l.* from ledger.events e
    cross join lateral ledger.unpacked(e) u
    cross join lateral ledger.tax_lines_after(u) l
    where e.company_id = company and e.seq >= from_seq and (to_seq is null or e.seq <= to_seq)
  ) said
  full join (
    select l.* from ledger.tax_lines l
    where l.company_id = company and l.seq >= from_seq and (to_seq is null or l.seq <= to_seq)
  ) kept on kept.seq = said.seq and kept.line = said.line
  where said is distinct from kept
  union all
  select m.seq, 'memo'
  from ledger.memos m
  left join ledger.events e on e.company_id = m.company_id and e.seq = m.seq
  where m.company_id = company and m.seq >= from_seq and (to_seq is null or m.seq <= to_seq)
    and e.data -> 'memo' ->> 'hash' is distinct from encode(ledger.memo_hash(m.salt, m.text), 'hex')
  order by 1;
end;
--> statement-breakpoint

-- How many memos that events hold the hash of are no longer there. Not a fault: a memo may be erased.
create function ledger.count_erased_memos(company bigint) returns bigint
  language sql stable
begin atomic
  select count(*)
  from (
    select distinct e.entry_id, e.data -> 'memo' ->> 'hash' as hash
    from ledger.events e where e.company_id = company and e.data ? 'memo'
  ) said
  where not exists (
    select from ledger.memos m
    where m.company_id = company and m.entry_id = said.entry_id
      and encode(ledger.memo_hash(m.salt, m.text), 'hex') = said.hash);
end;
