import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readBy } from '../database/read-by.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { readEvents, readNewestStoredEvents, readStoredEvents } from '../event-store/read-stream.ts';
import { upcast } from '../event-store/upcast.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import { UPCASTERS } from '../events/upcasters.ts';
import {
  countedAmounts,
  type HistoryFilter,
  type HistoryScope,
  shownEvents,
} from '../queries/history-scope.ts';
import { amounts, entries, events } from '../schema/index.ts';
import { addTotals, NO_TOTALS, type PayTotals, summedTotals } from './pay-totals.ts';

/** A page of a history: a number of events after the last one of the previous page, none after `upTo`. */
export type HistoryPage = {
  after?: number | undefined;
  /** The totals of the scope at the event before this page; added up if absent. */
  totals?: PayTotals | undefined;
  upTo?: number | undefined;
  limit: number;
};

/**
 * An event in today's shape, the earlier event that it changes, takes back, or whose memos it erases, and the
 * totals of the scope after it.
 */
export type HistoryEvent = {
  event: RecordedEvent<AnyLedgerEvent>;
  earlier?: RecordedEvent<AnyLedgerEvent>;
  totals: PayTotals;
};

/** Returns a page of events in the order of the log. */
export async function readHistory(
  db: Database,
  scope: HistoryScope,
  { after = 0, totals, upTo, limit, ...filter }: HistoryFilter & HistoryPage,
): Promise<HistoryEvent[]> {
  const where = and(
    shownEvents(db, scope, filter),
    gt(events.seq, after),
    upTo === undefined ? undefined : lte(events.seq, upTo),
  );
  const stored = await readStoredEvents(db, where, limit);
  return withTotals(db, scope, stored, totals && { seq: after, totals });
}

/** Returns a page of events, newest first: a number of events before one of them, or the newest of all. */
export async function readNewestHistory(
  db: Database,
  scope: HistoryScope,
  { before, limit, ...filter }: HistoryFilter & { before?: number | undefined; limit: number },
): Promise<HistoryEvent[]> {
  const where = and(
    shownEvents(db, scope, filter),
    before === undefined ? undefined : lt(events.seq, before),
  );
  const stored = await readNewestStoredEvents(db, where, limit);
  const lines = await withTotals(db, scope, stored.toReversed());
  return lines.toReversed();
}

/** Adds the change and the running totals to stored events, in order. */
async function withTotals(
  db: Database,
  scope: HistoryScope,
  stored: readonly RecordedEvent[],
  known?: Known,
): Promise<HistoryEvent[]> {
  const page = stored.map(
    (event) => ({ ...event, data: upcast(UPCASTERS, event) }) as RecordedEvent<AnyLedgerEvent>, // as appended
  );
  const seqs = page.map(({ seq }) => seq);
  const totals = await totalsAfter(db, scope, seqs, known);
  const erased = await readErased(db, scope.companyId, page);
  const earlier = await readEarlier(db, scope.companyId, { page, erased });
  return page.map((event, at) => {
    const replaced = earlier.get(replacedBy(event, erased) ?? 0);
    return { event, totals: totals[at] ?? NO_TOTALS, ...(replaced ? { earlier: replaced } : {}) };
  });
}

/** Returns the event that an event changes, takes back or continues. */
function replacedBy({ data }: AnyLedgerEvent, erased: ErasedPay): number | undefined {
  if ('replacesSeq' in data) return data.replacesSeq;
  if ('entryId' in data) return erased.get(data.entryId);
  return 'movedFromSeq' in data ? data.movedFromSeq : undefined;
}

/** The event that loaded each entry with erased memos. */
type ErasedPay = ReadonlyMap<number, number>;

async function readErased(
  db: Database,
  companyId: number,
  page: readonly AnyLedgerEvent[],
): Promise<ErasedPay> {
  const ids = page.flatMap(({ type, data }) => (type === 'MemosErased' ? data.entryId : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ entryId: entries.entryId, seq: entries.createdSeq })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), inArray(entries.entryId, ids)));
  return new Map(rows.map(({ entryId, seq }) => [entryId, seq]));
}

async function readEarlier(
  db: Database,
  companyId: number,
  { page, erased }: { page: readonly AnyLedgerEvent[]; erased: ErasedPay },
) {
  const seqs = page.flatMap((event) => replacedBy(event, erased) ?? []);
  if (seqs.length === 0) return new Map<number, RecordedEvent<AnyLedgerEvent>>();
  const replaced = and(eq(events.companyId, companyId), inArray(events.seq, seqs));
  const found = await readEvents<AnyLedgerEvent>(db, replaced, UPCASTERS);
  return new Map(found.map((event) => [event.seq, event]));
}

/** The totals of a scope after an event. */
type Known = { seq: number; totals: PayTotals };

/**
 * Returns the totals of the scope's entries and payments after each of some events, in order. The events
 * between two of them are added up at once from the typed columns, starting at the newest event with known
 * totals.
 */
async function totalsAfter(
  db: Database,
  scope: HistoryScope,
  seqs: readonly number[],
  known: Known = { seq: 0, totals: NO_TOTALS },
): Promise<PayTotals[]> {
  const last = seqs.at(-1);
  if (last === undefined) return [];
  const ends = sql.join(
    seqs.map((seq) => sql`${seq + 1}::bigint`),
    sql`, `,
  );
  const stretch = readBy(sql`width_bucket(${amounts.seq}, array[${ends}])`, Number);
  const rows = await db
    .select({ stretch, ...summedTotals() })
    .from(amounts)
    .where(and(countedAmounts(db, scope), gt(amounts.seq, known.seq), lte(amounts.seq, last)))
    .groupBy(sql`1`);
  const stretches = new Map(rows.map(({ stretch: at, ...sum }) => [at, sum]));
  let total = known.totals;
  return seqs.map((_, at) => {
    total = addTotals(total, stretches.get(at) ?? NO_TOTALS);
    return total;
  });
}
