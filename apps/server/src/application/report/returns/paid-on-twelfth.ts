import { payByPerson } from '@garita/domain/returns/pay-by-person';
import { allOf } from '@garita/ledger/database/all-of';
import { listPayOfDay, type PeriodPay } from '@garita/ledger/queries/pay/paid-entries';
import type { ReportCache } from '../report-cache.ts';
import { personsOf } from '../taxable-pay.ts';

/**
 * Reads the pay of the period that holds the 12th of a month: its people are the employees of that month in
 * the returns.
 */
export async function paidOnTwelfthOfMonth(
  cache: ReportCache,
  companyIds: readonly number[],
  { year, month }: { year: number; month: number },
): Promise<PeriodPay[]> {
  const { database, excludedEntryId } = cache;
  const day = `${year}-${String(month).padStart(2, '0')}-12`;
  const { pay, persons } = await allOf({
    pay: listPayOfDay(database, companyIds, { day, leftOut: excludedEntryId }),
    persons: personsOf(cache, companyIds),
  });
  return payByPerson(pay, persons.first);
}

export function countOfPeople(pay: readonly { employeeId: number }[]): number {
  return new Set(pay.map(({ employeeId }) => employeeId)).size;
}
