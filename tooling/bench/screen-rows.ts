import { countRoundTrips, type Sent } from '@garita/ledger/testing/round-trips';
import { QUESTIONS } from '@garita/server/testing/questions';
import { openExplained, type Plan } from './explained-database.ts';
import { compare, timePer } from './measure.ts';
import type { Row } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';
import { screenOffice } from './screen-office.ts';

/** The longest delay that a person does not notice. */
const UNNOTICED_MS = 100;

/** The number of scans in the title. */
const NAMED_SCANS = 2;

/**
 * Measures every query of a screen and the preview of every document in the largest company of a large
 * office.
 */
export async function* screenRows(): AsyncGenerator<Row> {
  const counted = countRoundTrips();
  const scratch = await openScratchPostgres([], counted.watch);
  try {
    const { office, caller } = await screenOffice(scratch);
    const explained = await openExplained(scratch.owner, scratch.url);
    const we = await caller(scratch.db);
    const explaining = await caller(explained.db);
    for (const { name, ask } of QUESTIONS) {
      const work = () => ask(we, office);
      await work();
      const sent = await counted.during(work);
      const slowest = await explained.slowestOf(() => ask(explaining, office));
      const measured = await compare({
        ours: () => timePer(1, work),
        floor: async () => UNNOTICED_MS,
        rounds: 3,
      });
      yield { title: titleOf(name, sent, slowest), by: 'time', measured };
    }
    await explained.close();
  } finally {
    await scratch.close();
  }
}

/**
 * Returns the title of a row: statements, round trips, milliseconds of the slowest statement and its largest
 * scans.
 */
function titleOf(name: string, { statements, roundTrips }: Sent, { milliseconds, scans }: Plan): string {
  const most = scans.toSorted((one, other) => other.rows - one.rows).slice(0, NAMED_SCANS);
  const reads = most.map(
    ({ table, index, rows }) => `${Math.round(rows)} of ${table} by ${index ?? 'nothing'}`,
  );
  return `${name}: ${statements} in ${roundTrips}, ${milliseconds.toFixed(1)} ms, ${reads.join(', ')}`;
}
