import { and, getTableName, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/client.ts';
import { encryptedPrefix, type Keyring } from '../../encryption/keyring.ts';
import { columnOf, ENCRYPTED_COLUMNS, type EncryptedColumn } from './encrypted-columns.ts';
import { encryptRow, ownerIn } from './encrypted-row.ts';
import { countTextsByKey, listEncryptedRows, readEncryptedText, startsWith } from './encrypted-rows.ts';
import { toUndecryptableText, type UndecryptableText } from './undecryptable-texts.ts';

/** How many texts of a column were sealed. */
export type EncryptedCount = { table: string; column: string; texts: number };

/** How much was sealed anew, and what stays as it was because no secret that is here opens it. */
export type ReencryptionResult = { counts: EncryptedCount[]; unopened: UndecryptableText[] };

/** Every text that is stored was sealed with a secret which is not here. Nothing was changed. */
export class UnknownSecretError extends Error {
  override readonly name = 'UnknownSecretError';

  constructor() {
    super('The stored texts were sealed with another secret');
  }
}

/**
 * Seals what stands in the clear, as an earlier version kept it; what is sealed stays as it is. All or nothing, and a
 * repeat finds nothing to do.
 *
 * @throws UnknownSecretError
 */
export async function encryptPlainTexts(db: Database, keyring: Keyring): Promise<EncryptedCount[]> {
  const { counts } = await sealWhere(db, keyring, (column) => not(startsWith(column, encryptedPrefix())));
  return counts;
}

/**
 * Seals everything with the key of now, and computes its blind indexes again: what stands in the clear, and what a previous
 * secret sealed. What does not open stays as it is and is named. All or nothing, and a repeat finds nothing else to do.
 *
 * @param onSealed is told of each column when it is done
 * @throws UnknownSecretError
 */
export async function reencryptTexts(
  db: Database,
  keyring: Keyring,
  onSealed: (count: EncryptedCount) => void = () => {},
): Promise<ReencryptionResult> {
  return sealWhere(
    db,
    keyring,
    (column) => not(startsWith(column, encryptedPrefix(keyring.keyId))),
    onSealed,
  );
}

async function sealWhere(
  db: Database,
  keyring: Keyring,
  isDue: (column: EncryptedColumn) => SQL,
  onSealed: (count: EncryptedCount) => void = () => {},
): Promise<ReencryptionResult> {
  return db.transaction(async (tx) => {
    await requireKnownSecret(tx, keyring);
    const done: ReencryptionResult = { counts: [], unopened: [] };
    for (const column of ENCRYPTED_COLUMNS) {
      const { texts, unopened } = await sealColumn(tx, keyring, column, isDue(column));
      const count = { table: getTableName(column.table), column: columnOf(column, column.text).name, texts };
      onSealed(count);
      done.counts.push(count);
      done.unopened.push(...unopened);
    }
    return done;
  });
}

/**
 * Refuses secrets that sealed nothing of what is stored: whatever they sealed would not open with the right one. A text of another key
 * among those of ours is damage to its row, which `listUndecryptableTexts` names.
 *
 * @throws UnknownSecretError
 */
export async function requireKnownSecret(db: Database, keyring: Keyring): Promise<void> {
  const stored = await countTextsByKey(db);
  if (stored.length > 0 && !stored.some(({ keyId }) => keyring.hasKey(keyId))) throw new UnknownSecretError();
}

async function sealColumn(tx: Transaction, keyring: Keyring, column: EncryptedColumn, where: SQL) {
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
      .set(encryptRow(keyring, column, { [column.text]: read.text }, ownerIn(column, row)))
      .where(and(...isThis));
    texts += 1;
  }
  return { texts, unopened };
}
