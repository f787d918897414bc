import type { Amounts } from '@garita/domain/pay/amounts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type TaxYears, withinYears } from '../../replay/history-scope.ts';
import { entries } from '../../schema/index.ts';

/** What some of a period comes to. */
type Booked = Pick<Amounts, 'gross' | 'net'> & { entryCount: number };

/** What the live entries of a company's period come to that are paid in these tax years; the register has all of them. */
export async function bookedInYears(
  db: Database,
  { companyId, periodId, years }: { companyId: number; periodId: number; years: TaxYears },
): Promise<Booked> {
  const [row] = await db
    .select({
      entryCount: count(),
      gross: sql`coalesce(sum(${entries.gross}), 0)`.mapWith(Number),
      net: sql`coalesce(sum(${entries.net}), 0)`.mapWith(Number),
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
