import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { events } from '../../schema/index.ts';

/**
 * Returns the reasons of the changes of an entry or a payment, by the number of the event, where one was
 * given.
 */
export async function entryReasons(
  db: Database,
  { companyId, entryId }: { companyId: number; entryId: number },
): Promise<ReadonlyMap<number, string>> {
  const given = await db
    .select({ seq: events.seq, reason: events.reason })
    .from(events)
    .where(and(eq(events.companyId, companyId), eq(events.entryId, entryId), isNotNull(events.reason)));
  return new Map(given.map(({ seq, reason }) => [seq, reason ?? '']));
}

/** The event that deleted an entry: who recorded it, when (ISO 8601), and why. */
export type EntryDeletion = { seq: number; recordedBy: number; recordedAt: string; reason: string };

/**
 * Returns the deletion of an entry, of an employee or a contractor; null while it is in force. An entry that
 * moved to another tax year was deleted in one and loaded in the other.
 */
export async function findEntryDeletion(
  db: Database,
  { companyId, entryId }: { companyId: number; entryId: number },
): Promise<EntryDeletion | null> {
  const [last] = await db
    .select({
      seq: events.seq,
      type: events.type,
      recordedBy: events.actorId,
      recordedAt: isoMoment(events.recordedAt),
      reason: events.reason,
    })
    .from(events)
    .where(
      and(
        eq(events.companyId, companyId),
        eq(events.entryId, entryId),
        inArray(events.type, [...BEGUN_OR_ENDED]),
      ),
    )
    .orderBy(desc(events.seq))
    .limit(1);
  if (!last || !isDeletion(last.type)) return null;
  const { type: _, reason, ...deletion } = last;
  return { ...deletion, reason: reason ?? '' };
}

const DELETED = ['TimeDeleted', 'ContractorTimeDeleted'] as const;
const BEGUN_OR_ENDED = ['TimeLoaded', 'ContractorTimeLoaded', ...DELETED] as const;

function isDeletion(type: string): boolean {
  return DELETED.some((deleted) => deleted === type);
}
