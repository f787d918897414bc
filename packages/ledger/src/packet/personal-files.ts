import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { asciiName } from '@garita/domain/text/ascii-name';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { DecryptionError, type Keyring } from '../encryption/keyring.ts';
import { listUserNames } from '../registry/access/user-names.ts';
import { decryptCopyKey } from '../registry/encrypted/encrypted-copy.ts';
import { decryptFiledFile } from '../registry/encrypted/filed-copy.ts';
import { companies } from '../schema/company.tables.ts';
import { filedCopies, memos } from '../schema/index.ts';
import { contractors, employees } from '../schema/people.tables.ts';
import { type PacketFile, type PacketRange, tableFile, wholeFile } from './packet-file.ts';

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

/** A copy that cannot be decrypted is left out, and the verifier reports it as missing. */
async function filedCopy(
  db: Database,
  { companyId, seq }: { companyId: number; seq: number },
  keyring: Keyring,
): Promise<{ row: object; files: PacketFile[] } | undefined> {
  const [copy] = await db
    .select()
    .from(filedCopies)
    .where(and(eq(filedCopies.companyId, companyId), eq(filedCopies.seq, seq)));
  if (!copy) return undefined;
  try {
    const { fileName, bytes } = decryptFiledFile(keyring, companyId, copy);
    const names = {
      copy: `personal/filed/${seq}/copy.sealed`,
      // Some ZIP programs know no other names, and a file with another name would be reported as missing.
      document: `personal/filed/${seq}/${asciiName(fileName)}`,
    };
    return {
      row: { seq, ...names, key: decryptCopyKey(keyring, companyId, copy.encryptedKey) },
      files: [wholeFile(names.copy, copy.content), wholeFile(names.document, bytes)],
    };
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}

/**
 * Returns the people whom the log of a company names by number: those it pays, and the users of its account.
 */
async function peopleRows(db: Database, companyId: number): Promise<object[]> {
  const [company] = await db
    .select({ accountId: companies.accountId })
    .from(companies)
    .where(eq(companies.id, companyId));
  const paid = [
    ...(await paidOf(db, employees, companyId)).map((person) => row('employee', person)),
    ...(await paidOf(db, contractors, companyId)).map((person) => row('contractor', person)),
  ];
  const users = company ? await listUserNames(db, company.accountId) : [];
  return [...paid, ...users.map((user) => ({ kind: 'user', ...user }))];
}

async function paidOf(db: Database, table: typeof employees | typeof contractors, companyId: number) {
  const { id, firstName, middleName, lastName, motherLastName } = table;
  return db
    .select({ id, firstName, middleName, lastName, motherLastName })
    .from(table)
    .where(eq(table.companyId, companyId))
    .orderBy(asc(id));
}

function row(kind: string, { id, ...name }: PersonName & { id: number }) {
  return { kind, id, name: fullName(name) };
}
