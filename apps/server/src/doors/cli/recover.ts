import { userEmailSchema } from '@garita/domain/account/user.schema';
import { removeSecondFactor } from '@garita/ledger/registry/access/second-factors';
import { endSessionsOf } from '@garita/ledger/registry/access/sessions';
import { findUserByEmail, setPasswordHash } from '@garita/ledger/registry/access/users';
import { z } from 'zod';
import { forgetSignIns } from '../../auth/throttle.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { command } from './command.ts';
import { newPassword } from './create-admin.ts';

/** Whom a recovery is for. */
export const userSchema = z.strictObject({ email: userEmailSchema });

// Whoever has the command line is nobody of the account; the change is kept as the user's own.

/**
 * Gives a user who lost the password, or whom wrong ones of others shut out, a new one, and signs them out
 * everywhere.
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

/** Takes away the second factor of a user who lost the telephone, and the recovery codes. */
export const resetSecondFactorCommand = command(userSchema, async ({ database, now }, { email }) => {
  const user = await findUserByEmail(database, email);
  if (!user) return { ok: false, lines: [CONSOLE.unknownUser(email)] };
  const { id, accountId } = user;
  const stamp = { accountId, actorId: id, at: now() };
  const isRemoved = await database.transaction((tx) => removeSecondFactor(tx, stamp, id));
  const say = isRemoved ? CONSOLE.secondFactorReset : CONSOLE.noSecondFactor;
  return { ok: isRemoved, lines: [say(user.email)] };
});
