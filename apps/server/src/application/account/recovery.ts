import type { PasswordReset } from '@garita/domain/account/password-reset.schema';
import {
  consumePasswordReset,
  findPasswordReset,
  insertPasswordReset,
} from '@garita/ledger/registry/access/password-resets';
import { removeSecondFactor } from '@garita/ledger/registry/access/second-factors';
import { endSessionsOf } from '@garita/ledger/registry/access/sessions';
import { findUser, setPasswordHash, type User } from '@garita/ledger/registry/access/users';
import { refuseCommonPassword } from '../../auth/common-password.ts';
import { forgetSignIns } from '../../auth/throttle.ts';
import { AppError } from '../../refusal/app-error.ts';
import { passwordResetPath } from '../../text/messages.es.ts';
import { openUseCase, type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import type { OneTimeLink } from './invitations.ts';

/** The time for which a link for a new password is valid: one day. */
const GOOD_FOR_MS = 24 * 3_600_000;

/**
 * Makes a link by which another user of the account who lost the password chooses a new one. The second
 * factor stays.
 *
 * Errors: `not-found`, `forbidden` for oneself: a signed-in user changes the password in the profile.
 */
export const makePasswordLink = useCase(
  'users:recover',
  async (context, { userId }: { userId: number }): Promise<OneTimeLink> => {
    const { dependencies, actor } = context;
    const { database, now, resetTokens } = dependencies;
    const at = now();
    const token = resetTokens.issue();
    const expiresAt = new Date(at.getTime() + GOOD_FOR_MS);
    const stamp = { accountId: actor.accountId, actorId: actor.userId, at };
    await database.transaction(async (tx) => {
      await otherUser(tx, context, userId);
      await insertPasswordReset(tx, stamp, { userId, tokenHash: resetTokens.hashOf(token), expiresAt });
    });
    return { path: passwordResetPath(token), expiresAt: expiresAt.toISOString() };
  },
);

/**
 * Removes the second factor of another user of the account who lost the telephone.
 *
 * Errors: `not-found`, `forbidden` for oneself, `second-factor-off`, those of a key.
 */
export const removeUserSecondFactor = useCase(
  'users:recover',
  (context, { userId, commandId }: IdempotentInput & { userId: number }): Promise<void> =>
    writeIdempotently(
      context,
      { operation: 'users.removeSecondFactor', commandId, request: userId },
      async (tx, stamp) => {
        await otherUser(tx, context, userId);
        if (!(await removeSecondFactor(tx, stamp, userId))) throw new AppError('second-factor-off');
      },
    ),
);

async function otherUser(
  database: UseCaseContext['dependencies']['database'],
  { actor }: UseCaseContext,
  userId: number,
): Promise<User> {
  if (userId === actor.userId) throw new AppError('forbidden');
  const user = await findUser(database, userId);
  if (user?.accountId !== actor.accountId) throw new AppError('not-found');
  return user;
}

/**
 * Returns the user whose password a link resets. Errors: `reset-invalid` for a link that was used, expired
 * or never existed.
 */
export const readPasswordLink = openUseCase(
  async ({ dependencies }, { token }: { token: string }): Promise<{ email: string }> => {
    const { database, now, resetTokens } = dependencies;
    const found = await findPasswordReset(database, resetTokens.hashOf(token), now());
    if (!found) throw new AppError('reset-invalid');
    return { email: found.email };
  },
);

/**
 * Sets the password that a user chose by a link, ends all sessions of the user, and forgets the wrong
 * passwords that others tried. Errors: `reset-invalid`, `invalid-input` for a common password.
 */
export const resetPassword = openUseCase(
  async ({ dependencies }, { token, password }: PasswordReset): Promise<{ email: string }> => {
    const { database, now, resetTokens, passwordHasher } = dependencies;
    const tokenHash = resetTokens.hashOf(token);
    const at = now();
    const found = await findPasswordReset(database, tokenHash, at);
    if (!found) throw new AppError('reset-invalid');
    const { userId, accountId, email } = found;
    refuseCommonPassword(password, 'password', await findUser(database, userId));
    const passwordHash = await passwordHasher.hash(password);
    await database.transaction(async (tx) => {
      if (!(await consumePasswordReset(tx, tokenHash, at))) throw new AppError('reset-invalid');
      await setPasswordHash(tx, { accountId, actorId: userId, at }, userId, passwordHash);
      await endSessionsOf(tx, userId);
      await forgetSignIns(tx, email);
    });
    return { email };
  },
);
