import { paidWithin } from '@garita/domain/filing/company-pay';
import { type BasedReturn, isBasedReturn, type MovedPay, movesBase } from '@garita/domain/filing/moved-base';
import { yearRange } from '@garita/domain/filing/quarter';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { addDays, type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Database } from '../database/client.ts';
import { wageBaseOf } from '../registry/pay-parameters.ts';
import type { CompanyFiling } from './filed-documents.ts';
import { openingsOfYear } from './opening-balance.ts';
import { paidAmounts } from './paid-entries.ts';

/** By how much the gross of an employee on a day is another since a filing. */
export type ChangedGross = { subjectId: number; payDate: CalendarDate; gross: Cents };

/** A filing, with the changes in its year since. */
export type FilingWithChanges = { filing: CompanyFiling; changes: readonly ChangedGross[] };

/** Of these filings, those of quarters that tax another part of somebody's pay since what was paid earlier in the year is another. */
export async function movedBases(
  db: Database,
  filings: readonly FilingWithChanges[],
): Promise<CompanyFiling[]> {
  const moved: CompanyFiling[] = [];
  for (const { filing, changes } of filings) {
    if (!isBasedReturn(filing.report)) continue;
    const earlier = changesBefore(filing, changes);
    if (earlier.size > 0 && (await isMoved(db, { ...filing, report: filing.report }, earlier)))
      moved.push(filing);
  }
  return moved;
}

/** By employee, what the changes before the quarter come to; nobody whose changes take themselves out. */
function changesBefore({ from }: CompanyFiling, changes: readonly ChangedGross[]): Map<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const { subjectId, payDate, gross } of changes) {
    if (payDate < from) sums.set(subjectId, (sums.get(subjectId) ?? 0) + gross);
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0));
}

async function isMoved(
  db: Database,
  { companyId, report, from, to }: CompanyFiling & { report: BasedReturn },
  changes: ReadonlyMap<number, Cents>,
): Promise<boolean> {
  const year = yearOf(from);
  const paid = await paidAmounts(db, companyId, { from: yearRange(year).from, to, names: ['gross'] });
  const openings = await openingsOfYear(db, companyId, year);
  const wageBase = await wageBaseOf(db, year);
  return [...changes].some(([employeeId, change]) => {
    const own = paid.filter((entry) => entry.employeeId === employeeId);
    const grossIn = (first: CalendarDate, last: CalendarDate) =>
      sumCents(paidWithin(own, { from: first, to: last }).map(({ amounts }) => amounts.gross));
    const pay: MovedPay = {
      before: grossIn(yearRange(year).from, addDays(from, -1)),
      change,
      inQuarter: grossIn(from, to),
      opened: openings.get(employeeId),
    };
    return movesBase(report, pay, wageBase);
  });
}
