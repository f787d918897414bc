import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { href, PATHS } from '../config/paths.ts';
import { addressOfYear } from './payroll-years.ts';
import { timeEntryAt } from './time-entry-address.ts';

/** One pay of an employee or a contractor, who are paid for no period. */
type Pay = { companyId: number; entryId: number } & (
  | { kind: 'employee'; personId: number; periodId: number }
  | { kind: 'contractor'; personId: number; payDate: CalendarDate }
);

/** What an employee's year adds up to, and what it had before Garita. */
export function balancesAt(employee: { companyId: number; employeeId: number }, year: number): string {
  return `${href(PATHS.employeeBalances, employee)}?${addressOfYear(year)}`;
}

/** The screen on which a pay was loaded, opened at it. */
export function payAt({ companyId, entryId, personId, ...pay }: Pay): string {
  if (pay.kind === 'employee') {
    return timeEntryAt({ companyId, employeeId: personId, periodId: pay.periodId, entryId });
  }
  const path = href(PATHS.contractorHours, { companyId, contractorId: personId });
  const address = addressOfYear(yearOf(pay.payDate));
  address.set('payment', String(entryId));
  return `${path}?${address}`;
}
