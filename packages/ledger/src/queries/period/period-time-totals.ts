import type { Cents } from '@garita/domain/money/cents';
import { conceptsOf } from '@garita/domain/pay/concepts';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { details, entries, paidMarks } from '../../schema/index.ts';
import { type TaxYears, withinYears } from '../history-scope.ts';
import { CORRECTION_JOIN, hasPay } from '../pay/paid-entries.ts';

/**
 * The totals of an employee's live entries in a period, how many of them are not marked as paid, and whether
 * one of them is pay for the period rather than a correction of another one.
 */
export type PeriodTimeTotals = {
  employeeId: number;
  minutes: Minutes;
  net: Cents;
  unpaid: number;
  hasPay: boolean;
};

/**
 * Returns the totals of a company's period, or of its part in these tax years, by employee; employees
 * without entries are left out.
 */
export async function periodTimeTotals(
  db: Database,
  companyId: number,
  periodId: number,
  years?: TaxYears,
): Promise<PeriodTimeTotals[]> {
  const columns = conceptsOf('minutes').map((name) => entries[name]);
  const minutes = sql.join(columns, sql` + `);
  return db
    .select({
      employeeId: entries.employeeId,
      minutes: readBy(sql`sum(${minutes})`, Number),
      net: readBy(sql`sum(${entries.net})`, Number),
      unpaid: readBy(sql`count(*) filter (where ${paidMarks.entryId} is null)`, Number),
      hasPay: hasPay(),
    })
    .from(entries)
    .leftJoin(
      paidMarks,
      and(eq(paidMarks.companyId, entries.companyId), eq(paidMarks.entryId, entries.entryId)),
    )
    .leftJoin(details, CORRECTION_JOIN)
    .where(
      and(
        eq(entries.companyId, companyId),
        eq(entries.periodId, periodId),
        eq(entries.status, 'live'),
        withinYears(entries.taxYear, years),
      ),
    )
    .groupBy(entries.employeeId)
    .orderBy(asc(entries.employeeId));
}
