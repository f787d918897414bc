import type { Database } from '@garita/ledger/database/client';
import { rebuild } from '@garita/ledger/fold/rebuild';
import { sql } from 'drizzle-orm';
import { timePer } from '../measure.ts';

const PROJECTIONS = ['ytd', 'register', 'openings', 'entries'];

/**
 * Empties the projections of a company, rebuilds them and rolls everything back, so that the next round finds
 * the same. Returns the milliseconds of the rebuild. Only the owner of the tables may empty them.
 */
export async function rebuildFromNothing(owner: Database, companyId: number): Promise<number> {
  let milliseconds = 0;
  const rollBack = new Error('Roll back');
  await owner
    .transaction(async (tx) => {
      for (const name of PROJECTIONS) {
        await tx.execute(sql`delete from ledger.${sql.identifier(name)} where company_id = ${companyId}`);
      }
      milliseconds = await timePer(1, () => rebuild(tx, companyId));
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return milliseconds;
}
