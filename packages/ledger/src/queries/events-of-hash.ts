import { asc, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { events } from '../schema/index.ts';

/**
 * Returns the events of any company whose hash begins with these hex digits. A printed hash has exactly one
 * event as long as nothing before it changed.
 */
export async function eventsOfHash(
  db: Database,
  beginning: string,
): Promise<{ companyId: number; seq: number }[]> {
  return db
    .select({ companyId: events.companyId, seq: events.seq })
    .from(events)
    .where(sql`starts_with(encode(${events.hash}, 'hex'), ${beginning.toLowerCase()})`)
    .orderBy(asc(events.companyId), asc(events.seq));
}
