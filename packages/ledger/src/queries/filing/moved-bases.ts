import { paidWithin } from '@garita/domain/filing/due/company-pay';
import {
  BASED_AMOUNTS,
  type BasedReturn,
  type BasePayChange,
  basedPay,
  isBasedReturn,
  movesBase,
} from '@garita/domain/filing/filed/base-pay-change';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import type { Amounts } from '@garita/domain/pay/amounts';
import { isYoung } from '@garita/domain/returns/exempt-wages';
import { NO_OPENING_BALANCE } from '@garita/domain/returns/opening-balance-of-year';
import { yearRange } from '@garita/domain/returns/quarter';
import { addDays, type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { getWageBase } from '../../registry/records/pay-parameters.ts';
import { employees } from '../../schema/index.ts';
import { openingBalancesOfYear } from '../opening-balance/opening-balance.ts';
import { listPaidAmounts } from '../pay/paid-entries.ts';
import type { CompanyFiling } from './filed-documents.ts';
import type { OpeningBalanceChange } from './opening-balance-changes.ts';

/** The change, since a filing, of an employee's pay of one day. */
export type ChangedPaySinceFiling = { subjectId: number; payDate: CalendarDate } & Pick<
  Amounts,
  (typeof BASED_AMOUNTS)[number]
>;

/** A filing with the changes in its year since, and the changes of opening balances. */
export type FilingWithChanges = {
  filing: CompanyFiling;
  changes: readonly ChangedPaySinceFiling[];
  openingBalanceChanges: readonly OpeningBalanceChange[];
};

/**
 * Returns those of these quarterly filings in which the taxable part of somebody's pay changed because the
 * year before the quarter changed.
 */
export async function findFilingsWithMovedBases(
  db: Database,
  filings: readonly FilingWithChanges[],
): Promise<CompanyFiling[]> {
  const moved: CompanyFiling[] = [];
  for (const { filing, changes, openingBalanceChanges } of filings) {
    const { report } = filing;
    if (!isBasedReturn(report)) continue;
    const earlier = changesBefore({ ...filing, report }, changes);
    if (earlier.size === 0 && openingBalanceChanges.length === 0) continue;
    if (await isMoved(db, { ...filing, report }, { earlier, openingBalanceChanges })) moved.push(filing);
  }
  return moved;
}

type FiledReturn = CompanyFiling & { report: BasedReturn };

/** Sums by employee the changes before the quarter; employees whose changes cancel out are left out. */
function changesBefore(
  { from, report }: FiledReturn,
  changes: readonly ChangedPaySinceFiling[],
): Map<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const { subjectId, payDate, ...amounts } of changes) {
    if (payDate < from) sums.set(subjectId, (sums.get(subjectId) ?? 0) + basedPay(report, amounts));
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0));
}

async function isMoved(
  db: Database,
  { companyId, report, from, to }: FiledReturn,
  {
    earlier,
    openingBalanceChanges,
  }: { earlier: ReadonlyMap<number, Cents>; openingBalanceChanges: readonly OpeningBalanceChange[] },
): Promise<boolean> {
  const year = yearOf(from);
  const paid = await listPaidAmounts(db, [companyId], {
    from: yearRange(year).from,
    to,
    names: BASED_AMOUNTS,
  });
  const openings = await openingBalancesOfYear(db, [companyId], year);
  const wageBase = await getWageBase(db, year);
  const restatedOf = new Map(openingBalanceChanges.map((one) => [one.employeeId, one]));
  const ids = [...new Set([...earlier.keys(), ...restatedOf.keys()])];
  const young = await youngAmong(db, companyId, { ids, year });
  return ids.some((employeeId) => {
    const own = paid.filter((entry) => entry.employeeId === employeeId);
    const paidIn = (first: CalendarDate, last: CalendarDate) =>
      sumCents(paidWithin(own, { from: first, to: last }).map(({ amounts }) => basedPay(report, amounts)));
    const was = restatedOf.get(employeeId);
    const pay: BasePayChange = {
      before: paidIn(yearRange(year).from, addDays(from, -1)),
      change: earlier.get(employeeId) ?? 0,
      inQuarter: paidIn(from, to),
      openingBalance: openings.get(employeeId),
      filedOpeningBalance: was && (was.before ?? NO_OPENING_BALANCE),
      isYoung: young.has(employeeId),
    };
    return movesBase(report, pay, wageBase);
  });
}

async function youngAmong(
  db: Database,
  companyId: number,
  { ids, year }: { ids: readonly number[]; year: number },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: employees.id, birthday: employees.birthday })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids])));
  return new Set(rows.filter(({ birthday }) => isYoung(birthday, year)).map(({ id }) => id));
}
