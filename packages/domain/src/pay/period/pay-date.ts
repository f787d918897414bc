import {
  addDays,
  addYears,
  type CalendarDate,
  quarterOf,
  weekday,
  yearOf,
} from '../../time/calendar-date.ts';
import { type HolidayName, holidayOn } from '../../time/holidays.ts';
import type { PayPeriod } from '../../time/period-id.ts';

/** The number of days before the start of a period from which it may be paid. */
const DAYS_BEFORE = 31;

type Bounds = Pick<PayPeriod, 'start' | 'end'>;

/** Returns true if a period may be paid on a date: from 31 days before it starts to a year after it ends. */
export function isPayDateInWindow(payDate: CalendarDate, { start, end }: Bounds): boolean {
  return payDate >= addDays(start, -DAYS_BEFORE) && payDate <= addYears(end, 1);
}

/**
 * Returns the first and last possible start of a period that is paid in a year. No period is longer than a
 * month.
 */
export function periodStartsPaidIn(year: number): { from: CalendarDate; to: CalendarDate } {
  return { from: `${year - 2}-12-01`, to: addDays(`${year}-12-31`, DAYS_BEFORE) };
}

/**
 * Returns the pay date that a new entry starts with: the end of the period plus the company's last lag, never
 * before the end.
 */
export function proposedPayDate({ end }: Bounds, lagDays: number): CalendarDate {
  return addDays(end, Math.max(lagDays, 0));
}

/** A reason to check a pay date. */
export type PayDateNote =
  /**
   * The tax year of the pay date differs from the year in which the period ends, and with it limits and
   * W-2PR.
   */
  | { code: 'other-tax-year'; taxYear: number; periodYear: number }
  /**
   * The quarter of the pay date differs from the one in which the period ends, and with it the quarterly
   * returns.
   */
  | { code: 'other-quarter'; quarter: number; periodQuarter: number; year: number }
  | { code: 'sunday' }
  | { code: 'holiday'; holiday: HolidayName };

/** Returns the notes about a pay date, those about its year and quarter first. */
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
