import { addDays, addYears, type CalendarDate } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/pay-period.ts';

/** Days before the start of a period from which it may be paid. */
const DAYS_BEFORE = 31;

/** Whether a period may be paid on a date: from 31 days before it starts to a year after it ends. */
export function isPayDateInWindow(payDate: CalendarDate, { start, end }: PayPeriod): boolean {
  return payDate >= addDays(start, -DAYS_BEFORE) && payDate <= addYears(end, 1);
}
