import type { Cents } from '@garita/domain/money/cents';
import { conceptsOf } from '@garita/domain/pay/concepts';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type TaxYears, withinYears } from '../../replay/history-scope.ts';
import { details, entries, paidMarks } from '../../schema/index.ts';
import { CORRECTION_JOIN, hasPay } from '../pay/paid-entries.ts';

/**
 * What an employee's live entries of a period come to, how many of them nobody marked as paid, and whether one is pay for the period:
 * what corrects another period is none.
 */
export type PeriodTimeTotals = {
  employeeId: number;
  minutes: Minutes;
  net: Cents;
  unpaid: number;
  hasPay: boolean;
};

/** What is loaded in a period of a company, or of it in these tax years, by employee; nothing of whoever has no entry in it. */
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
      minutes: sql`sum(${minutes})`.mapWith(Number),
      net: sql`sum(${entries.net})`.mapWith(Number),
      unpaid: sql`count(*) filter (where ${paidMarks.entryId} is null)`.mapWith(Number),
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
