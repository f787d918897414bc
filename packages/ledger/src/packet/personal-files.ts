import { asciiName } from '@garita/domain/text/ascii-name';
import { and, asc, eq, lte } from 'drizzle-orm';
import { decryptFiledFile } from '../company/filed-copy.ts';
import type { Database } from '../database/client.ts';
import { decryptCopyKey } from '../encryption/encrypted-copy.ts';
import { DecryptionError, type Keyring } from '../encryption/keyring.ts';
import { filedCopies, memos } from '../schema/index.ts';
import { type PacketFile, type PacketRange, tableFile, wholeFile } from './packet-file.ts';
import { peopleRows } from './people-rows.ts';

/**
 * Yields the personal files: the people behind the ids, the memos with their proofs, and each filed document
 * beside the copy that the log proves.
 */
export async function* personalFiles(
  db: Database,
  range: PacketRange,
  keyring: Keyring,
): AsyncGenerator<PacketFile> {
  yield tableFile('personal/people.jsonl', await peopleRows(db, range.companyId));
  yield tableFile('personal/memos.jsonl', await memoRows(db, range));
  const filed: object[] = [];
  for (const seq of await filingsOf(db, range)) {
    const copy = await filedCopy(db, { companyId: range.companyId, seq }, keyring);
    if (!copy) continue;
    yield* copy.files;
    filed.push(copy.row);
  }
  yield tableFile('personal/filed.jsonl', filed);
}

async function memoRows(db: Database, { companyId, toSeq }: PacketRange) {
  return db
    .select({ seq: memos.seq, salt: memos.salt, text: memos.text })
    .from(memos)
    .where(and(eq(memos.companyId, companyId), lte(memos.seq, toSeq)))
    .orderBy(asc(memos.seq));
}

async function filingsOf(db: Database, { companyId, toSeq }: PacketRange): Promise<number[]> {
  const rows = await db
    .select({ seq: filedCopies.seq })
    .from(filedCopies)
    .where(and(eq(filedCopies.companyId, companyId), lte(filedCopies.seq, toSeq)))
    .orderBy(asc(filedCopies.seq));
  return rows.map(({ seq }) => seq);
}

/** One that does not open any more is left out, and the verifier then misses it. */
async function filedCopy(
  db: Database,
  { companyId, seq }: { companyId: number; seq: number },
  keyring: Keyring,
): Promise<{ row: object; files: PacketFile[] } | undefined> {
  const [kept] = await db
    .select()
    .from(filedCopies)
    .where(and(eq(filedCopies.companyId, companyId), eq(filedCopies.seq, seq)));
  if (!kept) return undefined;
  try {
    const { fileName, bytes } = decryptFiledFile(keyring, companyId, kept);
    const names = {
      copy: `personal/filed/${seq}/copy.sealed`,
      // What unpacks a ZIP may know no other names, and a file under another one is missed.
      document: `personal/filed/${seq}/${asciiName(fileName)}`,
    };
    return {
      row: { seq, ...names, key: decryptCopyKey(keyring, companyId, kept.sealedKey) },
      files: [wholeFile(names.copy, kept.content), wholeFile(names.document, bytes)],
    };
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}
