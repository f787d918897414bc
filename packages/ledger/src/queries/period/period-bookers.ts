import { and, eq, min, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { events } from '../../schema/index.ts';

// Part of the text, for the index of the events of a period. A mark as paid books nothing.
const BOOKS = sql`${events.type} in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted')`;

/**
 * Returns the users who booked anything in a period of a company: loaded, amended, recalculated, corrected
 * or deleted pay. Ordered by their first event.
 */
export async function listUsersWhoBooked(
  db: Database,
  companyId: number,
  periodId: number,
): Promise<number[]> {
  const rows = await db
    .select({ by: events.actorId })
    .from(events)
    .where(and(eq(events.companyId, companyId), eq(events.periodId, periodId), BOOKS))
    .groupBy(events.actorId)
    .orderBy(min(events.seq));
  return rows.map(({ by }) => by);
}
