import { contractorRegistry, contractorsWithNumber } from '@garita/ledger/registry/records/contractors';
import { companyScope } from '../company-scope.ts';
import { orNotFound } from '../or-not-found.ts';
import {
  listOthersWithNumber,
  listOthersWithTypedNumber,
  type NumberedPeople,
} from '../records/same-number.ts';
import { useCase } from '../use-case.ts';

const CONTRACTORS: NumberedPeople = { tableName: 'contractors', withNumber: contractorsWithNumber };

type TypedNumber = { companyId: number; contractorId?: number | undefined; taxpayerNumber: string };

/** As `listOthersWithTypedNumber`, of a contractor's number. Errors: `not-found`, `too-many-attempts`. */
export const listSameContractorNumber = useCase(
  'records:write',
  (context, { companyId, contractorId, taxpayerNumber }: TypedNumber) =>
    listOthersWithTypedNumber(context, CONTRACTORS, {
      companyId,
      personId: contractorId,
      number: taxpayerNumber,
    }),
);

/** Which other contractors of the company have the number that one was saved with. Errors: `not-found`. */
export const listSharedContractorNumber = useCase(
  'records:write',
  (context, { companyId, contractorId }: { companyId: number; contractorId: number }) =>
    context.dependencies.database.transaction(async (tx) => {
      const scope = companyScope(context.actor, companyId);
      const { find } = contractorRegistry.withKeyring(context.dependencies.keyring);
      const { taxpayerNumber: number } = orNotFound(await find(tx, scope, contractorId));
      return listOthersWithNumber(tx, context, CONTRACTORS, { companyId, personId: contractorId, number });
    }),
);
