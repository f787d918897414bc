import { companies } from '@garita/ledger/registry/companies';
import { contractorsWithNumber } from '@garita/ledger/registry/contractors';
import type { NamedPerson } from '@garita/ledger/registry/named-person';
import { existing } from '../existing.ts';
import { useCase } from '../use-case.ts';

type TypedNumber = { companyId: number; contractorId?: number | undefined; taxpayerNumber: string };

/**
 * Which other contractors of the company have a number, switched off or not, for a form to warn; it is no reason to refuse
 * one. The contractor whose form asks is left out. Errors: `not-found`.
 */
export const listSameContractorNumber = useCase(
  'records:write',
  async (
    { dependencies: { database, keyring }, actor },
    { companyId, contractorId, taxpayerNumber }: TypedNumber,
  ): Promise<NamedPerson[]> => {
    const scope = { accountId: actor.accountId, companyId };
    existing(await companies.find(database, scope, companyId));
    const all = await contractorsWithNumber(database, keyring, scope, taxpayerNumber);
    return all.filter(({ id }) => id !== contractorId);
  },
);
