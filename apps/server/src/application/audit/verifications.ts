import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { allOf } from '@garita/ledger/database/all-of';
import { listUserNames } from '@garita/ledger/registry/access/users';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { listVerifications, type SavedVerification } from '@garita/ledger/registry/verifications';
import { z } from 'zod';
import { companyScope } from '../company-scope.ts';
import { orNotFound } from '../or-not-found.ts';
import { useCase } from '../use-case.ts';

/** How many are told. */
const SHOWN = 5;

export const verificationsSchema = z.strictObject({ companyId: recordIdSchema });

/** A verification of a company's books that was finished: who, when it began, what it came to, and whether that was signed. */
export type PastVerification = Omit<SavedVerification, 'actorId' | 'at'> & {
  at: string;
  by: { id: number; name: string };
};

/** The last verifications of a company's books, the newest first, whoever of the account made them. Errors: `not-found`. */
export const verifications = useCase(
  'pay:read',
  async (
    { dependencies: { database, signingKey }, actor },
    asked: z.infer<typeof verificationsSchema>,
  ): Promise<PastVerification[]> => {
    const { id: companyId } = orNotFound(await companyRegistry.find(database, actor, asked.companyId));
    const { past, users } = await allOf({
      past: listVerifications(database, companyScope(actor, companyId), {
        limit: SHOWN,
        sealKey: signingKey,
      }),
      users: listUserNames(database, actor.accountId),
    });
    const names = new Map(users.map(({ id, name }) => [id, name]));
    return past.map(({ actorId, at, ...verdict }) => ({
      ...verdict,
      at: at.toISOString(),
      by: { id: actorId, name: names.get(actorId) ?? '' },
    }));
  },
);
