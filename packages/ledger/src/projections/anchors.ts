import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { canonicalJson } from '../event-store/canonical-json.ts';
import { isoMoment } from '../queries/iso-moment.ts';
import { anchors, events, heads } from '../schema/index.ts';
import type { SealKey } from '../sealing/seal-key.ts';

/** Where a company's log stood at a moment: whoever holds it detects any later change of what came before. */
export type Anchor = {
  companyId: number;
  seq: number;
  hash: string;
  at: string;
  keyId: string;
  signature: string;
};

/** The last event of a company's log. */
type Head = Pick<Anchor, 'companyId' | 'seq' | 'hash'>;

/** What is wrong with what an anchor says: it is not signed by this key, or the log does not hold that event any more. */
export type AnchorProblem = { seq: number; problem: 'anchor' };

/** Signs where each log stands that has grown since its last anchor, and keeps that. Answers the new ones. */
export async function keepAnchors(db: Database, key: SealKey, now: Date): Promise<Anchor[]> {
  const kept: Anchor[] = [];
  for (const head of await unanchoredHeads(db)) kept.push(await keepAnchor(db, key, head, now));
  return kept;
}

/** Signs where a company's log stands, and keeps that. */
export async function keepAnchor(db: Database, key: SealKey, head: Head, now: Date): Promise<Anchor> {
  const stated = { ...head, at: now.toISOString(), keyId: key.id };
  const anchor = { ...stated, signature: key.sign(statementOf(stated)) };
  await db.execute(sql`select ledger_code.keep_anchor(
    ${anchor.companyId}::bigint, ${anchor.seq}::bigint, decode(${anchor.hash}, 'hex'), ${anchor.signature}, ${anchor.keyId},
    ${anchor.at}::timestamptz)`);
  return anchor;
}

/** The anchors of a company's log up to an event, in its order. */
export async function listAnchors(
  db: Database,
  { companyId, toSeq }: { companyId: number; toSeq: number },
): Promise<Anchor[]> {
  return db
    .select(ANCHOR)
    .from(anchors)
    .where(and(eq(anchors.companyId, companyId), lte(anchors.seq, toSeq)))
    .orderBy(asc(anchors.seq));
}

/** The last anchors of a company, the newest first. */
export async function latestAnchors(
  db: Database,
  companyId: number,
  limit: number,
): Promise<Pick<Anchor, 'seq' | 'hash' | 'at'>[]> {
  return db
    .select({ seq: anchors.seq, hash: anchors.hash, at: isoMoment(anchors.at) })
    .from(anchors)
    .where(eq(anchors.companyId, companyId))
    .orderBy(desc(anchors.seq))
    .limit(limit);
}

/** Holds every anchor of a company against the key and against its log. Without the key, against the log alone. */
export async function anchorProblems(
  db: Database,
  companyId: number,
  key: SealKey | undefined,
): Promise<AnchorProblem[]> {
  const kept = await db
    .select({ ...ANCHOR, recorded: events.hash })
    .from(anchors)
    .leftJoin(events, and(eq(events.companyId, anchors.companyId), eq(events.seq, anchors.seq)))
    .where(eq(anchors.companyId, companyId))
    .orderBy(asc(anchors.seq));
  return kept
    .filter((anchor) => anchor.recorded !== anchor.hash || (key !== undefined && !isBy(key, anchor)))
    .map((anchor) => ({ seq: anchor.seq, problem: 'anchor' }));
}

const ANCHOR = {
  companyId: anchors.companyId,
  seq: anchors.seq,
  hash: anchors.hash,
  signature: anchors.signature,
  keyId: anchors.keyId,
  at: isoMoment(anchors.at),
};

function isBy(key: SealKey, anchor: Anchor): boolean {
  return anchor.keyId === key.id && key.isSigned(statementOf(anchor), anchor.signature);
}

async function unanchoredHeads(db: Database): Promise<Head[]> {
  return db
    .select({ companyId: heads.companyId, seq: heads.lastSeq, hash: heads.lastHash })
    .from(heads)
    .leftJoin(anchors, and(eq(anchors.companyId, heads.companyId), eq(anchors.seq, heads.lastSeq)))
    .where(and(gt(heads.lastSeq, 0), isNull(anchors.seq)))
    .orderBy(asc(heads.companyId));
}

// What is signed, in the writing that the chain of hashes has, too.
function statementOf({ companyId, seq, hash, at, keyId }: Omit<Anchor, 'signature'>): string {
  return canonicalJson(['garita-anchor/1', companyId, seq, hash, at, keyId]);
}
