import { employeeSchema } from '@garita/domain/employee/employee.schema';
import { fieldErrors } from '@garita/domain/field/field-errors';
import { isNonResident } from '@garita/domain/pay/withholding/non-resident-withholding';
import type { Transaction } from '@garita/ledger/database/client';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { requireCurrentVersion } from '../records/record-change.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import { opened } from './employees.ts';

/** The employees of a company to switch, each with the version that was shown. */
export type CertificateSwitchInput = {
  companyId: number;
  employees: readonly { employeeId: number; version?: number | undefined }[];
};

/**
 * Switches employees of a company to the income tax by certificate, all or none. Past pay keeps its method,
 * and an employee who has the method already is not changed. An exemption of the married for a single person
 * is refused at the employee's place in the list, and so is a non-resident.
 *
 * Errors: `not-found`, `record-changed`, `invalid-input`, those of a key.
 */
export const switchToCertificate = useCase(
  'records:write',
  (
    context,
    { commandId, ...input }: IdempotentInput & CertificateSwitchInput,
  ): Promise<{ switched: number }> =>
    writeIdempotently(
      context,
      { operation: 'employees.switchToCertificate', commandId, request: input },
      async (tx, stamp) => {
        const { companyId, employees } = input;
        orNotFound(await companyRegistry.lockForChange(tx, context.actor, companyId));
        let switched = 0;
        for (const [place, employee] of employees.entries()) {
          if (await switchOne({ tx, stamp }, context, { companyId, place, ...employee })) switched += 1;
        }
        return { switched };
      },
    ),
);

type OneSwitch = { companyId: number; place: number; employeeId: number; version?: number | undefined };

async function switchOne(
  { tx, stamp }: { tx: Transaction; stamp: ChangeStamp },
  context: UseCaseContext,
  { companyId, place, employeeId, version }: OneSwitch,
): Promise<boolean> {
  const scope = companyScope(context.actor, companyId);
  const registry = opened(context);
  const saved = orNotFound(await registry.lockForChange(tx, scope, employeeId));
  if (saved.withholdingMethod === 'certificate') return false;
  const at = ['employees', String(place)];
  if (isNonResident(saved.withholdingMethod))
    throw new AppError('invalid-input', { errors: [{ path: at, code: 'non-resident' }] });
  const owner = { tableName: 'employees', accountId: scope.accountId, actorId: stamp.actorId };
  await requireCurrentVersion(tx, owner, saved, version);
  const { id: _, isActive: __, version: ___, ...employee } = saved;
  const checked = employeeSchema.safeParse({ ...employee, withholdingMethod: 'certificate' });
  if (!checked.success) {
    const errors = fieldErrors(checked.error).map(({ code }) => ({
      path: at,
      code,
    }));
    throw new AppError('invalid-input', { errors });
  }
  await registry.update(tx, stamp, scope, employeeId, checked.data);
  return true;
}
