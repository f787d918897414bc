import { z } from 'zod';
import type { CalendarDate } from '../time/calendar-date.ts';

/** The figures by which a person checks a document, with what each is counted in. */
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

/** The name of one of them. Code: `required`. */
export const reportTotalNameSchema = z.enum(
  // The keys of a record over a closed union are that union.
  Object.keys(REPORT_TOTAL_UNITS) as [ReportTotalName],
  'required',
);

/** The part of a figure that comes from one entry or, without an entry, from an opening balance. */
export type TotalPart = { personId: number; entryId: number | null; payDate: CalendarDate; value: number };

/**
 * One of those figures, and the entries that it comes of. `how` they make it: as their sum, as the number of
 * people whose they are, or as a tax that is worked out from them.
 */
export type ReportTotal = {
  name: ReportTotalName;
  value: number;
  how: 'sum' | 'people' | 'worked-out';
  parts: readonly TotalPart[];
};

/** An entry of an employee or a contractor, or what an employee brought. */
export type TotalEntry = { entryId: number | null; payDate: CalendarDate } & (
  | { employeeId: number }
  | { contractorId: number }
);

/** The sum of a part of each entry; entries that bring nothing are left out. */
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

/**
 * Counts the employees of a return: those who earned something. An amount that is only added to pay is no
 * earning.
 */
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

/** A figure that follows from the parts of another one by a rule of its own. */
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
