import { type Cents, sumCents } from '../money/cents.ts';
import { type CalendarDate, quarterOf } from '../time/calendar-date.ts';
import { grossOf, type IncomeTaxedEntry } from './exempt-wages.ts';
import type { Liability } from './fica.ts';

/**
 * Part I of form 499 R-1B for a quarter, and what falls due on each pay date, in cents. Source: form 499
 * R-1B, Rev. 02.19.
 */
export type Form499Lines = {
  /** 1: the most employees paid in one pay period */
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
    employees: employeesIn(busiestPeriod(entries)),
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
 * The entries of the pay period that paid the most employees, the first of several: whom line 1 counts.
 * Nobody is counted for what is only added to pay, such as expenses paid back, nor for what corrects a closed
 * period.
 */
export function busiestPeriod(entries: readonly IncomeTaxedEntry[]): IncomeTaxedEntry[] {
  const earned = entries.filter((entry) => !entry.isCorrection && grossOf(entry) !== 0);
  const periods = [...new Set(earned.map(({ periodId }) => periodId))];
  return periods
    .map((id) => earned.filter(({ periodId }) => periodId === id))
    .reduce((most, period) => (employeesIn(period) > employeesIn(most) ? period : most), []);
}

function employeesIn(entries: readonly IncomeTaxedEntry[]): number {
  return new Set(entries.map(({ employeeId }) => employeeId)).size;
}
