import type { Database } from '@garita/ledger/database/client';
import { type Sides, timePer } from './measure.ts';
import { type Payroll, payroll } from './real-pay.ts';
import { payCommand, record } from './record.ts';
import { type Row, speedRow } from './row.ts';
import {
  appending,
  appendingByTen,
  EACH_OF_TEN,
  inserting,
  insertingByTen,
  oneByOne,
  WRITERS,
} from './writing.ts';

const EACH = 100;

/** One event at a time: by one writer, by ten writers on ten companies, by ten writers on one company; and repeated. */
export async function* appendRows(db: Database): AsyncGenerator<Row> {
  const raw = payroll(1, WRITERS * EACH_OF_TEN);
  const one = payroll(11, EACH);
  const ten = Array.from({ length: WRITERS }, (_, index) => payroll(21 + index, EACH));
  const shared = payroll(31, WRITERS * EACH_OF_TEN);

  yield await speedRow('append 1, c=1 / raw INSERT c=1', {
    bar: 0.33,
    aim: 0.5,
    ours: () => appending(db, one, EACH),
    floor: () => inserting(db, raw, EACH),
  });
  yield await speedRow('append 1, c=10 on ten companies / raw INSERT c=10', {
    bar: 0.28,
    aim: 0.45,
    ours: () => appendingByTen(db, ten),
    floor: () => insertingByTen(db, raw),
  });
  yield await speedRow('append 1, c=10 on ONE company / raw INSERT c=10', {
    bar: 0.15,
    aim: 0.2,
    ours: () =>
      appendingByTen(
        db,
        Array.from({ length: WRITERS }, () => shared),
      ),
    floor: () => insertingByTen(db, raw),
  });
  yield await speedRow('replay of a command / append', {
    bar: 1.2,
    ...(await replaySides(db, payroll(41, EACH))),
  });
}

async function replaySides(db: Database, company: Payroll): Promise<Sides> {
  const recorded = company.take(EACH).map((event) => payCommand(company.companyId, [event]));
  const recordAll = () => oneByOne(recorded, (command) => record(db, command));
  await recordAll();
  return { ours: () => timePer(EACH, recordAll), floor: () => appending(db, company, EACH) };
}
