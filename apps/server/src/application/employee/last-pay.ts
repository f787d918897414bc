import { fullName } from '@garita/domain/employee/full-name';
import { type LastPay, lastPayOf } from '@garita/domain/employee/last-pay';
import { leaveBalancesAt } from '@garita/domain/employee/leave-balance';
import { paydayOf } from '@garita/domain/pay/period/payday';
import { allFreeDays } from '@garita/domain/tax/year-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { yearOf } from '@garita/domain/time/calendar-date';
import { companyPeriodsBetween } from '@garita/domain/time/company-periods';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { allOf } from '@garita/ledger/database/all-of';
import { listLeaveMovements } from '@garita/ledger/queries/leave/leave-movements';
import { lastPayLagDays } from '@garita/ledger/queries/period/last-pay-lag';
import { readLawParameters } from '@garita/ledger/registry/records/pay-parameters';
import { requireYearAccess } from '../access.ts';
import { employeeKeyOf, paySubject } from '../pay/pay-subject.ts';
import { useCase } from '../use-case.ts';

/**
 * The last pay of an employee: what it has for leave, and the period of the last day. `payBy` is the payday
 * of that period, the latest lawful day; null if no period of the company has the day.
 */
export type EmployeeLastPay = LastPay & {
  company: { id: number; name: string };
  employee: { id: number; name: string };
  period: PayPeriod | null;
  payBy: CalendarDate | null;
};

type LastPayRequest = {
  employeeId: number;
  companyId?: number | undefined;
  /** The last day of work: by default that of the employee's record, or today. */
  date?: CalendarDate | undefined;
};

/**
 * Returns the last pay of an employee on a day. Records nothing. Errors: `not-found`, `year-outside-access`.
 */
export const employeeLastPay = useCase(
  'pay:read',
  async (
    { dependencies: { database, today }, actor },
    { employeeId, companyId, date }: LastPayRequest,
  ): Promise<EmployeeLastPay> => {
    const subject = await paySubject(database, actor, employeeId, companyId);
    const { company, employee, calendars } = subject;
    const lastDay = date ?? employee.egressDate ?? today();
    requireYearAccess(actor, [yearOf(lastDay)]);
    const { movements, lastLagDays, parameters } = await allOf({
      movements: listLeaveMovements(database, employeeKeyOf(subject)),
      lastLagDays: lastPayLagDays(database, company.id, employee.payFrequency),
      parameters: readLawParameters(database),
    });
    const days = { from: lastDay, to: lastDay };
    const [period = null] = companyPeriodsBetween(calendars, employee.payFrequency, days);
    const freeDays = allFreeDays(parameters);
    return {
      ...lastPayOf(employee, lastDay, leaveBalancesAt(movements, lastDay)),
      company: { id: company.id, name: company.name },
      employee: { id: employee.id, name: fullName(employee) },
      period,
      payBy: period && paydayOf(period, calendars, { lastLagDays: lastLagDays ?? 0, freeDays }),
    };
  },
);
