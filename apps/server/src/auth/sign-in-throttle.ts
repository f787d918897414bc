import {
  type AttemptOrigin,
  type AttemptTally,
  countSignInAttempts,
  recordSignInAttempt,
} from '@garita/ledger/registry/sign-in-attempts';
import { AppError } from '../application/app-error.ts';
import type { Dependencies } from '../dependencies.ts';

/** Attempts count for a quarter of an hour. */
export const WINDOW_MS = 15 * 60_000;
/** Attempts for one e-mail address, from anywhere. */
const MAX_OF_EMAIL = 10;
/** Attempts from one network address, for anybody: an office shares one. */
const MAX_OF_ADDRESS = 50;
/** Where attempts of somebody who is signed in, with a wrong password, are counted as coming from. */
export const FROM_PROFILE = 'profile';

/**
 * Notes an attempt to guess a password, and refuses it when there were too many. It is noted before it is heard, so that
 * many at once count each other; what is refused at the door is not, so that waiting helps.
 *
 * Errors: `too-many-attempts` with the seconds to wait.
 */
export async function noteAttempt({ database, now }: Dependencies, origin: AttemptOrigin): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - WINDOW_MS);
  const tallies = () => countSignInAttempts(database, origin, since);
  refuseFrom(at, await tallies(), { email: MAX_OF_EMAIL, address: MAX_OF_ADDRESS });
  await recordSignInAttempt(database, origin, at);
  refuseFrom(at, await tallies(), { email: MAX_OF_EMAIL + 1, address: MAX_OF_ADDRESS + 1 });
}

type Tallies = { ofEmail: AttemptTally; ofAddress: AttemptTally };

function refuseFrom(at: Date, tallies: Tallies, limits: { email: number; address: number }): void {
  const { ofEmail, ofAddress } = tallies;
  const waits = [
    ofEmail.count >= limits.email ? secondsUntilFree(at, ofEmail) : 0,
    ofAddress.count >= limits.address ? secondsUntilFree(at, ofAddress) : 0,
  ];
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) throw new AppError('too-many-attempts', { retryAfterSeconds });
}

function secondsUntilFree(at: Date, { earliest }: AttemptTally): number {
  const free = (earliest ?? at).getTime() + WINDOW_MS;
  return Math.max(1, Math.ceil((free - at.getTime()) / 1000));
}
