import type { Cents } from '@garita/domain/money/cents';
import { byName } from '@garita/domain/pay/concepts';
import { aboveMedicareThreshold, mapYearToDate, type YearToDate } from '@garita/domain/pay/contributions';
import { BROUGHT_FORWARD, type BroughtForward } from '@garita/domain/pay/opening-balance.schema';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { details, entries, ytd } from '../schema/index.ts';
import { hasPay, ITS_CORRECTION } from './paid-entries.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** What each of these tax years has withheld so far, in cents, with its opening balance; zeros for a year without any. */
export async function yearToDateTotals(
  db: Database,
  employee: EmployeeKey,
  taxYears: readonly number[],
): Promise<Record<number, YearToDate>> {
  const [kept, entered] = await Promise.all([
    yearRows(db, employee, taxYears),
    paidInYears(db, employee, taxYears),
  ]);
  const rows = new Map(kept.map((row) => [row.taxYear, row]));
  const paid = new Map(entered.map((row) => [row.taxYear, row]));
  return Object.fromEntries(
    taxYears.map((year) => {
      const { gross, additionalMedicareBase } = paid.get(year) ?? { gross: 0, additionalMedicareBase: 0 };
      const row = rows.get(year);
      const brought = aboveMedicareThreshold((row?.gross ?? 0) - gross);
      const totals = { ...row, additionalMedicareBase: additionalMedicareBase + brought };
      return [year, mapYearToDate((name) => totals[name] ?? 0)];
    }),
  );
}

/** What a tax year has paid and withheld so far, in cents, with its opening balance. */
export async function yearTotals(
  db: Database,
  employee: EmployeeKey,
  taxYear: number,
): Promise<BroughtForward> {
  const [row] = await yearRows(db, employee, [taxYear]);
  return byName(BROUGHT_FORWARD, (name) => row?.[name] ?? 0);
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

/**
 * An employee's period that has live entries, the chauffeur insurance that they withheld, in cents, and whether one is pay for the
 * period: what corrects another period is none.
 */
export type PaidPeriod = { employeeId: number; periodId: number; chauffeurInsurance: Cents; hasPay: boolean };

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
      hasPay: hasPay(),
    })
    .from(entries)
    .leftJoin(details, ITS_CORRECTION)
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

/** What the entries of these years paid, and on what of it they withheld the additional Medicare: without any opening balance. */
function paidInYears(db: Database, { companyId, employeeId }: EmployeeKey, taxYears: readonly number[]) {
  return db
    .select({
      taxYear: entries.taxYear,
      gross: sql`sum(${entries.gross})`.mapWith(Number),
      additionalMedicareBase: sql`sum(${entries.additionalMedicareBase})`.mapWith(Number),
    })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, companyId),
        eq(entries.employeeId, employeeId),
        inArray(entries.taxYear, [...taxYears]),
      ),
    )
    .groupBy(entries.taxYear);
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
