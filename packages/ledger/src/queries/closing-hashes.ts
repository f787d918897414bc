import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { anchors, events } from '../schema/index.ts';

/**
 * The proof of the closing of a period or month: the company's hash after its event, and whether an anchor
 * signs it.
 */
export type ClosingHash = { seq: number; hash: string; isSigned: boolean };

/** Returns the hashes of those events of a company that close a period or a month. */
export async function listClosingHashes(
  db: Database,
  companyId: number,
  seqs: readonly number[],
): Promise<ClosingHash[]> {
  if (seqs.length === 0) return [];
  return db
    .select({ seq: events.seq, hash: events.hash, isSigned: sql<boolean>`${anchors.seq} is not null` })
    .from(events)
    .leftJoin(anchors, and(eq(anchors.companyId, events.companyId), eq(anchors.seq, events.seq)))
    .where(
      and(
        eq(events.companyId, companyId),
        inArray(events.seq, [...seqs]),
        inArray(events.type, ['PeriodClosed', 'MonthClosed']),
      ),
    );
}
