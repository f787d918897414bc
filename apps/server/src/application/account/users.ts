import type { Access } from '@garita/domain/account/access.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { endSessionsOf } from '@garita/ledger/registry/access/sessions';
import {
  findUser,
  type ListedUser,
  listUsers,
  type User,
  updateUser,
} from '@garita/ledger/registry/access/users';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** Somebody of the account, as its users see one another. */
type UserRecord = Omit<User, 'accountId'>;

/** Everybody of the account, those switched off included, in the order in which they came. */
export const listAccountUsers = useCase(
  'users:invite',
  async ({ dependencies, actor }): Promise<Omit<ListedUser, 'accountId'>[]> => {
    const users = await listUsers(dependencies.database, actor.accountId);
    return users.map(({ accountId: _, ...user }) => user);
  },
);

/**
 * Switches another user of the account on or off; whoever is switched off is signed out everywhere at once.
 *
 * Errors: `not-found`, `own-user`, `forbidden` for an administrator whom somebody else would switch, those of
 * a key.
 */
export const setUserActive = useCase(
  'users:invite',
  (
    context,
    { userId, isActive, commandId }: IdempotentInput & { userId: number; isActive: boolean },
  ): Promise<UserRecord> =>
    writeIdempotently(
      context,
      { operation: 'users.setActive', commandId, request: [userId, isActive] },
      async (tx, stamp) => {
        const { actor } = context;
        if (userId === actor.userId) throw new AppError('own-user');
        const user = await findUser(tx, userId);
        if (user?.accountId !== actor.accountId) throw new AppError('not-found');
        if (user.role === 'administrator' && actor.role !== 'administrator') throw new AppError('forbidden');
        const switched = orNotFound(await updateUser(tx, stamp, userId, { isActive }));
        if (!isActive) await endSessionsOf(tx, userId);
        return shownUser(switched);
      },
    ),
);

/** The user as others of the account see them. */
function shownUser({ accountId: _, ...user }: User): UserRecord {
  return user;
}

/**
 * Changes how much of the account an auditor sees; it holds from their next request on. Whoever gives the
 * limits with an invitation may change them: an account that was opened with a code has no administrator.
 *
 * Errors: `not-found`, `not-an-auditor`, `unknown-company` and `access-until-past` on their fields, those of
 * a key.
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
 * An access of which something is left to be seen, today and in this account; `path` is where the form has
 * it. Errors: `unknown-company`, `access-until-past`.
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
