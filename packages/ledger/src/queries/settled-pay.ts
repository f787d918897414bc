import { byName } from '@garita/domain/pay/concepts';
import { type SettledPay, TIPS_PARTS } from '@garita/domain/pay/withholding/tips-settlement';
import { and, asc, eq, exists, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../database/prepared-query.ts';
import { details, entries } from '../schema/index.ts';
import { groupBy } from './group-by.ts';
import { CORRECTION_JOIN } from './pay/paid-entries.ts';
import type { EmployeeKey, EmployeesOfCompany } from './pay/year-to-date.ts';

/**
 * Returns the entries of these tax years of an employee with the taxes on tips that they carried. A year
 * without any such entry is empty.
 */
export async function settledPayOfYears(
  db: Database,
  employee: EmployeeKey,
  taxYears: readonly number[],
): Promise<Record<number, SettledPay[]>> {
  const { companyId, employeeId } = employee;
  const found = await settledPayOfEmployees(db, { companyId, employeeIds: [employeeId] }, taxYears);
  return found(employeeId);
}

/** Returns the function that gives this pay of each of several employees. */
export async function settledPayOfEmployees(
  db: Database,
  { companyId, employeeIds }: EmployeesOfCompany,
  taxYears: readonly number[],
): Promise<(employeeId: number) => Record<number, SettledPay[]>> {
  const found = await settledIn(db, {
    companyId,
    employeeIds: idList(employeeIds),
    taxYears: idList(taxYears),
  });
  const rows = groupBy(found, (row) => row.employeeId);
  return (employeeId) =>
    Object.fromEntries(
      taxYears.map((year) => [
        year,
        (rows.get(employeeId) ?? []).filter(({ taxYear }) => taxYear === year).map(settledPayOf),
      ]),
    );
}

type SettledRow = Awaited<ReturnType<typeof settledIn>>[number];

function settledPayOf({
  entryId,
  payDate,
  corrects,
  taxYear: _,
  employeeId: __,
  ...parts
}: SettledRow): SettledPay {
  return { entryId, payDate, ...(corrects === null ? {} : { corrects }), parts };
}

const settled = alias(entries, 'settled');

const settledIn = preparedQuery(
  (
    db,
    {
      companyId,
      employeeIds,
      taxYears,
    }: Places<{ companyId: number; employeeIds: string; taxYears: string }>,
  ) =>
    db
      .select({
        employeeId: entries.employeeId,
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
          isAnyOf(entries.employeeId, employeeIds),
          isAnyOf(entries.taxYear, taxYears),
          eq(entries.status, 'live'),
          exists(
            db
              .select({ id: settled.entryId })
              .from(settled)
              .where(
                and(
                  eq(settled.companyId, companyId),
                  eq(settled.employeeId, entries.employeeId),
                  eq(settled.taxYear, entries.taxYear),
                  or(isNotNull(settled.carriedSocialSecurity), isNotNull(settled.carriedInSocialSecurity)),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(entries.payDate), asc(entries.entryId)),
);
