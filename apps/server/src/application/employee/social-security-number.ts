import type { Employee } from '@garita/domain/employee/employee.schema';
import { maskedSocialSecurityNumber, socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { employeeRegistry, scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { employeesWithNumber, type RecordOfNumber } from '@garita/ledger/registry/records/person-records';
import { recordAttemptOrRefuse, revealCounter } from '../../auth/throttle.ts';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { listOthersWithTypedNumber, type NumberedPeople } from '../records/people-by-number.ts';
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

const EMPLOYEES: NumberedPeople<RecordOfNumber> = { tableName: 'employees', withNumber: employeesWithNumber };

type TypedNumber = { companyId: number; employeeId?: number | undefined; socialSecurityNumber: string };

/**
 * Lists the other employees of the company, and of those with its employer number, who have a typed number,
 * as `listOthersWithTypedNumber` does. Errors: `not-found`, `too-many-attempts`.
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

/**
 * Returns the number that a changed employee has: the known one, where it is sent as it was shown. Errors:
 * `invalid-input` at the mask of another number.
 */
export function numberAsSent(
  { socialSecurityNumber: sent }: Employee,
  { socialSecurityNumber: known }: Employee,
): string {
  if (socialSecurityNumberSchema.safeParse(sent).success) return sent;
  if (sent === maskedSocialSecurityNumber(known)) return known;
  const errors = [{ path: ['socialSecurityNumber'], code: 'social-security-invalid' as const }];
  throw new AppError('invalid-input', { errors });
}
