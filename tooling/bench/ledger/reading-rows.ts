import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import type { Database } from '@garita/ledger/database/client';
import { exportLog } from '@garita/ledger/event-store/export-log';
import { verifyLog } from '@garita/ledger/event-store/verify';
import { rebuild } from '@garita/ledger/fold/rebuild';
import { columnName } from '@garita/ledger/schema/amount-columns';
import { sql } from 'drizzle-orm';
import { columnsFloor, fillColumns } from '../floor-tables.ts';
import { type Side, timePer } from '../measure.ts';
import { type Row, timeRow } from '../row.ts';
import type { ScratchDatabase } from '../scratch-database.ts';
import { rebuildFromNothing } from './rebuild-from-nothing.ts';

const SUMS = sql.raw(AMOUNT_NAMES.map((name) => `sum(${columnName(name)})::bigint`).join(', '));

/**
 * Measures reads of a company's whole log, compared with the columns floor: the same sums, by person and
 * year, over a table with only the numbers.
 */
export async function* readingRows({ db, owner }: ScratchDatabase, companyId: number): AsyncGenerator<Row> {
  await fillColumns(owner, companyId);
  const floor = columnsFloor(db, companyId);

  yield await timeRow('all-employee year to date from `amounts` / columns floor', {
    bar: 1.5,
    ours: () =>
      timePer(1, () =>
        db.execute(sql`select subject_kind, subject_id, tax_year, ${SUMS}, max(seq) from ledger.amounts
          where company_id = ${companyId} group by subject_kind, subject_id, tax_year`),
      ),
    floor,
    rounds: 15,
  });
  yield await timeRow('one year-to-date row by key / columns floor', {
    bar: 0.1,
    ours: () =>
      timePer(1, () =>
        db.execute(sql`select * from ledger.ytd where company_id = ${companyId}
      and subject_kind = 'employee' and subject_id = 7 and tax_year = 2026`),
      ),
    floor,
    rounds: 15,
  });
  yield await timeRow('rebuild from nothing / columns floor', {
    bar: 130,
    aim: 40,
    ours: () => rebuildFromNothing(owner, companyId),
    floor,
    rounds: 3,
  });
  yield await timeRow('rebuild that finds no drift / columns floor', {
    ours: () => timePer(1, () => db.transaction((tx) => rebuild(tx, companyId))),
    floor,
    rounds: 3,
  });
  yield* verificationRows(db, companyId, floor);
}

async function* verificationRows(db: Database, companyId: number, floor: Side): AsyncGenerator<Row> {
  const inSql = () =>
    timePer(1, () => db.execute(sql`select * from ledger_code.verify(${companyId}::bigint)`));
  yield await timeRow('verify in SQL / columns floor', { bar: 40, ours: inSql, floor, rounds: 5 });
  yield await timeRow('verify in Node, reading included / verify in SQL', {
    bar: 3,
    ours: () => timePer(1, async () => verifyLog(await exportLog(db, { companyId }))),
    floor: inSql,
    rounds: 3,
  });
}
