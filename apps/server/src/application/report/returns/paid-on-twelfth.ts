import { listPayOfDay, type PeriodPay } from '@garita/ledger/queries/pay/paid-entries';
import type { ReportCache } from '../report-cache.ts';

/**
 * Reads the pay of the period that holds the 12th of a month: its people are the employees of that month in
 * the returns.
 */
export function paidOnTwelfthOfMonth(
  { database, excludedEntryId }: ReportCache,
  companyId: number,
  { year, month }: { year: number; month: number },
): Promise<PeriodPay[]> {
  const day = `${year}-${String(month).padStart(2, '0')}-12`;
  return listPayOfDay(database, companyId, { day, leftOut: excludedEntryId });
}

export function countOfPeople(pay: readonly { employeeId: number }[]): number {
  return new Set(pay.map(({ employeeId }) => employeeId)).size;
}
