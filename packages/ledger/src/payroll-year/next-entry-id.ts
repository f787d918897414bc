import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';

/** Returns the id of a new entry. The id of a refused entry stays unused. */
export async function nextEntryId(tx: Transaction): Promise<number> {
  const [id] = await nextEntryIds(tx, 1);
  if (id === undefined) throw new TypeError('A sequence always answers');
  return id;
}

/** Returns this many new entry ids in ascending order. */
export async function nextEntryIds(tx: Transaction, count: number): Promise<number[]> {
  const rows = await numbers(tx, { count });
  return rows.map(({ id }) => id);
}

const numbers = preparedQuery((db, { count }: Places<{ count: number }>) =>
  db.select({ id: sql<number>`nextval('ledger.entry_ids')` }).from(sql`generate_series(1, ${count}::int)`),
);
