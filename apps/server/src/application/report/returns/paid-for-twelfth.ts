import { type PeriodPay, payForDay } from '@garita/ledger/queries/pay/paid-entries';
import type { Books } from '../filed-pay.ts';

/** What people earned in the period that holds the 12th of a month: whom the returns count as employees of that month. */
export function paidForTwelfth(
  { database, leftOut }: Books,
  companyId: number,
  { year, month }: { year: number; month: number },
): Promise<PeriodPay[]> {
  const day = `${year}-${String(month).padStart(2, '0')}-12`;
  return payForDay(database, companyId, { day, leftOut });
}

export function countOfPeople(pay: readonly { employeeId: number }[]): number {
  return new Set(pay.map(({ employeeId }) => employeeId)).size;
}
