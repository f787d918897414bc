import { findRecordsByNumber } from '@garita/ledger/registry/searchable-records';
import { recordAttemptOrRefuse, revealCounter } from '../../auth/throttle.ts';
import { useCase } from '../use-case.ts';
import { recordNumberFound } from './number-found.ts';

/** Whose number it is; nothing of the number is answered. */
export type FoundByNumber = { employeeIds: number[]; contractorIds: number[] };

/**
 * Who of the account has a whole social security or employer's number. Whoever is found was looked up by what is nobody's to
 * see, so it is recorded and limited as if the number had been shown. Errors: `too-many-attempts`.
 */
export const findByNumber = useCase(
  'personal-data:reveal',
  async (context, { number }: { number: string }): Promise<FoundByNumber> => {
    const { dependencies, actor } = context;
    await recordAttemptOrRefuse(dependencies, [revealCounter(actor.userId)]);
    return dependencies.database.transaction(async (tx) => {
      const found = await findRecordsByNumber(tx, dependencies.keyring, actor, number);
      await recordNumberFound(tx, context, 'employees', found.employeeIds);
      await recordNumberFound(tx, context, 'contractors', found.contractorIds);
      return found;
    });
  },
);
