import { randomUUID } from 'node:crypto';
import type { Database } from '@garita/ledger/database/client';
import { insertRaw, insertRawAmounts } from '../floor-tables.ts';
import { timePer } from '../measure.ts';
import { type Row, speedRow } from '../row.ts';
import { createPayroll, type Payroll } from './real-pay.ts';
import { payCommand, record } from './record-events.ts';

/** The people paid in one pay run, each a stream. */
export const PAY_RUN = 500;

/** Measures a pay run in one append, with rules, hashes, amounts and all projections. */
export async function* payRunRows(db: Database, company: Payroll): AsyncGenerator<Row> {
  const raw = createPayroll(2, PAY_RUN);
  yield await speedRow('pay run of 500 streams / raw 500-row VALUES', {
    bar: 0.45,
    aim: 0.7,
    ours: () => payRun(db, company),
    floor: () => rawRun(db, raw),
    rounds: 5,
  });
  yield await speedRow('same / raw 500-row VALUES of events and of amounts', {
    ours: () => payRun(db, company),
    floor: () => rawRunWithAmounts(db, raw),
    rounds: 5,
  });
}

/** Returns the milliseconds of one pay run. */
export function payRun(db: Database, company: Payroll): Promise<number> {
  const command = payCommand(company.companyId, company.take(PAY_RUN));
  return timePer(1, () => record(db, command));
}

/** Returns the milliseconds of inserting as many rows in one statement. */
export function rawRun(db: Database, company: Payroll): Promise<number> {
  const events = company.take(PAY_RUN);
  return timePer(1, () => insertRaw(db, randomUUID(), events));
}

function rawRunWithAmounts(db: Database, company: Payroll): Promise<number> {
  const events = company.take(PAY_RUN);
  return timePer(1, () =>
    db.transaction(async (tx) => {
      await insertRaw(tx, randomUUID(), events);
      await insertRawAmounts(tx, events);
    }),
  );
}
