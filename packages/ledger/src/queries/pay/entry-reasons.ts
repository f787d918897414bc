import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { events } from '../../schema/index.ts';

/** Why an entry or a payment was changed, by the numbers of the events for which somebody said it. */
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
