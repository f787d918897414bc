import type { NewEvent } from '@garita/ledger/event-store/event';
import { sql } from 'drizzle-orm';
import { sameProjections, YEAR_TO_DATE } from './emmett-projections.ts';
import { type EmmettEvent, type EmmettStore, loadEmmett } from './emmett-store.ts';
import { type Side, timePer } from './measure.ts';
import {
  byTen,
  EACH_OF_TEN,
  measureAppend,
  measureAppendByTen,
  oneByOne,
  WRITERS,
} from './measure-writes.ts';
import { PAY_RUN, payRun } from './pay-run-rows.ts';
import { rowsBeside } from './projected-rows.ts';
import { createPayroll } from './real-pay.ts';
import { rebuildFromNothing } from './rebuild-from-nothing.ts';
import { type Row, speedRow, type Target } from './row.ts';
import { openScratchPostgres, type ScratchDatabase } from './scratch-database.ts';

const EACH = 100;
const OF_TEN = WRITERS * EACH_OF_TEN;

/** The ledger against Emmett, the TypeScript event store on PostgreSQL: one server, the same payloads. */
export async function* emmettRows(): AsyncGenerator<Row> {
  const open = await loadEmmett();
  const scratch = await openScratchPostgres([]);
  const theirs = emmettEvents(scratch);
  const contest = { scratch, theirs, ours: ourPayrolls() };
  const [bare, one, same] = [
    open(scratch.url),
    open(scratch.url, YEAR_TO_DATE),
    open(scratch.url, sameProjections(theirs.rowsBeside)),
  ];
  try {
    yield* againstEmmett(contest, { emmett: one, title: 'one projection', target: { bar: 1 } });
    yield* againstEmmett(contest, {
      emmett: same,
      title: 'same projections',
      target: { bar: 2, aim: 4 },
    });
    yield await payRunDuel(contest, {
      title: 'Emmett 500 × 1, c=10, no projection',
      target: {},
      write: byTenWriters(bare),
    });
    yield await rebuildRow(contest, one);
  } finally {
    await Promise.all([bare.close(), one.close(), same.close()]);
    await scratch.close();
  }
}

type Contest = {
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

/** The events that Emmett gets, each recorded by us beforehand: what we wrote beside it is known then. */
function emmettEvents({ db }: ScratchDatabase) {
  const company = createPayroll(1, PAY_RUN);
  const beside = rowsBeside(db, company.companyId);
  const prepared: NewEvent[] = [];
  return {
    rowsBeside: beside.of,
    count: company.taken,
    /** As many as a row will take, before its clock starts. */
    prepare: async (count: number) => {
      const events = company.take(count);
      await beside.record(events);
      prepared.push(...events);
    },
    take: (count: number) => prepared.splice(0, count),
  };
}

type Opponent = { emmett: EmmettStore; title: string; target: Target };

async function* againstEmmett(contest: Contest, { emmett, title, target }: Opponent): AsyncGenerator<Row> {
  const { db } = contest.scratch;
  const { one, ten, shared } = contest.ours;
  yield await duel(contest, {
    title: `append 1, c=1 / Emmett + ${title}`,
    target,
    ours: () => measureAppend(db, one, EACH),
    write: (events) => timePer(EACH, () => oneByOne(events, (event) => appendAlone(emmett, event))),
    count: EACH,
  });
  yield await duel(contest, {
    title: `append 1, c=10 on ten companies / Emmett + ${title}, c=10`,
    target,
    ours: () => measureAppendByTen(db, ten),
    write: byTenWriters(emmett),
    count: OF_TEN,
  });
  // Writers of one company take turns by design, so nothing is claimed here.
  yield await duel(contest, {
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
  yield await payRunDuel(contest, {
    title: `Emmett 500 × 1 + ${title}, c=10`,
    target,
    write: byTenWriters(emmett),
  });
  yield await payRunDuel(contest, {
    title: `Emmett 500 to one stream + ${title}`,
    target,
    write: (events) => timePer(PAY_RUN, () => appendTogether(emmett, events)),
  });
}

/** One row: our side, and how Emmett writes as many events. Milliseconds of one event on either side. */
type Duel = {
  title: string;
  target: Target;
  ours: Side;
  write: (events: NewEvent[]) => Promise<number>;
  count: number;
  rounds?: number;
};

async function duel(
  { theirs }: Contest,
  { title, target, ours, write, count, rounds = 7 }: Duel,
): Promise<Row> {
  // One round more, which warms both sides up.
  for (let round = 0; round <= rounds; round += 1) await theirs.prepare(count);
  return speedRow(title, { ...target, ours, floor: () => write(theirs.take(count)), rounds });
}

async function payRunDuel(
  contest: Contest,
  { title, target, write }: Pick<Duel, 'title' | 'target' | 'write'>,
): Promise<Row> {
  const { scratch, ours } = contest;
  return duel(contest, {
    title: `pay run of 500 streams / ${title}`,
    target,
    ours: async () => (await payRun(scratch.db, ours.run)) / PAY_RUN,
    write,
    count: PAY_RUN,
    rounds: 3,
  });
}

/** Per event, because the logs are not of one length; ours builds every projection from nothing and Emmett one. */
async function rebuildRow({ scratch: { owner }, ours, theirs }: Contest, emmett: EmmettStore): Promise<Row> {
  await owner.execute(sql`vacuum analyze`);
  return speedRow('rebuild / Emmett rebuilds', {
    bar: 12,
    ours: async () => (await rebuildFromNothing(owner, ours.run.companyId)) / ours.run.taken(),
    floor: async () => {
      // Where it had come to; without this it would see nothing to do.
      await owner.execute(sql`delete from emt_processors`);
      return timePer(theirs.count(), () => emmett.rebuild());
    },
    rounds: 1,
  });
}

function byTenWriters(emmett: EmmettStore): Duel['write'] {
  return (events) => byTen(events, (event) => appendAlone(emmett, event));
}

// To one stream, because an append of Emmett has one.
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
