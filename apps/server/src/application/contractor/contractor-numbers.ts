import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import {
  contractorRegistry,
  contractorsWithNumber,
  scopeOfContractor,
} from '@garita/ledger/registry/records/contractors';
import type { NamedPerson } from '@garita/ledger/registry/records/named-person';
import { recordAttemptOrRefuse, revealCounter } from '../../auth/throttle.ts';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import {
  listOthersWithNumber,
  listOthersWithTypedNumber,
  type NumberedPeople,
} from '../records/people-by-number.ts';
import { useCase } from '../use-case.ts';

/** The fields of a contractor of which only the last four characters are shown. */
export const CONTRACTOR_NUMBERS = ['taxpayerNumber', 'bankAccount', 'retirementAccount'] as const;
export type ContractorNumber = (typeof CONTRACTOR_NUMBERS)[number];

/**
 * Returns one number of a contractor whole, and records that it was shown. Errors: `not-found`,
 * `too-many-attempts`.
 */
export const revealContractorNumber = useCase(
  'personal-data:reveal',
  async (
    { dependencies, actor },
    { contractorId, field }: { contractorId: number; field: ContractorNumber },
  ): Promise<{ number: string }> => {
    await recordAttemptOrRefuse(dependencies, [revealCounter(actor.userId)]);
    return dependencies.database.transaction(async (tx) => {
      const scope = orNotFound(await scopeOfContractor(tx, actor, contractorId));
      const whole = orNotFound(
        await contractorRegistry.withKeyring(dependencies.keyring).find(tx, scope, contractorId),
      );
      const stamp = { accountId: actor.accountId, actorId: actor.userId, at: dependencies.now() };
      await recordDisclosure(tx, stamp, { tableName: 'contractors', recordId: contractorId, field });
      return { number: whole[field] };
    });
  },
);

const CONTRACTORS: NumberedPeople<NamedPerson> = {
  tableName: 'contractors',
  withNumber: contractorsWithNumber,
};

type TypedNumber = { companyId: number; contractorId?: number | undefined; taxpayerNumber: string };

/**
 * Lists the other contractors of the company who have a typed number, as `listOthersWithTypedNumber` does.
 * Errors: `not-found`, `too-many-attempts`.
 */
export const listSameContractorNumber = useCase(
  'records:write',
  (context, { companyId, contractorId, taxpayerNumber }: TypedNumber) =>
    listOthersWithTypedNumber(context, CONTRACTORS, {
      companyId,
      personId: contractorId,
      number: taxpayerNumber,
    }),
);

/**
 * Lists the other contractors of the company that have the same number as a saved one. Errors: `not-found`.
 */
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
