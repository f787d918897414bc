import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { lockLog } from '../event-store/lock-log.ts';
import { compareProjections, type RowDifference } from './compare-projections.ts';
import { foldLog } from './fold-log.ts';
import type { LogState } from './log-state.ts';
import { jsonOfRow, type PackedRow } from './packed-rows.ts';
import { PROJECTIONS, type ProjectionKey, type ProjectionName } from './projection-rows.ts';

/**
 * A projected row that differed from the events. `live` is absent if it was missing, `rebuilt` if it should
 * not exist.
 */
export type Drift = { projection: ProjectionName; live?: object; rebuilt?: object };

/**
 * Folds the log of a company, compares every row of its projections with the fold, replaces the rows that
 * differ, and returns these. The log of the company is locked meanwhile.
 */
export async function rebuild(tx: Transaction, companyId: number): Promise<Drift[]> {
  const toSeq = await lockLog(tx, companyId);
  const differences = await compareProjections(tx, await foldLog(tx, { companyId, toSeq }));
  for (const projection of Object.keys(PROJECTIONS) as ProjectionKey[]) {
    await replaceRows(
      tx,
      companyId,
      projection,
      differences.filter((one) => one.projection === projection),
    );
  }
  return differences.map(driftOfRow);
}

/** Returns what a rebuild would replace at one moment. Writes nothing. */
export async function driftOf(db: Database, companyId: number): Promise<Drift[]> {
  return db.transaction(
    async (tx) => driftFrom(tx, await foldLog(tx, { companyId, toSeq: Number.MAX_SAFE_INTEGER })),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Returns what a rebuild would replace if the log is in this state. */
export async function driftFrom(db: Database, state: LogState): Promise<Drift[]> {
  return (await compareProjections(db, state)).map(driftOfRow);
}

/** Returns a difference by the names of the columns in the database. */
function driftOfRow({ projection, live, folded }: RowDifference): Drift {
  return {
    projection: getTableName(PROJECTIONS[projection]),
    ...(live ? { live: jsonOfRow(projection, live) } : {}),
    ...(folded ? { rebuilt: jsonOfRow(projection, folded) } : {}),
  };
}

// The number of rows that one statement writes.
const BATCH = 1_000;

async function replaceRows(
  tx: Transaction,
  companyId: number,
  projection: ProjectionKey,
  differences: readonly RowDifference[],
): Promise<void> {
  const name = getTableName(PROJECTIONS[projection]);
  for (let start = 0; start < differences.length; start += BATCH) {
    const batch = differences.slice(start, start + BATCH);
    const gone = jsonOf(
      projection,
      batch.flatMap(({ live }) => live ?? []),
    );
    const come = jsonOf(
      projection,
      batch.flatMap(({ folded }) => folded ?? []),
    );
    await tx.execute(sql`select ledger_code.replace_rows(${companyId}::bigint, ${name}, ${gone}, ${come})`);
  }
}

function jsonOf(projection: ProjectionKey, rows: readonly PackedRow[]): SQL {
  return sql`${JSON.stringify(rows.map((row) => jsonOfRow(projection, row)))}::text::json`;
}
