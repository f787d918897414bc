import type { Transaction } from '@garita/ledger/database/client';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import {
  employeeRegistry,
  employeesWithNumber,
  scopeOfEmployee,
} from '@garita/ledger/registry/records/employees';
import { recordAttemptOrRefuse, revealCounter } from '../../auth/throttle.ts';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import {
  listOthersWithNumber,
  listOthersWithTypedNumber,
  type NumberedPeople,
} from '../records/people-by-number.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';

/**
 * Returns an employee's social security number with its nine digits, and records that it was shown. Errors:
 * `not-found`, `too-many-attempts`.
 */
export const revealSocialSecurityNumber = useCase(
  'personal-data:reveal',
  async (context, { employeeId }: { employeeId: number }): Promise<{ socialSecurityNumber: string }> => {
    const { dependencies, actor } = context;
    await recordAttemptOrRefuse(dependencies, [revealCounter(actor.userId)]);
    return dependencies.database.transaction(async (tx) => {
      const scope = orNotFound(await scopeOfEmployee(tx, actor, employeeId));
      const whole = employeeRegistry.withKeyring(dependencies.keyring);
      const { socialSecurityNumber } = orNotFound(await whole.find(tx, scope, employeeId));
      await recordNumberShown(tx, context, employeeId);
      return { socialSecurityNumber };
    });
  },
);

/** Records that the user was shown the whole social security number of an employee. */
export async function recordNumberShown(
  tx: Transaction,
  { dependencies: { now }, actor }: UseCaseContext,
  employeeId: number,
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
  const shown = { tableName: 'employees', recordId: employeeId, field: 'socialSecurityNumber' };
  await recordDisclosure(tx, stamp, shown);
}

const EMPLOYEES: NumberedPeople = { tableName: 'employees', withNumber: employeesWithNumber };

type TypedNumber = { companyId: number; employeeId?: number | undefined; socialSecurityNumber: string };

/**
 * Lists the other employees of the company who have a typed number, as `listOthersWithTypedNumber` does.
 * Errors: `not-found`, `too-many-attempts`.
 */
export const listSameNumber = useCase(
  'records:write',
  (context, { companyId, employeeId, socialSecurityNumber }: TypedNumber) =>
    listOthersWithTypedNumber(context, EMPLOYEES, {
      companyId,
      personId: employeeId,
      number: socialSecurityNumber,
    }),
);

/** Lists the other employees of the company who have the same number as a saved one. Errors: `not-found`. */
export const listSharedNumber = useCase(
  'records:write',
  (context, { companyId, employeeId }: { companyId: number; employeeId: number }) =>
    context.dependencies.database.transaction(async (tx) => {
      const scope = companyScope(context.actor, companyId);
      const { find } = employeeRegistry.withKeyring(context.dependencies.keyring);
      const { socialSecurityNumber: number } = orNotFound(await find(tx, scope, employeeId));
      return listOthersWithNumber(tx, context, EMPLOYEES, { companyId, personId: employeeId, number });
    }),
);
