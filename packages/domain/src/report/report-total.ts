import { z } from 'zod';
import type { CalendarDate } from '../time/calendar-date.ts';

/** The totals by which a person checks a document, with their units. */
export const REPORT_TOTAL_UNITS = {
  employees: 'count',
  contractors: 'count',
  stubs: 'count',
  weeks: 'count',
  gross: 'cents',
  services: 'cents',
  taxable: 'cents',
  exempt: 'cents',
  tips: 'cents',
  expenses: 'cents',
  withheld: 'cents',
  net: 'cents',
  bonus: 'cents',
  due: 'cents',
  employerShare: 'cents',
  debits: 'cents',
  credits: 'cents',
  unemploymentDue: 'cents',
  disabilityDue: 'cents',
  vacationTaken: 'minutes',
  sickTaken: 'minutes',
} as const satisfies Record<string, 'count' | 'cents' | 'minutes'>;
export type ReportTotalName = keyof typeof REPORT_TOTAL_UNITS;

/** The name of a total. Code: `required`. */
export const reportTotalNameSchema = z.enum(
  // The keys of a record over a closed union are that union.
  Object.keys(REPORT_TOTAL_UNITS) as [ReportTotalName],
  'required',
);

/** The part of a total from one entry or, if `entryId` is null, from an opening balance. */
export type TotalPart = { personId: number; entryId: number | null; payDate: CalendarDate; value: number };

/**
 * A total and the entries that it comes from. `how` combines them: as their sum, as the number of people, or
 * as a tax calculated from them.
 */
export type ReportTotal = {
  name: ReportTotalName;
  value: number;
  how: 'sum' | 'people' | 'worked-out';
  parts: readonly TotalPart[];
};

/** An entry of an employee or a contractor; `entryId` is null for an opening balance. */
export type TotalEntry = { entryId: number | null; payDate: CalendarDate } & (
  | { employeeId: number }
  | { contractorId: number }
);

/** Sums an amount of each entry. Omits entries that add nothing. */
export function sumTotal<E extends TotalEntry>(
  name: ReportTotalName,
  entries: readonly E[],
  valueOf: (entry: E) => number,
): ReportTotal {
  const parts = partsOf(entries, valueOf).filter(({ value }) => value !== 0);
  return { name, how: 'sum', value: parts.reduce((sum, { value }) => sum + value, 0), parts };
}

/** Counts the people whom the entries belong to. */
export function peopleTotal<E extends TotalEntry>(
  name: 'employees' | 'contractors',
  entries: readonly E[],
  valueOf: (entry: E) => number,
): ReportTotal {
  const parts = partsOf(entries, valueOf);
  return { name, how: 'people', value: new Set(parts.map(({ personId }) => personId)).size, parts };
}

/** Counts the employees of a return: those with earnings. Reimbursed expenses are not earnings. */
export function earnersTotal<E extends TotalEntry>(
  entries: readonly E[],
  earned: (entry: E) => number,
): ReportTotal {
  return peopleTotal(
    'employees',
    entries.filter((entry) => earned(entry) !== 0),
    earned,
  );
}

/** Returns a total that follows from the parts of another one by a rule. */
export function derivedTotal(
  name: ReportTotalName,
  value: number,
  { parts }: Pick<ReportTotal, 'parts'>,
): ReportTotal {
  return { name, how: 'worked-out', value, parts };
}

/** Returns the part of each entry. */
export function partsOf<E extends TotalEntry>(
  entries: readonly E[],
  valueOf: (entry: E) => number,
): TotalPart[] {
  return entries.map((entry) => ({
    personId: 'employeeId' in entry ? entry.employeeId : entry.contractorId,
    entryId: entry.entryId,
    payDate: entry.payDate,
    value: valueOf(entry),
  }));
}
