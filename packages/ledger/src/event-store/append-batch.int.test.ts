import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { events } from '../schema/index.ts';
import { decideSteps, someSteps } from '../testing/decided-history.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import { aCommand, record } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';

describe.each(databases)('events in one append on %s', (kind) => {
  const database = useDatabase(kind);
  let companyId = 0;

  it('are the same as one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(someSteps, async (history) => {
        const decided = decideSteps(history);
        companyId += 2;
        const [together, apart] = [companyId, companyId + 1];
        await record(database.db, aCommand(decided, { companyId: together }));
        for (const event of decided) await record(database.db, aCommand([event], { companyId: apart }));

        expect(await recorded(database.db, together)).toEqual(await recorded(database.db, apart));
        expect(await rowsOf(database.db, together)).toEqual(await rowsOf(database.db, apart));
        for (const id of [together, apart]) {
          expect((await verifyInPlace(database.db, { companyId: id })).problems).toEqual([]);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('are all refused when one is', async () => {
    const [first, second] = decideSteps(
      [1, 2].map((employeeId) => ({ employeeId, what: 'load', nth: 0, regular: 60 })),
    );
    if (!first || !second) throw new Error('Two loads');
    const unbalanced = { ...second, data: { ...second.data, delta: {} } };
    await expect(record(database.db, aCommand([first, unbalanced], { companyId: 999 }))).rejects.toThrow(
      'delta-not-result',
    );
    expect(await recorded(database.db, 999)).toEqual([]);
  });
});

/**
 * Returns a company's rows without what differs between two companies with the same history: ids, moments,
 * commands and so hashes.
 */
async function recorded(db: Database, companyId: number) {
  const { seq, streamId, version, type, entryId, periodId, payDate, data } = events;
  return db
    .select({ seq, streamId, version, type, entryId, periodId, payDate, data })
    .from(events)
    .where(eq(events.companyId, companyId))
    .orderBy(asc(seq));
}

async function rowsOf(db: Database, companyId: number) {
  const rows = sortRows(await readLiveRows(db, companyId));
  return Object.entries(rows).map(([name, list]) => [name, list.map((row) => ({ ...row, companyId: 0 }))]);
}
