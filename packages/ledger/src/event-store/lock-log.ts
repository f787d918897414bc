import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

/**
 * Waits for the company's turn and gives the number of its last event, 0 in an empty log. From here to the end of the
 * transaction nobody else records anything for this company: what is read now is what an append will meet.
 */
export async function lockLog(tx: Transaction, companyId: number): Promise<number> {
  const [head] = await readRows<{ lastSeq: number }>(
    tx,
    sql`select last_seq as "lastSeq" from ledger_code.hold_head(${companyId})`,
  );
  return head?.lastSeq ?? 0;
}
