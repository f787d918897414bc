import type { Database } from '@garita/ledger/database/client';
import { type Sides, timePer } from '../measure.ts';
import { type Row, speedRow } from '../row.ts';
import { createPayroll, type Payroll } from './real-pay.ts';
import {
  EACH_OF_TEN,
  measureAppend,
  measureAppendByTen,
  measureInsert,
  measureInsertByTen,
  oneByOne,
  payCommand,
  record,
  WRITERS,
} from './record-events.ts';

const EACH = 100;

/**
 * Measures single events by one writer, by ten writers on ten companies and on one company, and repeated
 * commands.
 */
export async function* appendRows(db: Database): AsyncGenerator<Row> {
  const raw = createPayroll(1, WRITERS * EACH_OF_TEN);
  const one = createPayroll(11, EACH);
  const ten = Array.from({ length: WRITERS }, (_, index) => createPayroll(21 + index, EACH));
  const shared = createPayroll(31, WRITERS * EACH_OF_TEN);

  yield await speedRow('append 1, c=1 / raw INSERT c=1', {
    bar: 0.33,
    aim: 0.5,
    ours: () => measureAppend(db, one, EACH),
    floor: () => measureInsert(db, raw, EACH),
  });
  yield await speedRow('append 1, c=10 on ten companies / raw INSERT c=10', {
    bar: 0.28,
    aim: 0.45,
    ours: () => measureAppendByTen(db, ten),
    floor: () => measureInsertByTen(db, raw),
  });
  yield await speedRow('append 1, c=10 on ONE company / raw INSERT c=10', {
    bar: 0.15,
    aim: 0.2,
    ours: () =>
      measureAppendByTen(
        db,
        Array.from({ length: WRITERS }, () => shared),
      ),
    floor: () => measureInsertByTen(db, raw),
  });
  yield await speedRow('replay of a command / append', {
    bar: 1.2,
    ...(await replaySides(db, createPayroll(41, EACH))),
  });
}

async function replaySides(db: Database, company: Payroll): Promise<Sides> {
  const recorded = company.take(EACH).map((event) => payCommand(company.companyId, [event]));
  const recordAll = () => oneByOne(recorded, (command) => record(db, command));
  await recordAll();
  return { ours: () => timePer(EACH, recordAll), floor: () => measureAppend(db, company, EACH) };
}
