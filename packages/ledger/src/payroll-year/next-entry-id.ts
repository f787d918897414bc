import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/** A number for a new entry. A number taken by something that was refused stays unused. */
export async function nextEntryId(tx: Transaction): Promise<number> {
  const [id] = await nextEntryIds(tx, 1);
  if (id === undefined) throw new TypeError('A sequence always answers');
  return id;
}

/** As many numbers, rising. */
export async function nextEntryIds(tx: Transaction, count: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    tx,
    sql`select nextval('ledger.entry_ids') as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
