import type { RegularPay } from '@garita/domain/employee/severance';
import type { Cents } from '@garita/domain/money/cents';
import type { DateRange } from '@garita/domain/returns/quarter';
import { and, asc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import { readBy } from '../database/read-by.ts';
import { details, entries } from '../schema/index.ts';
import { CORRECTION_JOIN } from './pay/paid-entries.ts';

type EmployeeDays = { companyId: number; employeeId: number } & DateRange;

const corrected = alias(entries, 'corrected');

/**
 * Returns the pay for regular hours in the live entries of an employee that pay for any of these days. A
 * correction pays for the days of the entry that it corrects.
 */
export const regularPayOf: (db: Database, employee: EmployeeDays) => Promise<RegularPay[]> = preparedQuery(
  (db, { companyId, employeeId, from, to }: Places<EmployeeDays>) => {
    const start = sql<string>`coalesce(${corrected.periodStart}, ${entries.periodStart})`;
    const end = sql<string>`coalesce(${corrected.periodEnd}, ${entries.periodEnd})`;
    return db
      .select({ start, end, amount: entries.regularPay })
      .from(entries)
      .leftJoin(details, CORRECTION_JOIN)
      .leftJoin(
        corrected,
        and(eq(corrected.companyId, details.companyId), eq(corrected.entryId, details.corrects)),
      )
      .where(
        and(
          eq(entries.companyId, companyId),
          eq(entries.employeeId, employeeId),
          eq(entries.status, 'live'),
          ne(entries.regularPay, 0),
          lte(start, sql`${to}::date`),
          gte(end, sql`${from}::date`),
        ),
      )
      .orderBy(asc(entries.entryId));
  },
);

type EmployeeEntry = { companyId: number; employeeId: number; exceptEntryId: number };

/**
 * Returns the severance that the live entries of an employee exempt from income tax, without one entry and
 * its corrections.
 */
export const exemptSeveranceOf: (db: Database, employee: EmployeeEntry) => Promise<{ exempt: Cents }[]> =
  preparedQuery((db, { companyId, employeeId, exceptEntryId }: Places<EmployeeEntry>) =>
    db
      .select({ exempt: readBy(sql`coalesce(sum(${entries.severanceExempt}), 0)`, Number) })
      .from(entries)
      .leftJoin(details, CORRECTION_JOIN)
      .where(
        and(
          eq(entries.companyId, companyId),
          eq(entries.employeeId, employeeId),
          eq(entries.status, 'live'),
          ne(entries.severanceExempt, 0),
          ne(entries.entryId, exceptEntryId),
          or(isNull(details.corrects), ne(details.corrects, exceptEntryId)),
        ),
      ),
  );
