import { and, eq, lte, max } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { events } from '../schema/index.ts';

/**
 * Returns the number of the last event recorded by a moment (ISO 8601), or of the newest one without a
 * moment; 0 if there is none.
 */
export async function seqKnownAt(db: Database, companyId: number, recordedAt?: string): Promise<number> {
  const known = recordedAt === undefined ? undefined : lte(events.recordedAt, recordedAt);
  const [row] = await db
    .select({ seq: max(events.seq) })
    .from(events)
    .where(and(eq(events.companyId, companyId), known));
  return row?.seq ?? 0;
}

/** Returns the time when an event was recorded, as ISO 8601; undefined if there is no such event. */
export async function momentOf(db: Database, companyId: number, seq: number): Promise<string | undefined> {
  const [row] = await db
    .select({ at: isoMoment(events.recordedAt) })
    .from(events)
    .where(and(eq(events.companyId, companyId), eq(events.seq, seq)));
  return row?.at;
}
