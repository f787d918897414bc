import { userEmailSchema } from '@garita/domain/account/user.schema';
import { removeSecondFactor } from '@garita/ledger/registry/access/second-factors';
import { endSessionsOf } from '@garita/ledger/registry/access/sessions';
import { findUserByEmail, setPasswordHash } from '@garita/ledger/registry/access/users';
import { z } from 'zod';
import { forgetSignIns } from '../../auth/throttle.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { command } from './command.ts';
import { newPassword } from './create-admin.ts';

/** The user to recover. */
export const userSchema = z.strictObject({ email: userEmailSchema });

// The command line has no user of its own; the changes are recorded as the recovered user's.

/**
 * Gives a new password to a user who lost it or is locked out by wrong guesses of others, and ends all
 * sessions of the user.
 */
export const resetPasswordCommand = command(
  userSchema,
  async ({ database, passwordHasher, now }, { email }) => {
    const user = await findUserByEmail(database, email);
    if (!user) return { ok: false, lines: [CONSOLE.unknownUser(email)] };
    const { id, accountId } = user;
    const password = newPassword();
    const passwordHash = await passwordHasher.hash(password);
    await database.transaction(async (tx) => {
      await setPasswordHash(tx, { accountId, actorId: id, at: now() }, id, passwordHash);
      await endSessionsOf(tx, id);
      await forgetSignIns(tx, user.email);
    });
    return {
      ok: true,
      lines: [CONSOLE.passwordReset(user.email), CONSOLE.generatedPassword(password)],
      facts: { email: user.email, password },
    };
  },
);

/** Removes the second factor and the recovery codes of a user who lost the telephone. */
export const resetSecondFactorCommand = command(userSchema, async ({ database, now }, { email }) => {
  const user = await findUserByEmail(database, email);
  if (!user) return { ok: false, lines: [CONSOLE.unknownUser(email)] };
  const { id, accountId } = user;
  const stamp = { accountId, actorId: id, at: now() };
  const isRemoved = await database.transaction((tx) => removeSecondFactor(tx, stamp, id));
  const say = isRemoved ? CONSOLE.secondFactorReset : CONSOLE.noSecondFactor;
  return { ok: isRemoved, lines: [say(user.email)] };
});
