import { and, eq, lte, max } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { isoMoment } from '../queries/iso-moment.ts';
import { events } from '../schema/index.ts';

/** The number of the last event that was recorded by a moment (ISO 8601), or of the last one there is; 0 before the first one. */
export async function seqKnownAt(db: Database, companyId: number, recordedAt?: string): Promise<number> {
  const known = recordedAt === undefined ? undefined : lte(events.recordedAt, recordedAt);
  const [row] = await db
    .select({ seq: max(events.seq) })
    .from(events)
    .where(and(eq(events.companyId, companyId), known));
  return row?.seq ?? 0;
}

/** When an event was recorded, as ISO 8601; undefined where there is no such event. */
export async function momentOf(db: Database, companyId: number, seq: number): Promise<string | undefined> {
  const [row] = await db
    .select({ at: isoMoment(events.recordedAt) })
    .from(events)
    .where(and(eq(events.companyId, companyId), eq(events.seq, seq)));
  return row?.at;
}
