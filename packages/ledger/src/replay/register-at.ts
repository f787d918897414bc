import { AMOUNT_NAMES, type Amounts } from '@garita/domain/pay/amounts';
import { byName } from '@garita/domain/pay/concepts';
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readBy } from '../database/read-by.ts';
import { type TaxYears, withinYears } from '../queries/history-scope.ts';
import { amounts } from '../schema/index.ts';

/** An entry of a period as its events up to one of them leave it; of a deleted one every amount is zero. */
export type RegisteredEntry = { entryId: number; employeeId: number; amounts: Amounts };

/**
 * Returns the register of a period as it stood after an event: every entry up to then, or of these tax
 * years, by its id.
 */
export async function registerAt(
  db: Database,
  { companyId, periodId, years }: { companyId: number; periodId: number; years?: TaxYears },
  seq: number,
): Promise<RegisteredEntry[]> {
  const rows = await db
    .select({
      entryId: amounts.entryId,
      employeeId: amounts.subjectId,
      amounts: byName(AMOUNT_NAMES, (name) => readBy(sql`sum(${amounts[name]})`, Number)),
    })
    .from(amounts)
    .where(
      and(
        eq(amounts.companyId, companyId),
        eq(amounts.periodId, periodId),
        isNotNull(amounts.entryId),
        lte(amounts.seq, seq),
        withinYears(amounts.taxYear, years),
      ),
    )
    .groupBy(amounts.entryId, amounts.subjectId)
    .orderBy(asc(amounts.entryId));
  return rows.flatMap(({ entryId, ...row }) => (entryId === null ? [] : [{ ...row, entryId }]));
}
