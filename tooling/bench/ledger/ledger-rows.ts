import { FLOOR_TABLES } from '../floor-tables.ts';
import { type Row, speedRow } from '../row.ts';
import { openScratchPglite, openScratchPostgres } from '../scratch-database.ts';
import { appendRows } from './append-rows.ts';
import { PAY_RUN, payRun, payRunRows, rawRun } from './pay-run-rows.ts';
import { readingRows } from './reading-rows.ts';
import { createPayroll } from './real-pay.ts';
import { measureAppend, measureInsert } from './record-events.ts';

/** The weeks of pay runs in the log that is read: about 20,000 events. */
const WEEKS = 40;
const EACH = 40;

/** Measures the ledger on a real PostgreSQL, then on the embedded database. */
export async function* ledgerRows(): AsyncGenerator<Row> {
  yield* postgresRows();
  yield* pgliteRows();
}

async function* postgresRows(): AsyncGenerator<Row> {
  const scratch = await openScratchPostgres(FLOOR_TABLES);
  try {
    yield* appendRows(scratch.db);
    const company = createPayroll(51, PAY_RUN);
    yield* payRunRows(scratch.db, company);
    while (company.taken() < WEEKS * PAY_RUN) await payRun(scratch.db, company);
    yield* readingRows(scratch, company.companyId);
  } finally {
    await scratch.close();
  }
}

async function* pgliteRows(): AsyncGenerator<Row> {
  const scratch = await openScratchPglite(FLOOR_TABLES);
  const { db } = scratch;
  const [one, raw, run, rawRuns] = [
    createPayroll(11, 100),
    createPayroll(1, 100),
    createPayroll(51, PAY_RUN),
    createPayroll(2, PAY_RUN),
  ];
  try {
    yield await speedRow('PGlite append 1 / PGlite INSERT', {
      bar: 0.22,
      ours: () => measureAppend(db, one, EACH),
      floor: () => measureInsert(db, raw, EACH),
    });
    yield await speedRow('PGlite pay run 500 / PGlite 500-row INSERT', {
      bar: 0.35,
      aim: 0.6,
      ours: () => payRun(db, run),
      floor: () => rawRun(db, rawRuns),
      rounds: 3,
    });
  } finally {
    await scratch.close();
  }
}
