import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, count, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readBy } from '../database/read-by.ts';
import { isVisibleTo } from '../registry/company-scope.ts';
import type { AccountScope } from '../registry/registry.ts';
import { companies, employees, entries } from '../schema/index.ts';

/** A company with the number of rows that a change of the parameters reaches. */
export type CompanyCount = { companyId: number; count: number };

/** Counts the account's live entries with a pay date from one day on and before another, by company. */
export async function countCompanyEntriesPaidBetween(
  db: Database,
  scope: AccountScope,
  { from, before }: { from: CalendarDate; before: CalendarDate },
): Promise<CompanyCount[]> {
  return db
    .select({ companyId: entries.companyId, count: count() })
    .from(entries)
    .innerJoin(companies, eq(companies.id, entries.companyId))
    .where(
      and(
        isVisibleTo(scope),
        eq(entries.status, 'live'),
        gte(entries.payDate, from),
        lt(entries.payDate, before),
      ),
    )
    .groupBy(entries.companyId);
}

/** Counts the account's active employees whose regular rate is above zero and below a wage, by company. */
export async function countEmployeesBelow(
  db: Database,
  scope: AccountScope,
  hourly: Cents,
): Promise<CompanyCount[]> {
  return db
    .select({ companyId: employees.companyId, count: readBy(sql`count(*)`, Number) })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(
      and(
        isVisibleTo(scope),
        eq(companies.isActive, true),
        eq(employees.isActive, true),
        gt(employees.regularRate, 0),
        lt(employees.regularRate, hourly),
      ),
    )
    .groupBy(employees.companyId);
}
