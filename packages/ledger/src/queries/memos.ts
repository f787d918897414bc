import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import { memos } from '../schema/index.ts';

/** Returns the memos of some events of a company that are not erased, each by the number of its event. */
export async function listMemos(
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

type EntryKey = { companyId: number; entryId: number };

/** Returns the last memo of an entry; '' if it never had one or the memo was erased. */
export async function lastMemoOf(db: Database, { companyId, entryId }: EntryKey): Promise<string> {
  const [memo] = await lastOf(db, { companyId, entryId });
  return memo?.text ?? '';
}

const lastOf = preparedQuery((db, { companyId, entryId }: Places<EntryKey>) =>
  db
    .select({ text: memos.text })
    .from(memos)
    .where(and(eq(memos.companyId, companyId), eq(memos.entryId, entryId)))
    .orderBy(desc(memos.seq))
    .limit(1),
);
