import { getTableName } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import type { DecryptionFault, Keyring } from '../../encryption/keyring.ts';
import {
  columnOf,
  ENCRYPTED_COLUMNS,
  type EncryptedColumn,
  FILED_COPY_KEY_COLUMN,
} from './encrypted-columns.ts';
import {
  countTextsByKey,
  type EncryptedRow,
  listEncryptedRows,
  readEncryptedText,
} from './encrypted-rows.ts';

/** An encrypted text that no known secret decrypts: its column, its row, and the reason. */
export type UndecryptableText = {
  table: string;
  column: string;
  key: readonly unknown[];
  fault: DecryptionFault;
};

/**
 * Returns every encrypted text of the records that cannot be decrypted. The copies of filed documents are
 * checked with their company (`verification/verify-company.ts`).
 */
export async function listUndecryptableTexts(db: Database, keyring: Keyring): Promise<UndecryptableText[]> {
  const unopened: UndecryptableText[] = [];
  for (const column of ENCRYPTED_COLUMNS) {
    if (column === FILED_COPY_KEY_COLUMN) continue;
    for await (const row of listEncryptedRows(db, column)) {
      const { fault } = readEncryptedText(keyring, column, row);
      if (fault) unopened.push(toUndecryptableText(column, row, fault));
    }
  }
  return unopened;
}

/**
 * Counts the texts that name another key. This is reported at each start, where decrypting them all would
 * take too long.
 */
export async function countTextsOfOtherKeys(db: Database, keyring: Keyring): Promise<number> {
  const strange = (await countTextsByKey(db)).filter(({ keyId }) => !keyring.hasKey(keyId));
  return strange.reduce((total, { texts }) => total + texts, 0);
}

/** Returns true if anything is encrypted, with any secret. */
export async function hasEncryptedTexts(db: Database): Promise<boolean> {
  return (await countTextsByKey(db)).length > 0;
}

/** Describes a row whose text cannot be decrypted. */
export function toUndecryptableText(
  column: EncryptedColumn,
  row: EncryptedRow,
  fault: DecryptionFault,
): UndecryptableText {
  return {
    table: getTableName(column.table),
    column: columnOf(column, column.text).name,
    key: column.key.map((name) => row[name]),
    fault,
  };
}
