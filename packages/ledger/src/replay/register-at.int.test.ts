import { type Amounts, addAmounts, amountsDelta, mapAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectionRows } from '../fold/projection-rows.ts';
import { anyHistory, runHistory } from '../testing/history.commands.ts';
import { NO_ROWS, readLiveRows } from '../testing/live-rows.ts';
import { readLog } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { seqKnownAt } from './moment.ts';
import { registerAt } from './register-at.ts';

describe.each(databases)('the register of a period after an event, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('is what it was when that event was the last', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.nat(), async (commands, which) => {
        const seen: { seq: number; rows: ProjectionRows }[] = [];
        const { companyId } = await runHistory(database.db, commands, async (id) => {
          seen.push({ seq: await seqKnownAt(database.db, id), rows: await readLiveRows(database.db, id) });
        });
        const { seq, rows } = seen[which % Math.max(1, seen.length)] ?? { seq: 0, rows: NO_ROWS };
        for (const period of rows.register) {
          const entries = await registerAt(database.db, { companyId, periodId: period.periodId }, seq);
          expect(entries.map(({ amounts }) => amounts).reduce(addAmounts, NO_AMOUNTS)).toEqual(named(period));
          expect(new Map(entries.map(({ entryId, amounts }) => [entryId, amounts]))).toEqual(
            new Map(
              rows.entries
                .filter(({ periodId }) => periodId === period.periodId)
                .map((entry) => [entry.entryId, named(entry)]),
            ),
          );
        }
      }),
      { numRuns: 5 },
    );
  });

  it('differs from that after another one by the events between them', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.nat(), fc.nat(), async (commands, one, other) => {
        const { companyId } = await runHistory(database.db, commands);
        const log = await readLog(database.db, companyId);
        const [from, to] = [one % (log.length + 1), other % (log.length + 1)].toSorted((a, b) => a - b);
        for (const periodId of new Set(log.flatMap((event) => event.periodId ?? []))) {
          const at = (seq = 0) => registerAt(database.db, { companyId, periodId }, seq);
          const between = log
            .slice(from, to)
            .filter((event) => event.periodId === periodId)
            .flatMap(({ data }) => ('delta' in data ? [data.delta] : []));
          expect(amountsDelta(sumOf(await at(from)), sumOf(await at(to)))).toEqual(
            between.reduce(addAmounts, NO_AMOUNTS),
          );
        }
      }),
      { numRuns: 5 },
    );
  });
});

function sumOf(entries: readonly { amounts: Amounts }[]): Amounts {
  return entries.map(({ amounts }) => amounts).reduce(addAmounts, NO_AMOUNTS);
}

function named(row: Amounts): Amounts {
  return mapAmounts((name) => row[name]);
}
