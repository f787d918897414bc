import { and, asc, count, isNotNull, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import {
  DecryptionError,
  type DecryptionFault,
  encryptedPrefix,
  type Keyring,
} from '../../encryption/keyring.ts';
import {
  columnOf,
  ENCRYPTED_COLUMNS,
  type EncryptedColumn,
  encryptionContextOf,
  ownerIn,
} from './encrypted-columns.ts';

/** A row of an encrypted column: its key, its owner, and the stored text. */
export type EncryptedRow = Readonly<Record<string, unknown>>;

// The number of rows that are read at a time, so that a large table need not fit into memory.
const BATCH = 500;

/** Yields the rows of a column that have a text, by key. In a transaction they stay locked until its end. */
export async function* listEncryptedRows(
  db: Database | Transaction,
  column: EncryptedColumn,
  { where, isLocked = false }: { where?: SQL | undefined; isLocked?: boolean } = {},
): AsyncGenerator<EncryptedRow> {
  const text = columnOf(column, column.text);
  const key = column.key.map((name) => columnOf(column, name));
  for (let last: EncryptedRow | undefined; ; ) {
    const query = db
      .select(columnsIn(column))
      .from(column.table)
      .where(and(isNotNull(text), ne(text, ''), where, last && isAfter(column, last)))
      .orderBy(...key.map((of) => asc(of)))
      .limit(BATCH);
    const rows = await (isLocked ? query.for('update') : query);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/**
 * Returns the decrypted text of a row, or the plain text if it was never encrypted, or the reason why no key
 * decrypts it.
 */
export function readEncryptedText(
  keyring: Keyring,
  column: EncryptedColumn,
  row: EncryptedRow,
): { text: string; fault?: undefined } | { fault: DecryptionFault } {
  const stored = String(row[column.text]);
  if (!stored.startsWith(encryptedPrefix())) return { text: stored };
  try {
    return { text: keyring.decrypt(stored, encryptionContextOf(column, ownerIn(column, row))) };
  } catch (error) {
    if (error instanceof DecryptionError) return { fault: error.fault };
    throw error;
  }
}

/** Counts the texts by the id of the key that encrypted them, without decrypting any. */
export async function countTextsByKey(
  db: Database | Transaction,
): Promise<{ keyId: string; texts: number }[]> {
  const stored: { keyId: string; texts: number }[] = [];
  for (const column of ENCRYPTED_COLUMNS) {
    const keyId = sql<string>`split_part(${columnOf(column, column.text)}, '.', 2)`;
    const found = await db
      .select({ keyId, texts: count() })
      .from(column.table)
      .where(startsWith(column, encryptedPrefix()))
      .groupBy(keyId);
    stored.push(...found);
  }
  return stored;
}

/** Returns the condition that the text of a row begins with a prefix. */
export function startsWith(column: EncryptedColumn, prefix: string): SQL {
  return like(columnOf(column, column.text), `${prefix}%`);
}

function isAfter(column: EncryptedColumn, last: EncryptedRow): SQL {
  const names = sql.join(
    column.key.map((name) => sql`${columnOf(column, name)}`),
    sql`, `,
  );
  const values = sql.join(
    column.key.map((name) => sql`${last[name]}`),
    sql`, `,
  );
  return sql`(${names}) > (${values})`;
}

function columnsIn(column: EncryptedColumn) {
  const names = [...column.key, column.owner, column.indexOwner ?? column.owner, column.text];
  return Object.fromEntries(names.map((name) => [name, columnOf(column, name)]));
}
