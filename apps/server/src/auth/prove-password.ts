import { findPasswordHash } from '@garita/ledger/registry/access/users';
import { fieldError } from '../refusal/app-error.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { type AllowedAttempt, proofCounters, recordAttemptOrRefuse } from './throttle.ts';

/**
 * Lets somebody who is signed in pass where they know their password: a session that was left open changes no
 * way in.
 *
 * Errors: `wrong-current-password` on its field, `too-many-attempts`.
 */
export async function provePassword(
  dependencies: AuthDependencies,
  userId: number,
  currentPassword: string,
): Promise<AllowedAttempt> {
  const attempt = await recordAttemptOrRefuse(dependencies, proofCounters(userId));
  const kept = await findPasswordHash(dependencies.database, userId);
  if (!(await dependencies.passwordHasher.matches(kept, currentPassword))) {
    throw fieldError('wrong-current-password', 'currentPassword');
  }
  return attempt;
}
