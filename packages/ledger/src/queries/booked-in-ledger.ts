import type { Cents } from '@garita/domain/money/cents';
import { AMOUNT_NAMES, type Amounts } from '@garita/domain/pay/amounts';
import { byName } from '@garita/domain/pay/concepts';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { readBy } from '../database/read-by.ts';
import type { EventType } from '../events/event-kinds.ts';
import { amounts, events } from '../schema/index.ts';

type CompanyYear = { companyId: number; taxYear: number };

/** The sum of an entry's events, and the employee of the entry. */
export type BookedEntry = { employeeId: number; entryId: number; amounts: Amounts };

/**
 * Adds up the events of a year's entries by entry. It reads the events and not the projections that the
 * screens read.
 */
export async function ledgerAmountsByEntry(db: Database, year: CompanyYear): Promise<BookedEntry[]> {
  const sums = byName(AMOUNT_NAMES, (name) => readBy(sql`sum(${amounts[name]})`, Number));
  const rows = await db
    .select({ entryId: amounts.entryId, employeeId: amounts.subjectId, amounts: sums })
    .from(amounts)
    .where(and(ofYear(year, 'employee'), isNotNull(amounts.entryId)))
    .groupBy(amounts.entryId, amounts.subjectId);
  return rows.flatMap(({ entryId, ...booked }) => (entryId === null ? [] : [{ ...booked, entryId }]));
}

/** Adds up the events of a year's contractor payments, payment by payment. */
export async function ledgerAmountsByPayment(
  db: Database,
  year: CompanyYear,
): Promise<{ contractorId: number; gross: Cents; incomeTaxWithheld: Cents }[]> {
  return db
    .select({
      contractorId: amounts.subjectId,
      gross: readBy(sql`sum(${amounts.gross})`, Number),
      incomeTaxWithheld: readBy(sql`sum(${amounts.incomeTaxWithheld})`, Number),
    })
    .from(amounts)
    .where(ofYear(year, 'contractor'))
    .groupBy(amounts.subjectId);
}

/** An event about an entry: its type, its time, its user, and its reason if one was given. */
export type EntryEvent = {
  entryId: number;
  seq: number;
  type: EventType;
  recordedAt: string;
  recordedBy: number;
  reason: string;
};

/** Returns every event about some entries of a company, in order. */
export async function eventsOfEntries(
  db: Database,
  companyId: number,
  entryIds: readonly number[],
): Promise<EntryEvent[]> {
  if (entryIds.length === 0) return [];
  const rows = await db
    .select({
      entryId: events.entryId,
      seq: events.seq,
      type: events.type,
      recordedAt: isoMoment(events.recordedAt),
      recordedBy: events.actorId,
      reason: sql<string>`coalesce(${events.reason}, '')`,
    })
    .from(events)
    .where(and(eq(events.companyId, companyId), inArray(events.entryId, [...entryIds])))
    .orderBy(asc(events.seq));
  return rows.flatMap(
    ({ entryId, type, ...event }) =>
      entryId === null ? [] : [{ ...event, entryId, type: type as EventType }], // as appended
  );
}

function ofYear({ companyId, taxYear }: CompanyYear, subjectKind: 'employee' | 'contractor') {
  return and(
    eq(amounts.companyId, companyId),
    eq(amounts.taxYear, taxYear),
    eq(amounts.subjectKind, subjectKind),
  );
}
