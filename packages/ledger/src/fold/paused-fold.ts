import type { Database } from '../database/client.ts';
import { foldLog } from './fold-log.ts';
import { emptyLog, type LogState } from './log-state.ts';

/** A state that is kept this long for whoever checks the next part of the log. */
const KEPT_MS = 60_000;

type Paused = { nextSeq: number; state: LogState; timer: NodeJS.Timeout };

/**
 * The last state of each database that somebody may go on with. Without it the log is folded again, which
 * takes longer.
 */
const paused = new WeakMap<Database, Paused>();

/** Keeps the state of a log before an event for a minute. */
export function pauseFold(db: Database, state: LogState, nextSeq: number): void {
  clearTimeout(paused.get(db)?.timer);
  const timer = setTimeout(() => paused.delete(db), KEPT_MS).unref();
  paused.set(db, { nextSeq, state, timer });
}

/** Returns the state of a log before an event, which whoever asks may go on with. */
export async function stateBefore(db: Database, companyId: number, seq: number): Promise<LogState> {
  if (seq <= 1) return emptyLog(companyId);
  const kept = paused.get(db);
  if (kept?.nextSeq !== seq || kept.state.companyId !== companyId) {
    return foldLog(db, { companyId, toSeq: seq - 1 });
  }
  // It changes in place, so nobody else may go on with it.
  clearTimeout(kept.timer);
  paused.delete(db);
  return kept.state;
}
