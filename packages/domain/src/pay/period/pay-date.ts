import {
  addDays,
  addYears,
  type CalendarDate,
  quarterOf,
  weekday,
  yearOf,
} from '../../time/calendar-date.ts';
import { type HolidayName, holidayOn } from '../../time/holidays.ts';
import type { PayPeriod } from '../../time/pay-period.ts';

/** Days before the start of a period from which it may be paid. */
const DAYS_BEFORE = 31;

type Bounds = Pick<PayPeriod, 'start' | 'end'>;

/** Returns true if a period may be paid on a date: from 31 days before it starts to a year after it ends. */
export function isPayDateInWindow(payDate: CalendarDate, { start, end }: Bounds): boolean {
  return payDate >= addDays(start, -DAYS_BEFORE) && payDate <= addYears(end, 1);
}

/**
 * Returns the first and the last day on which a period may begin that is paid in a year: no period is longer
 * than a month.
 */
export function periodStartsPaidIn(year: number): { from: CalendarDate; to: CalendarDate } {
  return { from: `${year - 2}-12-01`, to: addDays(`${year}-12-31`, DAYS_BEFORE) };
}

/**
 * The pay date that a new entry starts with: as many days after its period as the company last paid after
 * one, and never before it ends.
 */
export function proposedPayDate({ end }: Bounds, lagDays: number): CalendarDate {
  return addDays(end, Math.max(lagDays, 0));
}

/** A reason to look at a pay date again. */
export type PayDateNote =
  /** Another tax year than the one in which the period ends: its limits and its W-2PR. */
  | { code: 'other-tax-year'; taxYear: number; periodYear: number }
  /** Another quarter of the same year: its returns. */
  | { code: 'other-quarter'; quarter: number; periodQuarter: number; year: number }
  | { code: 'sunday' }
  | { code: 'holiday'; holiday: HolidayName };

/**
 * Returns what the payer should know about a pay date. The year and quarter in which it counts come first.
 */
export function payDateNotes(payDate: CalendarDate, { end }: Bounds): PayDateNote[] {
  const notes: PayDateNote[] = [];
  const [taxYear, periodYear] = [yearOf(payDate), yearOf(end)];
  const [quarter, periodQuarter] = [quarterOf(payDate), quarterOf(end)];
  if (taxYear !== periodYear) notes.push({ code: 'other-tax-year', taxYear, periodYear });
  else if (quarter !== periodQuarter) {
    notes.push({ code: 'other-quarter', quarter, periodQuarter, year: taxYear });
  }
  if (weekday(payDate) === 0) notes.push({ code: 'sunday' });
  const holiday = holidayOn(payDate);
  if (holiday) notes.push({ code: 'holiday', holiday });
  return notes;
}
