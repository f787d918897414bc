import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { entries } from '../schema/index.ts';

/** The periods that some entries of a company are of, by the entries' ids. */
export async function entryPeriods(
  db: Database,
  companyId: number,
  entryIds: readonly number[],
): Promise<Map<number, number>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ entryId: entries.entryId, periodId: entries.periodId })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), inArray(entries.entryId, [...entryIds])));
  return new Map(rows.map(({ entryId, periodId }) => [entryId, periodId]));
}
