import type { DayOfOther } from '@garita/domain/pay/day-hours/day-hours';
import { type DayTerms, dayTermsOf } from '@garita/domain/pay/day-hours/day-terms';
import { daysInForce } from '@garita/domain/pay/day-hours/recorded-days';
import type { SeveranceFacts } from '@garita/domain/pay/withholding/severance-exemption';
import { addDays } from '@garita/domain/time/calendar-date';
import { findPeriod } from '@garita/domain/time/company-periods';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import { listEntriesByDay } from '@garita/ledger/record-pay/entries-by-day';
import { findPaySubject } from '@garita/ledger/record-pay/pay-subject';
import { readSeveranceFacts } from '@garita/ledger/record-pay/severance-facts';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';

/** The terms of now, and the days of live entries, on which the hours of the days of a period depend. */
export type DaysAround = { terms: DayTerms; days: DayOfOther[] };

/**
 * Returns what the hours of the days of a period depend on, so that the form computes them while somebody
 * types. Days of other weeks are left out.
 *
 * Errors: `not-found`.
 */
export const daysAround = useCase(
  'pay:write',
  async (
    { dependencies: { database }, actor },
    { employeeId, periodId }: { employeeId: number; periodId: number },
  ): Promise<DaysAround> => {
    const scope = orNotFound(await scopeOfEmployee(database, actor, employeeId));
    const { subject, entries } = await batchQueries(database, (tx) => ({
      subject: findPaySubject(tx, scope, employeeId),
      entries: listEntriesByDay(tx, { companyId: scope.companyId, employeeId }),
    }));
    const { employee, calendars } = orNotFound(subject);
    const period = orNotFound(findPeriod(calendars, periodId));
    const [from, to] = [addDays(period.start, -6), addDays(period.end, 6)];
    return {
      terms: dayTermsOf(employee, period, calendars),
      days: daysInForce(entries).filter(({ date }) => from <= date && date <= to),
    };
  },
);

/**
 * Returns what the law exempts of severance in a new entry of a period, so that the form computes the tax
 * while somebody types.
 *
 * Errors: `not-found`.
 */
export const severanceAround = useCase(
  'pay:write',
  async (
    { dependencies: { database }, actor },
    { employeeId, periodId }: { employeeId: number; periodId: number },
  ): Promise<SeveranceFacts> => {
    const scope = orNotFound(await scopeOfEmployee(database, actor, employeeId));
    const subject = orNotFound(await findPaySubject(database, scope, employeeId));
    const period = orNotFound(findPeriod(subject.calendars, periodId));
    return readSeveranceFacts(database, subject, { period });
  },
);
