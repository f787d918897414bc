import { employees, scopeOfEmployee } from '@garita/ledger/registry/employees';
import { recordShown } from '@garita/ledger/registry/record-changes';
import { existing } from './existing.ts';
import { useCase } from './use-case.ts';

/** An employee's social security number with its nine digits; that it was shown is recorded. Errors: `not-found`. */
export const revealSocialSecurityNumber = useCase(
  'personal-data:reveal',
  async (
    { dependencies: { database, now }, actor },
    { employeeId }: { employeeId: number },
  ): Promise<{ socialSecurityNumber: string }> =>
    database.transaction(async (tx) => {
      const scope = existing(await scopeOfEmployee(tx, actor, employeeId));
      const { socialSecurityNumber } = existing(await employees.find(tx, scope, employeeId));
      const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
      const shown = { tableName: 'employees', recordId: employeeId, field: 'socialSecurityNumber' };
      await recordShown(tx, stamp, shown);
      return { socialSecurityNumber };
    }),
);
