import type { RecordedPeriod } from '@garita/domain/time/period-id';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inVisibleCompaniesWith } from '../../registry/company-scope.ts';
import type { AccountScope, CompanyScope } from '../../registry/registry.ts';
import { employees, entries } from '../../schema/index.ts';

/** The employee, tax year and period of an entry, deleted or not. */
export type EntryOwner = CompanyScope & { employeeId: number; taxYear: number } & RecordedPeriod;

/**
 * Returns the owner of an entry of the account; undefined if the number is no entry or the scope does not
 * see its company.
 */
export async function findEntryOwner(
  db: Database,
  account: AccountScope,
  entryId: number,
): Promise<EntryOwner | undefined> {
  const [owner] = await ownersOf(db, account, { entryId });
  return owner;
}

// The query starts at the one entry: a plan that began with the account's employees would read all of them.
const ownersOf = inVisibleCompaniesWith<{ entryId: number }, EntryOwner[]>((db, isSeen, given) => {
  const { companyId, employeeId, taxYear, periodId, periodStart, periodEnd } = entries;
  const entry = db
    .select({ companyId, employeeId, taxYear, periodId, periodStart, periodEnd })
    .from(entries)
    .where(eq(entries.entryId, given.entryId))
    .limit(1)
    .as('entry');
  const whose = db
    .select({ accountId: employees.accountId })
    .from(employees)
    .where(
      and(eq(employees.id, entry.employeeId), eq(employees.companyId, entry.companyId), isSeen(employees)),
    )
    .limit(1)
    .as('whose');
  return db
    .select({
      accountId: whose.accountId,
      companyId: entry.companyId,
      employeeId: entry.employeeId,
      taxYear: entry.taxYear,
      periodId: entry.periodId,
      periodStart: entry.periodStart,
      periodEnd: entry.periodEnd,
    })
    .from(entry)
    .innerJoinLateral(whose, sql`true`);
});
