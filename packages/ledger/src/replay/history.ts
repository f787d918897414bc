import type { Cents } from '@garita/domain/money/cents';
import { and, eq, exists, gt, inArray, isNotNull, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { readEvents, readStoredEvents } from '../event-store/read-stream.ts';
import { upcast } from '../event-store/upcast.ts';
import { UPCASTERS } from '../payroll-year/upcasters.ts';
import type { AnyLedgerEvent } from '../projections/details-of.ts';
import { amounts, details, entries, events } from '../schema/index.ts';
import { type EventKind, typesOf } from './event-kinds.ts';
import { addTotals, NO_TOTALS, type PayTotals, WITHHELD } from './pay-totals.ts';

/** From which tax year to which, null without limit. */
export type TaxYears = { fromYear: number | null; toYear: number | null };

/** Which part of a company's log: a period with everything that became of its entries, a person, one entry; else all of it. */
export type HistoryScope = {
  companyId: number;
  periodId?: number | undefined;
  subject?: { kind: 'employee' | 'contractor'; id: number } | undefined;
  entryId?: number | undefined;
  /** The tax years that are told of; of a whole period, its own year. */
  years?: TaxYears | undefined;
};

/** Which events of it are told. What is left out still counts in the totals of those after it. */
export type HistoryFilter = {
  kinds?: readonly EventKind[] | undefined;
  /** The least that the gross or the net of an event changed by, up or down. */
  minimum?: Cents | undefined;
};

/** One part of a history: so many events after the last one of the part before, none after `upTo`. */
export type HistoryPage = { after?: number | undefined; upTo?: number; limit: number };

/**
 * An event in today's shape, the one that it changes or takes back, or that loaded the pay whose memos it erased, and what the scope came
 * to with it.
 */
export type HistoryEvent = {
  event: RecordedEvent<AnyLedgerEvent>;
  earlier?: RecordedEvent<AnyLedgerEvent>;
  totals: PayTotals;
};

/** What happened, in the order of the log. */
export async function readHistory(
  db: Database,
  scope: HistoryScope,
  { kinds, minimum, after = 0, upTo, limit }: HistoryFilter & HistoryPage,
): Promise<HistoryEvent[]> {
  const stored = await readStoredEvents(
    db,
    and(
      ofScope(db, scope),
      gt(events.seq, after),
      upTo === undefined ? undefined : lte(events.seq, upTo),
      kinds && inArray(events.type, typesOf(kinds)),
      minimum === undefined ? undefined : changesAtLeast(db, minimum),
    ),
    limit,
  );
  const page = stored.map(
    (event) => ({ ...event, data: upcast(UPCASTERS, event) }) as RecordedEvent<AnyLedgerEvent>, // as appended
  );
  const totals = await totalsAfter(
    db,
    scope,
    page.map(({ seq }) => seq),
  );
  const erased = await readErased(db, scope.companyId, page);
  const earlier = await readEarlier(db, scope.companyId, { page, erased });
  return page.map((event, at) => {
    const replaced = earlier.get(replacedBy(event, erased) ?? 0);
    return { event, totals: totals[at] ?? NO_TOTALS, ...(replaced ? { earlier: replaced } : {}) };
  });
}

/** The event that an event changes, takes back or goes on with. */
function replacedBy({ data }: AnyLedgerEvent, erased: ErasedPay): number | undefined {
  if ('replacesSeq' in data) return data.replacesSeq;
  if ('entryId' in data) return erased.get(data.entryId);
  return 'movedFromSeq' in data ? data.movedFromSeq : undefined;
}

/** Of pay whose memos were erased, the event by which it was loaded. */
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

function ofScope(
  db: Database,
  { companyId, periodId, subject, entryId, years }: HistoryScope,
): SQL | undefined {
  return and(
    eq(events.companyId, companyId),
    periodId === undefined ? undefined : ofPeriod(db, companyId, periodId),
    subject && ofSubject(db, companyId, subject),
    entryId === undefined ? undefined : eq(events.entryId, entryId),
    withinYears(yearOfEvent(db), years),
  );
}

// That memos were erased is of whoever the pay is of. Contractors' payments have none.
function ofSubject(
  db: Database,
  companyId: number,
  { kind, id }: NonNullable<HistoryScope['subject']>,
): SQL | undefined {
  if (kind === 'contractor') return like(events.streamId, `ctr:${id}:%`);
  const ofEmployee = db
    .select({ id: entries.entryId })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(entries.employeeId, id)));
  return or(
    like(events.streamId, `emp:${id}:%`),
    and(eq(events.type, 'MemosErased'), inArray(events.entryId, ofEmployee)),
  );
}

/**
 * The tax year of an event: a stream of somebody ends with it, and what happens to a whole company has one where it is about a period, a
 * month or a pay.
 */
function yearOfEvent(db: Database): SQL {
  const closed = db
    .select({ year: sql`extract(year from ${details.coveredFrom})::int` })
    .from(details)
    .where(
      and(
        eq(details.companyId, events.companyId),
        eq(details.seq, events.seq),
        eq(events.type, 'MonthClosed'),
      ),
    );
  const paid = db
    .select({ year: entries.taxYear })
    .from(entries)
    .where(and(eq(entries.companyId, events.companyId), eq(entries.entryId, events.entryId)));
  return sql`coalesce(nullif(split_part(${events.streamId}, ':', 3), '')::int, ${events.periodId} / 1000, (${closed}), (${paid}))`;
}

/** Whether a tax year is one of these. */
export function withinYears(year: SQL | PgColumn, years: TaxYears | undefined): SQL | undefined {
  const { fromYear = null, toYear = null } = years ?? {};
  return and(
    fromYear === null ? undefined : sql`${year} >= ${fromYear}`,
    toYear === null ? undefined : sql`${year} <= ${toYear}`,
  );
}

// A mark as paid names its entry and no period.
function ofPeriod(db: Database, companyId: number, periodId: number): SQL | undefined {
  const ofEntries = db
    .select({ id: entries.entryId })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(entries.periodId, periodId)));
  return or(eq(events.periodId, periodId), and(isNull(events.periodId), inArray(events.entryId, ofEntries)));
}

function changesAtLeast(db: Database, minimum: Cents): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(amounts)
      .where(
        and(
          eq(amounts.companyId, events.companyId),
          eq(amounts.seq, events.seq),
          sql`greatest(abs(${amounts.gross}), abs(${amounts.net})) >= ${minimum}`,
        ),
      ),
  );
}

/**
 * What the entries and payments of the scope came to after each of some events, in order. What lies between two of them is added
 * up at once, from the typed columns; an opening balance is not this company's pay.
 */
async function totalsAfter(
  db: Database,
  { companyId, periodId, subject, entryId, years }: HistoryScope,
  seqs: readonly number[],
): Promise<PayTotals[]> {
  const last = seqs.at(-1);
  if (last === undefined) return [];
  const ends = sql.join(
    seqs.map((seq) => sql`${seq + 1}::bigint`),
    sql`, `,
  );
  const withheld = sql.join(
    WITHHELD.map((name) => sql`${amounts[name]}`),
    sql` + `,
  );
  const stretch = sql<number>`width_bucket(${amounts.seq}, array[${ends}])`.mapWith(Number);
  const rows = await db
    .select({
      stretch,
      gross: sql`sum(${amounts.gross})`.mapWith(Number),
      withheld: sql`sum(${withheld})`.mapWith(Number),
      net: sql`sum(${amounts.net})`.mapWith(Number),
    })
    .from(amounts)
    .where(
      and(
        eq(amounts.companyId, companyId),
        lte(amounts.seq, last),
        isNotNull(amounts.entryId),
        periodId === undefined ? undefined : eq(amounts.periodId, periodId),
        subject && and(eq(amounts.subjectKind, subject.kind), eq(amounts.subjectId, subject.id)),
        entryId === undefined ? undefined : eq(amounts.entryId, entryId),
        withinYears(amounts.taxYear, years),
      ),
    )
    .groupBy(sql`1`);
  const stretches = new Map(rows.map(({ stretch: at, ...sum }) => [at, sum]));
  let total = NO_TOTALS;
  return seqs.map((_, at) => {
    total = addTotals(total, stretches.get(at) ?? NO_TOTALS);
    return total;
  });
}
