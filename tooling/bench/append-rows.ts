import type { Database } from '@garita/ledger/database/client';
import { byCore, type Sides, timePer } from './measure.ts';
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
/** What waits for the disk, or for nine others, varies more than the rest. */
const ROUNDS = 25;

/** One event at a time: by one writer, by ten writers on ten companies, by ten writers on one company; and repeated. */
export async function* appendRows(db: Database, core: Database): AsyncGenerator<Row> {
  const raw = payroll(1, WRITERS * EACH_OF_TEN);
  const [one, oneOfCore] = [payroll(11, EACH), payroll(11, EACH)];
  const [ten, tenOfCore] = [tenCompanies(), tenCompanies()];
  const shared = payroll(31, WRITERS * EACH_OF_TEN);

  yield await speedRow('append 1, c=1 / raw INSERT c=1', 0.45, {
    ours: () => appending(db, one, EACH),
    floor: () => inserting(db, raw, EACH),
    move: byCore(() => appending(core, oneOfCore, EACH)),
    rounds: ROUNDS,
  });
  yield await speedRow('append 1, c=10 on ten companies / raw INSERT c=10', 0.4, {
    ours: () => appendingByTen(db, ten),
    floor: () => insertingByTen(db, raw),
    move: byCore(() => appendingByTen(core, tenOfCore)),
    rounds: ROUNDS,
  });
  yield await speedRow('append 1, c=10 on ONE company / raw INSERT c=10', 0.15, {
    ours: () =>
      appendingByTen(
        db,
        Array.from({ length: WRITERS }, () => shared),
      ),
    floor: () => insertingByTen(db, raw),
  });
  yield await speedRow('replay of a command / append', 1.2, await replaySides(db, payroll(41, EACH)));
}

function tenCompanies(): Payroll[] {
  return Array.from({ length: WRITERS }, (_, index) => payroll(21 + index, EACH));
}

async function replaySides(db: Database, company: Payroll): Promise<Sides> {
  const recorded = company.take(EACH).map((event) => payCommand(company.companyId, [event]));
  const recordAll = () => oneByOne(recorded, (command) => record(db, command));
  await recordAll();
  return { ours: () => timePer(EACH, recordAll), floor: () => appending(db, company, EACH) };
}
