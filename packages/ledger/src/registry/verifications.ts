import type { Database, Transaction } from '../database/client.ts';
import { type ChangeStamp, listRecordChanges, recordChange } from './record-changes.ts';
import type { CompanyScope } from './registry.ts';

/** What verifying a company's books came to: where the log ended when it began, how much is wrong, and the first bad event. */
export type Verdict = { lastSeq: number; problems: number; firstSeq: number | null };

/** A verdict, by whom and when. */
export type Verification = Verdict & { actorId: number; at: Date };

const TABLE_NAME = 'verifications';

/** Keeps what verifying a company's books came to, where the changes of its records are: nobody changes that, either. */
export async function recordVerification(
  tx: Transaction,
  stamp: ChangeStamp,
  { companyId, verdict }: { companyId: number; verdict: Verdict },
): Promise<void> {
  await recordChange(tx, stamp, {
    tableName: TABLE_NAME,
    recordId: companyId,
    kind: 'inserted',
    after: verdict,
  });
}

/** The last verifications of a company's books, the newest first. */
export async function listVerifications(
  db: Database,
  { accountId, companyId }: CompanyScope,
  limit: number,
): Promise<Verification[]> {
  const kept = { tableName: TABLE_NAME, recordId: companyId };
  const rows = await listRecordChanges(db, { accountId }, kept, { limit });
  return rows.map(({ actorId, at, changes: { lastSeq, problems, firstSeq } }) => ({
    actorId,
    at,
    lastSeq: Number(lastSeq?.after),
    problems: Number(problems?.after),
    firstSeq: typeof firstSeq?.after === 'number' ? firstSeq.after : null,
  }));
}
