import { endSessionsOf } from '@garita/ledger/registry/access/sessions';
import {
  findUser,
  type ListedUser,
  listUsers,
  type User,
  updateUser,
} from '@garita/ledger/registry/access/users';
import { AppError } from '../app-error.ts';
import { orNotFound } from '../or-not-found.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** Somebody of the account, as its users see one another. */
export type UserRecord = Omit<User, 'accountId'>;

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
 * Errors: `not-found`, `own-user`, `forbidden` for an administrator whom somebody else would switch, those of a key.
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
export function shownUser({ accountId: _, ...user }: User): UserRecord {
  return user;
}
