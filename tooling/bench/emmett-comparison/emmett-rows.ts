import type { NewEvent } from '@garita/ledger/event-store/event';
import { sql } from 'drizzle-orm';
import { PAY_RUN, payRun } from '../ledger/pay-run-rows.ts';
import { createPayroll } from '../ledger/real-pay.ts';
import { rebuildFromNothing } from '../ledger/rebuild-from-nothing.ts';
import {
  byTen,
  EACH_OF_TEN,
  measureAppend,
  measureAppendByTen,
  oneByOne,
  WRITERS,
} from '../ledger/record-events.ts';
import { type Side, timePer } from '../measure.ts';
import { type Row, speedRow, type Target } from '../row.ts';
import { openScratchPostgres, type ScratchDatabase } from '../scratch-database.ts';
import { ledgerProjections, YEAR_TO_DATE } from './emmett-projections.ts';
import { type EmmettEvent, type EmmettStore, loadEmmett } from './emmett-store.ts';
import { recordedRows } from './recorded-rows.ts';

const EACH = 100;
const OF_TEN = WRITERS * EACH_OF_TEN;

/** Measures the ledger and Emmett, a TypeScript event store, on one PostgreSQL and with the same payloads. */
export async function* emmettRows(): AsyncGenerator<Row> {
  const open = await loadEmmett();
  const scratch = await openScratchPostgres([]);
  const theirs = emmettEvents(scratch);
  const setup = { scratch, theirs, ours: ourPayrolls() };
  const [bare, one, same] = [
    open(scratch.url),
    open(scratch.url, YEAR_TO_DATE),
    open(scratch.url, ledgerProjections(theirs.recordedRows)),
  ];
  try {
    yield* appendRowsOf(setup, { emmett: one, title: 'one projection', target: { bar: 1 } });
    yield* appendRowsOf(setup, {
      emmett: same,
      title: 'same projections',
      target: { bar: 2, aim: 4 },
    });
    yield await payRunRow(setup, {
      title: 'Emmett 500 × 1, c=10, no projection',
      target: {},
      write: byTenWriters(bare),
    });
    yield await rebuildRow(setup, one);
  } finally {
    await Promise.all([bare.close(), one.close(), same.close()]);
    await scratch.close();
  }
}

type Setup = {
  scratch: ScratchDatabase;
  ours: ReturnType<typeof ourPayrolls>;
  theirs: ReturnType<typeof emmettEvents>;
};

function ourPayrolls() {
  return {
    one: createPayroll(11, EACH),
    ten: Array.from({ length: WRITERS }, (_, index) => createPayroll(21 + index, EACH)),
    shared: createPayroll(31, OF_TEN),
    run: createPayroll(51, PAY_RUN),
  };
}

/**
 * Prepares the events for Emmett. Our ledger records each first, so that the rows that it writes are known.
 */
function emmettEvents({ db }: ScratchDatabase) {
  const company = createPayroll(1, PAY_RUN);
  const recorded = recordedRows(db, company.companyId);
  const prepared: NewEvent[] = [];
  return {
    recordedRows: recorded.of,
    count: company.taken,
    /** Prepares the events of a row before the measurement. */
    prepare: async (count: number) => {
      const events = company.take(count);
      await recorded.record(events);
      prepared.push(...events);
    },
    take: (count: number) => prepared.splice(0, count),
  };
}

type EmmettCase = { emmett: EmmettStore; title: string; target: Target };

async function* appendRowsOf(setup: Setup, { emmett, title, target }: EmmettCase): AsyncGenerator<Row> {
  const { db } = setup.scratch;
  const { one, ten, shared } = setup.ours;
  yield await comparedRow(setup, {
    title: `append 1, c=1 / Emmett + ${title}`,
    target,
    ours: () => measureAppend(db, one, EACH),
    write: (events) => timePer(EACH, () => oneByOne(events, (event) => appendAlone(emmett, event))),
    count: EACH,
  });
  yield await comparedRow(setup, {
    title: `append 1, c=10 on ten companies / Emmett + ${title}, c=10`,
    target,
    ours: () => measureAppendByTen(db, ten),
    write: byTenWriters(emmett),
    count: OF_TEN,
  });
  // Writers of one company run one after the other by design, so there is no target.
  yield await comparedRow(setup, {
    title: `append 1, c=10 on ONE company / Emmett + ${title}, c=10`,
    target: {},
    ours: () =>
      measureAppendByTen(
        db,
        ten.map(() => shared),
      ),
    write: byTenWriters(emmett),
    count: OF_TEN,
  });
  yield await payRunRow(setup, {
    title: `Emmett 500 × 1 + ${title}, c=10`,
    target,
    write: byTenWriters(emmett),
  });
  yield await payRunRow(setup, {
    title: `Emmett 500 to one stream + ${title}`,
    target,
    write: (events) => timePer(PAY_RUN, () => appendTogether(emmett, events)),
  });
}

/** A row that compares our side with Emmett writing the same number of events, in milliseconds per event. */
type ComparedRow = {
  title: string;
  target: Target;
  ours: Side;
  write: (events: NewEvent[]) => Promise<number>;
  count: number;
  rounds?: number;
};

async function comparedRow(
  { theirs }: Setup,
  { title, target, ours, write, count, rounds = 7 }: ComparedRow,
): Promise<Row> {
  // One more round warms up both sides.
  for (let round = 0; round <= rounds; round += 1) await theirs.prepare(count);
  return speedRow(title, { ...target, ours, floor: () => write(theirs.take(count)), rounds });
}

async function payRunRow(
  setup: Setup,
  { title, target, write }: Pick<ComparedRow, 'title' | 'target' | 'write'>,
): Promise<Row> {
  const { scratch, ours } = setup;
  return comparedRow(setup, {
    title: `pay run of 500 streams / ${title}`,
    target,
    ours: async () => (await payRun(scratch.db, ours.run)) / PAY_RUN,
    write,
    count: PAY_RUN,
    rounds: 3,
  });
}

/**
 * Measures a rebuild per event, because the logs differ in length. Ours builds every projection, Emmett
 * builds one.
 */
async function rebuildRow({ scratch: { owner }, ours, theirs }: Setup, emmett: EmmettStore): Promise<Row> {
  await owner.execute(sql`vacuum analyze`);
  return speedRow('rebuild / Emmett rebuilds', {
    bar: 12,
    ours: async () => (await rebuildFromNothing(owner, ours.run.companyId)) / ours.run.taken(),
    floor: async () => {
      // Emmett's position; with it Emmett would have nothing to do.
      await owner.execute(sql`delete from emt_processors`);
      return timePer(theirs.count(), () => emmett.rebuild());
    },
    rounds: 1,
  });
}

function byTenWriters(emmett: EmmettStore): ComparedRow['write'] {
  return (events) => byTen(events, (event) => appendAlone(emmett, event));
}

// An append of Emmett writes to one stream.
function appendTogether(emmett: EmmettStore, events: readonly NewEvent[]): Promise<void> {
  return emmett.append(`run-${events[0]?.entryId}`, events.map(emmettEvent));
}

function appendAlone(emmett: EmmettStore, event: NewEvent): Promise<void> {
  return emmett.append(event.stream, [emmettEvent(event)]);
}

function emmettEvent({ stream, data, entryId = 0, periodId = 0 }: NewEvent): EmmettEvent {
  const [, employeeId = 0, taxYear = 0] = stream.split(':').map(Number);
  const { delta } = data as Pick<EmmettEvent['data'], 'delta'>; // every event of the benchmark has one
  return {
    type: 'TimeLoaded',
    data: { ...data, envelope: { employeeId, taxYear, entryId, periodId }, delta },
  };
}
