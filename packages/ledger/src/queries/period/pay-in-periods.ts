import type { PeriodPay } from '@garita/domain/schedule/period-progress';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, details, entries, paidMarks } from '../../schema/index.ts';
import { CORRECTION_JOIN, hasPay } from '../pay/paid-entries.ts';

/**
 * Returns the employees with live pay for some periods, over all companies of an account: whether all of it
 * is marked as paid, corrections of other periods included, and the tax years in which it is paid.
 */
export async function payInPeriods(
  db: Database,
  scope: AccountScope,
  periodIds: readonly number[],
): Promise<(PeriodPay & { companyId: number; taxYears: number[] })[]> {
  const { companyId, periodId, employeeId } = entries;
  return db
    .select({
      companyId,
      periodId,
      employeeId,
      taxYears: sql<number[]>`json_agg(distinct ${entries.taxYear})`,
      isPaid: sql<boolean>`bool_and(${paidMarks.entryId} is not null)`,
    })
    .from(entries)
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(paidMarks, and(eq(paidMarks.companyId, companyId), eq(paidMarks.entryId, entries.entryId)))
    .leftJoin(details, CORRECTION_JOIN)
    .where(and(isVisibleTo(scope), inArray(periodId, [...periodIds]), eq(entries.status, 'live')))
    .groupBy(companyId, periodId, employeeId)
    .having(hasPay())
    .orderBy(companyId, periodId, employeeId);
}
