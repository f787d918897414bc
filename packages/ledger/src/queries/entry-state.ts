import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { and, desc, eq, inArray, lte, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { events, paidMarks } from '../schema/index.ts';

// How an entry stood when an event was the last one: what a repeated request is answered.

/** The events after which an entry reads otherwise; a mark as paid is none of them. */
const STATING = [
  'TimeLoaded',
  'TimeAmended',
  'TimeRecalculated',
  'ContractorTimeLoaded',
  'ContractorTimeAmended',
];
const MARKING = ['TimePaid', 'TimeUnpaid', 'TimeDeleted', 'ContractorTimeDeleted'];

/** The event that was in force for an entry once the event with this number, about the same entry, had happened. */
export function inForceAt(db: Database, companyId: number, seq: number): SQL | undefined {
  const known = alias(events, 'known');
  const asked = alias(events, 'asked');
  const latest = db
    .select({ seq: max(known.seq) })
    .from(known)
    .innerJoin(asked, and(eq(asked.companyId, known.companyId), eq(asked.entryId, known.entryId)))
    .where(
      and(
        eq(asked.companyId, companyId),
        eq(asked.seq, seq),
        lte(known.seq, seq),
        inArray(known.type, STATING),
      ),
    );
  return and(eq(events.companyId, companyId), eq(events.seq, sql`(${latest})`));
}

/** Whether the entry of the query's event is marked as paid: now, or once the event with this number had happened. */
export function paidColumn(db: Database, asOfSeq?: number) {
  const mark = asOfSeq === undefined ? markNow(db) : markAt(db, asOfSeq);
  return sql<PaidMark | null>`(${mark})`.mapWith((text: string) => JSON.parse(text) as PaidMark); // as recorded
}

function markNow(db: Database) {
  const mark = sql`jsonb_strip_nulls(jsonb_build_object(
    'paidOn', ${paidMarks.paidOn}, 'method', ${paidMarks.method}))::text`;
  return db
    .select({ mark: mark.as('mark') })
    .from(paidMarks)
    .where(and(eq(paidMarks.companyId, events.companyId), eq(paidMarks.entryId, events.entryId)));
}

function markAt(db: Database, seq: number) {
  const marking = alias(events, 'marking');
  return db
    .select({ mark: sql`case ${marking.type} when 'TimePaid' then ${marking.data}::text end`.as('mark') })
    .from(marking)
    .where(
      and(
        eq(marking.companyId, events.companyId),
        eq(marking.entryId, events.entryId),
        lte(marking.seq, seq),
        inArray(marking.type, MARKING),
      ),
    )
    .orderBy(desc(marking.seq))
    .limit(1);
}
