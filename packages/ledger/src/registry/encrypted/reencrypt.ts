import { and, getTableName, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/client.ts';
import { encryptedPrefix, type Keyring } from '../../encryption/keyring.ts';
import {
  columnOf,
  ENCRYPTED_COLUMNS,
  type EncryptedColumn,
  FILED_COPY_KEY_COLUMN,
} from './encrypted-columns.ts';
import { encryptRow } from './encrypted-row.ts';
import { countTextsByKey, listEncryptedRows, readEncryptedText, startsWith } from './encrypted-rows.ts';
import { toUndecryptableText, type UndecryptableText } from './undecryptable-texts.ts';

/** The number of texts of a column that were encrypted. */
export type EncryptedCount = { table: string; column: string; texts: number };

/**
 * The numbers of texts that were encrypted again, and the texts that no key decrypts, which stay as they
 * were.
 */
export type ReencryptionResult = { counts: EncryptedCount[]; unopened: UndecryptableText[] };

/** Thrown if every stored text was encrypted with an unknown secret. Nothing was changed. */
export class UnknownSecretError extends Error {
  override readonly name = 'UnknownSecretError';

  constructor() {
    super('The stored texts were encrypted with another secret');
  }
}

/**
 * Encrypts texts that an earlier version stored in the clear, and those whose blind index a migration
 * emptied; other encrypted texts stay as they are. The keys of filed copies never were in the clear, and the
 * application may not change them. All or nothing, and a repeat changes nothing.
 *
 * @throws UnknownSecretError
 */
export async function encryptPlainTexts(db: Database, keyring: Keyring): Promise<EncryptedCount[]> {
  const { counts } = await encryptWhere(db, keyring, {
    columns: ENCRYPTED_COLUMNS.filter((column) => column !== FILED_COPY_KEY_COLUMN),
    isDue: (column) => {
      const isPlain = not(startsWith(column, encryptedPrefix()));
      const { index } = column;
      return index === undefined ? isPlain : (or(isPlain, isNull(columnOf(column, index))) ?? isPlain);
    },
  });
  return counts;
}

/**
 * Encrypts everything with the current key, and computes its blind indexes again: plain texts, and texts of a
 * previous secret. A text that no key decrypts stays as it is and is reported. All or nothing, and a repeat
 * changes nothing else. On PostgreSQL it needs the rights of the owner of the tables.
 *
 * @param onEncrypted called for each column when it is done
 * @throws UnknownSecretError if most texts were encrypted with another secret
 */
export async function reencryptTexts(
  db: Database,
  keyring: Keyring,
  onEncrypted: (count: EncryptedCount) => void = () => {},
): Promise<ReencryptionResult> {
  const isDue = (column: EncryptedColumn) => not(startsWith(column, encryptedPrefix(keyring.keyId)));
  return encryptWhere(db, keyring, { columns: ENCRYPTED_COLUMNS, isDue, onEncrypted }, requireSecretOfMost);
}

type DueTexts = {
  columns: readonly EncryptedColumn[];
  isDue: (column: EncryptedColumn) => SQL;
  onEncrypted?: (count: EncryptedCount) => void;
};

async function encryptWhere(
  db: Database,
  keyring: Keyring,
  { columns, isDue, onEncrypted = () => {} }: DueTexts,
  requireSecret = requireKnownSecret,
): Promise<ReencryptionResult> {
  return db.transaction(async (tx) => {
    await requireSecret(tx, keyring);
    const done: ReencryptionResult = { counts: [], unopened: [] };
    for (const column of columns) {
      const { texts, unopened } = await encryptColumn(tx, keyring, column, isDue(column));
      const count = { table: getTableName(column.table), column: columnOf(column, column.text).name, texts };
      onEncrypted(count);
      done.counts.push(count);
      done.unopened.push(...unopened);
    }
    return done;
  });
}

/**
 * Refuses secrets that encrypted none of the stored texts: texts that they encrypt could not be decrypted
 * with the right secret. A text of another key among texts of ours is damage to its row, which
 * `listUndecryptableTexts` reports.
 *
 * @throws UnknownSecretError
 */
export async function requireKnownSecret(db: Database, keyring: Keyring): Promise<void> {
  const stored = await countTextsByKey(db);
  if (stored.length > 0 && !stored.some(({ keyId }) => keyring.hasKey(keyId))) throw new UnknownSecretError();
}

/**
 * Refuses secrets that encrypted fewer of the stored texts than others did. During a rotation, servers with
 * the new secret have encrypted some texts already, so one known text does not prove the previous secret.
 *
 * @throws UnknownSecretError
 */
export async function requireSecretOfMost(db: Database, keyring: Keyring): Promise<void> {
  const stored = await countTextsByKey(db);
  const sumOf = (isOurs: boolean) =>
    stored.reduce((sum, { keyId, texts }) => (keyring.hasKey(keyId) === isOurs ? sum + texts : sum), 0);
  if (sumOf(false) > sumOf(true)) throw new UnknownSecretError();
}

async function encryptColumn(tx: Transaction, keyring: Keyring, column: EncryptedColumn, where: SQL) {
  const unopened: UndecryptableText[] = [];
  let texts = 0;
  for await (const row of listEncryptedRows(tx, column, { where, isLocked: true })) {
    const read = readEncryptedText(keyring, column, row);
    if (read.fault) {
      unopened.push(toUndecryptableText(column, row, read.fault));
      continue;
    }
    const isThis = column.key.map((name) => sql`${columnOf(column, name)} = ${row[name]}`);
    const table: PgTable = column.table;
    await tx
      .update(table)
      .set(encryptRow(keyring, column, { [column.text]: read.text }, row))
      .where(and(...isThis));
    texts += 1;
  }
  return { texts, unopened };
}
