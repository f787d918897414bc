import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { commands, events } from '../schema/index.ts';
import { decideSteps, someSteps } from '../testing/decided-history.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import { aCommand, appendAlone, record } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';

describe.each(databases)('a command on %s', (kind) => {
  const database = useDatabase(kind);
  let companyId = 0;

  it('repeated at any later point changes nothing and is answered the same; with another body it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(someSteps, fc.array(fc.nat(), { maxLength: 6 }), async (history, repeats) => {
        companyId += 1;
        const asked = decideSteps(history).map((event, nth) =>
          aCommand([event], { companyId, request: { nth } }),
        );
        const answers = [];
        for (const command of asked) answers.push(await record(database.db, command));
        const recorded = await everything(database.db, companyId);

        for (const repeat of repeats) {
          const command = asked[repeat % asked.length];
          if (!command) continue;
          const again = await record(database.db, command);
          expect(again).toEqual({ ...answers[repeat % asked.length], replayed: true });
          const other = await appendAlone(database.db, { ...command, request: { other: true } });
          expect(other).toEqual({ ok: false, code: 'idempotency-key-reused' });
        }
        expect(await everything(database.db, companyId)).toEqual(recorded);
      }),
      { numRuns: 5 },
    );
  });
});

async function everything(db: Database, companyId: number) {
  return {
    events: await db.select().from(events).where(eq(events.companyId, companyId)).orderBy(events.seq),
    commands: await db
      .select()
      .from(commands)
      .where(eq(commands.companyId, companyId))
      .orderBy(commands.commandId),
    rows: sortRows(await readLiveRows(db, companyId)),
  };
}
