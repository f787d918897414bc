import { mapAmounts } from '@garita/domain/pay/amounts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRowsOfFunction } from '../database/rows.ts';
import { register } from '../schema/index.ts';
import type { PacketRange } from './packet-file.ts';

/** What the database's own typed columns say was booked in each period, for the verifier to hold against the events. */
export async function registerRows(db: Database, { companyId, toSeq }: PacketRange): Promise<object[]> {
  const built = sql`ledger_code.built_register(${companyId}::bigint, ${toSeq}::bigint)`;
  const rows = await readRowsOfFunction(db, register, built);
  return rows
    .toSorted((a, b) => a.periodId - b.periodId)
    .map((row) => ({
      period: row.periodId,
      entryCount: row.entryCount,
      status: row.status,
      closedSeq: row.closedSeq,
      amounts: mapAmounts((name) => row[name]),
    }));
}
