import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { PayrollSheet } from './sheet.ts';

/** The latest period of the employee's frequency that has begun; none in a year that has not. */
export function defaultPeriod<Period extends PayPeriod>(
  {
    periods,
    employee,
  }: { periods: readonly Period[]; employee: Pick<PayrollSheet['employee'], 'payFrequency'> },
  today: CalendarDate,
): Period | undefined {
  return periods
    .filter(({ frequency, start }) => frequency === employee.payFrequency && start <= today)
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .at(-1);
}

/** The company's accountant while active, else the first active one; 0, which is nobody, where there is none. */
export function defaultAccountantId({
  company,
  accountants,
}: Pick<PayrollSheet, 'company' | 'accountants'>): number {
  const active = accountants.filter(({ isActive }) => isActive);
  const chosen = active.find(({ id }) => id === company.accountantId) ?? active[0];
  return chosen?.id ?? 0;
}
