import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { amounts, events } from '../../schema/index.ts';

/** Returns every tax year that some entries or payments of a company ever belonged to, by id. */
export async function entryYears(
  db: Database,
  companyId: number,
  entryIds: readonly number[],
): Promise<Map<number, number[]>> {
  const years = new Map<number, number[]>();
  if (entryIds.length === 0) return years;
  const rows = await db
    .selectDistinct({ entryId: events.entryId, taxYear: amounts.taxYear })
    .from(events)
    .innerJoin(amounts, and(eq(amounts.companyId, events.companyId), eq(amounts.seq, events.seq)))
    .where(and(eq(events.companyId, companyId), inArray(events.entryId, [...entryIds])));
  for (const { entryId, taxYear } of rows) {
    if (entryId !== null) years.set(entryId, [...(years.get(entryId) ?? []), taxYear]);
  }
  return years;
}
