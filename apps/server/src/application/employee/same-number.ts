import { companies } from '@garita/ledger/registry/companies';
import { employeesWithNumber } from '@garita/ledger/registry/employees';
import type { NamedPerson } from '@garita/ledger/registry/named-person';
import { existing } from '../existing.ts';
import { recordNumberFound } from '../records/number-found.ts';
import { useCase } from '../use-case.ts';

type TypedNumber = { companyId: number; employeeId?: number | undefined; socialSecurityNumber: string };

/**
 * Who else in the company has a social security number, switched off or not, for a form to warn; it is no reason to refuse
 * one. The employee whose form asks is left out; of the others it is kept that
 * somebody asked. Errors: `not-found`.
 */
export const listSameNumber = useCase(
  'records:write',
  async (context, { companyId, employeeId, socialSecurityNumber }: TypedNumber): Promise<NamedPerson[]> => {
    const { dependencies, actor } = context;
    const { database, keyring } = dependencies;
    const scope = { accountId: actor.accountId, companyId };
    existing(await companies.find(database, scope, companyId));
    return database.transaction(async (tx) => {
      const all = await employeesWithNumber(tx, keyring, scope, socialSecurityNumber);
      const others = all.filter(({ id }) => id !== employeeId);
      await recordNumberFound(
        tx,
        context,
        'employees',
        others.map(({ id }) => id),
      );
      return others;
    });
  },
);
