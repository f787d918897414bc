import { daysOfSeverance, type Severance, severanceOn } from '@garita/domain/employee/severance';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { yearOf } from '@garita/domain/time/calendar-date';
import { regularPayOf } from '@garita/ledger/queries/severance-pay';
import { requireYearAccess } from '../access.ts';
import { employeeKeyOf, paySubject } from '../pay/pay-subject.ts';
import { useCase } from '../use-case.ts';

type SeveranceRequest = {
  employeeId: number;
  companyId?: number | undefined;
  /** The last day of work: by default that of the employee's record, or today. */
  date?: CalendarDate | undefined;
};

/**
 * Calculates the severance by law of an employee who is dismissed without just cause. Records nothing.
 * Errors: `not-found`, `year-outside-access`.
 */
export const employeeSeverance = useCase(
  'pay:read',
  async (
    { dependencies: { database, today }, actor },
    { employeeId, companyId, date }: SeveranceRequest,
  ): Promise<Severance> => {
    const subject = await paySubject(database, actor, employeeId, companyId);
    const { employee } = subject;
    const lastDay = date ?? employee.egressDate ?? today();
    const days = daysOfSeverance(lastDay);
    requireYearAccess(actor, [yearOf(days.from), yearOf(days.to)]);
    const paid =
      employee.salary > 0 ? [] : await regularPayOf(database, { ...employeeKeyOf(subject), ...days });
    return severanceOn(employee, lastDay, paid);
  },
);
