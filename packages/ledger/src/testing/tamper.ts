import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';

/**
 * Changes a table of the ledger as the product cannot: as its owner, with the triggers switched off
 * meanwhile.
 */
export async function tamper(owner: Database, table: string, change: string): Promise<void> {
  await owner.execute(sql.raw(`alter table ledger.${table} disable trigger all`));
  await owner.execute(sql.raw(change));
  await owner.execute(sql.raw(`alter table ledger.${table} enable trigger all`));
}
