import { isPayDateInWindow } from '@garita/domain/pay/pay-date';
import { type CalendarDate, isCalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';

type Payday = { companyId: number; period: PayPeriod };

/** Keeps the pay date that was chosen for an employee for the next one of the period, while the tab is open. */
export function choosePayDate(payday: Payday, payDate: CalendarDate): void {
  sessionStorage.setItem(keyOf(payday), payDate);
}

/** The pay date that was last chosen for somebody in the period; undefined where nobody chose one. */
export function chosenPayDate(payday: Payday): CalendarDate | undefined {
  const kept = sessionStorage.getItem(keyOf(payday));
  if (kept === null || !isCalendarDate(kept)) return undefined;
  return isPayDateInWindow(kept, payday.period) ? kept : undefined;
}

const keyOf = ({ companyId, period }: Payday) => `pay-date-${companyId}-${period.id}`;
