import type { OwnProfile } from '@garita/domain/account/user.schema';
import { findUser, findUserByEmail, updateUser } from '@garita/ledger/registry/access/users';
import { provePassword } from '../../auth/prove-password.ts';
import { fieldError } from '../app-error.ts';
import { orNotFound } from '../or-not-found.ts';
import { ownUseCase } from '../use-case.ts';

/**
 * Changes one's own name, telephone and e-mail address. By the address one signs in and gets an account back, so another
 * one takes the password.
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
    await database.transaction(async (tx) => {
      const owner = await findUserByEmail(tx, profile.email);
      if (owner && owner.id !== actor.userId) throw fieldError('email-taken', 'email');
      orNotFound(await updateUser(tx, stamp, actor.userId, profile));
      if (attempt) await attempt.succeeded(tx);
    });
  },
);
