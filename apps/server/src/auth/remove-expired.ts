import { removeOldAttempts } from '@garita/ledger/registry/access/attempts';
import { removeOldInvitations } from '@garita/ledger/registry/access/invitations';
import { removeOldPasswordResets } from '@garita/ledger/registry/access/password-resets';
import { removeOldSessions } from '@garita/ledger/registry/access/sessions';
import type { Dependencies } from '../application/dependencies.ts';
import { logFailure } from '../http/log-failure.ts';
import { IDLE_MS } from './actor.ts';
import { WINDOW_MS } from './throttle.ts';

const HOUR_MS = 3_600_000;

/** Clears away what is over: sessions, attempts that count no more, invitations and links for passwords. */
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

/** Sweeps now and every hour from here on, without keeping the process alive. Answers what stops it. */
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
