import { describe, expect, it } from 'vitest';
import { decideSteps, type Step } from '../testing/decided-history.ts';
import { aCommand, record } from '../testing/payroll-year.builder.ts';
import { rowsReadBy } from '../testing/rows-read.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { append } from './append.ts';
import type { NewEvent } from './event.ts';

const OTHERS = 60;

const step = (employeeId: number, what: Step['what'] = 'load'): Step => ({
  employeeId,
  what,
  nth: 0,
  regular: 2_400,
});

/** Another entry of somebody who has one, which is changed and deleted: three events that touch every projection of an entry. */
const changesOf = (employeeId: number) => [
  step(employeeId),
  step(employeeId, 'amend'),
  step(employeeId, 'delete'),
];

describe.each(databases)('an append on %s', (kind) => {
  const database = useDatabase(kind);

  // A plan that begins with all that a company has is as quick as any in a test: its cost comes with the years.
  it('reads what its events are about, however much its company has beside it', async () => {
    const decided = decideSteps([
      step(1),
      step(2),
      ...changesOf(1),
      ...Array.from({ length: OTHERS }, (_, index) => step(3 + index)),
      ...changesOf(2),
    ]);
    const take = (count: number) => decided.splice(0, count);

    await record(database.db, aCommand(take(2)));
    const inSmall = await rowsOf(take(3));
    await record(database.db, aCommand(take(OTHERS)));
    const inLarge = await rowsOf(take(3));

    expect(inSmall).toMatchObject({ details: expect.any(Number), entries: expect.any(Number) });
    expect(inLarge).toEqual(inSmall);
  });

  /** How many rows of each table an append reads. */
  async function rowsOf(events: NewEvent[]): Promise<Record<string, number>> {
    return database.db.transaction((tx) =>
      rowsReadBy(tx, async () => expect(await append(tx, aCommand(events))).toMatchObject({ ok: true })),
    );
  }
});
