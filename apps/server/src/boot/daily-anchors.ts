import { saveAnchors } from '@garita/ledger/projections/anchors';
import type { Dependencies } from '../application/dependencies.ts';
import { logFailure } from '../http/log-failure.ts';

const DAY_MS = 86_400_000;
/** Puerto Rico is four hours behind UTC all year. */
const MIDNIGHT_MS = 4 * 3_600_000;

/** Milliseconds from a moment to the next midnight in Puerto Rico. */
export function untilMidnight(now: Date): number {
  return DAY_MS - ((now.getTime() - MIDNIGHT_MS) % DAY_MS);
}

/**
 * Signs where each log stands at the end of every day, without keeping the process alive. Without a key there is nothing to sign
 * with. Answers what stops it.
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
