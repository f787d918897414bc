import { and, asc, eq, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import {
  cheques,
  contractorPayments,
  entries,
  leaveAdjustments,
  paidMarks,
  register,
} from '../schema/index.ts';
import type { LogState } from './log-state.ts';
import { numberList } from './number-list.ts';
import { columnsOfPacked, isSameRow, keyOfRow, type PackedRow, type RowKey } from './packed-rows.ts';
import { PROJECTIONS, type ProjectionKey } from './projection-rows.ts';
import { type FoldedRows, foldedRows } from './state-rows.ts';

/** A row of a projection that differs from the events: the row in the database, and the row of the fold. */
export type RowDifference = { projection: ProjectionKey; live?: PackedRow; folded?: PackedRow };

/** Compares every row of every projection of a company with the state of its log. */
export async function compareProjections(db: Database, state: LogState): Promise<RowDifference[]> {
  const rows = foldedRows(state);
  const ofEach: RowDifference[][] = [];
  for (const projection of Object.keys(PROJECTIONS) as ProjectionKey[]) {
    const place = { projection, companyId: state.companyId };
    ofEach.push(await compareProjection(db, place, rows[projection]));
  }
  // Not `push(...)`: the projections of a large company that lost its rows differ in more than a call takes.
  return ofEach.flat();
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

// The number of rows that memory holds at a time.
const PAGE = 2_000;

/**
 * The column that identifies a row of a company. Tax years and opening balances are few and are read at once.
 */
const KEY_COLUMNS: Partial<Record<ProjectionKey, PgColumn>> = {
  register: register.periodId,
  entries: entries.entryId,
  contractorPayments: contractorPayments.entryId,
  paidMarks: paidMarks.entryId,
  cheques: cheques.number,
  leaveAdjustments: leaveAdjustments.seq,
};

/** Reads the rows of a projection from the database, a page at a time. */
async function* readLiveRows(
  db: Database,
  projection: ProjectionKey,
  companyId: number,
): AsyncGenerator<PackedRow[]> {
  const table = PROJECTIONS[projection];
  const columns = columnsOfPacked(projection);
  const key = KEY_COLUMNS[projection];
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await db
      .select({
        numbers: numberList(columns.numbers.map(([, column]) => column)),
        ...Object.fromEntries(columns.others),
      })
      .from(table)
      .where(and(eq(table.companyId, companyId), key && gt(key, after)))
      .orderBy(...(key ? [asc(key)] : []))
      .limit(key ? PAGE : Number.MAX_SAFE_INTEGER);
    yield rows.map(({ numbers, ...others }) => ({
      numbers,
      others: columns.others.map(([name]) => (others as Record<string, unknown>)[name]),
    })) as PackedRow[]; // the columns of this table
    if (!key || rows.length < PAGE) return;
    after = Number(rows.at(-1)?.numbers[1]);
  }
}
