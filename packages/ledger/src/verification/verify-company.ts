import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { DecryptionError, type Keyring } from '../encryption/keyring.ts';
import { pauseFold } from '../fold/fold-log.ts';
import { type Drift, driftFrom, driftOf } from '../fold/rebuild.ts';
import { readFiledFile } from '../registry/encrypted/filed-copy.ts';
import { filedCopies } from '../schema/index.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { type AnchorProblem, anchorProblems } from './anchor-problems.ts';
import { checkPart, type LedgerProblem } from './check-part.ts';
import { chainProblems, READ_ONLY, verifyLog } from './verify-in-place.ts';

/** The problems in the ledger of a company, and the number of erased memos, which are no problem. */
export type CompanyVerification = {
  problems: (LedgerProblem | AnchorProblem)[];
  drift: Drift[];
  erasedMemos: number;
};

/**
 * The key that checks anchors, and the keyring that decrypts the copies of documents. Without them less is
 * checked.
 */
type VerificationKeys = { signingKey?: SigningKey | undefined; keyring?: Keyring | undefined };

/**
 * Checks everything in the ledger of a company: its log, the rows beside it, its anchors and its projections.
 * Writes nothing.
 *
 * @param onChecked called with the number of the last checked event in a long log
 */
export async function verifyCompany(
  db: Database,
  companyId: number,
  { signingKey, keyring, onChecked }: VerificationKeys & { onChecked?: (seq: number) => void } = {},
): Promise<CompanyVerification> {
  const { problems, drift, erasedMemos } = await db.transaction(async (tx) => {
    const { state, ...log } = await verifyLog(tx, { companyId }, { onChecked });
    return { ...log, drift: await driftFrom(tx, state) };
  }, READ_ONLY);
  return {
    problems: [
      ...problems,
      ...(await anchorProblems(db, companyId, signingKey)),
      ...(keyring ? await encryptedCopyProblems(db, companyId, keyring) : []),
    ],
    drift,
    erasedMemos,
  };
}

/** Returns true if there is no problem. */
export function isVerified({ problems, drift }: CompanyVerification): boolean {
  return problems.length === 0 && drift.length === 0;
}

/** The checks of a company in the order in which they run; together they are `verifyCompany`. */
export const LEDGER_CHECKS = ['chains', 'pay', 'projections', 'anchors', 'copies'] as const;
export type LedgerCheck = (typeof LEDGER_CHECKS)[number];

/** The result of one check; `nextSeq` is where the rest of it begins, absent when the check is complete. */
export type LedgerCheckResult = Pick<CompanyVerification, 'problems' | 'drift'> & { nextSeq?: number };

/** Runs one of the checks. The check of pay starts at an event and takes as many as fit in memory. */
export async function runLedgerCheck(
  db: Database,
  { companyId, check, fromSeq = 1 }: { companyId: number; check: LedgerCheck; fromSeq?: number | undefined },
  { signingKey, keyring }: VerificationKeys = {},
): Promise<LedgerCheckResult> {
  switch (check) {
    case 'chains':
      return { problems: await chainProblems(db, { companyId }), drift: [] };
    case 'pay':
      return checkNextPay(db, { companyId, fromSeq });
    case 'projections':
      return { problems: [], drift: await driftOf(db, companyId) };
    case 'anchors':
      return { problems: await anchorProblems(db, companyId, signingKey), drift: [] };
    case 'copies':
      return { problems: keyring ? await encryptedCopyProblems(db, companyId, keyring) : [], drift: [] };
  }
}

/**
 * Checks the payloads of the next events, and keeps the state of the log for the call that checks the events
 * after them.
 */
async function checkNextPay(
  db: Database,
  part: { companyId: number; fromSeq: number },
): Promise<LedgerCheckResult> {
  const { problems, nextSeq, state } = await checkPart(db, part);
  if (nextSeq === undefined) return { problems, drift: [] };
  pauseFold(db, state, nextSeq);
  return { problems, drift: [], nextSeq };
}

/** The copy of a filing cannot be decrypted, because it was altered or encrypted with another key. */
type EncryptedCopyProblem = { seq: number; problem: 'copy' };

/**
 * Decrypts every copy of a company's filed documents, one after the other, and returns the problems of those
 * that were altered.
 */
async function encryptedCopyProblems(
  db: Database,
  companyId: number,
  keyring: Keyring,
): Promise<EncryptedCopyProblem[]> {
  const copies = await db
    .select({ seq: filedCopies.seq })
    .from(filedCopies)
    .where(eq(filedCopies.companyId, companyId))
    .orderBy(asc(filedCopies.seq));
  const problems: EncryptedCopyProblem[] = [];
  for (const { seq } of copies) {
    if (!(await opens(db, keyring, { companyId, seq }))) problems.push({ seq, problem: 'copy' });
  }
  return problems;
}

async function opens(db: Database, keyring: Keyring, filing: { companyId: number; seq: number }) {
  try {
    await readFiledFile(db, keyring, filing);
    return true;
  } catch (error) {
    if (error instanceof DecryptionError) return false;
    throw error;
  }
}
