import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { commands, events, heads } from '../schema/index.ts';
import type { ChainLink, ExportedEvent, ExportedLog } from './exported-log.ts';
import { RECORDED_AT_MICROS } from './read-stream.ts';

/**
 * A part of a company's log; by default all of it. With `streams`, the events of other streams are exported
 * as links only.
 */
export type ExportRange = {
  companyId: number;
  fromSeq?: number;
  toSeq?: number;
  streams?: readonly string[];
};

/**
 * Exports a company's log as it stands at one moment, to be checked elsewhere (`verifyLog`). PostgreSQL
 * writes the payloads as text on all of its cores.
 */
export async function exportLog(db: Database, range: ExportRange): Promise<ExportedLog> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config(name, '0', true)
        from unnest(array['min_parallel_table_scan_size', 'parallel_setup_cost', 'parallel_tuple_cost']) name`);
      return readLog(tx, range);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readLog(
  db: Database,
  { companyId, fromSeq = 1, toSeq, streams }: ExportRange,
): Promise<ExportedLog> {
  const exported = await readExported(db, { companyId, fromSeq, toSeq: toSeq ?? Number.MAX_SAFE_INTEGER });
  const listed = exported.map((event) =>
    streams && !streams.includes(event.stream) ? linkOf(event) : event,
  );
  return {
    companyId,
    events: listed,
    ...(toSeq === undefined ? { head: await readEnd(db, companyId) } : {}),
    ...(fromSeq > 1 ? await readStart(db, { companyId, fromSeq }) : {}),
  };
}

// The number of events of 5 KB that memory holds at a time.
const BATCH = 1_000;

/**
 * Yields the events of a company's log up to one of them, without ever holding all of them. These events
 * never change.
 */
export async function* exportEvents(
  db: Database,
  { companyId, toSeq }: { companyId: number; toSeq: number },
  batch = BATCH,
): AsyncGenerator<ExportedEvent> {
  for (let fromSeq = 1; fromSeq <= toSeq; fromSeq += batch) {
    yield* await readExported(db, { companyId, fromSeq, toSeq: Math.min(toSeq, fromSeq + batch - 1) });
  }
}

const COLUMNS = {
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
  requestHash: commands.requestHash,
  reason: events.reason,
  engineVersion: events.engineVersion,
  data: sql<string>`${events.data}::text`,
  streamHash: events.streamHash,
  hash: events.hash,
};

type Range = { companyId: number; fromSeq: number; toSeq: number };

async function readExported(db: Database, { companyId, fromSeq, toSeq }: Range): Promise<ExportedEvent[]> {
  const rows = await db
    .select(COLUMNS)
    .from(events)
    .leftJoin(
      commands,
      and(eq(commands.companyId, events.companyId), eq(commands.commandId, events.commandId)),
    )
    .where(and(eq(events.companyId, companyId), gte(events.seq, fromSeq), lte(events.seq, toSeq)));
  // Sorted here: the database would sort the events with their payloads, and send none before it has all.
  return rows
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ entryId, periodId, payDate, reason, requestHash, ...row }) => ({
      ...row,
      // A command that is gone leaves no hash, and the event then fails its check.
      requestHash: requestHash ?? '',
      ...(entryId === null ? {} : { entryId }),
      ...(periodId === null ? {} : { periodId }),
      ...(payDate === null ? {} : { payDate }),
      ...(reason === null ? {} : { reason }),
    }));
}

function linkOf({ seq, streamHash, hash }: ExportedEvent): ChainLink {
  return { seq, streamHash, hash };
}

async function readEnd(db: Database, companyId: number): Promise<ExportedLog['head']> {
  const head = await getLogHead(db, companyId);
  return head && { lastSeq: head.lastSeq, lastHash: head.lastHash };
}

/**
 * Returns the end of a company's log, and the number of its anchors; undefined if nothing was recorded yet.
 */
export async function getLogHead(
  db: Database,
  companyId: number,
): Promise<(NonNullable<ExportedLog['head']> & { anchorCount: number }) | undefined> {
  const [head] = await db
    .select({ lastSeq: heads.lastSeq, lastHash: heads.lastHash, anchorCount: heads.anchorCount })
    .from(heads)
    .where(eq(heads.companyId, companyId));
  return head;
}

/**
 * Returns the state of the log and its streams just before an export that does not begin at the first event.
 */
async function readStart(
  db: Database,
  { companyId, fromSeq }: { companyId: number; fromSeq: number },
): Promise<Pick<ExportedLog, 'startsAfter' | 'streamTails'>> {
  const earlier = and(eq(events.companyId, companyId), lt(events.seq, fromSeq));
  const tails = await db
    .selectDistinctOn([events.streamId], {
      stream: events.streamId,
      version: events.version,
      hash: events.streamHash,
    })
    .from(events)
    .where(earlier)
    .orderBy(events.streamId, sql`${events.version} desc`);
  const [last] = await db
    .select({ seq: events.seq, hash: events.hash })
    .from(events)
    .where(and(earlier, eq(events.seq, fromSeq - 1)));
  return {
    ...(last ? { startsAfter: last } : {}),
    streamTails: Object.fromEntries(tails.map(({ stream, ...tail }) => [stream, tail])),
  };
}
