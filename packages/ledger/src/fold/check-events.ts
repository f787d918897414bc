import type { Database } from '../database/client.ts';
import { type EventProblem, eventProblems } from './event-problems.ts';
import { applyEvent, emptyLog } from './log-state.ts';
import { readLoggedEvents } from './read-logged-events.ts';

/** A rule that the event with this number breaks. */
type BrokenRule = { seq: number; problem: EventProblem };

/**
 * Checks some events of a log against the state of the log before each of them, by their typed columns only.
 */
export async function checkEvents(
  db: Database,
  { companyId, fromSeq, toSeq }: { companyId: number; fromSeq: number; toSeq: number },
): Promise<BrokenRule[]> {
  const state = emptyLog(companyId);
  const broken: BrokenRule[] = [];
  for await (const page of readLoggedEvents(db, { companyId, toSeq })) {
    for (const event of page) {
      const { seq } = event;
      if (seq >= fromSeq) broken.push(...eventProblems(event, state).map((problem) => ({ seq, problem })));
      applyEvent(state, event);
    }
  }
  return broken;
}
