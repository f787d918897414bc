import { removeOldInvitations } from '@garita/ledger/registry/invitations';
import { removeOldSessions } from '@garita/ledger/registry/sessions';
import { removeOldSignInAttempts } from '@garita/ledger/registry/sign-in-attempts';
import type { Dependencies } from '../dependencies.ts';
import { logFailure } from '../logging/log-failure.ts';
import { IDLE_MS } from './actor.ts';
import { WINDOW_MS } from './sign-in-throttle.ts';

const HOUR_MS = 3_600_000;

/** Clears away what is over: sessions, attempts to sign in that count no more, and invitations. */
export async function sweep({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  await removeOldSessions(database, { expiredBefore: at, unseenSince: ago(IDLE_MS) });
  await removeOldSignInAttempts(database, ago(WINDOW_MS));
  await removeOldInvitations(database, at);
}

/** Sweeps now and every hour from here on, without keeping the process alive. Answers what stops it. */
export function sweepHourly(dependencies: Dependencies): () => void {
  const run = () => {
    sweep(dependencies).catch((error: unknown) => logFailure(dependencies.logger, error, { task: 'sweep' }));
  };
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => clearInterval(timer);
}
