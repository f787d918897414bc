import { isDeepStrictEqual } from 'node:util';
import { mapAmounts } from '@garita/domain/pay/amounts';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { readStoredEvents } from '../event-store/read-stream.ts';
import { type Upcasters, upcast } from '../event-store/upcast.ts';
import type { LogProblem } from '../event-store/verify.ts';
import { listAmounts } from '../fold/amount-list.ts';
import { checkEvents } from '../fold/check-events.ts';
import type { EventProblem } from '../fold/event-problems.ts';
import { applyEvent, type LogState } from '../fold/log-state.ts';
import { loggedDetails } from '../fold/logged-details.ts';
import type { LoggedEvent } from '../fold/logged-event.ts';
import { stateBefore } from '../fold/paused-fold.ts';
import { type PayloadProblem, payloadProblems } from '../fold/payload-problems.ts';
import { readHashesBefore } from '../fold/read-logged-events.ts';
import { UPCASTERS } from '../payroll-year/upcasters.ts';
import { amounts, details, events } from '../schema/index.ts';
import type { AnyLedgerEvent } from './any-ledger-event.ts';
import { type ProjectionDetails, projectionDetails } from './event-facts.ts';
import { inForceIn, type MoneyProblem, moneyProblems } from './money-problems.ts';

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

/** The outcome of a check. Memos that were erased are no problem, but whoever checks should know. */
export type Verification = { problems: LedgerProblem[]; erasedMemos: number };

/** A part of a company's log; without limits, all of it. */
type LogRange = { companyId: number; fromSeq?: number; toSeq?: number };

/**
 * The upcasters for events of older versions, and a callback that is told the number of the last event
 * checked.
 */
type Reading = { upcasters?: Upcasters; onChecked?: ((seq: number) => void) | undefined };

/**
 * Checks a company's log as it stands at one moment: its chains inside the database, and that the typed rows
 * beside the events equal their payloads, each read in today's shape.
 */
export async function verifyInPlace(
  db: Database,
  { companyId, fromSeq = 1, toSeq = Number.MAX_SAFE_INTEGER }: LogRange,
  reading: Reading = {},
): Promise<Verification> {
  return db.transaction(
    async (tx) => {
      const range = { companyId, fromSeq, toSeq };
      const problems = [...(await chainProblems(tx, range)), ...(await problemsBeside(tx, range, reading))];
      return {
        problems: problems.toSorted((a, b) => a.seq - b.seq),
        erasedMemos: await countErasedMemos(tx, companyId),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Checks inside the database the chains, the projections of the typed rows, and the rules that columns show.
 */
export async function chainProblems(
  db: Database,
  { companyId, fromSeq = 1, toSeq = Number.MAX_SAFE_INTEGER }: LogRange,
): Promise<LedgerProblem[]> {
  // The end of the log is checked where no other end is given.
  const end = toSeq === Number.MAX_SAFE_INTEGER ? null : toSeq;
  const part = sql`${companyId}::bigint, ${fromSeq}::bigint, ${end}::bigint`;
  const problems = await readRows<LedgerProblem>(
    db,
    sql`select seq, problem from ledger_code.verify(${part})
        union all select seq, problem from ledger_code.verify_beside(${part})`,
  );
  return [...problems, ...(await checkEvents(db, { companyId, fromSeq, toSeq }))].toSorted(
    (a, b) => a.seq - b.seq,
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

// So many events of 5 KB are held in memory at a time.
const BATCH = 1_000;

/**
 * The problems of a part of a log. `nextSeq` is where the next part begins, absent in the last one; `state`
 * is the log before it.
 */
export type CheckedPart = { problems: LedgerProblem[]; nextSeq?: number; state: LogState };

/** The upcasters that a part is read with, and the state of the log before it, which changes in place. */
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
  const problems = problemsOf(stored, beside, { upcasters, state });
  return { problems, state, ...(last >= toSeq ? {} : { nextSeq: last + 1 }) };
}

async function problemsBeside(
  db: Database,
  range: Required<LogRange>,
  { upcasters, onChecked }: Reading,
): Promise<LedgerProblem[]> {
  const problems: LedgerProblem[] = [];
  let part = await checkPart(db, range, { upcasters });
  problems.push(...part.problems);
  while (part.nextSeq !== undefined) {
    onChecked?.(part.nextSeq - 1);
    part = await checkPart(db, { ...range, fromSeq: part.nextSeq }, { upcasters, state: part.state });
    problems.push(...part.problems);
  }
  return problems;
}

type AmountsRow = typeof amounts.$inferSelect;
/** The rows beside the payloads of some events, by sequence number. */
type KeptRows = {
  amounts: ReadonlyMap<number, AmountsRow>;
  details: ReadonlyMap<number, typeof details.$inferSelect>;
  inForce: Awaited<ReturnType<typeof inForceIn>>;
  hashes: ReadonlyMap<number, string>;
};

async function readBeside(
  db: Database,
  { companyId, fromSeq, toSeq }: Required<LogRange>,
  stored: readonly RecordedEvent[],
): Promise<KeptRows> {
  const inRange = (table: typeof amounts | typeof details) =>
    and(eq(table.companyId, companyId), gte(table.seq, fromSeq), lte(table.seq, toSeq));
  const ofAmounts = await db.select().from(amounts).where(inRange(amounts)).orderBy(asc(amounts.seq));
  const ofDetails = await db.select().from(details).where(inRange(details)).orderBy(asc(details.seq));
  return {
    amounts: new Map(ofAmounts.map((row) => [row.seq, row])),
    details: new Map(ofDetails.map((row) => [row.seq, row])),
    inForce: await inForceIn(db, { companyId, fromSeq, toSeq }),
    hashes: await readHashesBefore(db, companyId, stored),
  };
}

function problemsOf(
  stored: readonly RecordedEvent[],
  kept: KeptRows,
  { upcasters, state }: { upcasters: Upcasters; state: LogState },
): LedgerProblem[] {
  const said = new Map(stored.map((event) => [event.seq, sayingOf(event, upcasters)]));
  const beside = besideProblems(said, kept);
  // The state is made of these columns: where they are not as the payloads say, it proves nothing.
  const isProof = beside.length === 0;
  const inside = stored.flatMap((event) => {
    const { seq } = event;
    const saying = said.get(seq);
    const logged = keptEvent(event, kept);
    const found = readable(() => [
      ...(isProof && saying ? payloadProblems(saying.event, logged, state) : []),
      ...(saying ? moneyProblems(saying.event, kept.inForce.get(seq)) : []),
    ]);
    applyEvent(state, logged);
    return found.map((problem) => ({ seq, problem }));
  });
  return [...beside, ...inside];
}

/** Returns an event as the rows beside it say it. */
function keptEvent({ data: _, ...envelope }: RecordedEvent, kept: KeptRows): LoggedEvent {
  const { seq } = envelope;
  const [changed, said] = [kept.amounts.get(seq), detailsKept(kept, seq)];
  return {
    ...envelope,
    details: said && loggedDetails(said),
    delta: changed && listAmounts(changed),
    hashBefore: kept.hashes.get(seq),
  };
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

/** The rows beside the events that are not as their payloads say. */
function besideProblems(said: ReadonlyMap<number, Saying | undefined>, kept: KeptRows): LedgerProblem[] {
  const seqs = [...new Set([...said.keys(), ...kept.details.keys(), ...kept.amounts.keys()])];
  return seqs.flatMap((seq): LedgerProblem[] => [
    ...(isDeepStrictEqual(said.get(seq)?.details, detailsKept(kept, seq))
      ? []
      : [{ seq, problem: 'details' as const }]),
    ...(isDeepStrictEqual(said.get(seq)?.amounts, kept.amounts.get(seq))
      ? []
      : [{ seq, problem: 'amounts' as const }]),
  ]);
}

type Saying = {
  event: RecordedEvent<AnyLedgerEvent>;
  details: object;
  amounts: AmountsRow | undefined;
};

/**
 * Returns the content of an event; undefined if the payload cannot be read, which then agrees with no row.
 */
function sayingOf(event: RecordedEvent, upcasters: Upcasters): Saying | undefined {
  try {
    // as appended
    const today = { ...event, data: upcast(upcasters, event) } as RecordedEvent<AnyLedgerEvent>;
    const ofEvent = projectionDetails(today);
    return {
      event: today,
      details: present(ofEvent),
      amounts: amountsOf(today, ofEvent),
    };
  } catch {
    return undefined;
  }
}

function amountsOf(
  event: RecordedEvent<AnyLedgerEvent>,
  { payDate = '' }: ProjectionDetails,
): AmountsRow | undefined {
  const { companyId, seq, data } = event;
  if (!('delta' in data)) return undefined;
  const [kind, subjectId, taxYear] = event.stream.split(':');
  return {
    companyId,
    seq,
    subjectKind: kind === 'ctr' ? 'contractor' : 'employee',
    subjectId: Number(subjectId),
    taxYear: Number(taxYear),
    payDate: event.payDate ?? payDate,
    periodId: event.periodId ?? null,
    entryId: event.entryId ?? null,
    ...mapAmounts((name) => data.delta[name]),
  };
}

function detailsKept({ details: rows }: KeptRows, seq: number): ProjectionDetails | undefined {
  const row = rows.get(seq);
  if (!row) return undefined;
  const { companyId: _, seq: __, ...said } = row;
  return present(said);
}

function present(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
