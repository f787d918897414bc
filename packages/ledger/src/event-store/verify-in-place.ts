import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import type { Problem } from './verify.ts';

/** What is wrong at a sequence number: of the chains, or of what is kept beside the events. */
export type LedgerProblem = {
  seq: number;
  problem: Problem['problem'] | 'stream-head' | 'amounts' | 'tax-lines' | 'memo';
};

/** The outcome of a check. Memos that were erased are no problem, but whoever checks should know. */
export type Verification = { problems: LedgerProblem[]; erasedMemos: number };

/** Checks a company's log inside the database: its chains, its typed amounts and the memos that are still there. */
export async function verifyInPlace(
  db: Database,
  { companyId, fromSeq = 1, toSeq }: { companyId: number; fromSeq?: number; toSeq?: number },
): Promise<Verification> {
  const part = sql`${companyId}::bigint, ${fromSeq}::bigint, ${toSeq ?? null}::bigint`;
  const problems = await readRows<LedgerProblem>(
    db,
    sql`select seq, problem from ledger_code.verify(${part})
        union all select seq, problem from ledger_code.verify_amounts(${part}) order by seq`,
  );
  const [memos] = await readRows<{ erased: number }>(
    db,
    sql`select ledger_code.count_erased_memos(${companyId}) as erased`,
  );
  return { problems, erasedMemos: memos?.erased ?? 0 };
}
