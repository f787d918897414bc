import { isVerificationCode } from '@garita/domain/account/second-factor.schema';
import {
  findSecondFactor,
  listRecoveryCodes,
  type SecondFactor,
  secretContext,
  useCodeOfStep,
  useRecoveryCode,
} from '@garita/ledger/registry/access/second-factors';
import { findPasswordHash } from '@garita/ledger/registry/access/users';
import { AppError, fieldError } from '../refusal/app-error.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { type AllowedAttempt, proofCounters, recordAttemptOrRefuse } from './throttle.ts';

/**
 * Checks the second factor of a user who has one, and uses up the code.
 *
 * Errors: `second-factor-required` without a code, `wrong-verification-code` on its field.
 */
export async function passSecondFactor(
  dependencies: AuthDependencies,
  userId: number,
  code: string,
): Promise<void> {
  const factor = await findSecondFactor(dependencies.database, userId);
  if (!factor?.isConfirmed) return;
  if (code === '') throw new AppError('second-factor-required');
  if (!(await takeCode(dependencies, userId, factor, code))) throw wrongCode();
}

/** Returns the time step of a verification code. Errors: `wrong-verification-code` on its field. */
export function stepOfCode(
  { keyring, oneTimeCodes, now }: AuthDependencies,
  userId: number,
  { encryptedSecret }: SecondFactor,
  code: string,
): number {
  const secret = keyring.decrypt(encryptedSecret, secretContext(userId));
  const step = oneTimeCodes.stepOf(secret, code, now());
  if (step === undefined) throw wrongCode();
  return step;
}

/** Returns the refusal of a code, whatever is wrong with it. */
export function wrongCode(): AppError {
  return fieldError('wrong-verification-code', 'code');
}

async function takeCode(
  dependencies: AuthDependencies,
  userId: number,
  factor: SecondFactor,
  code: string,
): Promise<boolean> {
  const { database } = dependencies;
  if (!isVerificationCode(code)) return consumeRecoveryCode(dependencies, userId, code);
  return useCodeOfStep(database, userId, stepOfCode(dependencies, userId, factor, code));
}

// One after the other: ten hashes at once would take the memory and the threads of other requests.
async function consumeRecoveryCode(
  { database, passwordHasher }: AuthDependencies,
  userId: number,
  code: string,
): Promise<boolean> {
  for (const { id, codeHash } of await listRecoveryCodes(database, userId)) {
    if (await passwordHasher.matches(codeHash, code)) return useRecoveryCode(database, id);
  }
  return false;
}

/**
 * Requires the password of a signed-in user, so that a session left open cannot change how one signs in.
 *
 * Errors: `wrong-current-password` on its field, `too-many-attempts`.
 */
export async function provePassword(
  dependencies: AuthDependencies,
  userId: number,
  currentPassword: string,
): Promise<AllowedAttempt> {
  const attempt = await recordAttemptOrRefuse(dependencies, proofCounters(userId));
  const passwordHash = await findPasswordHash(dependencies.database, userId);
  if (!(await dependencies.passwordHasher.matches(passwordHash, currentPassword))) {
    throw fieldError('wrong-current-password', 'currentPassword');
  }
  return attempt;
}
