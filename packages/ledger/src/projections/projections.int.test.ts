import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldRows } from '../testing/folded-state.ts';
import { anyHistory, happen } from '../testing/history.commands.ts';
import { inOrder, readLiveRows } from '../testing/live-rows.ts';
import { readLog } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { rebuild } from './rebuild.ts';

describe.each(databases)('the projections on %s', (kind) => {
  const database = useDatabase(kind);

  it('are what a fold of the events says, and what a rebuild says, after any history', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const { db } = database;
        const { companyId } = await happen(db, commands);

        const live = inOrder(await readLiveRows(db, companyId));
        expect(live).toEqual(inOrder(foldRows(await readLog(db, companyId))));
        // A row that was rebuilt would be reported.
        expect(await db.transaction((tx) => rebuild(tx, companyId))).toEqual([]);
        expect(await db.transaction((tx) => rebuild(tx, companyId))).toEqual([]);
        expect(inOrder(await readLiveRows(db, companyId))).toEqual(live);
      }),
      { numRuns: 15 },
    );
  });
});
