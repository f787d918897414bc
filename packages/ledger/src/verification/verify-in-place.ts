import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import type { Upcasters } from '../event-store/upcast.ts';
import { type EventProblem, eventProblems } from '../fold/event-problems.ts';
import { applyEvent, emptyLog, type LogState } from '../fold/log-state.ts';
import { readLoggedEvents } from '../fold/read-logged-events.ts';
import { checkPart, type LedgerProblem, type LogRange } from './check-part.ts';

/** The outcome of a check. Erased memos are no problem, but the reader should know of them. */
export type Verification = { problems: LedgerProblem[]; erasedMemos: number };

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
async function countErasedMemos(db: Database, companyId: number): Promise<number> {
  const [memos] = await readRows<{ erased: number }>(
    db,
    sql`select ledger_code.count_erased_memos(${companyId}) as erased`,
  );
  return memos?.erased ?? 0;
}

/** A rule that the event with this number breaks. */
type BrokenRule = { seq: number; problem: EventProblem };

/**
 * Checks some events of a log against the state of the log before each of them, by their typed columns only.
 */
async function checkEvents(
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
