import type { Database, Transaction } from '../database/client.ts';
import { canonicalJson } from '../event-store/canonical-json.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { type ChangeStamp, listRecordChanges, type RecordChange, recordChange } from './record-changes.ts';
import type { CompanyScope } from './registry.ts';

/**
 * The result of verifying a company's ledger: the end of the log when it began, the number of problems, and
 * the first bad event.
 */
export type VerificationVerdict = {
  lastSeq: number;
  problems: number;
  firstSeq: number | null;
  /** The years whose documents were compared, if the user sees only some; null if all were. */
  years: ComparedYears | null;
};
export type ComparedYears = { fromYear: number | null; toYear: number | null };

/**
 * The state of a saved verdict's signature: 'signed' by the installation's key; 'unsigned', so that an owner
 * of the tables could have written it; 'altered' since it was signed. Null if there is no key to check with.
 */
export type VerdictSignature = 'signed' | 'unsigned' | 'altered' | null;

/** A verdict with its user and its time. */
export type SavedVerification = VerificationVerdict & { actorId: number; at: Date; seal: VerdictSignature };

const TABLE_NAME = 'verifications';

/**
 * Saves the result of verifying a company's ledger in the table of record changes, which nobody can edit.
 * Signed if there is a key.
 */
export async function recordVerification(
  tx: Transaction,
  stamp: ChangeStamp,
  {
    companyId,
    verdict,
    signingKey,
  }: { companyId: number; verdict: VerificationVerdict; signingKey?: SigningKey | undefined },
): Promise<void> {
  const verification = { ...verdict, companyId, actorId: stamp.actorId, at: stamp.at };
  const { years, ...found } = verdict;
  const fields = years ? { ...found, ...years } : found;
  await recordChange(tx, stamp, {
    tableName: TABLE_NAME,
    recordId: companyId,
    kind: 'inserted',
    after: signingKey ? { ...fields, signature: signingKey.sign(statementOf(verification)) } : fields,
  });
}

/** Returns the last verifications of a company's books, newest first. */
export async function listVerifications(
  db: Database,
  { accountId, companyId }: CompanyScope,
  { limit, signingKey }: { limit: number; signingKey?: SigningKey | undefined },
): Promise<SavedVerification[]> {
  const place = { tableName: TABLE_NAME, recordId: companyId };
  const rows = await listRecordChanges(db, { accountId }, place, { limit });
  return rows.map(({ actorId, at, changes }) => {
    const verification = { actorId, at, ...verdictIn(changes) };
    const { after: signature } = changes['signature'] ?? {};
    return { ...verification, seal: signatureStateOf({ ...verification, companyId }, signature, signingKey) };
  });
}

function verdictIn({
  lastSeq,
  problems,
  firstSeq,
  fromYear,
  toYear,
}: RecordChange['changes']): VerificationVerdict {
  const years = { fromYear: numberIn(fromYear), toYear: numberIn(toYear) };
  return {
    lastSeq: Number(lastSeq?.after),
    problems: Number(problems?.after),
    firstSeq: numberIn(firstSeq),
    years: years.fromYear === null && years.toYear === null ? null : years,
  };
}

function numberIn(change: RecordChange['changes'][string] | undefined): number | null {
  return typeof change?.after === 'number' ? change.after : null;
}

type SignedVerification = VerificationVerdict & { companyId: number; actorId: number; at: Date };

function signatureStateOf(
  verification: SignedVerification,
  signature: unknown,
  signingKey: SigningKey | undefined,
): VerdictSignature {
  if (!signingKey) return null;
  if (typeof signature !== 'string') return 'unsigned';
  return signingKey.verify(statementOf(verification), signature) ? 'signed' : 'altered';
}

// The signed text, in canonical JSON like that of anchors.
function statementOf({
  companyId,
  actorId,
  at,
  lastSeq,
  problems,
  firstSeq,
  years,
}: SignedVerification): string {
  const verification = [companyId, actorId, at.toISOString(), lastSeq, problems, firstSeq];
  return years
    ? canonicalJson(['garita-verification/2', ...verification, years.fromYear, years.toYear])
    : canonicalJson(['garita-verification/1', ...verification]);
}
