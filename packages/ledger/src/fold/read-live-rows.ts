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
import { numberList } from './number-list.ts';
import { columnsOfPacked, type PackedRow } from './packed-rows.ts';
import { PROJECTIONS, type ProjectionKey } from './projection-rows.ts';

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
export async function* readLiveRows(
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
