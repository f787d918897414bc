import type { Database, Transaction } from '@garita/ledger/database/client';
import { rebuild } from '@garita/ledger/projections/rebuild';
import { sql } from 'drizzle-orm';
import { timePer } from './measure.ts';

const PROJECTIONS = ['ytd', 'register', 'openings', 'entries', 'leave_credits', 'leave'];

/** Milliseconds of rebuilding every projection of a company that has none. Only the owner of the tables may empty them. */
export async function rebuildFromNothing(owner: Database, companyId: number): Promise<number> {
  return takenBack(owner, async (tx) => {
    await empty(tx, companyId, PROJECTIONS);
    return timePer(1, () => rebuild(tx, companyId));
  });
}

/** The same of the year to date alone, which is what the bar of rebuilding was set for. */
export async function rebuildYearToDate(owner: Database, companyId: number): Promise<number> {
  return takenBack(owner, async (tx) => {
    await empty(tx, companyId, ['ytd']);
    return timePer(1, () =>
      tx.execute(sql`insert into ledger.ytd
        select * from ledger.built_ytd(${companyId}::bigint, ${Number.MAX_SAFE_INTEGER}::bigint)`),
    );
  });
}

async function empty(tx: Transaction, companyId: number, projections: readonly string[]): Promise<void> {
  for (const name of projections) {
    await tx.execute(sql`delete from ledger.${sql.identifier(name)} where company_id = ${companyId}`);
  }
}

// What is done is taken back, so that the next round finds the same.
async function takenBack(owner: Database, measure: (tx: Transaction) => Promise<number>): Promise<number> {
  let milliseconds = 0;
  const rollback = new Error('Taken back');
  await owner
    .transaction(async (tx) => {
      milliseconds = await measure(tx);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return milliseconds;
}
