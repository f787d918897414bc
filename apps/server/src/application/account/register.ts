import type { Registration } from '@garita/domain/account/registration.schema';
import { registerAccount } from '@garita/ledger/registry/access/accounts';
import type { User } from '@garita/ledger/registry/access/users';
import { refuseCommonPassword } from '../../auth/common-password.ts';
import { recordAttemptOrRefuse, registrationCounters } from '../../auth/throttle.ts';
import { fieldError } from '../../refusal/app-error.ts';
import { openUseCase } from '../use-case.ts';

/** The field that each refusal of a registration belongs on. */
const FIELDS = { 'wrong-registration-code': 'code', 'email-taken': 'email' } as const;

/**
 * Opens an account with a registration code, and in it its first user, a practitioner. Attempts are counted
 * as those to sign in are, because a code can be guessed as well as a password.
 *
 * Errors: `wrong-registration-code`, `email-taken`, each on its field, `too-many-attempts`.
 */
export const register = openUseCase(
  async ({ dependencies, visitor }, { password, code, ...person }: Registration): Promise<User> => {
    const { database, passwordHasher, now } = dependencies;
    refuseCommonPassword(password, 'password', person);
    const attempt = await recordAttemptOrRefuse(dependencies, registrationCounters(visitor, person.email));
    const passwordHash = await passwordHasher.hash(password);
    const firstUser = { ...person, role: 'practitioner' as const, passwordHash };
    return database.transaction(async (tx) => {
      const outcome = await registerAccount(tx, { at: now(), firstUser, code });
      if (!outcome.ok) throw fieldError(outcome.code, FIELDS[outcome.code]);
      await attempt.succeeded(tx);
      return outcome.user;
    });
  },
);
