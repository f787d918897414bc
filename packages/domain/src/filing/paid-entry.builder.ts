import { type Amounts, NO_AMOUNTS } from '../pay/amounts.ts';
import type { PaidEntry } from './paid-entry.ts';

let lastId = 0;

/** An entry of an employee with these amounts, paid on the last day of its period. */
export function aPaidEntry(
  employeeId: number,
  payDate: string,
  amounts: Partial<Amounts>,
  about: Partial<PaidEntry> = {},
): PaidEntry {
  lastId += 1;
  return {
    employeeId,
    entryId: lastId,
    periodId: Number(payDate.slice(0, 7).replace('-', '4')),
    periodStart: payDate,
    periodEnd: payDate,
    payDate,
    salariedMinutes: 0,
    ...about,
    amounts: { ...NO_AMOUNTS, ...amounts },
  };
}
