import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { canonicalJson } from '../event-store/canonical-json.ts';
import { lockLog } from '../event-store/lock-log.ts';
import { anchors, heads } from '../schema/index.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * A signed statement of a company's log at a moment. Whoever holds it detects any later change of the events
 * before it.
 */
export type Anchor = {
  companyId: number;
  seq: number;
  hash: string;
  at: string;
  keyId: string;
  signature: string;
  /**
   * The anchor's number within the company, from 1 and without gaps; null for anchors from before the
   * numbering.
   */
  number: number | null;
};

/**
 * Signs the end of each log that has grown since its last anchor, and saves the anchors. Returns the new
 * ones.
 */
export async function saveAnchors(db: Database, key: SigningKey, now: Date): Promise<Anchor[]> {
  const saved: Anchor[] = [];
  for (const companyId of await unanchoredCompanies(db)) {
    const anchor = await db.transaction(async (tx) => {
      await lockLog(tx, companyId);
      return saveAnchor(tx, companyId, { key, now });
    });
    if (anchor) saved.push(anchor);
  }
  return saved;
}

/**
 * Signs the end of a company's log and saves the anchor. The caller holds the lock of the log, so that
 * anchors are numbered in log order. Returns undefined if the log is empty or its end is already signed.
 */
export async function saveAnchor(
  tx: Transaction,
  companyId: number,
  { key, now }: { key: SigningKey; now: Date },
): Promise<Anchor | undefined> {
  const [head] = await tx
    .select({ seq: heads.lastSeq, hash: heads.lastHash, anchorCount: heads.anchorCount })
    .from(heads)
    .leftJoin(anchors, isAtHead)
    .where(and(eq(heads.companyId, companyId), isUnanchored));
  if (!head) return undefined;
  const { anchorCount, ...place } = head;
  const statement = { companyId, ...place, number: anchorCount + 1, at: now.toISOString(), keyId: key.id };
  const anchor = { ...statement, signature: key.sign(statementOf(statement)) };
  await tx.execute(sql`select ledger_code.keep_anchor(
    ${companyId}::bigint, ${anchor.number}::int, ${anchor.seq}::bigint, decode(${anchor.hash}, 'hex'), ${anchor.signature},
    ${anchor.keyId}, ${anchor.at}::timestamptz)`);
  return anchor;
}

/** The columns of an anchor that are read. */
export const ANCHOR_COLUMNS = {
  companyId: anchors.companyId,
  seq: anchors.seq,
  hash: anchors.hash,
  signature: anchors.signature,
  keyId: anchors.keyId,
  at: isoMoment(anchors.at),
  number: anchors.number,
};

/** Returns the anchors of a company's log up to an event, in the order of the log. */
export async function listAnchors(
  db: Database,
  { companyId, toSeq }: { companyId: number; toSeq: number },
): Promise<Anchor[]> {
  return db
    .select(ANCHOR_COLUMNS)
    .from(anchors)
    .where(and(eq(anchors.companyId, companyId), lte(anchors.seq, toSeq)))
    .orderBy(asc(anchors.seq));
}

/**
 * Returns the last anchors of a company, newest first, with everything that is signed, so that they can be
 * kept elsewhere.
 */
export async function latestAnchors(db: Database, companyId: number, limit: number): Promise<Anchor[]> {
  return db
    .select(ANCHOR_COLUMNS)
    .from(anchors)
    .where(eq(anchors.companyId, companyId))
    .orderBy(desc(anchors.seq))
    .limit(limit);
}

/** Returns true if this key signed the anchor as it stands. */
export function verifyAnchor(key: SigningKey, anchor: Anchor): boolean {
  return anchor.keyId === key.id && key.verify(statementOf(anchor), anchor.signature);
}

const isAtHead = and(eq(anchors.companyId, heads.companyId), eq(anchors.seq, heads.lastSeq));
const isUnanchored = and(gt(heads.lastSeq, 0), isNull(anchors.seq));

async function unanchoredCompanies(db: Database): Promise<number[]> {
  const rows = await db
    .select({ companyId: heads.companyId })
    .from(heads)
    .leftJoin(anchors, isAtHead)
    .where(isUnanchored)
    .orderBy(asc(heads.companyId));
  return rows.map(({ companyId }) => companyId);
}

// The signed text, in canonical JSON like the hash chain. Its first version had no number.
function statementOf({ companyId, seq, hash, at, keyId, number }: Omit<Anchor, 'signature'>): string {
  return number === null
    ? canonicalJson(['garita-anchor/1', companyId, seq, hash, at, keyId])
    : canonicalJson(['garita-anchor/2', companyId, number, seq, hash, at, keyId]);
}
