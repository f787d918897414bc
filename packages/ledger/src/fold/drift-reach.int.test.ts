import { describe, expect, it } from 'vitest';
import { decideSteps } from '../testing/decided-history.ts';
import { aCommand, record } from '../testing/payroll-year.builder.ts';
import { rowsReadBy } from '../testing/rows-read.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { driftOf, rebuild } from './rebuild.ts';

describe.each(databases)('building every projection on %s', (kind) => {
  const database = useDatabase(kind);

  // Nobody has gathered statistics of a log that was just written; in an embedded database nobody ever does.
  // Each row is then read once. PostgreSQL may gather them meanwhile and then read a small table three times.
  // To read all rows once for each of 80 entries takes 6,400.
  it.each([
    ['to look for drift', driftOf],
    ['anew', rebuild],
  ])('%s reads a row at most four times, of a long log as of a short one', async (_what, build) => {
    for (const length of [40, 80]) {
      const read = await rowsOfCompany(length);
      for (const table of ['events', 'details', 'amounts', 'entries']) {
        expect(read[table], `${table} of ${length}`).toBeGreaterThanOrEqual(length);
        expect(read[table], `${table} of ${length}`).toBeLessThanOrEqual(4 * length);
      }
    }

    async function rowsOfCompany(entries: number): Promise<Record<string, number>> {
      const companyId = (next += 1);
      const steps = Array.from({ length: entries }, (_, index) => ({
        employeeId: 1 + index,
        what: 'load' as const,
        nth: 0,
        regular: 2_400,
      }));
      await record(database.db, aCommand(decideSteps(steps), { companyId }));
      return database.db.transaction((tx) => rowsReadBy(tx, () => build(tx, companyId)));
    }
  });
});

let next = 100;
