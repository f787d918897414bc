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

/** A user of the account, as the other users see them. */
type UserRecord = Omit<User, 'accountId'>;

/** Lists all users of the account, inactive ones included, in the order of their creation. */
export const listAccountUsers = useCase(
  'users:invite',
  async ({ dependencies, actor }): Promise<Omit<ListedUser, 'accountId'>[]> => {
    const users = await listUsers(dependencies.database, actor.accountId);
    return users.map(({ accountId: _, ...user }) => user);
  },
);

/**
 * Switches another user of the account on or off. Switching a user off ends all of the user's sessions at
 * once.
 *
 * Errors: `not-found`, `own-user`, `forbidden` if somebody else would switch an administrator, those of a
 * key.
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

/** Returns the user as others of the account see them. */
function shownUser({ accountId: _, ...user }: User): UserRecord {
  return user;
}

/**
 * Changes which part of the account an auditor sees, from the auditor's next request on. Everybody who may
 * invite may change it, because an account that was opened with a code has no administrator.
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
        // A chosen company that was removed since stays in the list, because the form cannot show it to be
        // taken out.
        const companyIds = access.companyIds.filter((id) => !user.access.companyIds.includes(id));
        await requireUsableAccess(tx, context, { ...access, companyIds });
        return shownUser(orNotFound(await updateUser(tx, stamp, userId, { access })));
      },
    ),
);

/**
 * Refuses an access that would see nothing, today and in this account; `path` names the field of the form.
 * Errors: `unknown-company`, `access-until-past`.
 */
export async function requireUsableAccess(
  tx: Transaction,
  { dependencies, actor }: UseCaseContext,
  { companyIds, until }: Access,
  ...path: string[]
): Promise<void> {
  const existingIds = new Set((await companyRegistry.list(tx, actor)).map(({ id }) => id));
  if (!companyIds.every((id) => existingIds.has(id)))
    throw fieldError('unknown-company', ...path, 'companyIds');
  if (until !== null && until < dependencies.today()) throw fieldError('access-until-past', ...path, 'until');
}
