import { recordShown } from '@garita/ledger/registry/record-changes';
import { recordsWithNumber } from '@garita/ledger/registry/searchable-records';
import { noteAttempt, revealCounter } from '../../auth/throttle.ts';
import { useCase } from '../use-case.ts';

/** Whose number it is; nothing of the number is answered. */
export type FoundByNumber = { employeeIds: number[]; contractorIds: number[] };

/**
 * Who of the account has a whole social security or employer's number. Whoever is found was looked up by what is nobody's to
 * see, so it is recorded and limited as if the number had been shown. Errors: `too-many-attempts`.
 */
export const findByNumber = useCase(
  'personal-data:reveal',
  async ({ dependencies, actor }, { number }: { number: string }): Promise<FoundByNumber> => {
    await noteAttempt(dependencies, [revealCounter(actor.userId)]);
    return dependencies.database.transaction(async (tx) => {
      const found = await recordsWithNumber(tx, dependencies.keyring, actor, number);
      const stamp = { accountId: actor.accountId, actorId: actor.userId, at: dependencies.now() };
      const shown = [
        ...found.employeeIds.map((recordId) => ({
          tableName: 'employees',
          recordId,
          field: 'socialSecurityNumber',
        })),
        ...found.contractorIds.map((recordId) => ({
          tableName: 'contractors',
          recordId,
          field: 'taxpayerNumber',
        })),
      ];
      for (const one of shown) await recordShown(tx, stamp, one);
      return found;
    });
  },
);
