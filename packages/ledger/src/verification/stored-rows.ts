import { isDeepStrictEqual } from 'node:util';
import { mapAmounts } from '@garita/domain/pay/amounts';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { type Upcasters, upcast } from '../event-store/upcast.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import { type ProjectionDetails, projectionDetails } from '../events/event-facts.ts';
import { listAmounts } from '../fold/amount-list.ts';
import { loggedDetails } from '../fold/logged-details.ts';
import type { LoggedEvent } from '../fold/logged-event.ts';
import { readHashesBefore } from '../fold/read-logged-events.ts';
import { amounts, details } from '../schema/index.ts';
import { inForceIn } from './money-problems.ts';

type AmountsRow = typeof amounts.$inferSelect;
/** The rows that are stored beside the payloads of some events, by sequence number. */
export type StoredRows = {
  amounts: ReadonlyMap<number, AmountsRow>;
  details: ReadonlyMap<number, typeof details.$inferSelect>;
  inForce: Awaited<ReturnType<typeof inForceIn>>;
  hashes: ReadonlyMap<number, string>;
};

/** Reads the rows beside some events, and the other content of this part of the log. */
export async function readStoredRows(
  db: Database,
  { companyId, fromSeq, toSeq }: { companyId: number; fromSeq: number; toSeq: number },
  stored: readonly RecordedEvent[],
): Promise<StoredRows> {
  const inRange = (table: typeof amounts | typeof details) =>
    and(eq(table.companyId, companyId), gte(table.seq, fromSeq), lte(table.seq, toSeq));
  const ofAmounts = await db.select().from(amounts).where(inRange(amounts)).orderBy(asc(amounts.seq));
  const ofDetails = await db.select().from(details).where(inRange(details)).orderBy(asc(details.seq));
  return {
    amounts: new Map(ofAmounts.map((row) => [row.seq, row])),
    details: new Map(ofDetails.map((row) => [row.seq, row])),
    inForce: await inForceIn(db, { companyId, fromSeq, toSeq }),
    hashes: await readHashesBefore(db, companyId, stored),
  };
}

/** Returns the numbers of the events whose rows differ from their payloads, and which rows these are. */
export function storedRowProblems(
  contents: ReadonlyMap<number, EventContent | undefined>,
  stored: StoredRows,
): RowProblem[] {
  const seqs = [...new Set([...contents.keys(), ...stored.details.keys(), ...stored.amounts.keys()])];
  return seqs.flatMap((seq): RowProblem[] => [
    ...(isDeepStrictEqual(contents.get(seq)?.details, storedDetails(stored, seq))
      ? []
      : [{ seq, problem: 'details' as const }]),
    ...(isDeepStrictEqual(contents.get(seq)?.amounts, stored.amounts.get(seq))
      ? []
      : [{ seq, problem: 'amounts' as const }]),
  ]);
}

/** A row beside an event that differs from its payload. */
type RowProblem = { seq: number; problem: 'details' | 'amounts' };

/** An event in today's shape, and the rows that follow from its payload. */
export type EventContent = {
  event: RecordedEvent<AnyLedgerEvent>;
  details: object;
  amounts: AmountsRow | undefined;
};

/**
 * Returns the content of an event; undefined if the payload cannot be read, which then agrees with no row.
 */
export function contentOf(event: RecordedEvent, upcasters: Upcasters): EventContent | undefined {
  try {
    // In the shape of today, as `append` got it.
    const today = { ...event, data: upcast(upcasters, event) } as RecordedEvent<AnyLedgerEvent>;
    const ofEvent = projectionDetails(today);
    return {
      event: today,
      details: withoutAbsent(ofEvent),
      amounts: amountsOf(today, ofEvent),
    };
  } catch {
    return undefined;
  }
}

function amountsOf(
  event: RecordedEvent<AnyLedgerEvent>,
  { payDate = '' }: ProjectionDetails,
): AmountsRow | undefined {
  const { companyId, seq, data } = event;
  if (!('delta' in data)) return undefined;
  const [kind, subjectId, taxYear] = event.stream.split(':');
  return {
    companyId,
    seq,
    subjectKind: kind === 'ctr' ? 'contractor' : 'employee',
    subjectId: Number(subjectId),
    taxYear: Number(taxYear),
    payDate: event.payDate ?? payDate,
    periodId: event.periodId ?? null,
    entryId: event.entryId ?? null,
    ...mapAmounts((name) => data.delta[name]),
  };
}

function storedDetails({ details: rows }: StoredRows, seq: number): ProjectionDetails | undefined {
  const row = rows.get(seq);
  if (!row) return undefined;
  const { companyId: _, seq: __, ...facts } = row;
  return withoutAbsent(facts);
}

function withoutAbsent(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
/** Returns an event with the rows beside it. */
export function storedEvent({ data: _, ...envelope }: RecordedEvent, stored: StoredRows): LoggedEvent {
  const { seq } = envelope;
  const changed = stored.amounts.get(seq);
  const facts = storedDetails(stored, seq);
  return {
    ...envelope,
    details: facts && loggedDetails(facts),
    delta: changed && listAmounts(changed),
    hashBefore: stored.hashes.get(seq),
  };
}
