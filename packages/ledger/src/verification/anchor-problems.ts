import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { COMPANY_STREAM } from '../events/company-events.ts';
import { anchors, events, heads } from '../schema/index.ts';
import { ANCHOR_COLUMNS, verifyAnchor } from '../signing/anchors.ts';
import type { SigningKey } from '../signing/signing-key.ts';

/**
 * A problem of a log's anchors. 'anchor': this key did not sign it, or the log no longer holds its event.
 * 'anchor-missing': an anchor at or before this event is gone.
 */
export type AnchorProblem = { seq: number; problem: 'anchor' | 'anchor-missing' };

/**
 * Checks every anchor of a company against the key, the log and the number of anchors kept. Without the key,
 * it checks the log alone.
 */
export async function anchorProblems(
  db: Database,
  companyId: number,
  key: SigningKey | undefined,
): Promise<AnchorProblem[]> {
  const saved = await db
    .select({ ...ANCHOR_COLUMNS, recorded: events.hash, isAsSigned: MOMENT_AS_SIGNED })
    .from(anchors)
    .leftJoin(events, and(eq(events.companyId, anchors.companyId), eq(events.seq, anchors.seq)))
    .where(eq(anchors.companyId, companyId))
    .orderBy(asc(anchors.seq));
  const wrong = saved
    .filter(({ recorded, isAsSigned, ...anchor }) => {
      const isSigned = isAsSigned && (key === undefined || verifyAnchor(key, anchor));
      return recorded !== anchor.hash || !isSigned;
    })
    .map(({ seq }): AnchorProblem => ({ seq, problem: 'anchor' }));
  const [head] = await db.select().from(heads).where(eq(heads.companyId, companyId));
  const missing = new Set([
    ...gapsBefore(saved, head?.anchorCount ?? 0),
    ...closingsWithoutAnchor(saved, await signedClosings(db, companyId)),
  ]);
  return [
    ...wrong,
    ...[...missing].map((seq): AnchorProblem => ({ seq, problem: 'anchor-missing' })),
  ].toSorted((a, b) => a.seq - b.seq);
}

// The signed moment is exact to the millisecond.
const MOMENT_AS_SIGNED = sql<boolean>`${anchors.at} = date_trunc('milliseconds', ${anchors.at})`;

/** The event of an anchor, and its number among the company's anchors. */
type Place = { seq: number; number: number | null };

/**
 * Returns the anchors that follow a missing one, and the event after the last anchor if the missing one
 * stood at the end. Anchors from before the numbering come first and count.
 */
function gapsBefore(saved: readonly Place[], count: number): number[] {
  const gaps: number[] = [];
  let last = { seq: 0, number: 0, isNumbered: false };
  for (const { seq, number } of saved) {
    const isNext = number === null ? !last.isNumbered : number === last.number + 1;
    if (!isNext) gaps.push(seq);
    last = { seq, number: number ?? last.number + 1, isNumbered: number !== null };
  }
  return count === last.number ? gaps : [...gaps, last.seq + 1];
}

/** Returns the closings that were signed, as they record, but have no anchor. Only the log shows these. */
function closingsWithoutAnchor(saved: readonly Place[], closings: readonly Place[]): number[] {
  const numbers = new Map(saved.map(({ seq, number }) => [seq, number]));
  return closings.filter(({ seq, number }) => numbers.get(seq) !== number).map(({ seq }) => seq);
}

async function signedClosings(db: Database, companyId: number): Promise<Place[]> {
  const ofCompany = and(eq(events.companyId, companyId), eq(events.streamId, COMPANY_STREAM));
  return db
    .select({ seq: events.seq, number: sql<number>`(${events.data} -> 'seal' -> 'number')::int` })
    .from(events)
    .where(and(ofCompany, sql`${events.data} ? 'seal'`))
    .orderBy(asc(events.seq));
}
