import { type Cents, sumCents } from '../money/cents.ts';
import { type CalendarDate, quarterOf } from '../time/calendar-date.ts';
import { exemptPayOf, grossOf, type IncomeTaxedEntry } from './exempt-wages.ts';
import type { Liability } from './fica.ts';

/**
 * The lines of part I of form 499 R-1B for a quarter, and the tax due for each pay date, in cents. Source:
 * form 499 R-1B, Rev. 02.19.
 */
export type Form499Lines = {
  /** Line 1: the largest number of employees whose pay periods contain the same day. */
  employees: number;
  /** Line 2. */
  exempt: Cents;
  /** Line 3: wages, commissions and concessions. */
  taxable: Cents;
  /** Line 4. */
  tips: Cents;
  /** Line 5. */
  withheld: Cents;
  liabilities: Liability[];
};

/** Calculates the lines of the form for a quarter from the entries of its year. */
export function form499Lines(entriesOfYear: readonly IncomeTaxedEntry[], quarter: number): Form499Lines {
  const entries = entriesOfYear.filter(({ payDate }) => quarterOf(payDate) === quarter);
  const sum = (part: (entry: IncomeTaxedEntry) => Cents) => sumCents(entries.map(part));
  return {
    employees: employeesIn(busiestDay(entries)),
    exempt: sum(exemptPayOf),
    taxable: sum(({ wages, commissions, concessions }) => wages + commissions + concessions),
    tips: sum(({ tips }) => tips),
    withheld: sum(({ withheld }) => withheld),
    liabilities: withheldByPayDate(entries),
  };
}

/** Returns the income tax withheld on each pay date, in the order of the dates. */
export function withheldByPayDate(
  entries: readonly { payDate: CalendarDate; withheld: Cents }[],
): Liability[] {
  const days = new Map<CalendarDate, Cents>();
  for (const { payDate, withheld } of entries) days.set(payDate, (days.get(payDate) ?? 0) + withheld);
  return [...days]
    .map(([payDate, cents]) => ({ payDate, cents }))
    .toSorted((a, b) => a.payDate.localeCompare(b.payDate));
}

/**
 * Returns the entries whose pay periods contain the busiest day: the first day that the periods of the most
 * employees share. Line 1 counts these employees, so weekly and monthly pay of one quarter count together.
 * Entries without earnings (only reimbursed expenses) and corrections of closed periods do not count.
 */
export function busiestDay(entries: readonly IncomeTaxedEntry[]): IncomeTaxedEntry[] {
  const earned = entries.filter((entry) => !entry.isCorrection && grossOf(entry) !== 0);
  // The count rises only on the first day of a period, so other days need no check.
  const days = [...new Set(earned.map(({ periodStart }) => periodStart))].toSorted();
  return days
    .map((day) => earned.filter(({ periodStart, periodEnd }) => periodStart <= day && day <= periodEnd))
    .reduce((most, paid) => (employeesIn(paid) > employeesIn(most) ? paid : most), []);
}

function employeesIn(entries: readonly IncomeTaxedEntry[]): number {
  return new Set(entries.map(({ employeeId }) => employeeId)).size;
}
