import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import { readBy } from '../database/read-by.ts';
import { events } from '../schema/index.ts';
import type { RecordedEvent } from './event.ts';
import { type Upcasters, upcast } from './upcast.ts';

/** Returns the events of one stream in order. The caller names their types. */
export async function readStream<Event extends { type: string; data: object }>(
  db: Database,
  { companyId, stream }: { companyId: number; stream: string },
  upcasters: Upcasters<Event['type']>,
): Promise<RecordedEvent<Event>[]> {
  const rows = await ofStream(db, { companyId, stream });
  return rows.map((row) => readToday<Event>(recordedEvent(row), upcasters));
}

const ofStream = preparedQuery((db, { companyId, stream }: Places<{ companyId: number; stream: string }>) =>
  eventRows(db, and(eq(events.companyId, companyId), eq(events.streamId, stream))),
);

/**
 * Returns events by a condition on their columns, in the order of the company's log, with payloads in today's
 * shape.
 */
export async function readEvents<Event extends { type: string; data: object }>(
  db: Database,
  where: SQL | undefined,
  upcasters: Upcasters<Event['type']>,
): Promise<RecordedEvent<Event>[]> {
  const stored = await readStoredEvents(db, where);
  return stored.map((event) => readToday<Event>(event, upcasters));
}

function readToday<Event extends { type: string; data: object }>(
  event: RecordedEvent,
  upcasters: Upcasters<Event['type']>,
): RecordedEvent<Event> {
  return { ...event, data: upcast(upcasters, event) } as RecordedEvent<Event>; // as appended
}

/** Returns events in their stored shape, in order; all of them without a limit. */
export async function readStoredEvents(
  db: Database,
  where: SQL | undefined,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<RecordedEvent[]> {
  const rows = await eventRows(db, where).limit(limit);
  return rows.map(recordedEvent);
}

/** Returns the newest events in their stored shape, the newest first. */
export async function readNewestStoredEvents(
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<RecordedEvent[]> {
  const rows = await eventRows(db, where, desc).limit(limit);
  return rows.map(recordedEvent);
}

function eventRows(db: Database, where: SQL | undefined, order = asc) {
  return db.select(COLUMNS).from(events).where(where).orderBy(order(events.seq));
}

/**
 * The time of recording in microseconds since 1970, as hashed; a JavaScript date would lose the
 * microseconds.
 */
export const RECORDED_AT_MICROS = readBy(
  sql`(extract(epoch from ${events.recordedAt}) * 1000000)::bigint`,
  Number,
);

const COLUMNS = {
  companyId: events.companyId,
  seq: events.seq,
  stream: events.streamId,
  version: events.version,
  type: events.type,
  schemaVersion: events.schemaVersion,
  entryId: events.entryId,
  periodId: events.periodId,
  payDate: events.payDate,
  recordedAtMicros: RECORDED_AT_MICROS,
  actorId: events.actorId,
  commandId: events.commandId,
  reason: events.reason,
  engineVersion: events.engineVersion,
  data: events.data,
};

function recordedEvent(row: object): RecordedEvent {
  const present = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(present) as RecordedEvent; // as selected
}
