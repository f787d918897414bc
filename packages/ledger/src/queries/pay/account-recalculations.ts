import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, entries } from '../../schema/index.ts';
import type { EntryNeedingRecalculation } from './time-entries.ts';

/** The live entries of an account's companies that need recalculation, by company and pay date. */
export async function accountEntriesNeedingRecalculation(
  db: Database,
  scope: AccountScope,
): Promise<(EntryNeedingRecalculation & { companyId: number })[]> {
  const { companyId, entryId, employeeId, periodId, payDate } = entries;
  return db
    .select({ companyId, entryId, employeeId, periodId, payDate })
    .from(entries)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(isVisibleTo(scope), entries.isStale, eq(entries.status, 'live')))
    .orderBy(asc(companyId), asc(payDate), asc(entryId));
}
