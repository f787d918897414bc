import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import { and, asc, eq, gt, gte, inArray, like, lte } from 'drizzle-orm';
import { allOf } from '../database/all-of.ts';
import type { Database } from '../database/client.ts';
import { RECORDED_AT_MICROS } from '../event-store/read-stream.ts';
import { genesisHash } from '../event-store/verify.ts';
import { amounts, details, events } from '../schema/index.ts';
import { DETAIL_NUMBERS, DETAIL_TEXTS, readDetails } from './logged-details.ts';
import type { EventEnvelope, LoggedEvent } from './logged-event.ts';
import { numberList } from './number-list.ts';

/** The events of a company up to one of them, or of these only those of an employee. */
export type LogScope = { companyId: number; toSeq: number; employeeId?: number | undefined };

// So many events are held in memory at a time.
const PAGE = 2_000;

/**
 * Reads what the typed columns say of some events of a log, in order and a page at a time. No payload is
 * read.
 */
export async function* readLoggedEvents(db: Database, scope: LogScope): AsyncGenerator<LoggedEvent[]> {
  let page = await readEnvelopes(db, scope, 0);
  while (page.length > 0) {
    yield await withTypedRows(db, scope, page);
    page = page.length < PAGE ? [] : await readEnvelopes(db, scope, page.at(-1)?.seq ?? 0);
  }
}

/** Reads the typed rows of some events that follow one another and puts them to these. */
async function withTypedRows(
  db: Database,
  scope: LogScope,
  page: readonly EventEnvelope[],
): Promise<LoggedEvent[]> {
  const rows = await allOf({
    amounts: db
      .select({ seq: amounts.seq, delta: AMOUNTS })
      .from(amounts)
      .where(beside(amounts, scope, page)),
    details: db
      .select({ seq: details.seq, numbers: DETAILS, ...DETAIL_TEXTS })
      .from(details)
      .where(beside(details, scope, page)),
    hashes: readHashesBefore(db, scope.companyId, page),
  });
  const deltas = new Map(rows.amounts.map(({ seq, delta }) => [seq, delta as number[]])); // none is null
  const said = new Map(rows.details.map(({ seq, numbers, ...texts }) => [seq, readDetails(numbers, texts)]));
  return page.map((event) => ({
    ...event,
    details: said.get(event.seq),
    delta: deltas.get(event.seq),
    hashBefore: rows.hashes.get(event.seq),
  }));
}

const AMOUNTS = numberList(AMOUNT_NAMES.map((name) => amounts[name]));
const DETAILS = numberList(DETAIL_NUMBERS);

// The events of one employee are few among those of the others between them.
function beside(
  table: typeof amounts | typeof details,
  { companyId, employeeId }: LogScope,
  page: readonly EventEnvelope[],
) {
  const seqs = page.map(({ seq }) => seq);
  const ofPage =
    employeeId === undefined
      ? and(gte(table.seq, seqs.at(0) ?? 0), lte(table.seq, seqs.at(-1) ?? 0))
      : inArray(table.seq, seqs);
  return and(eq(table.companyId, companyId), ofPage);
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
  return rows.map((row) => ({
    ...row,
    entryId: row.entryId ?? undefined,
    periodId: row.periodId ?? undefined,
    payDate: row.payDate ?? undefined,
    reason: row.reason ?? undefined,
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
  page: readonly Pick<EventEnvelope, 'seq' | 'type'>[],
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
