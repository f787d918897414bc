import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { readStoredEvents } from '../event-store/read-stream.ts';
import type { Upcasters } from '../event-store/upcast.ts';
import type { LogProblem } from '../event-store/verify.ts';
import { amountsAfter } from '../events/amounts-after.ts';
import { UPCASTERS } from '../events/upcasters.ts';
import { type EventProblem, eventProblems } from '../fold/event-problems.ts';
import { stateBefore } from '../fold/fold-log.ts';
import { applyEvent, type LogState } from '../fold/log-state.ts';
import { type PayloadProblem, payloadProblems } from '../fold/payload-problems.ts';
import { events } from '../schema/index.ts';
import { type MoneyProblem, moneyProblems } from './money-problems.ts';
import { contentOf, readStoredRows, type StoredRows, storedEvent, storedRowProblems } from './stored-rows.ts';

/**
 * A problem at a sequence number: of the chains, of the rows beside the events, of the rules, or of the
 * amounts.
 */
export type LedgerProblem = {
  seq: number;
  problem:
    | LogProblem['problem']
    | 'stream-head'
    | 'details'
    | 'amounts'
    | 'tax-lines'
    | 'memo'
    | 'memo-missing'
    | 'copy'
    | 'command'
    | EventProblem
    | PayloadProblem
    | MoneyProblem;
};

/** A part of a company's log; without limits, all of it. */
export type LogRange = { companyId: number; fromSeq?: number; toSeq?: number };

// The number of events of 5 KB that memory holds at a time.
const BATCH = 1_000;

/**
 * The problems of the payloads of a part of a log, and the rules that its typed columns break. `nextSeq` is
 * the start of the next part, absent in the last one; `state` is the log before it.
 */
type CheckedPart = {
  problems: LedgerProblem[];
  brokenRules: LedgerProblem[];
  nextSeq?: number;
  state: LogState;
};

/** The upcasters for a part, and the state of the log before it, which changes in place. */
type PartReading = { upcasters?: Upcasters | undefined; state?: LogState | undefined };

/**
 * Checks the payloads of the next events against the rows beside them, the state before them, and their own
 * amounts.
 */
export async function checkPart(
  db: Database,
  { companyId, fromSeq = 1, toSeq = Number.MAX_SAFE_INTEGER }: LogRange,
  { upcasters = UPCASTERS, state: before }: PartReading = {},
): Promise<CheckedPart> {
  const state = before ?? (await stateBefore(db, companyId, fromSeq));
  const stored = await readStoredEvents(
    db,
    and(eq(events.companyId, companyId), gte(events.seq, fromSeq), lte(events.seq, toSeq)),
    BATCH,
  );
  const last = stored.length < BATCH ? toSeq : (stored.at(-1)?.seq ?? toSeq);
  const storedRows = await readStoredRows(db, { companyId, fromSeq, toSeq: last }, stored);
  const found = problemsOf(stored, storedRows, { upcasters, state });
  return { ...found, state, ...(last >= toSeq ? {} : { nextSeq: last + 1 }) };
}

function problemsOf(
  stored: readonly RecordedEvent[],
  rows: StoredRows,
  { upcasters, state }: { upcasters: Upcasters; state: LogState },
): Pick<CheckedPart, 'problems' | 'brokenRules'> {
  const contents = new Map(stored.map((event) => [event.seq, contentOf(event, upcasters)]));
  const rowProblems = storedRowProblems(contents, rows);
  // The state comes from these columns: if they differ from the payloads, it proves nothing.
  const isProof = rowProblems.length === 0;
  const brokenRules: LedgerProblem[] = [];
  const inside = stored.flatMap((recorded) => {
    const { seq } = recorded;
    const content = contents.get(seq);
    const logged = storedEvent(recorded, rows);
    const found = readable(() => {
      if (!content) return [];
      const { event } = content;
      const after = amountsAfter(event);
      return [
        ...(isProof ? payloadProblems({ event, logged, after }, state) : []),
        ...moneyProblems(event, rows.inForce.get(seq), after),
      ];
    });
    brokenRules.push(...eventProblems(logged, state).map((problem) => ({ seq, problem })));
    applyEvent(state, logged);
    return found.map((problem) => ({ seq, problem }));
  });
  return { problems: [...rowProblems, ...inside], brokenRules };
}

/**
 * Returns the problems that `find` finds in a payload, or that the payload cannot be read because a part of
 * it is missing.
 */
function readable(find: () => LedgerProblem['problem'][]): LedgerProblem['problem'][] {
  try {
    return find();
  } catch {
    return ['details'];
  }
}
