import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { ytd } from '../schema/index.ts';

/** Returns the tax years in which a company has any pay or opening balance, in order. */
export async function recordedYears(db: Database, companyId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: ytd.taxYear })
    .from(ytd)
    .where(eq(ytd.companyId, companyId))
    .orderBy(asc(ytd.taxYear));
  return rows.map(({ year }) => year);
}
