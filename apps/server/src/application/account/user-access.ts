import type { Access } from '@garita/domain/account/access.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { findUser, updateUser } from '@garita/ledger/registry/access/users';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { AppError, fieldError } from '../app-error.ts';
import { orNotFound } from '../or-not-found.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import { shownUser, type UserRecord } from './users.ts';

/**
 * Changes how much of the account an auditor sees; it holds from their next request on. Whoever gives the limits with an invitation
 * may change them: an account that was opened with a code has no administrator.
 *
 * Errors: `not-found`, `not-an-auditor`, `unknown-company` and `access-until-past` on their fields, those of a key.
 */
export const changeUserAccess = useCase(
  'users:invite',
  (
    context,
    { userId, access, commandId }: IdempotentInput & { userId: number; access: Access },
  ): Promise<UserRecord> =>
    writeIdempotently(
      context,
      { operation: 'users.changeAccess', commandId, request: [userId, access] },
      async (tx, stamp) => {
        const user = await findUser(tx, userId);
        if (user?.accountId !== context.actor.accountId) throw new AppError('not-found');
        if (user.role !== 'auditor') throw new AppError('not-an-auditor');
        // A company that was removed since stays where it was chosen: nobody could take it out.
        const companyIds = access.companyIds.filter((id) => !user.access.companyIds.includes(id));
        await requireUsableAccess(tx, context, { ...access, companyIds });
        return shownUser(orNotFound(await updateUser(tx, stamp, userId, { access })));
      },
    ),
);

/**
 * An access of which something is left to be seen, today and in this account; `path` is where the form has it. Errors:
 * `unknown-company`, `access-until-past`.
 */
export async function requireUsableAccess(
  tx: Transaction,
  { dependencies, actor }: UseCaseContext,
  { companyIds, until }: Access,
  ...path: string[]
): Promise<void> {
  const known = new Set((await companyRegistry.list(tx, actor)).map(({ id }) => id));
  if (!companyIds.every((id) => known.has(id))) throw fieldError('unknown-company', ...path, 'companyIds');
  if (until !== null && until < dependencies.today()) throw fieldError('access-until-past', ...path, 'until');
}
