import type { Cents } from '@garita/domain/money/cents';
import { byName } from '@garita/domain/pay/concepts';
import { NO_YEAR_TO_DATE, type YearToDate } from '@garita/domain/pay/contributions';
import {
  OPENING_BALANCE_AMOUNTS,
  type OpeningBalanceFigures,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { type AnyColumn, and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { readBy } from '../../database/read-by.ts';
import { details, entries, ytd } from '../../schema/index.ts';
import { groupBy } from '../group-by.ts';
import { yearToDateOf } from './other-records.ts';
import { CORRECTION_JOIN, hasPay } from './paid-entries.ts';

export type EmployeeKey = { companyId: number; employeeId: number };

/** Several employees of a company. */
export type EmployeesOfCompany = { companyId: number; employeeIds: readonly number[] };

/**
 * Returns the totals that each of these tax years has withheld so far, in cents, with its opening balance;
 * zeros for a year without any.
 */
export async function yearToDateTotals(
  db: Database,
  employee: EmployeeKey,
  taxYears: readonly number[],
): Promise<Record<number, YearToDate>> {
  const { companyId, employeeId } = employee;
  const found = await yearToDateTotalsOf(db, { companyId, employeeIds: [employeeId] }, taxYears);
  return found(employeeId);
}

/** Returns the function that gives these totals of each of several employees. */
export async function yearToDateTotalsOf(
  db: Database,
  { companyId, employeeIds }: EmployeesOfCompany,
  taxYears: readonly number[],
): Promise<(employeeId: number) => Record<number, YearToDate>> {
  const found = await yearRows(db, {
    companyId,
    employeeIds: idList(employeeIds),
    taxYears: idList(taxYears),
  });
  const rows = groupBy(found, ({ subjectId }) => subjectId);
  return (employeeId) =>
    Object.fromEntries(
      taxYears.map((year) => {
        const row = rows.get(employeeId)?.find(({ taxYear }) => taxYear === year);
        return [year, row ? yearToDateOf(row) : NO_YEAR_TO_DATE];
      }),
    );
}

/** Returns the totals that a tax year has paid and withheld so far, in cents, with its opening balance. */
export async function yearTotals(
  db: Database,
  employee: EmployeeKey,
  taxYear: number,
): Promise<OpeningBalanceFigures> {
  const { companyId, employeeId } = employee;
  const [row] = await yearRows(db, {
    companyId,
    employeeIds: idList([employeeId]),
    taxYears: idList([taxYear]),
  });
  return byName(OPENING_BALANCE_AMOUNTS, (name) => row?.[name] ?? 0);
}

/**
 * An employee's period with live entries, the chauffeur insurance that they withheld, in cents, and whether
 * one of them is pay for the period rather than a correction of another one.
 */
export type EmployeePeriodPay = {
  employeeId: number;
  periodId: number;
  chauffeurInsurance: Cents;
  hasPay: boolean;
};

/** Returns those of these periods in which these employees have live entries. */
export async function paidPeriodsOf(
  db: Database,
  companyId: number,
  { employeeIds, periodIds }: { employeeIds: readonly number[]; periodIds: readonly number[] },
): Promise<EmployeePeriodPay[]> {
  return paidIn(db, { companyId, employeeIds: idList(employeeIds), periodIds: idList(periodIds) });
}

const paidIn = preparedQuery(
  (db, given: Places<{ companyId: number; employeeIds: string; periodIds: string }>) =>
    db
      .select({
        employeeId: entries.employeeId,
        periodId: entries.periodId,
        chauffeurInsurance: readBy(sql`sum(${entries.chauffeurInsurance})`, Number),
        hasPay: hasPay(),
      })
      .from(entries)
      .leftJoin(details, CORRECTION_JOIN)
      .where(
        and(
          eq(entries.companyId, given.companyId),
          isAnyOf(entries.employeeId, given.employeeIds),
          isAnyOf(entries.periodId, given.periodIds),
          eq(entries.status, 'live'),
        ),
      )
      .groupBy(entries.employeeId, entries.periodId),
);

/** Tax years of employees. */
type Years = { companyId: number; employeeIds: string; taxYears: string };

/**
 * Returns what the entries of each year paid, and the part on which they withheld the additional Medicare,
 * without opening balances.
 */
const yearRows = preparedQuery((db, { companyId, employeeIds, taxYears }: Places<Years>) =>
  db
    .select({
      ...getTableColumns(ytd),
      entriesGross: sumOf(entries.gross),
      additionalMedicareBase: sumOf(entries.additionalMedicareBase),
    })
    .from(ytd)
    .leftJoin(
      entries,
      and(
        eq(entries.companyId, ytd.companyId),
        eq(entries.employeeId, ytd.subjectId),
        eq(entries.taxYear, ytd.taxYear),
      ),
    )
    .where(
      and(
        eq(ytd.companyId, companyId),
        eq(ytd.subjectKind, 'employee'),
        isAnyOf(ytd.subjectId, employeeIds),
        isAnyOf(ytd.taxYear, taxYears),
      ),
    )
    .groupBy(ytd.companyId, ytd.subjectKind, ytd.subjectId, ytd.taxYear),
);

function sumOf(column: AnyColumn) {
  return readBy(sql`coalesce(sum(${column}), 0)`, Number);
}
