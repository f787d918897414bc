import { employeeRegistry, employeesWithNumber } from '@garita/ledger/registry/records/employees';
import { companyScope } from '../company-scope.ts';
import { orNotFound } from '../or-not-found.ts';
import {
  listOthersWithNumber,
  listOthersWithTypedNumber,
  type NumberedPeople,
} from '../records/same-number.ts';
import { useCase } from '../use-case.ts';

const EMPLOYEES: NumberedPeople = { tableName: 'employees', withNumber: employeesWithNumber };

type TypedNumber = { companyId: number; employeeId?: number | undefined; socialSecurityNumber: string };

/** As `listOthersWithTypedNumber`, of a social security number. Errors: `not-found`, `too-many-attempts`. */
export const listSameNumber = useCase(
  'records:write',
  (context, { companyId, employeeId, socialSecurityNumber }: TypedNumber) =>
    listOthersWithTypedNumber(context, EMPLOYEES, {
      companyId,
      personId: employeeId,
      number: socialSecurityNumber,
    }),
);

/** Who else in the company has the number that an employee was saved with. Errors: `not-found`. */
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
