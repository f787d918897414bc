import { getTableName } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import type { Keyring, SealFault } from '../../sealing/keyring.ts';
import { columnOf, FILED_COPY_KEY, SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';
import { readSeal, type StoredSeal, sealedRows, textsByKey } from './sealed-rows.ts';

/** A sealed text that no secret which is here opens: where it is kept, in which row, and why. */
export type UnopenedText = { table: string; column: string; key: readonly unknown[]; fault: SealFault };

/**
 * Every sealed text of the records that does not open, as whoever changed it left it. The copies of filed documents are
 * their company's (`projections/filed-copies.ts`).
 */
export async function unopenedTexts(db: Database, keyring: Keyring): Promise<UnopenedText[]> {
  const unopened: UnopenedText[] = [];
  for (const column of SEALED_COLUMNS) {
    if (column === FILED_COPY_KEY) continue;
    for await (const row of sealedRows(db, column)) {
      const { fault } = readSeal(keyring, column, row);
      if (fault) unopened.push(unopenedText(column, row, fault));
    }
  }
  return unopened;
}

/** How many texts say that another secret sealed them: what is told at each start, where opening them all would take too long. */
export async function textsOfOtherKeys(db: Database, keyring: Keyring): Promise<number> {
  const strange = (await textsByKey(db)).filter(({ keyId }) => !keyring.has(keyId));
  return strange.reduce((total, { texts }) => total + texts, 0);
}

/** Whether anything is sealed, with whatever secret. */
export async function holdsSealedTexts(db: Database): Promise<boolean> {
  return (await textsByKey(db)).length > 0;
}

/** What is told of a row whose text does not open. */
export function unopenedText(column: SealedColumn, row: StoredSeal, fault: SealFault): UnopenedText {
  return {
    table: getTableName(column.table),
    column: columnOf(column, column.text).name,
    key: column.key.map((name) => row[name]),
    fault,
  };
}
