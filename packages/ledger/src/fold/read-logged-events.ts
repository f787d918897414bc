import { mapAmounts } from '@garita/domain/pay/amounts';
import { and, asc, eq, gt, inArray, like, lte } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { RECORDED_AT_MICROS } from '../event-store/read-stream.ts';
import { genesisHash } from '../event-store/verify.ts';
import type { ProjectionDetails } from '../projections/event-facts.ts';
import { amounts, details, events } from '../schema/index.ts';
import type { EventEnvelope, LoggedEvent } from './logged-event.ts';

export type AmountsRow = typeof amounts.$inferSelect;
export type DetailsRow = typeof details.$inferSelect;

/** Which events of a company are read: those up to one of them, or of these only an employee's. */
export type LogScope = { companyId: number; toSeq: number; employeeId?: number | undefined };

/** The rows beside some events, by sequence number. */
export type TypedRows = {
  amounts: ReadonlyMap<number, AmountsRow>;
  details: ReadonlyMap<number, DetailsRow>;
};

// So many events are held in memory at a time.
const PAGE = 2_000;

/** Reads what the typed columns say of some events of a log, in order and a page at a time. No payload is read. */
export async function* readLoggedEvents(db: Database, scope: LogScope): AsyncGenerator<LoggedEvent[]> {
  const { companyId } = scope;
  let page = await readEnvelopes(db, scope, 0);
  while (page.length > 0) {
    const typed = await readTypedRows(db, companyId, page);
    yield withTypedRows(page, typed, await readHashesBefore(db, companyId, page));
    page = page.length < PAGE ? [] : await readEnvelopes(db, scope, page.at(-1)?.seq ?? 0);
  }
}

/** Puts the rows that stand beside some events to them. */
export function withTypedRows(
  envelopes: readonly EventEnvelope[],
  typed: TypedRows,
  hashes: ReadonlyMap<number, string>,
): LoggedEvent[] {
  return envelopes.map((event) => {
    const { seq } = event;
    const changed = typed.amounts.get(seq);
    return {
      ...event,
      details: present(typed.details.get(seq)),
      delta: changed && mapAmounts((name) => changed[name]),
      hashBefore: hashes.get(seq),
    };
  });
}

/** Reads the rows beside some events that follow one another. */
export async function readTypedRows(
  db: Database,
  companyId: number,
  page: readonly EventEnvelope[],
): Promise<TypedRows> {
  const seqs = page.map(({ seq }) => seq);
  const beside = (table: typeof amounts | typeof details) =>
    and(eq(table.companyId, companyId), inArray(table.seq, seqs));
  const ofAmounts = await db.select().from(amounts).where(beside(amounts));
  const ofDetails = await db.select().from(details).where(beside(details));
  return {
    amounts: new Map(ofAmounts.map((row) => [row.seq, row])),
    details: new Map(ofDetails.map((row) => [row.seq, row])),
  };
}

async function readEnvelopes(
  db: Database,
  { companyId, toSeq, employeeId }: LogScope,
  after: number,
): Promise<EventEnvelope[]> {
  const rows = await db
    .select(ENVELOPE)
    .from(events)
    .where(
      and(
        eq(events.companyId, companyId),
        gt(events.seq, after),
        lte(events.seq, toSeq),
        employeeId === undefined ? undefined : like(events.streamId, `emp:${employeeId}:%`),
      ),
    )
    .orderBy(asc(events.seq))
    .limit(PAGE);
  return rows.map(({ entryId, periodId, payDate, reason, ...event }) => ({
    ...event,
    ...(entryId === null ? {} : { entryId }),
    ...(periodId === null ? {} : { periodId }),
    ...(payDate === null ? {} : { payDate }),
    ...(reason === null ? {} : { reason }),
  }));
}

const ENVELOPE = {
  companyId: events.companyId,
  seq: events.seq,
  stream: events.streamId,
  type: events.type,
  entryId: events.entryId,
  periodId: events.periodId,
  payDate: events.payDate,
  recordedAtMicros: RECORDED_AT_MICROS,
  commandId: events.commandId,
  reason: events.reason,
};

/** Reads the hash of the log before each closing among some events. */
export async function readHashesBefore(
  db: Database,
  companyId: number,
  page: readonly Pick<RecordedEvent, 'seq' | 'type'>[],
): Promise<Map<number, string>> {
  const closings = page.flatMap(({ seq, type }) =>
    type === 'PeriodClosed' || type === 'MonthClosed' ? seq - 1 : [],
  );
  if (closings.length === 0) return new Map();
  const rows = await db
    .select({ seq: events.seq, hash: events.hash })
    .from(events)
    .where(and(eq(events.companyId, companyId), inArray(events.seq, closings)));
  const found = new Map(rows.map(({ seq, hash }) => [seq, hash]));
  return new Map(closings.map((seq) => [seq + 1, found.get(seq) ?? genesisHash(companyId)]));
}

function present(row: DetailsRow | undefined): ProjectionDetails | undefined {
  if (!row) return undefined;
  const { companyId: _, seq: __, ...said } = row;
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
}
