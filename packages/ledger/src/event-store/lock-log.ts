import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/**
 * Locks the company's log and returns the number of its last event, 0 in an empty log. Until the end of the
 * transaction nobody else records anything for this company, so that an append meets the state that is read
 * now.
 */
export async function lockLog(tx: Transaction, companyId: number): Promise<number> {
  const [head] = await readRows<{ lastSeq: number }>(
    tx,
    sql`select last_seq as "lastSeq" from ledger_code.hold_head(${companyId})`,
  );
  return head?.lastSeq ?? 0;
}
