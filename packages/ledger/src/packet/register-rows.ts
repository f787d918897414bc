import { mapAmounts } from '@garita/domain/pay/amounts';
import type { Database } from '../database/client.ts';
import { foldLog } from '../fold/fold-log.ts';
import { rowsOfState } from '../fold/state-rows.ts';
import type { PacketRange } from './packet-file.ts';

/**
 * Returns the register of each period as the database's typed columns have it, so that the verifier can
 * compare it with the events.
 */
export async function registerRows(db: Database, { companyId, toSeq }: PacketRange): Promise<object[]> {
  const { register } = rowsOfState(await foldLog(db, { companyId, toSeq }));
  return register
    .toSorted((a, b) => a.periodId - b.periodId)
    .map((row) => ({
      period: row.periodId,
      entryCount: row.entryCount,
      status: row.status,
      closedSeq: row.closedSeq,
      amounts: mapAmounts((name) => row[name]),
    }));
}
