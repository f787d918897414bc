import type { Amounts } from '@garita/domain/pay/amounts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readBy } from '../database/read-by.ts';
import { entries } from '../schema/index.ts';
import { type TaxYears, withinYears } from './history-scope.ts';

/** The totals of a part of a period. */
type Booked = Pick<Amounts, 'gross' | 'net'> & { entryCount: number };

/**
 * Returns the totals of a period's live entries that are paid in these tax years; the register has the
 * totals of all years.
 */
export async function bookedInYears(
  db: Database,
  { companyId, periodId, years }: { companyId: number; periodId: number; years: TaxYears },
): Promise<Booked> {
  const [row] = await db
    .select({
      entryCount: count(),
      gross: readBy(sql`coalesce(sum(${entries.gross}), 0)`, Number),
      net: readBy(sql`coalesce(sum(${entries.net}), 0)`, Number),
    })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, companyId),
        eq(entries.periodId, periodId),
        eq(entries.status, 'live'),
        withinYears(entries.taxYear, years),
      ),
    );
  return row ?? { entryCount: 0, gross: 0, net: 0 };
}
