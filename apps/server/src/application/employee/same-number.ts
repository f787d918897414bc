import { companies } from '@garita/ledger/registry/companies';
import { employeesWithNumber } from '@garita/ledger/registry/employees';
import type { NamedPerson } from '@garita/ledger/registry/named-person';
import { existing } from '../existing.ts';
import { useCase } from '../use-case.ts';

type TypedNumber = { companyId: number; employeeId?: number | undefined; socialSecurityNumber: string };

/**
 * Who else in the company has a social security number, switched off or not, for a form to warn; it is no reason to refuse
 * one. The employee whose form asks is left out. Errors: `not-found`.
 */
export const listSameNumber = useCase(
  'records:write',
  async (
    { dependencies: { database, keyring }, actor },
    { companyId, employeeId, socialSecurityNumber }: TypedNumber,
  ): Promise<NamedPerson[]> => {
    const scope = { accountId: actor.accountId, companyId };
    existing(await companies.find(database, scope, companyId));
    const all = await employeesWithNumber(database, keyring, scope, socialSecurityNumber);
    return all.filter(({ id }) => id !== employeeId);
  },
);
