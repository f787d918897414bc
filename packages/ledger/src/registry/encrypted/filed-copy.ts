import { gunzipSync, gzipSync } from 'node:zlib';
import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import { separateColumns } from '@garita/domain/text/line-columns.es';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { filedCopies } from '../../schema/index.ts';
import { decryptCopy, type EncryptedCopy, encryptCopy } from './encrypted-copy.ts';

/** A document as it was filed: its file, byte for byte, and what it says line by line. */
export type FiledFile = {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
  lines: readonly DocumentLine[];
};

/** A company's filing, by the number of its event. */
export type FilingKey = { companyId: number; seq: number };

/** Encrypts a document, for the copy that is kept of it. */
export function encryptFiledFile(
  keyring: Keyring,
  companyId: number,
  { bytes, ...rest }: FiledFile,
): EncryptedCopy {
  const packed = JSON.stringify({ ...rest, bytes: Buffer.from(bytes).toString('base64') });
  return encryptCopy(keyring, companyId, gzipSync(packed));
}

/** Keeps the copy beside its event, whose hash it has to have. */
export async function saveFiledCopy(
  tx: Transaction,
  { companyId, seq }: FilingKey,
  { sealedKey, content }: EncryptedCopy,
): Promise<void> {
  const contentInBase64 = Buffer.from(content).toString('base64');
  await tx.execute(
    sql`select ledger_code.keep_copy(${companyId}::bigint, ${seq}::bigint, ${sealedKey}, decode(${contentInBase64}, 'base64'))`,
  );
}

/**
 * The document as it was filed; undefined where there is none.
 *
 * @throws DecryptionError where somebody changed what was kept.
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
 * The document in a copy.
 *
 * @throws DecryptionError where somebody changed what was kept.
 */
export function decryptFiledFile(keyring: Keyring, companyId: number, copy: EncryptedCopy): FiledFile {
  const packed = gunzipSync(decryptCopy(keyring, companyId, copy)).toString('utf8');
  // as it was encrypted
  const { bytes, lines, ...rest } = JSON.parse(packed) as Omit<FiledFile, 'bytes'> & { bytes: string };
  return { ...rest, bytes: Buffer.from(bytes, 'base64'), lines: separateColumns(lines) };
}
