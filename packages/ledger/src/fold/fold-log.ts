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
