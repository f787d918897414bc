import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { amounts } from '../../schema/index.ts';

/**
 * Returns the first day on which a company paid an employee, here or in an opening balance; undefined if it
 * never did.
 */
export async function firstPayDate(db: Database, companyId: number): Promise<string | undefined> {
  const [first] = await db
    .select({ payDate: amounts.payDate })
    .from(amounts)
    .where(and(eq(amounts.companyId, companyId), eq(amounts.subjectKind, 'employee')))
    .groupBy(amounts.payDate)
    // Deleted entries add up to zero.
    .having(sql`sum(${amounts.gross}) > 0`)
    .orderBy(asc(amounts.payDate))
    .limit(1);
  return first?.payDate;
}
