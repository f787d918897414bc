import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { contractorRegistry, scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import { recordAttemptOrRefuse, revealCounter } from '../../auth/throttle.ts';
import { orNotFound } from '../or-not-found.ts';
import { useCase } from '../use-case.ts';

/** What of a contractor shows no more than its last four characters. */
export const CONTRACTOR_NUMBERS = ['taxpayerNumber', 'bankAccount', 'retirementAccount'] as const;
export type ContractorNumber = (typeof CONTRACTOR_NUMBERS)[number];

/** One number of a contractor, whole; that it was shown is recorded. Errors: `not-found`, `too-many-attempts`. */
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
