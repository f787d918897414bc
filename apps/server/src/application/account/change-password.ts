import type { PasswordChange } from '@garita/domain/account/user.schema';
import { endOtherSessions } from '@garita/ledger/registry/access/sessions';
import { findUser, setPasswordHash } from '@garita/ledger/registry/access/users';
import { refuseCommonPassword } from '../../auth/common-password.ts';
import { provePassword } from '../../auth/prove-password.ts';
import { passSecondFactor } from '../../auth/second-factor.ts';
import { ownUseCase } from '../use-case.ts';

/**
 * Replaces one's own password and ends one's other sessions.
 *
 * Errors: `wrong-current-password` on its field, `second-factor-required`, `wrong-verification-code` on its field,
 * `too-many-attempts`.
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
