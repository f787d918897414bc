import { asc, eq } from 'drizzle-orm';
import { readFiledFile } from '../company/filed-copy.ts';
import type { Database } from '../database/client.ts';
import { DecryptionError, type Keyring } from '../encryption/keyring.ts';
import { filedCopies } from '../schema/index.ts';

/** The copy of a filing does not open, because its key is not the one that sealed it. */
export type EncryptedCopyProblem = { seq: number; problem: 'copy' };

/**
 * Decrypts every copy of a company's filed documents, one after the other, and returns the problems of those
 * that were altered.
 */
export async function encryptedCopyProblems(
  db: Database,
  companyId: number,
  keyring: Keyring,
): Promise<EncryptedCopyProblem[]> {
  const kept = await db
    .select({ seq: filedCopies.seq })
    .from(filedCopies)
    .where(eq(filedCopies.companyId, companyId))
    .orderBy(asc(filedCopies.seq));
  const problems: EncryptedCopyProblem[] = [];
  for (const { seq } of kept) {
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
