import { randomUUID } from 'node:crypto';
import type { Database } from '@garita/ledger/database/client';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { type Side, timePer } from './measure.ts';
import { insertRaw } from './raw-log.ts';
import { type Payroll, payroll } from './real-pay.ts';
import { payCommand, record } from './record.ts';
import { type Row, speedRow } from './row.ts';

const HEADCOUNT = 100;
const EACH = 100;
const WRITERS = 10;
const EACH_OF_TEN = 40;

/** One event at a time: by one writer, by ten writers on ten companies, by ten writers on one company; and repeated. */
export async function* appendRows(db: Database): AsyncGenerator<Row> {
  const raw = payroll(1, WRITERS * EACH_OF_TEN);
  const one = payroll(11, HEADCOUNT);
  const companies = Array.from({ length: WRITERS }, (_, index) => payroll(21 + index, HEADCOUNT));
  const shared = payroll(31, WRITERS * EACH_OF_TEN);

  yield await speedRow('append 1, c=1 / raw INSERT c=1', 0.45, {
    ours: () => appending(db, one, EACH),
    floor: () => inserting(db, raw, EACH),
  });
  yield await speedRow('append 1, c=10 on ten companies / raw INSERT c=10', 0.4, {
    ours: () => byTen((writer) => appendingTo(db, companies[writer])),
    floor: () => byTen(() => insertingTo(db, raw)),
  });
  yield await speedRow('append 1, c=10 on ONE company / raw INSERT c=10', 0.15, {
    ours: () => byTen(() => appendingTo(db, shared)),
    floor: () => byTen(() => insertingTo(db, raw)),
  });
  yield await speedRow('replay of a command / append', 1.2, replaySides(db, payroll(41, HEADCOUNT)));
}

/** Events recorded one after the other by one writer. */
export function appending(db: Database, company: Payroll, count: number): Promise<number> {
  const commands = company.take(count).map((event) => payCommand(company.companyId, [event]));
  return timePer(count, () => oneByOne(commands, (command) => record(db, command)));
}

/** The same inserted. */
export function inserting(db: Database, company: Payroll, count: number): Promise<number> {
  const events = company.take(count);
  return timePer(count, () => oneByOne(events, (event) => insertRaw(db, randomUUID(), [event])));
}

type Writing = { prepared: readonly NewEvent[]; write: (event: NewEvent) => Promise<void> };

// The events are computed before the clock starts. No two are of one employee, so that no order has to be kept.
function appendingTo(db: Database, company: Payroll | undefined): Writing {
  if (!company) throw new RangeError('There is a company for each writer');
  const write = (event: NewEvent) => record(db, payCommand(company.companyId, [event]));
  return { prepared: company.take(EACH_OF_TEN), write };
}

function insertingTo(db: Database, company: Payroll): Writing {
  const write = (event: NewEvent) => insertRaw(db, randomUUID(), [event]);
  return { prepared: company.take(EACH_OF_TEN), write };
}

/** Ten writers at once, each with a connection of its own. */
function byTen(writing: (writer: number) => Writing): Promise<number> {
  const writers = Array.from({ length: WRITERS }, (_, index) => writing(index));
  return timePer(WRITERS * EACH_OF_TEN, () =>
    Promise.all(writers.map(({ prepared, write }) => oneByOne(prepared, write))),
  );
}

// What was appended in a round is repeated in the same round.
function replaySides(db: Database, company: Payroll): { ours: Side; floor: Side } {
  const recorded = company.take(EACH).map((event) => payCommand(company.companyId, [event]));
  const first = oneByOne(recorded, (command) => record(db, command));
  return {
    ours: async () => {
      await first;
      return timePer(EACH, () => oneByOne(recorded, (command) => record(db, command)));
    },
    floor: async () => {
      await first;
      return appending(db, company, EACH);
    },
  };
}

async function oneByOne<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (const item of items) await work(item);
}
