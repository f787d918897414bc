import { type PaidPay, paidPay, type RecordedMark } from '@garita/domain/pay/paid-pay';
import { and, count, eq, inArray, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Place } from '../../database/built-once.ts';
import type { Database } from '../../database/client.ts';
import { events } from '../../schema/index.ts';

// How an entry stood when an event was the last one: what a repeated request is answered.

/** The events after which an entry reads otherwise; a mark as paid is none of them. */
export const STATING = [
  'TimeLoaded',
  'TimeAmended',
  'TimeRecalculated',
  'ContractorTimeLoaded',
  'ContractorTimeAmended',
];

/** The event that was in force for an entry once the event with this number, about the same entry, had happened. */
export function inForceAt(
  db: Database,
  { companyId, seq }: { companyId: number | Place; seq: number | Place },
): SQL | undefined {
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

/** How many versions an entry had before that of the query's event. */
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
        inArray(earlier.type, STATING),
      ),
    );
  return sql`(${versions})`.mapWith(Number);
}

/** The mark of the entry of the query's event: now, or once the event with this number had happened. */
export function paidColumn(asOfSeq?: number | Place) {
  const mark = asOfSeq === undefined ? MARK_NOW : markAt(asOfSeq);
  return sql<RecordedMark | null>`(${mark})`.mapWith((text: string) => JSON.parse(text) as RecordedMark); // as recorded
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

/** What had been paid of something when the event with this number, its deletion, happened; null where nothing had. */
export async function paidBeforeDeletion(
  db: Database,
  companyId: number,
  deletionSeq: number,
): Promise<PaidPay | null> {
  const [deleted] = await db
    .select({ mark: paidColumn(deletionSeq - 1) })
    .from(events)
    .where(and(eq(events.companyId, companyId), eq(events.seq, deletionSeq)));
  return deleted?.mark ? paidPay(deleted.mark, 0) : null;
}
