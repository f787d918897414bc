import { companies } from '@garita/ledger/registry/companies';
import { contractorsWithNumber } from '@garita/ledger/registry/contractors';
import type { NamedPerson } from '@garita/ledger/registry/named-person';
import { existing } from '../existing.ts';
import { recordNumberFound } from '../records/number-found.ts';
import { useCase } from '../use-case.ts';

type TypedNumber = { companyId: number; contractorId?: number | undefined; taxpayerNumber: string };

/**
 * Which other contractors of the company have a number, switched off or not, for a form to warn; it is no reason to refuse
 * one. The contractor whose form asks is left out; of the others it is kept that
 * somebody asked. Errors: `not-found`.
 */
export const listSameContractorNumber = useCase(
  'records:write',
  async (context, { companyId, contractorId, taxpayerNumber }: TypedNumber): Promise<NamedPerson[]> => {
    const { dependencies, actor } = context;
    const { database, keyring } = dependencies;
    const scope = { accountId: actor.accountId, companyId };
    existing(await companies.find(database, scope, companyId));
    return database.transaction(async (tx) => {
      const all = await contractorsWithNumber(tx, keyring, scope, taxpayerNumber);
      const others = all.filter(({ id }) => id !== contractorId);
      await recordNumberFound(
        tx,
        context,
        'contractors',
        others.map(({ id }) => id),
      );
      return others;
    });
  },
);
