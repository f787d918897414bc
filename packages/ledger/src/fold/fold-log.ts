import type { Database } from '../database/client.ts';
import { applyEvent, emptyLog, type LogState } from './log-state.ts';
import { type LogScope, readLoggedEvents } from './read-logged-events.ts';

/**
 * Folds the events of a company up to one of them, or those of one employee. Reads a page of events at a
 * time.
 */
export async function foldLog(db: Database, scope: LogScope): Promise<LogState> {
  const state = emptyLog(scope.companyId);
  for await (const page of readLoggedEvents(db, scope)) for (const event of page) applyEvent(state, event);
  return state;
}

/** The time for which a state is kept for the check of the next part of the log. */
const KEPT_MS = 60_000;

type Paused = { nextSeq: number; state: LogState; timer: NodeJS.Timeout };

/** The last state of each database. Without it the log is folded again, which takes longer. */
const paused = new WeakMap<Database, Paused>();

/** Keeps the state of a log before an event for a minute. */
export function pauseFold(db: Database, state: LogState, nextSeq: number): void {
  clearTimeout(paused.get(db)?.timer);
  const timer = setTimeout(() => paused.delete(db), KEPT_MS).unref();
  paused.set(db, { nextSeq, state, timer });
}

/** Returns the state of a log before an event, for the exclusive use of the caller. */
export async function stateBefore(db: Database, companyId: number, seq: number): Promise<LogState> {
  if (seq <= 1) return emptyLog(companyId);
  const last = paused.get(db);
  if (last?.nextSeq !== seq || last.state.companyId !== companyId) {
    return foldLog(db, { companyId, toSeq: seq - 1 });
  }
  // The state changes in place, so it is handed out only once.
  clearTimeout(last.timer);
  paused.delete(db);
  return last.state;
}
