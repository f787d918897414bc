import type { Employee } from '../../employee/employee.schema.ts';
import { addDays, type CalendarDate, weekday } from '../../time/calendar-date.ts';
import { gridsOf, type PayCalendars } from '../../time/company-periods.ts';
import type { PayPeriod } from '../../time/period-id.ts';

/** The terms by which the hours of days are regular or overtime. An entry by day freezes them. */
export type DayTerms = {
  /** The first day of the work week, 0 Sunday to 6 Saturday. Monday unless the calendar begins on another. */
  weekStart: number;
  /** True if a written agreement has four days of ten hours: a day has ten regular hours. */
  isFourTens: boolean;
  /** True if the law on overtime leaves the employee out: all hours are regular. */
  isExempt: boolean;
};

/** The first day of the work week without a notice of another. 29 L.P.R.A. 273a. */
const MONDAY = 1;

/**
 * Returns the terms of an employee in a period. The work week begins with the company's calendar of the
 * period's frequency, if it has one with weeks that is in force when the period starts, and else on Monday.
 */
export function dayTermsOf(
  { worksFourTens, isExempt }: Pick<Employee, 'worksFourTens' | 'isExempt'>,
  { frequency, start }: Pick<PayPeriod, 'frequency' | 'start'>,
  calendars: PayCalendars,
): DayTerms {
  const grid = gridsOf(calendars, frequency)
    .filter(({ effectiveFrom }) => effectiveFrom <= start)
    .at(-1);
  const weekStart = grid ? weekday(grid.effectiveFrom) : MONDAY;
  return { weekStart, isFourTens: worksFourTens, isExempt };
}

/** Returns the first day of the work week of a day. */
export function weekOf(date: CalendarDate, { weekStart }: Pick<DayTerms, 'weekStart'>): CalendarDate {
  return addDays(date, -((weekday(date) - weekStart + 7) % 7));
}
