import { comparePaid, type PaidDifference, type RecordedMark } from '@garita/domain/pay/paid-difference';
import { and, count, eq, inArray, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import type { Place } from '../../database/prepared-query.ts';
import { readBy } from '../../database/read-by.ts';
import { events } from '../../schema/index.ts';

// The state of an entry at an earlier event, to answer a repeated request.

/** The types of events that change an entry; a mark as paid is none of them. */
export const STATING_EVENT_TYPES = [
  'TimeLoaded',
  'TimeAmended',
  'TimeRecalculated',
  'ContractorTimeLoaded',
  'ContractorTimeAmended',
];

/**
 * An entry at a moment of the log, which the number of an event names; without `entryId`, the entry of that
 * event.
 */
export type EntryMoment<Value = number> = { companyId: Value; seq: Value; entryId?: Value | undefined };

/** Returns the event in force for an entry at a moment of the log. */
export function lastEventAt(db: Database, { companyId, seq, entryId }: EntryMoment<Place | number>): SQL {
  const known = alias(events, 'known');
  const latest = db
    .select({ seq: max(known.seq) })
    .from(known)
    .where(
      and(
        eq(known.companyId, companyId),
        eq(known.entryId, entryId ?? sql`(${entryOf(db, { companyId, seq })})`),
        lte(known.seq, seq),
        inArray(known.type, STATING_EVENT_TYPES),
      ),
    );
  return sql`${events.companyId} = ${companyId} and ${events.seq} = (${latest})`;
}

function entryOf(db: Database, { companyId, seq }: EntryMoment<Place | number>) {
  const event = alias(events, 'event');
  return db
    .select({ entryId: event.entryId })
    .from(event)
    .where(and(eq(event.companyId, companyId), eq(event.seq, seq)));
}

/** Returns the number of versions that an entry had before the one of the query's event. */
export function correctionsBefore(db: Database): SQL<number> {
  const earlier = alias(events, 'earlier');
  const versions = db
    .select({ count: count() })
    .from(earlier)
    .where(
      and(
        eq(earlier.companyId, events.companyId),
        eq(earlier.entryId, events.entryId),
        lt(earlier.seq, events.seq),
        inArray(earlier.type, STATING_EVENT_TYPES),
      ),
    );
  return readBy(sql`(${versions})`, Number);
}

/** Selects the mark as paid of the entry of the query's event: now, or after the event with this number. */
export function paidColumn(asOfSeq?: number | Place) {
  const mark = asOfSeq === undefined ? MARK_NOW : markAt(asOfSeq);
  return readBy(sql`(${mark})`, (text: string) => JSON.parse(text) as RecordedMark); // as recorded
}

const AS_JSON = sql.raw(`jsonb_strip_nulls(jsonb_build_object('paidOn', m.paid_on, 'method', m.method,
  'amount', m.amount, 'net', m.net, 'chequeNumber', m.cheque_number))::text`);

const MARK_NOW = sql`select ${AS_JSON} from ledger.paid_marks m
  where m.company_id = ${events.companyId} and m.entry_id = ${events.entryId}`;

function markAt(seq: number | Place): SQL {
  return sql`select case when e.type = 'TimePaid'
      then (select ${AS_JSON} from ledger_code.paid_mark_after(e, d) m) end
    from ledger.events e
    join ledger.details d on d.company_id = e.company_id and d.seq = e.seq
    where e.company_id = ${events.companyId} and e.entry_id = ${events.entryId} and e.seq <= ${seq}
      and e.type in ('TimePaid', 'TimeUnpaid', 'TimeDeleted', 'ContractorTimeDeleted')
    order by e.seq desc limit 1`;
}

/**
 * Returns what had been paid of an entry when the event with this number deleted it; null if nothing had
 * been paid.
 */
export async function paidBeforeDeletion(
  db: Database,
  companyId: number,
  deletionSeq: number,
): Promise<PaidDifference | null> {
  const [deleted] = await db
    .select({ mark: paidColumn(deletionSeq - 1) })
    .from(events)
    .where(and(eq(events.companyId, companyId), eq(events.seq, deletionSeq)));
  return deleted?.mark ? comparePaid(deleted.mark, 0) : null;
}
