import type { Cents } from '@garita/domain/money/cents';
import { NO_YEAR_TO_DATE, type YearToDate } from '@garita/domain/pay/contributions';
import type { BroughtForward } from '@garita/domain/pay/opening-balance.schema';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { contributionTotals } from '../payroll-year/year-to-date.ts';
import { entries, ytd } from '../schema/index.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** What each of these tax years has withheld so far, in cents, with its opening balance; zeros for a year without any. */
export async function yearToDateTotals(
  db: Database,
  employee: EmployeeKey,
  taxYears: readonly number[],
): Promise<Record<number, YearToDate>> {
  const rows = await yearRows(db, employee, taxYears);
  const totals = new Map(rows.map((row) => [row.taxYear, contributionTotals(row)]));
  return Object.fromEntries(taxYears.map((year) => [year, totals.get(year) ?? NO_YEAR_TO_DATE]));
}

/** What a tax year has paid and withheld so far, in cents, with its opening balance. */
export async function yearTotals(
  db: Database,
  employee: EmployeeKey,
  taxYear: number,
): Promise<BroughtForward> {
  const [row] = await yearRows(db, employee, [taxYear]);
  return row
    ? { ...contributionTotals(row), incomeTaxWithheld: row.incomeTaxWithheld }
    : { ...NO_YEAR_TO_DATE, incomeTaxWithheld: 0 };
}

/** The chauffeur insurance that the employee's other live entries of a period withheld, whatever tax year they are in. */
export async function chauffeurInsuranceOfPeriod(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
  { periodId, exceptEntryId }: { periodId: number; exceptEntryId?: number | undefined },
): Promise<Cents> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${entries.chauffeurInsurance}), 0)`.mapWith(Number) })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, companyId),
        eq(entries.employeeId, employeeId),
        eq(entries.periodId, periodId),
        eq(entries.status, 'live'),
        exceptEntryId === undefined ? undefined : ne(entries.entryId, exceptEntryId),
      ),
    );
  return row?.cents ?? 0;
}

/** An employee's period that has live entries, and the chauffeur insurance that they withheld, in cents. */
export type PaidPeriod = { employeeId: number; periodId: number; chauffeurInsurance: Cents };

/** Which of these periods these employees have live entries in. */
export async function paidPeriodsOf(
  db: Database,
  companyId: number,
  { employeeIds, periodIds }: { employeeIds: readonly number[]; periodIds: readonly number[] },
): Promise<PaidPeriod[]> {
  return db
    .select({
      employeeId: entries.employeeId,
      periodId: entries.periodId,
      chauffeurInsurance: sql`sum(${entries.chauffeurInsurance})`.mapWith(Number),
    })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, companyId),
        inArray(entries.employeeId, [...employeeIds]),
        inArray(entries.periodId, [...periodIds]),
        eq(entries.status, 'live'),
      ),
    )
    .groupBy(entries.employeeId, entries.periodId);
}

function yearRows(db: Database, { companyId, employeeId }: EmployeeKey, taxYears: readonly number[]) {
  return db
    .select()
    .from(ytd)
    .where(
      and(
        eq(ytd.companyId, companyId),
        eq(ytd.subjectKind, 'employee'),
        eq(ytd.subjectId, employeeId),
        inArray(ytd.taxYear, [...taxYears]),
      ),
    );
}
