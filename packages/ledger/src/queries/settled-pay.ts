import { byName } from '@garita/domain/pay/concepts';
import { type SettledPay, TIPS_PARTS } from '@garita/domain/pay/withholding/tips-settlement';
import { and, asc, eq, exists, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../database/prepared-query.ts';
import { details, entries } from '../schema/index.ts';
import { CORRECTION_JOIN } from './pay/paid-entries.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/**
 * Returns the entries of these tax years of an employee with the taxes on tips that they carried. A year
 * without any such entry is empty.
 */
export async function settledPayOfYears(
  db: Database,
  employee: EmployeeKey,
  taxYears: readonly number[],
): Promise<Record<number, SettledPay[]>> {
  const rows = await settledIn(db, { ...employee, taxYears: idList(taxYears) });
  return Object.fromEntries(
    taxYears.map((year) => [
      year,
      rows.filter(({ taxYear }) => taxYear === year).map(({ taxYear: _, ...row }) => settledPayOf(row)),
    ]),
  );
}

type SettledRow = { entryId: number; payDate: string; corrects: number | null } & SettledPay['parts'];

function settledPayOf({ entryId, payDate, corrects, ...parts }: SettledRow): SettledPay {
  return { entryId, payDate, ...(corrects === null ? {} : { corrects }), parts };
}

const settled = alias(entries, 'settled');

const settledIn = preparedQuery(
  (db, { companyId, employeeId, taxYears }: Places<EmployeeKey & { taxYears: string }>) =>
    db
      .select({
        taxYear: entries.taxYear,
        entryId: entries.entryId,
        payDate: entries.payDate,
        corrects: details.corrects,
        ...byName(TIPS_PARTS, (name) => entries[name]),
      })
      .from(entries)
      .leftJoin(details, CORRECTION_JOIN)
      .where(
        and(
          eq(entries.companyId, companyId),
          eq(entries.employeeId, employeeId),
          isAnyOf(entries.taxYear, taxYears),
          eq(entries.status, 'live'),
          exists(
            db
              .select({ id: settled.entryId })
              .from(settled)
              .where(
                and(
                  eq(settled.companyId, companyId),
                  eq(settled.employeeId, employeeId),
                  eq(settled.taxYear, entries.taxYear),
                  or(isNotNull(settled.carriedSocialSecurity), isNotNull(settled.carriedInSocialSecurity)),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(entries.payDate), asc(entries.entryId)),
);
