import type { OwnProfile, PasswordChange } from '@garita/domain/account/user.schema';
import { isUniqueViolation } from '@garita/ledger/database/database-errors';
import { endOtherSessions } from '@garita/ledger/registry/access/sessions';
import { findUser, findUserByEmail, setPasswordHash, updateUser } from '@garita/ledger/registry/access/users';
import { refuseCommonPassword } from '../../auth/common-password.ts';
import { passSecondFactor, provePassword } from '../../auth/second-factor.ts';
import { fieldError, orNotFound } from '../../refusal/app-error.ts';
import { ownUseCase } from '../use-case.ts';

/**
 * Replaces the user's own password and ends the user's other sessions.
 *
 * Errors: `wrong-current-password` on its field, `second-factor-required`, `wrong-verification-code` on its
 * field, `too-many-attempts`.
 */
export const changePassword = ownUseCase(
  async ({ dependencies, actor }, { currentPassword, newPassword, code }: PasswordChange): Promise<void> => {
    const { database, passwordHasher } = dependencies;
    refuseCommonPassword(newPassword, 'newPassword', await findUser(database, actor.userId));
    const attempt = await provePassword(dependencies, actor.userId, currentPassword);
    await passSecondFactor(dependencies, actor.userId, code);
    const passwordHash = await passwordHasher.hash(newPassword);
    const stamp = { accountId: actor.accountId, actorId: actor.userId, at: dependencies.now() };
    await database.transaction(async (tx) => {
      await setPasswordHash(tx, stamp, actor.userId, passwordHash);
      await endOtherSessions(tx, actor.userId, actor.sessionId);
      await attempt.succeeded(tx);
    });
  },
);

/**
 * Changes the user's own name, telephone and e-mail address. A new address requires the password, because the
 * address signs in and recovers the account.
 *
 * Errors: `wrong-current-password` and `email-taken`, each on its field, `too-many-attempts`.
 */
export const changeProfile = ownUseCase(
  async ({ dependencies, actor }, { currentPassword, ...profile }: OwnProfile): Promise<void> => {
    const { database, now } = dependencies;
    const { email } = orNotFound(await findUser(database, actor.userId));
    const isMoving = profile.email !== email.toLowerCase();
    const attempt = isMoving && (await provePassword(dependencies, actor.userId, currentPassword));
    const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
    const change = database.transaction(async (tx) => {
      const owner = await findUserByEmail(tx, profile.email);
      if (owner && owner.id !== actor.userId) throw fieldError('email-taken', 'email');
      orNotFound(await updateUser(tx, stamp, actor.userId, profile));
      if (attempt) await attempt.succeeded(tx);
    });
    await change.catch((error: unknown) => {
      // Another user took the address after it was checked.
      throw isUniqueViolation(error) ? fieldError('email-taken', 'email') : error;
    });
  },
);
