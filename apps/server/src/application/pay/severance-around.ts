import type { SeveranceFacts } from '@garita/domain/pay/withholding/severance-exemption';
import { findPeriod } from '@garita/domain/time/company-periods';
import { findPaySubject } from '@garita/ledger/record-pay/pay-subject';
import { readSeveranceFacts } from '@garita/ledger/record-pay/severance-facts';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';

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
