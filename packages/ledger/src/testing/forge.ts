import { createHash, randomUUID } from 'node:crypto';
import { mapAmounts } from '@garita/domain/pay/amounts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { genesisHash } from '../event-store/verify.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import { projectionDetails } from '../events/event-facts.ts';
import { rebuild } from '../fold/rebuild.ts';
import { amounts, commands, details, events, heads } from '../schema/index.ts';

/** An invented event, in the shape of a recorded one. */
export type ForgedEvent = Omit<RecordedEvent<AnyLedgerEvent>, 'seq' | 'version' | 'commandId'>;

/**
 * Adds an event to the end of a log as an owner of the tables could with the triggers off: every hash, typed
 * row and projection is right. Returns its number.
 */
export async function forge(tx: Transaction, event: ForgedEvent): Promise<number> {
  await tx.execute(sql`set local session_replication_role = replica`);
  const { companyId } = event;
  const [head] = await tx.select().from(heads).where(eq(heads.companyId, companyId));
  const seq = (head?.lastSeq ?? 0) + 1;
  await insertEvent(tx, { ...event, seq, commandId: randomUUID() });
  await insertTypedRows(tx, { ...event, seq });
  await tx.execute(sql`update ledger.heads h
    set last_seq = e.seq, last_hash = e.hash, last_recorded_at = e.recorded_at
    from ledger.events e where e.company_id = h.company_id and h.company_id = ${companyId} and e.seq = ${seq}`);
  await rebuild(tx, companyId);
  return seq;
}

type NumberedEvent = ForgedEvent & { seq: number };

async function insertEvent(tx: Transaction, event: NumberedEvent & { commandId: string }): Promise<void> {
  const { companyId, seq, stream, recordedAtMicros, commandId } = event;
  const ofStream = and(eq(events.companyId, companyId), eq(events.streamId, stream));
  const [tail] = await tx.select().from(events).where(ofStream).orderBy(desc(events.version)).limit(1);
  const version = (tail?.version ?? 0) + 1;
  const recordedAt = new Date(recordedAtMicros / 1_000).toISOString();
  const requestHash = createHash('sha256').update(commandId).digest('hex');
  await tx
    .insert(commands)
    .values({ companyId, commandId, requestHash, firstSeq: seq, lastSeq: seq, recordedAt });
  const unlinked = genesisHash(companyId);
  const row = { ...event, streamId: stream, version, recordedAt, streamHash: unlinked, hash: unlinked };
  await tx.insert(events).values(row);
  const of = sql`e.company_id = ${companyId} and e.seq = ${seq}`;
  await tx.execute(sql`update ledger.events e set stream_hash = ledger_code.link(
    ledger_code.event_text(e, decode(${requestHash}, 'hex')), decode(${tail?.streamHash ?? unlinked}, 'hex')) where ${of}`);
  await tx.execute(sql`update ledger.events e
    set hash = ledger_code.link(e.stream_hash, coalesce((select b.hash from ledger.events b where b.company_id = e.company_id and b.seq = e.seq - 1),
      ledger_code.genesis(e.company_id))) where ${of}`);
  await tx.execute(sql`insert into ledger.streams
    select e.company_id, e.stream_id, ledger_code.kind_of(e.stream_id), e.version, e.seq, e.stream_hash from ledger.events e where ${of}
    on conflict (company_id, stream_id) do update
    set version = excluded.version, last_seq = excluded.last_seq, last_hash = excluded.last_hash`);
}

async function insertTypedRows(tx: Transaction, event: NumberedEvent): Promise<void> {
  const { companyId, seq, stream, data, periodId = null, entryId = null } = event;
  // The function reads only the type and the data of an event.
  const facts = projectionDetails(event as RecordedEvent<AnyLedgerEvent>);
  await tx.insert(details).values({ companyId, seq, ...facts });
  await tx.execute(sql`insert into ledger.tax_lines select l.* from ledger.details d
    cross join lateral ledger_code.tax_lines_after(d) l where d.company_id = ${companyId} and d.seq = ${seq}`);
  if (!('delta' in data)) return;
  const [kind, subjectId, taxYear] = stream.split(':');
  await tx.insert(amounts).values({
    companyId,
    seq,
    periodId,
    entryId,
    subjectKind: kind === 'ctr' ? 'contractor' : 'employee',
    subjectId: Number(subjectId),
    taxYear: Number(taxYear),
    payDate: event.payDate ?? facts.payDate ?? '',
    ...mapAmounts((name) => data.delta[name]),
  });
}
