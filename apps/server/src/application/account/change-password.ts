import type { PasswordChange } from '@garita/domain/account/user.schema';
import { endOtherSessions } from '@garita/ledger/registry/sessions';
import { findPasswordHash, setPasswordHash } from '@garita/ledger/registry/users';
import { refuseCommon } from '../../auth/common-password.ts';
import { noteAttempt, proofCounters } from '../../auth/throttle.ts';
import { fieldError } from '../app-error.ts';
import { ownUseCase } from '../use-case.ts';

/**
 * Replaces one's own password and ends one's other sessions.
 *
 * Errors: `wrong-current-password` on its field, `too-many-attempts`.
 */
export const changePassword = ownUseCase(
  async ({ dependencies, actor }, { currentPassword, newPassword }: PasswordChange): Promise<void> => {
    const { database, passwordHasher } = dependencies;
    refuseCommon(newPassword, 'newPassword');
    const attempt = await noteAttempt(dependencies, proofCounters(actor.userId));
    const kept = await findPasswordHash(database, actor.userId);
    if (!(await passwordHasher.matches(kept, currentPassword))) {
      throw fieldError('wrong-current-password', 'currentPassword');
    }
    const passwordHash = await passwordHasher.hash(newPassword);
    const stamp = { accountId: actor.accountId, actorId: actor.userId, at: dependencies.now() };
    await database.transaction(async (tx) => {
      await setPasswordHash(tx, stamp, actor.userId, passwordHash);
      await endOtherSessions(tx, actor.userId, actor.sessionId);
      await attempt.succeeded(tx);
    });
  },
);
