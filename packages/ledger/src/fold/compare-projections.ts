import type { Database } from '../database/client.ts';
import type { LogState } from './log-state.ts';
import { isSameRow, keyOfRow, type PackedRow, type RowKey } from './packed-rows.ts';
import { PROJECTIONS, type ProjectionKey } from './projection-rows.ts';
import { readLiveRows } from './read-live-rows.ts';
import { type FoldedRows, foldedRows } from './state-rows.ts';

/** A row of a projection that differs from the events: the row in the database, and the row of the fold. */
export type RowDifference = { projection: ProjectionKey; live?: PackedRow; folded?: PackedRow };

/** Compares every row of every projection of a company with the state of its log. */
export async function compareProjections(db: Database, state: LogState): Promise<RowDifference[]> {
  const rows = foldedRows(state);
  const differences: RowDifference[] = [];
  for (const projection of Object.keys(PROJECTIONS) as ProjectionKey[]) {
    differences.push(
      ...(await compareProjection(db, { projection, companyId: state.companyId }, rows[projection])),
    );
  }
  return differences;
}

async function compareProjection(
  db: Database,
  { projection, companyId }: { projection: ProjectionKey; companyId: number },
  { keys, row }: FoldedRows,
): Promise<RowDifference[]> {
  const differences: RowDifference[] = [];
  const seen = new Set<RowKey>();
  for await (const page of readLiveRows(db, projection, companyId)) {
    for (const live of page) {
      const key = keyOfRow(projection, live);
      const folded = row(key);
      seen.add(key);
      if (!folded) differences.push({ projection, live });
      else if (!isSameRow(live, folded)) differences.push({ projection, live, folded });
    }
  }
  for (const key of keys()) {
    const folded = seen.has(key) ? undefined : row(key);
    if (folded) differences.push({ projection, folded });
  }
  return differences;
}
