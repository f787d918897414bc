import { isDeepStrictEqual } from 'node:util';
import { type Amounts, mapAmounts } from '@garita/domain/pay/amounts';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import { readStoredEvents } from '../event-store/read-stream.ts';
import { type Upcasters, upcast } from '../event-store/upcast.ts';
import type { LogProblem } from '../event-store/verify.ts';
import { UPCASTERS } from '../payroll-year/upcasters.ts';
import { amounts, details, events } from '../schema/index.ts';
import type { AnyLedgerEvent } from './any-ledger-event.ts';
import { type ProjectionDetails, projectionDetails } from './event-facts.ts';
import { inForceIn, type MoneyProblem, moneyProblems } from './money-problems.ts';
import { type RuleProblem, ruleProblems } from './rule-problems.ts';
import { readStoodBefore, type StoodBefore } from './stood-before.ts';

/** What is wrong at a sequence number: of the chains, of what is kept beside the events, of the rules that they keep, or of the amounts that they hold. */
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
    | 'moment'
    | 'tax-year'
    | 'mark'
    | 'reason'
    | 'closed'
    | RuleProblem
    | MoneyProblem;
};

/** The outcome of a check. Memos that were erased are no problem, but whoever checks should know. */
export type Verification = { problems: LedgerProblem[]; erasedMemos: number };

/** Which part of a company's log: everything unless said. */
type LogRange = { companyId: number; fromSeq?: number; toSeq?: number };

/** How events are read that an older version recorded, and who is told which was the last one that was checked. */
type Reading = { upcasters?: Upcasters; onChecked?: ((seq: number) => void) | undefined };

/**
 * Checks a company's log as it stands at one moment: its chains inside the database, and that what is kept beside the events,
 * typed, is what their payloads say, each read in today's shape whatever version it was recorded with.
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

/** What the database finds by itself: the chains, what follows from what is kept beside the events, and the rules of which columns tell. */
export async function chainProblems(
  db: Database,
  { companyId, fromSeq = 1, toSeq = Number.MAX_SAFE_INTEGER }: LogRange,
): Promise<LedgerProblem[]> {
  // The end of the log is checked where no other end is given.
  const end = toSeq === Number.MAX_SAFE_INTEGER ? null : toSeq;
  const part = sql`${companyId}::bigint, ${fromSeq}::bigint, ${end}::bigint`;
  return readRows<LedgerProblem>(
    db,
    sql`select seq, problem from ledger_code.verify(${part})
        union all select seq, problem from ledger_code.verify_beside(${part})
        union all select seq, problem from ledger_code.verify_rules(${part})
        union all select seq, problem from ledger_code.verify_periods(${part}) order by seq`,
  );
}

/** How many memos were erased, which is no problem. */
export async function countErasedMemos(db: Database, companyId: number): Promise<number> {
  const [memos] = await readRows<{ erased: number }>(
    db,
    sql`select ledger_code.count_erased_memos(${companyId}) as erased`,
  );
  return memos?.erased ?? 0;
}

// So many events of 5 KB are held in memory at a time.
const BATCH = 1_000;

/** What is wrong with a part of a log, read one after the other, and where the next part begins; absent in the last one. */
export type CheckedPart = { problems: LedgerProblem[]; nextSeq?: number };

/** Holds what is kept beside the next events, typed, what stood before them, and the amounts that these came to against what their payloads say. */
export async function checkPart(
  db: Database,
  { companyId, fromSeq = 1, toSeq = Number.MAX_SAFE_INTEGER }: LogRange,
  upcasters: Upcasters = UPCASTERS,
): Promise<CheckedPart> {
  const stored = await readStoredEvents(
    db,
    and(eq(events.companyId, companyId), gte(events.seq, fromSeq), lte(events.seq, toSeq)),
    BATCH,
  );
  const last = stored.length < BATCH ? toSeq : (stored.at(-1)?.seq ?? toSeq);
  const range = { companyId, fromSeq, toSeq: last };
  const problems = problemsOf(stored, await readKept(db, range), upcasters);
  return last >= toSeq ? { problems } : { problems, nextSeq: last + 1 };
}

async function problemsBeside(
  db: Database,
  range: Required<LogRange>,
  reading: Reading,
): Promise<LedgerProblem[]> {
  const { problems, nextSeq } = await checkPart(db, range, reading.upcasters);
  if (nextSeq === undefined) return problems;
  reading.onChecked?.(nextSeq - 1);
  return [...problems, ...(await problemsBeside(db, { ...range, fromSeq: nextSeq }, reading))];
}

type AmountsRow = typeof amounts.$inferSelect;
type Kept = {
  amounts: ReadonlyMap<number, AmountsRow>;
  details: ReadonlyMap<number, typeof details.$inferSelect>;
  inForce: Awaited<ReturnType<typeof inForceIn>>;
  stood: ReadonlyMap<number, StoodBefore>;
};

async function readKept(db: Database, { companyId, fromSeq, toSeq }: Required<LogRange>): Promise<Kept> {
  const inRange = (table: typeof amounts | typeof details) =>
    and(eq(table.companyId, companyId), gte(table.seq, fromSeq), lte(table.seq, toSeq));
  const ofAmounts = await db.select().from(amounts).where(inRange(amounts)).orderBy(asc(amounts.seq));
  const ofDetails = await db.select().from(details).where(inRange(details)).orderBy(asc(details.seq));
  return {
    amounts: new Map(ofAmounts.map((row) => [row.seq, row])),
    details: new Map(ofDetails.map((row) => [row.seq, row])),
    inForce: await inForceIn(db, { companyId, fromSeq, toSeq }),
    stood: await readStoodBefore(db, { companyId, fromSeq, toSeq }),
  };
}

function problemsOf(stored: readonly RecordedEvent[], kept: Kept, upcasters: Upcasters): LedgerProblem[] {
  const said = new Map(stored.map((event) => [event.seq, sayingOf(event, upcasters)]));
  const beside = besideProblems(said, kept);
  // What stood before an event is added up from these columns: where they are not as the payloads say, it proves nothing.
  const isProof = beside.length === 0;
  const inside = [...said].flatMap(([seq, saying]) =>
    readable(() => [
      ...(isProof && saying ? saying.rules(kept.stood.get(seq) ?? {}) : []),
      ...(saying?.money(kept.inForce.get(seq)) ?? []),
    ]).map((problem) => ({ seq, problem })),
  );
  return [...beside, ...inside];
}

/** What is found in a payload: that nobody can read it, where a part of it is gone. */
function readable(find: () => LedgerProblem['problem'][]): LedgerProblem['problem'][] {
  try {
    return find();
  } catch {
    return ['details'];
  }
}

/** The rows beside the events that are not as their payloads say. */
function besideProblems(said: ReadonlyMap<number, Saying | undefined>, kept: Kept): LedgerProblem[] {
  const seqs = [...new Set([...said.keys(), ...kept.details.keys(), ...kept.amounts.keys()])];
  return seqs.flatMap((seq): LedgerProblem[] => [
    ...(isDeepStrictEqual(said.get(seq)?.details, stated(kept.details.get(seq)))
      ? []
      : [{ seq, problem: 'details' as const }]),
    ...(isDeepStrictEqual(said.get(seq)?.amounts, kept.amounts.get(seq))
      ? []
      : [{ seq, problem: 'amounts' as const }]),
  ]);
}

type Saying = {
  details: object;
  amounts: AmountsRow | undefined;
  rules: (stood: StoodBefore) => RuleProblem[];
  money: (inForce: Amounts | undefined) => MoneyProblem[];
};

/** What an event says; undefined where nobody can read it, which nothing that is kept agrees with. */
function sayingOf(event: RecordedEvent, upcasters: Upcasters): Saying | undefined {
  try {
    const today = { ...event, data: upcast(upcasters, event) } as RecordedEvent<AnyLedgerEvent>; // as appended
    const ofEvent = projectionDetails(today);
    return {
      details: present(ofEvent),
      amounts: amountsOf(today, ofEvent),
      rules: (stood) => ruleProblems(today, stood),
      money: (inForce) => moneyProblems(today, inForce),
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

function stated(row: typeof details.$inferSelect | undefined): object | undefined {
  if (!row) return undefined;
  const { companyId, seq, ...ofEvent } = row;
  return present(ofEvent);
}

function present(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
