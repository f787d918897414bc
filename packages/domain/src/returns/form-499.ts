import { type Cents, sumCents } from '../money/cents.ts';
import { type CalendarDate, quarterOf } from '../time/calendar-date.ts';
import { grossOf, type IncomeTaxedEntry } from './exempt-wages.ts';
import type { Liability } from './fica.ts';

/**
 * Part I of form 499 R-1B for a quarter, and what falls due on each pay date, in cents. Source: form 499
 * R-1B, Rev. 02.19.
 */
export type Form499Lines = {
  /** 1: the most persons whose pay periods contain one same day */
  employees: number;
  /** 2 */
  exempt: Cents;
  /** 3: wages, commissions and concessions */
  taxable: Cents;
  /** 4 */
  tips: Cents;
  /** 5 */
  withheld: Cents;
  liabilities: Liability[];
};

/** Returns the lines of the form for a quarter of a year's entries. */
export function form499Lines(entriesOfYear: readonly IncomeTaxedEntry[], quarter: number): Form499Lines {
  const entries = entriesOfYear.filter(({ payDate }) => quarterOf(payDate) === quarter);
  const sum = (part: (entry: IncomeTaxedEntry) => Cents) => sumCents(entries.map(part));
  return {
    employees: employeesIn(busiestDay(entries)),
    exempt: sum(({ exempt }) => exempt),
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
 * Returns the entries whose pay periods contain the day that the most employees share, the first such day:
 * whom line 1 counts, so that weekly and monthly pay of one quarter is counted together. Nobody is counted
 * for what is only added to pay, such as expenses paid back, nor for what corrects a closed period.
 */
export function busiestDay(entries: readonly IncomeTaxedEntry[]): IncomeTaxedEntry[] {
  const earned = entries.filter((entry) => !entry.isCorrection && grossOf(entry) !== 0);
  // The count rises on the first day of a period alone, so no other day has to be tried.
  const days = [...new Set(earned.map(({ periodStart }) => periodStart))].toSorted();
  return days
    .map((day) => earned.filter(({ periodStart, periodEnd }) => periodStart <= day && day <= periodEnd))
    .reduce((most, paid) => (employeesIn(paid) > employeesIn(most) ? paid : most), []);
}

function employeesIn(entries: readonly IncomeTaxedEntry[]): number {
  return new Set(entries.map(({ employeeId }) => employeeId)).size;
}
