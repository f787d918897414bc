import { recordShown } from '@garita/ledger/registry/record-changes';
import { contractors, scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import { noteAttempt, revealCounter } from '../../auth/throttle.ts';
import { existing } from '../existing.ts';
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
    await noteAttempt(dependencies, [revealCounter(actor.userId)]);
    return dependencies.database.transaction(async (tx) => {
      const scope = existing(await scopeOfContractor(tx, actor, contractorId));
      const whole = existing(await contractors.opened(dependencies.keyring).find(tx, scope, contractorId));
      const stamp = { accountId: actor.accountId, actorId: actor.userId, at: dependencies.now() };
      await recordShown(tx, stamp, { tableName: 'contractors', recordId: contractorId, field });
      return { number: whole[field] };
    });
  },
);
