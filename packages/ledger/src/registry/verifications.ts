import type { Database, Transaction } from '../database/client.ts';
import { canonicalJson } from '../event-store/canonical-json.ts';
import type { SealKey } from '../sealing/seal-key.ts';
import { type ChangeStamp, listRecordChanges, type RecordChange, recordChange } from './record-changes.ts';
import type { CompanyScope } from './registry.ts';

/** What verifying a company's books came to: where the log ended when it began, how much is wrong, and the first bad event. */
export type Verdict = { lastSeq: number; problems: number; firstSeq: number | null };

/**
 * What a kept verdict is worth: signed by the installation's key as it stands, without a signature, so that whoever owns the tables could
 * have written it, or another than the one that was signed. Null where there is no key to tell.
 */
export type VerdictSeal = 'signed' | 'unsigned' | 'altered' | null;

/** A verdict, by whom and when. */
export type Verification = Verdict & { actorId: number; at: Date; seal: VerdictSeal };

const TABLE_NAME = 'verifications';

/** Keeps what verifying a company's books came to, where the changes of its records are: nobody changes that, either. Signed where there is a key. */
export async function recordVerification(
  tx: Transaction,
  stamp: ChangeStamp,
  { companyId, verdict, sealKey }: { companyId: number; verdict: Verdict; sealKey?: SealKey | undefined },
): Promise<void> {
  const stated = { ...verdict, companyId, actorId: stamp.actorId, at: stamp.at };
  await recordChange(tx, stamp, {
    tableName: TABLE_NAME,
    recordId: companyId,
    kind: 'inserted',
    after: sealKey ? { ...verdict, signature: sealKey.sign(statementOf(stated)) } : verdict,
  });
}

/** The last verifications of a company's books, the newest first. */
export async function listVerifications(
  db: Database,
  { accountId, companyId }: CompanyScope,
  { limit, sealKey }: { limit: number; sealKey?: SealKey | undefined },
): Promise<Verification[]> {
  const kept = { tableName: TABLE_NAME, recordId: companyId };
  const rows = await listRecordChanges(db, { accountId }, kept, { limit });
  return rows.map(({ actorId, at, changes }) => {
    const verification = { actorId, at, ...verdictIn(changes) };
    const { after: signature } = changes['signature'] ?? {};
    return { ...verification, seal: sealOf({ ...verification, companyId }, signature, sealKey) };
  });
}

function verdictIn({ lastSeq, problems, firstSeq }: RecordChange['changes']): Verdict {
  return {
    lastSeq: Number(lastSeq?.after),
    problems: Number(problems?.after),
    firstSeq: typeof firstSeq?.after === 'number' ? firstSeq.after : null,
  };
}

type Stated = Verdict & { companyId: number; actorId: number; at: Date };

function sealOf(stated: Stated, signature: unknown, sealKey: SealKey | undefined): VerdictSeal {
  if (!sealKey) return null;
  if (typeof signature !== 'string') return 'unsigned';
  return sealKey.isSigned(statementOf(stated), signature) ? 'signed' : 'altered';
}

// What is signed, in the writing that anchors have, too.
function statementOf({ companyId, actorId, at, lastSeq, problems, firstSeq }: Stated): string {
  const moment = at.toISOString();
  return canonicalJson(['garita-verification/1', companyId, actorId, moment, lastSeq, problems, firstSeq]);
}
