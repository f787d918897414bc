import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { sql } from 'drizzle-orm';
import { type EmmettStore, emmettEvent, loadEmmett } from './emmett-store.ts';
import { type Move, type Side, timePer } from './measure.ts';
import { PAY_RUN, payRun, rawRun } from './pay-run-rows.ts';
import { FLOOR_TABLES } from './raw-log.ts';
import { type Payroll, payroll } from './real-pay.ts';
import { rebuildFromNothing, rebuildYearToDate } from './rebuild-from-nothing.ts';
import { type Row, speedRow } from './row.ts';
import { openScratchPostgres, type ScratchDatabase } from './scratch-database.ts';
import { appending, appendingByTen, byTen, EACH_OF_TEN, oneByOne, WRITERS } from './writing.ts';

const EACH = 100;
const ROUNDS = 9;

/**
 * The ledger against Emmett, the TypeScript event store on PostgreSQL: one server, the same companies with the same
 * payloads. Unless a row says otherwise Emmett keeps in the transaction of an event what the ledger keeps there.
 */
export async function* emmettRows(): AsyncGenerator<Row> {
  const open = await loadEmmett();
  const scratch = await openScratchPostgres(FLOOR_TABLES);
  const keeping = open(scratch.url, AMOUNT_NAMES);
  const bare = open(scratch.url);
  const ours = payrolls();
  const theirs = payrolls();
  try {
    yield* oneByOneRows(scratch, keeping, { ours, theirs });
    yield* payRunRows(scratch, { keeping, bare }, { ours, theirs });
    yield* rebuildRows(scratch, keeping, { ours, theirs });
  } finally {
    await keeping.close();
    await bare.close();
    await scratch.close();
  }
}

/** The companies that either side pays. */
type Payrolls = { one: Payroll; ten: Payroll[]; run: Payroll };
type Sides = { ours: Payrolls; theirs: Payrolls };

function payrolls(): Payrolls {
  return {
    one: payroll(11, EACH),
    ten: Array.from({ length: WRITERS }, (_, index) => payroll(21 + index, EACH)),
    run: payroll(51, PAY_RUN),
  };
}

async function* oneByOneRows(
  { db }: ScratchDatabase,
  emmett: EmmettStore,
  { ours, theirs }: Sides,
): AsyncGenerator<Row> {
  yield await speedRow('append 1, c=1 / Emmett that keeps the same, inline', 1.4, {
    ours: () => appending(db, ours.one, EACH),
    floor: () => appendingOne(emmett, theirs.one),
  });
  yield await speedRow('append 1, c=10 on ten companies / Emmett that keeps the same', 1.6, {
    ours: () => appendingByTen(db, ours.ten),
    floor: () => appendingTen(emmett, theirs.ten),
  });
}

type Emmetts = { keeping: EmmettStore; bare: EmmettStore };

async function* payRunRows(
  scratch: ScratchDatabase,
  { keeping, bare }: Emmetts,
  { ours, theirs }: Sides,
): AsyncGenerator<Row> {
  const raw = payroll(2, PAY_RUN);
  const run = async () => (await payRun(scratch.db, ours.run)) / PAY_RUN;

  yield await speedRow('pay run of 500 streams / Emmett that keeps the same, 500 to one', 2.5, {
    ours: run,
    floor: () => appendingRun(keeping, theirs.run),
    rounds: ROUNDS,
  });
  yield await speedRow('same / Emmett that keeps the same, append 1, c=10', 5, {
    ours: run,
    floor: () => appendingRunByTen(keeping, theirs.run),
    move: byRawInsert(async () => (await rawRun(scratch.db, raw)) / PAY_RUN),
    rounds: ROUNDS,
  });
  yield await speedRow('same / Emmett 500 streams × 1, c=10, no projection', undefined, {
    ours: run,
    floor: () => appendingRunByTen(bare, theirs.run),
    rounds: ROUNDS,
  });
  yield await speedRow('raw 500-row VALUES / the same', undefined, {
    ours: async () => (await rawRun(scratch.db, raw)) / PAY_RUN,
    floor: () => appendingRunByTen(bare, theirs.run),
    rounds: ROUNDS,
  });
}

/** How many times as fast as Emmett a raw INSERT was when the bar was set: 7.86 beside 0.70. */
const RAW_WHEN_SET = 11.2;

/**
 * The bar was set with events of 729 bytes. Ours are 5 KB, which a raw INSERT and Emmett store equally long, so that nothing can
 * be as many times faster than Emmett: the bar asks for the same share of what a raw INSERT gains.
 */
function byRawInsert(side: Side): Move {
  return { side, by: (took) => Math.min(1, took.floor / took.side / RAW_WHEN_SET) };
}

/** Per event, because the logs are not of one length. Emmett rebuilds the year to date. */
async function* rebuildRows(
  { owner }: ScratchDatabase,
  emmett: EmmettStore,
  { ours, theirs }: Sides,
): AsyncGenerator<Row> {
  await owner.execute(sql`vacuum analyze`);
  const { run } = ours;
  const floor = async () => {
    // Where it had come to; without this it would see nothing to do.
    await owner.execute(sql`delete from emt_processors`);
    return timePer(eventsOf(theirs), () => emmett.rebuild());
  };
  yield await speedRow('rebuild of the year to date / Emmett rebuilds it', 20, {
    ours: async () => (await rebuildYearToDate(owner, run.companyId)) / run.taken(),
    floor,
    rounds: 1,
  });
  yield await speedRow('rebuild of everything / the same', undefined, {
    ours: async () => (await rebuildFromNothing(owner, run.companyId)) / run.taken(),
    floor,
    rounds: 1,
  });
}

// Emmett has one log for all companies, ours one for each.
function eventsOf({ one, ten, run }: Payrolls): number {
  return [one, ...ten, run].reduce((sum, company) => sum + company.taken(), 0);
}

function appendingOne(emmett: EmmettStore, company: Payroll): Promise<number> {
  const events = company.take(EACH);
  return timePer(EACH, () => oneByOne(events, (event) => appendAlone(emmett, company, event)));
}

// Ten writers at once, each into one of these companies.
function appendingTen(emmett: EmmettStore, companies: readonly Payroll[]): Promise<number> {
  const work = companies.map((company) => ({ company, events: company.take(EACH_OF_TEN) }));
  return timePer(companies.length * EACH_OF_TEN, () =>
    Promise.all(
      work.map(({ company, events }) => oneByOne(events, (event) => appendAlone(emmett, company, event))),
    ),
  );
}

// Of one stream, as an append of Emmett has one.
function appendingRun(emmett: EmmettStore, company: Payroll): Promise<number> {
  const events = company.take(PAY_RUN);
  const stream = `run-${company.taken()}`;
  return timePer(PAY_RUN, () =>
    emmett.append(
      stream,
      events.map((event) => emmettEvent(company.companyId, event)),
    ),
  );
}

function appendingRunByTen(emmett: EmmettStore, company: Payroll): Promise<number> {
  return byTen(company.take(PAY_RUN), (event) => appendAlone(emmett, company, event));
}

function appendAlone(emmett: EmmettStore, { companyId }: Payroll, event: NewEvent): Promise<void> {
  return emmett.append(`${event.stream}:${companyId}`, [emmettEvent(companyId, event)]);
}
