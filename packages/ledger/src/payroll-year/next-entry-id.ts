import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/** A number for a new entry. A number taken by something that was refused stays unused. */
export async function nextEntryId(tx: Transaction): Promise<number> {
  const [row] = await readRows<{ id: number }>(tx, sql`select nextval('ledger.entry_ids') as id`);
  if (!row) throw new TypeError('A sequence always answers');
  return row.id;
}
