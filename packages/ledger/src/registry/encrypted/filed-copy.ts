import { gunzipSync, gzipSync } from 'node:zlib';
import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import { separateColumns } from '@garita/domain/text/line-columns.es';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { filedCopies } from '../../schema/index.ts';
import { decryptCopy, type EncryptedCopy, encryptCopy } from './encrypted-copy.ts';

/** A document as it was filed: its file, byte for byte, and its lines. */
export type FiledFile = {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
  lines: readonly DocumentLine[];
};

/** A company's filing, by the number of its event. */
export type FilingKey = { companyId: number; seq: number };

/** Encrypts the copy of a document. */
export function encryptFiledFile(
  keyring: Keyring,
  companyId: number,
  { bytes, ...rest }: FiledFile,
): EncryptedCopy {
  const packed = JSON.stringify({ ...rest, bytes: Buffer.from(bytes).toString('base64') });
  return encryptCopy(keyring, companyId, gzipSync(packed));
}

/** Saves the copy beside its event, which must have its hash. */
export async function saveFiledCopy(
  tx: Transaction,
  { companyId, seq }: FilingKey,
  { encryptedKey, content }: EncryptedCopy,
): Promise<void> {
  const contentInBase64 = Buffer.from(content).toString('base64');
  await tx.execute(
    sql`select ledger_code.keep_copy(${companyId}::bigint, ${seq}::bigint, ${encryptedKey}, decode(${contentInBase64}, 'base64'))`,
  );
}

/**
 * Returns the document as it was filed; undefined if there is none.
 *
 * @throws DecryptionError if the copy was altered.
 */
export async function readFiledFile(
  db: Database,
  keyring: Keyring,
  { companyId, seq }: FilingKey,
): Promise<FiledFile | undefined> {
  const [copy] = await db
    .select()
    .from(filedCopies)
    .where(and(eq(filedCopies.companyId, companyId), eq(filedCopies.seq, seq)));
  return copy && decryptFiledFile(keyring, companyId, copy);
}

/**
 * Decrypts the document of a copy.
 *
 * @throws DecryptionError if the copy was altered.
 */
export function decryptFiledFile(keyring: Keyring, companyId: number, copy: EncryptedCopy): FiledFile {
  const packed = gunzipSync(decryptCopy(keyring, companyId, copy)).toString('utf8');
  // In the form in which it was encrypted.
  const { bytes, lines, ...rest } = JSON.parse(packed) as Omit<FiledFile, 'bytes'> & { bytes: string };
  return { ...rest, bytes: Buffer.from(bytes, 'base64'), lines: separateColumns(lines) };
}
