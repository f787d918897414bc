import { and, getTableName, isNotNull, like, ne, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/client.ts';
import { type Keyring, sealedPrefix, sealingKeyId } from '../sealing/keyring.ts';
import { columnOf, placeOf, SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';
import { ownerIn, sealRow } from './sealed-row.ts';

/** How many texts of a column were sealed. */
export type SealedCount = { table: string; column: string; texts: number };

/** Texts are stored that were sealed with a secret which is not here. Nothing was changed. */
export class UnknownSecretError extends Error {
  override readonly name = 'UnknownSecretError';

  constructor() {
    super('The stored texts were sealed with another secret');
  }
}

// Rows at a time, so that a large table does not have to fit into memory.
const BATCH = 500;

/**
 * Seals what stands in the clear, as an earlier version kept it; what is sealed stays as it is. All or nothing, and a
 * repeat finds nothing to do.
 *
 * @throws UnknownSecretError
 */
export async function sealPlainTexts(db: Database, keyring: Keyring): Promise<SealedCount[]> {
  return sealWhere(db, keyring, (column) => not(startsWith(column, sealedPrefix())));
}

/**
 * Seals everything with the key of now, and computes its blind indexes again: what stands in the clear, and what a previous
 * secret sealed. All or nothing, and a repeat finds nothing to do.
 *
 * @throws UnknownSecretError
 */
export async function resealTexts(db: Database, keyring: Keyring): Promise<SealedCount[]> {
  return sealWhere(db, keyring, (column) => not(startsWith(column, sealedPrefix(keyring.keyId))));
}

async function sealWhere(
  db: Database,
  keyring: Keyring,
  isDue: (column: SealedColumn) => SQL,
): Promise<SealedCount[]> {
  return db.transaction(async (tx) => {
    await requireKnownKeys(tx, keyring);
    const counts: SealedCount[] = [];
    for (const column of SEALED_COLUMNS) {
      const texts = await sealColumn(tx, keyring, column, isDue(column));
      counts.push({ table: getTableName(column.table), column: columnOf(column, column.text).name, texts });
    }
    return counts;
  });
}

async function requireKnownKeys(tx: Transaction, keyring: Keyring): Promise<void> {
  for (const column of SEALED_COLUMNS) {
    const keyId = sql<string>`split_part(${columnOf(column, column.text)}, '.', 2)`;
    const found = await tx
      .selectDistinct({ keyId })
      .from(column.table)
      .where(startsWith(column, sealedPrefix()));
    if (found.some((row) => !keyring.has(row.keyId))) throw new UnknownSecretError();
  }
}

// What is sealed is not due any more, so the next batch is another one.
async function sealColumn(
  tx: Transaction,
  keyring: Keyring,
  column: SealedColumn,
  isDue: SQL,
): Promise<number> {
  const text = columnOf(column, column.text);
  const due = and(isNotNull(text), ne(text, ''), isDue);
  for (let sealed = 0; ; ) {
    const rows = await tx.select(columnsIn(column)).from(column.table).where(due).limit(BATCH).for('update');
    if (rows.length === 0) return sealed;
    for (const row of rows) await sealAnew(tx, keyring, column, row);
    sealed += rows.length;
  }
}

async function sealAnew(
  tx: Transaction,
  keyring: Keyring,
  column: SealedColumn,
  row: Record<string, unknown>,
): Promise<void> {
  const owner = ownerIn(column, row);
  const kept = String(row[column.text]);
  const text = sealingKeyId(kept) === undefined ? kept : keyring.open(kept, placeOf(column, owner));
  const table: PgTable = column.table;
  await tx
    .update(table)
    .set(sealRow(keyring, column, { [column.text]: text }, owner))
    .where(and(...column.key.map((name) => sql`${columnOf(column, name)} = ${row[name]}`)));
}

function columnsIn(column: SealedColumn) {
  const names = [...column.key, column.owner, column.text];
  return Object.fromEntries(names.map((name) => [name, columnOf(column, name)]));
}

function startsWith(column: SealedColumn, prefix: string): SQL {
  return like(columnOf(column, column.text), `${prefix}%`);
}
