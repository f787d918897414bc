import { removeOldAttempts } from '@garita/ledger/registry/access/attempts';
import { removeOldInvitations } from '@garita/ledger/registry/access/invitations';
import { removeOldPasswordResets } from '@garita/ledger/registry/access/password-resets';
import { removeOldSessions } from '@garita/ledger/registry/access/sessions';
import { saveAnchors } from '@garita/ledger/signing/anchors';
import type { Dependencies } from '../application/dependencies.ts';
import { IDLE_MS } from '../auth/actor.ts';
import { WINDOW_MS } from '../auth/throttle.ts';
import { logFailure } from '../refusal/thrown-error.ts';

const HOUR_MS = 3_600_000;

/** Removes what has expired: sessions, attempts that no longer count, invitations and password links. */
export async function removeExpired({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  await removeOldSessions(database, { expiredBefore: at, unseenSince: ago(IDLE_MS) });
  await removeOldAttempts(database, ago(WINDOW_MS));
  await removeOldInvitations(database, at);
  await removeOldPasswordResets(database, at);
}

/**
 * Removes expired rows now and every hour, without keeping the process alive. Returns the function that stops
 * it.
 */
export function removeExpiredHourly(dependencies: Dependencies): () => void {
  const run = () => {
    removeExpired(dependencies).catch((error: unknown) =>
      logFailure(dependencies.logger, error, { task: 'sweep' }),
    );
  };
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => clearInterval(timer);
}

const DAY_MS = 86_400_000;
/** Puerto Rico is four hours behind UTC all year. */
const MIDNIGHT_MS = 4 * 3_600_000;

/** Returns the milliseconds from a moment to the next midnight in Puerto Rico. */
export function untilMidnight(now: Date): number {
  return DAY_MS - ((now.getTime() - MIDNIGHT_MS) % DAY_MS);
}

/**
 * Signs the end of each log at the end of every day, without keeping the process alive. Without a key it does
 * nothing. Returns the function that stops it.
 */
export function signAnchorsDaily({ database, signingKey, now, logger }: Dependencies): () => void {
  if (!signingKey) return () => undefined;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(close, untilMidnight(now())).unref();
  };
  const close = () => {
    saveAnchors(database, signingKey, now())
      .catch((error: unknown) => logFailure(logger, error, { task: 'close of day' }))
      .finally(wait);
  };
  wait();
  return () => clearTimeout(timer);
}
