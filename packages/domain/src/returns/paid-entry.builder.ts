import { type Amounts, NO_AMOUNTS } from '../pay/amounts.ts';
import type {
  OpeningBalanceBases,
  OpeningBalanceFigures,
} from '../pay/opening-balance/opening-balance.schema.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { NO_OPENING_BALANCE, type OpeningBalanceOfYear } from './opening-balance-of-year.ts';
import type { PaidEntry } from './paid-entry.ts';

let lastId = 0;

/** Builds an entry with these amounts, paid on the last day of its period. */
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
    isCorrection: false,
    isChauffeur: false,
    isNonResident: false,
    ...about,
    amounts: { ...NO_AMOUNTS, ...amounts },
  };
}

/** Builds an opening balance of a year. Absent amounts are zero, and no base is entered. */
export function anOpeningBalanceOfYear(
  amounts: Partial<OpeningBalanceFigures>,
  bases: Partial<OpeningBalanceBases> = {},
  asOf: CalendarDate = '2026-05-31',
): OpeningBalanceOfYear {
  return {
    asOf,
    amounts: { ...NO_OPENING_BALANCE.amounts, ...amounts },
    bases: { ...NO_OPENING_BALANCE.bases, ...bases },
  };
}
