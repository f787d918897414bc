import { rowsReadBy } from '@garita/ledger/testing/rows-read';
import { QUESTIONS } from '@garita/server/testing/questions';
import { countStatements, type Timed } from './count-statements.ts';
import { compare, timePer } from './measure.ts';
import type { Row } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';
import { screenOffice } from './screen-office.ts';

/** What a person waits for at most without noticing. */
const AT_ONCE_MS = 100;

/** Whatever a screen asks, and the preview of every document, in the largest company of a large office. */
export async function* screenRows(): AsyncGenerator<Row> {
  const statements = countStatements();
  const scratch = await openScratchPostgres([], statements.watch);
  const { db, close } = scratch;
  try {
    const { office, caller } = await screenOffice(scratch);
    const we = await caller(db);
    for (const { name, ask } of QUESTIONS) {
      const work = () => ask(we, office);
      await work();
      const sent = await statements.during(work);
      const read = await db.transaction(async (tx) => {
        const inside = await caller(tx);
        return rowsReadBy(tx, () => ask(inside, office));
      });
      const measured = await compare({
        ours: () => timePer(1, work),
        floor: async () => AT_ONCE_MS,
        rounds: 3,
      });
      yield { title: titleOf(name, sent, read), by: 'time', measured };
    }
  } finally {
    await close();
  }
}

/** How many statements in how many round trips, milliseconds of the slowest, and the table of which the most rows are read. */
function titleOf(name: string, { statements, roundTrips, slowest }: Timed, read: Record<string, number>) {
  const [most] = Object.entries(read).toSorted(([, one], [, other]) => other - one);
  const rows = most ? `${most[1]} of ${most[0]}` : '';
  return `${name}: ${statements} in ${roundTrips}, ${slowest.toFixed(0)} ms, ${rows}`;
}
