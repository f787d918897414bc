import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { readStoredEvents } from '../event-store/read-stream.ts';
import type { Upcasters } from '../event-store/upcast.ts';
import type { LogProblem } from '../event-store/verify.ts';
import { amountsAfter } from '../events/amounts-after.ts';
import { UPCASTERS } from '../events/upcasters.ts';
import { checkEvents } from '../fold/check-events.ts';
import { type EventProblem, eventProblems } from '../fold/event-problems.ts';
import { applyEvent, type LogState } from '../fold/log-state.ts';
import { stateBefore } from '../fold/paused-fold.ts';
import { type PayloadProblem, payloadProblems } from '../fold/payload-problems.ts';
import { events } from '../schema/index.ts';
import { type MoneyProblem, moneyProblems } from './money-problems.ts';
import { besideProblems, contentOf, readBeside, type StoredRows, storedEvent } from './rows-beside.ts';

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

/** The outcome of a check. Erased memos are no problem, but the reader should know of them. */
export type Verification = { problems: LedgerProblem[]; erasedMemos: number };

/** A part of a company's log; without limits, all of it. */
type LogRange = { companyId: number; fromSeq?: number; toSeq?: number };

/** The upcasters for events of older versions, and a callback for the number of the last checked event. */
type Reading = { upcasters?: Upcasters; onChecked?: ((seq: number) => void) | undefined };

/** One moment of the database, without writing. */
export const READ_ONLY = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Checks a company's log as it stands at one moment: its chains inside the database, and that the typed rows
 * beside the events equal their payloads, each read in today's shape.
 */
export async function verifyInPlace(
  db: Database,
  range: LogRange,
  reading: Reading = {},
): Promise<Verification> {
  return db.transaction(async (tx) => {
    const { problems, erasedMemos } = await verifyLog(tx, range, reading);
    return { problems, erasedMemos };
  }, READ_ONLY);
}

/** Checks as `verifyInPlace`, in the caller's transaction, and returns the state of the log at its end. */
export async function verifyLog(
  tx: Transaction,
  { companyId, fromSeq = 1, toSeq = Number.MAX_SAFE_INTEGER }: LogRange,
  { upcasters, onChecked }: Reading = {},
): Promise<Verification & { state: LogState }> {
  const range = { companyId, fromSeq, toSeq };
  const problems = await tableProblems(tx, range);
  let part = await checkPart(tx, range, { upcasters });
  const broken = [...part.brokenRules];
  const found = [...part.problems];
  while (part.nextSeq !== undefined) {
    onChecked?.(part.nextSeq - 1);
    part = await checkPart(tx, { ...range, fromSeq: part.nextSeq }, { upcasters, state: part.state });
    broken.push(...part.brokenRules);
    found.push(...part.problems);
  }
  return {
    problems: sortProblems([...problems, ...broken, ...found]),
    erasedMemos: await countErasedMemos(tx, companyId),
    state: part.state,
  };
}

function sortProblems(problems: readonly LedgerProblem[]): LedgerProblem[] {
  return problems.toSorted((one, other) => one.seq - other.seq);
}

/**
 * Checks inside the database the chains and the projections of the typed rows, and the rules that columns
 * show.
 */
export async function chainProblems(
  db: Database,
  { companyId, fromSeq = 1, toSeq = Number.MAX_SAFE_INTEGER }: LogRange,
): Promise<LedgerProblem[]> {
  const range = { companyId, fromSeq, toSeq };
  return sortProblems([...(await tableProblems(db, range)), ...(await checkEvents(db, range))]);
}

async function tableProblems(
  db: Database,
  { companyId, fromSeq, toSeq }: Required<LogRange>,
): Promise<LedgerProblem[]> {
  // The recorded end of the log is checked if no other end is given.
  const end = toSeq === Number.MAX_SAFE_INTEGER ? null : toSeq;
  const part = sql`${companyId}::bigint, ${fromSeq}::bigint, ${end}::bigint`;
  return readRows<LedgerProblem>(
    db,
    sql`select seq, problem from ledger_code.verify(${part})
        union all select seq, problem from ledger_code.verify_beside(${part})`,
  );
}

/** Counts the erased memos, which are no fault. */
export async function countErasedMemos(db: Database, companyId: number): Promise<number> {
  const [memos] = await readRows<{ erased: number }>(
    db,
    sql`select ledger_code.count_erased_memos(${companyId}) as erased`,
  );
  return memos?.erased ?? 0;
}

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
  const beside = await readBeside(db, { companyId, fromSeq, toSeq: last }, stored);
  const found = problemsOf(stored, beside, { upcasters, state });
  return { ...found, state, ...(last >= toSeq ? {} : { nextSeq: last + 1 }) };
}

function problemsOf(
  stored: readonly RecordedEvent[],
  rows: StoredRows,
  { upcasters, state }: { upcasters: Upcasters; state: LogState },
): Pick<CheckedPart, 'problems' | 'brokenRules'> {
  const contents = new Map(stored.map((event) => [event.seq, contentOf(event, upcasters)]));
  const beside = besideProblems(contents, rows);
  // The state comes from these columns: if they differ from the payloads, it proves nothing.
  const isProof = beside.length === 0;
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
  return { problems: [...beside, ...inside], brokenRules };
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
