import { AMOUNT_NAMES, type Amounts } from '@garita/domain/pay/amounts';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { sql } from 'drizzle-orm';
import { type EmmettEvent, type EmmettStore, loadEmmett } from './emmett-store.ts';
import { type Side, timePer } from './measure.ts';
import { PAY_RUN, payRun } from './pay-run-rows.ts';
import { type Payroll, payroll } from './real-pay.ts';
import { rebuildFromNothing } from './rebuild-from-nothing.ts';
import { type Row, speedRow } from './row.ts';
import { openScratchPostgres, type ScratchDatabase } from './scratch-database.ts';
import { appending, appendingByTen, byTen, EACH_OF_TEN, oneByOne, WRITERS } from './writing.ts';

const EACH = 100;

/** The ledger against Emmett, the TypeScript event store on PostgreSQL: one server, the same payloads. */
export async function* emmettRows(): AsyncGenerator<Row> {
  const open = await loadEmmett();
  const scratch = await openScratchPostgres([]);
  const projecting = open(scratch.url, AMOUNT_NAMES);
  const bare = open(scratch.url);
  const theirs = payroll(1, PAY_RUN);
  const run = payroll(51, PAY_RUN);
  try {
    yield* oneByOneRows(scratch, projecting, theirs);
    yield* payRunRows(scratch, { projecting, bare }, { theirs, run });
    yield await rebuildRow(scratch, projecting, { theirs, run });
  } finally {
    await projecting.close();
    await bare.close();
    await scratch.close();
  }
}

async function* oneByOneRows(
  { db }: ScratchDatabase,
  emmett: EmmettStore,
  theirs: Payroll,
): AsyncGenerator<Row> {
  const one = payroll(11, EACH);
  const ten = Array.from({ length: WRITERS }, (_, index) => payroll(21 + index, EACH));
  yield await speedRow('append 1, c=1 / Emmett + inline projection', 1.4, {
    ours: () => appending(db, one, EACH),
    floor: () => appendingOne(emmett, theirs.take(EACH)),
  });
  yield await speedRow('append 1, c=10 on ten companies / Emmett + inline, c=10', 1.6, {
    ours: () => appendingByTen(db, ten),
    floor: () => byTen(theirs.take(WRITERS * EACH_OF_TEN), (event) => appendAlone(emmett, event)),
  });
}

type Emmetts = { projecting: EmmettStore; bare: EmmettStore };
type Payrolls = { theirs: Payroll; run: Payroll };

async function* payRunRows(
  scratch: ScratchDatabase,
  { projecting, bare }: Emmetts,
  { theirs, run }: Payrolls,
): AsyncGenerator<Row> {
  const ours = async () => (await payRun(scratch.db, run)) / PAY_RUN;
  const row = (title: string, bar: number, floor: Side) => speedRow(title, bar, { ours, floor, rounds: 3 });

  yield await row('pay run of 500 streams / Emmett 500 to one stream + inline', 2.5, () =>
    appendingRun(projecting, theirs),
  );
  yield await row('same / Emmett append 1 + inline, c=10', 5, () =>
    byTen(theirs.take(PAY_RUN), (event) => appendAlone(projecting, event)),
  );
  yield await row('same / Emmett 500 streams × 1, c=10, no projection', 3, () =>
    byTen(theirs.take(PAY_RUN), (event) => appendAlone(bare, event)),
  );
}

/** Per event, because the logs are not of one length; ours builds six projections from nothing and Emmett one. */
async function rebuildRow(
  { owner }: ScratchDatabase,
  emmett: EmmettStore,
  { theirs, run }: Payrolls,
): Promise<Row> {
  await owner.execute(sql`vacuum analyze`);
  return speedRow('rebuild / Emmett rebuilds', 20, {
    ours: async () => (await rebuildFromNothing(owner, run.companyId)) / run.taken(),
    floor: async () => {
      // Where it had come to; without this it would see nothing to do.
      await owner.execute(sql`delete from emt_processors`);
      return timePer(theirs.taken(), () => emmett.rebuild());
    },
    rounds: 1,
  });
}

function appendingOne(emmett: EmmettStore, events: readonly NewEvent[]): Promise<number> {
  return timePer(events.length, () => oneByOne(events, (event) => appendAlone(emmett, event)));
}

// Of one stream, as an append of Emmett has one.
function appendingRun(emmett: EmmettStore, company: Payroll): Promise<number> {
  const events = company.take(PAY_RUN);
  const stream = `run-${company.taken()}`;
  return timePer(PAY_RUN, () => emmett.append(stream, events.map(emmettEvent)));
}

function appendAlone(emmett: EmmettStore, event: NewEvent): Promise<void> {
  return emmett.append(event.stream, [emmettEvent(event)]);
}

function emmettEvent({ stream, data }: NewEvent): EmmettEvent {
  const [, employeeId, taxYear] = stream.split(':').map(Number);
  const { delta } = data as { delta: Amounts }; // every event of the benchmark has one
  return { type: 'TimeLoaded', data: { ...data, employeeId: employeeId ?? 0, taxYear: taxYear ?? 0, delta } };
}
