import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { allOf } from '../database/all-of.ts';
import type { Database } from '../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../database/prepared-query.ts';
import { RECORDED_AT_MICROS } from '../event-store/read-stream.ts';
import { genesisHash } from '../event-store/verify.ts';
import { amounts, details, events } from '../schema/index.ts';
import { DETAIL_NUMBERS, DETAIL_TEXTS, readDetails } from './logged-details.ts';
import type { EventEnvelope, LoggedEvent } from './logged-event.ts';
import { numberList } from './number-list.ts';

/**
 * The events of a company up to one of them; optionally only those of an employee, or those that name a
 * period.
 */
export type LogScope = { companyId: number; toSeq: number } & (
  | { employeeId?: number | undefined; periodId?: undefined }
  | { employeeId?: undefined; periodId: number }
);

// The number of events that memory holds at a time.
const PAGE = 2_000;

/** Reads the typed columns of some events of a log, in order and a page at a time. No payload is read. */
export async function* readLoggedEvents(db: Database, scope: LogScope): AsyncGenerator<LoggedEvent[]> {
  let page = await readEnvelopes(db, scope, 0);
  while (page.length > 0) {
    yield await withTypedRows(db, scope, page);
    page = page.length < PAGE ? [] : await readEnvelopes(db, scope, page.at(-1)?.seq ?? 0);
  }
}

/**
 * Reads the typed rows of consecutive events and adds them to the events. A join would read whole tables for
 * each page while the database has no statistics.
 */
async function withTypedRows(
  db: Database,
  { companyId, employeeId, periodId }: LogScope,
  page: readonly EventEnvelope[],
): Promise<LoggedEvent[]> {
  const seqs = page.map(({ seq }) => seq);
  const range = { companyId, from: seqs.at(0) ?? 0, to: seqs.at(-1) ?? 0 };
  // The events of one employee or period are few among the others.
  const list = { companyId, seqs: idList(seqs) };
  const isWhole = employeeId === undefined && periodId === undefined;
  const rows = await allOf({
    amounts: isWhole ? amountsInRange(db, range) : amountsOfEvents(db, list),
    details: isWhole ? detailsInRange(db, range) : detailsOfEvents(db, list),
    hashes: readHashesBefore(db, companyId, page),
  });
  const deltas = new Map(rows.amounts.map(({ seq, delta }) => [seq, delta as number[]])); // none is null
  const facts = new Map(rows.details.map(({ seq, numbers, ...texts }) => [seq, readDetails(numbers, texts)]));
  return page.map((event) => ({
    ...event,
    details: facts.get(event.seq),
    delta: deltas.get(event.seq),
    hashBefore: rows.hashes.get(event.seq),
  }));
}

type SeqRange = { companyId: number; from: number; to: number };
type SeqList = { companyId: number; seqs: string };

const AMOUNTS = { seq: amounts.seq, delta: numberList(AMOUNT_NAMES.map((name) => amounts[name])) };
const DETAILS = { seq: details.seq, numbers: numberList(DETAIL_NUMBERS), ...DETAIL_TEXTS };

const amountsInRange = preparedQuery((db, range: Places<SeqRange>) =>
  db.select(AMOUNTS).from(amounts).where(isInRange(amounts, range)),
);
const amountsOfEvents = preparedQuery((db, list: Places<SeqList>) =>
  db.select(AMOUNTS).from(amounts).where(isListed(amounts, list)),
);
const detailsInRange = preparedQuery((db, range: Places<SeqRange>) =>
  db.select(DETAILS).from(details).where(isInRange(details, range)),
);
const detailsOfEvents = preparedQuery((db, list: Places<SeqList>) =>
  db.select(DETAILS).from(details).where(isListed(details, list)),
);

function isInRange(table: typeof amounts | typeof details, { companyId, from, to }: Places<SeqRange>) {
  return and(eq(table.companyId, companyId), gte(table.seq, from), lte(table.seq, to));
}

function isListed(table: typeof amounts | typeof details, { companyId, seqs }: Places<SeqList>) {
  return and(eq(table.companyId, companyId), isAnyOf(table.seq, seqs));
}

async function readEnvelopes(db: Database, scope: LogScope, after: number): Promise<EventEnvelope[]> {
  const rows = await envelopesOf(db, scope, after);
  return rows.map((row) => ({
    ...row,
    entryId: row.entryId ?? undefined,
    periodId: row.periodId ?? undefined,
    payDate: row.payDate ?? undefined,
    reason: row.reason ?? undefined,
  }));
}

function envelopesOf(db: Database, { companyId, toSeq, employeeId, periodId }: LogScope, after: number) {
  const page = { companyId, after, toSeq };
  if (periodId !== undefined) return envelopesOfPeriod(db, { ...page, periodId });
  return employeeId === undefined
    ? envelopesOfCompany(db, page)
    : envelopesOfEmployee(db, { ...page, streams: `emp:${employeeId}:%` });
}

type EnvelopePage = { companyId: number; after: number; toSeq: number };

const envelopesOfCompany = preparedQuery((db, page: Places<EnvelopePage>) => envelopeRows(db, page));

const envelopesOfEmployee = preparedQuery((db, page: Places<EnvelopePage & { streams: string }>) =>
  envelopeRows(db, page, sql`${events.streamId} like ${page.streams}`),
);

const envelopesOfPeriod = preparedQuery((db, page: Places<EnvelopePage & { periodId: number }>) =>
  envelopeRows(db, page, eq(events.periodId, page.periodId)),
);

function envelopeRows(db: Database, { companyId, after, toSeq }: Places<EnvelopePage>, whose?: SQL) {
  return db
    .select(ENVELOPE)
    .from(events)
    .where(and(eq(events.companyId, companyId), gt(events.seq, after), lte(events.seq, toSeq), whose))
    .orderBy(asc(events.seq))
    .limit(PAGE);
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
