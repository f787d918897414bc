import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { memos } from '../../schema/index.ts';

/** The memos that came with some events of a company, each by the number of its event, as far as they are not erased. */
export async function keptMemos(
  db: Database,
  companyId: number,
  { firstSeq, lastSeq }: { firstSeq: number; lastSeq: number },
): Promise<ReadonlyMap<number, string>> {
  const ofEvents = and(gte(memos.seq, firstSeq), lte(memos.seq, lastSeq));
  const rows = await db
    .select({ seq: memos.seq, text: memos.text })
    .from(memos)
    .where(and(eq(memos.companyId, companyId), ofEvents));
  return new Map(rows.map(({ seq, text }) => [seq, text]));
}
