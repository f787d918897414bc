import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideSteps } from '../testing/decided-history.ts';
import { aCommand, record } from '../testing/payroll-year.builder.ts';
import { countRowsRead } from '../testing/rows-read.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { driftOf, rebuild } from './rebuild.ts';

describe.each(databases)('building every projection on %s', (kind) => {
  const database = useDatabase(kind);

  // Nobody has gathered statistics of a log that was just written; in an embedded database nobody ever does.
  // PostgreSQL would gather them between the two logs if it got the time, so it is kept from it.
  beforeAll(() => changeTables('set (autovacuum_enabled = off)'));
  afterAll(() => changeTables('reset (autovacuum_enabled)'));

  it.each([
    ['to look for drift', driftOf],
    ['anew', rebuild],
  ])('%s reads twice as much of a log that is twice as long', async (_what, build) => {
    // Both logs are there before either is read, so that the same plans read them.
    const [short, long] = [await companyWith(40), await companyWith(80)];
    const ofShort = await rowsOfCompany(short);
    const ofLong = await rowsOfCompany(long);
    for (const table of TABLES) {
      expect(ofLong[table], table).toBeLessThan(2.5 * (ofShort[table] ?? 0) + 100);
    }

    async function companyWith(entries: number): Promise<number> {
      const companyId = (next += 1);
      const steps = Array.from({ length: entries }, (_, index) => ({
        employeeId: 1 + index,
        what: 'load' as const,
        nth: 0,
        regular: 2_400,
      }));
      await record(database.db, aCommand(decideSteps(steps), { companyId }));
      return companyId;
    }

    async function rowsOfCompany(companyId: number): Promise<Record<string, number>> {
      return database.db.transaction(async (tx) => {
        // PostgreSQL reads a table of a few pages whole, even with a fitting index. After this it reads only
        // tables without one whole.
        await tx.execute(sql`set local enable_seqscan = off`);
        return countRowsRead(tx, () => build(tx, companyId));
      });
    }
  });

  it.runIf(kind === 'postgres')('finds more rows than a call takes arguments', async () => {
    // Marks of payments that no event made: of 125,000 on, a call of this length ends the process's stack.
    await database.owner.execute(
      sql`insert into ledger.paid_marks (company_id, entry_id, paid_on, last_seq, amount, net)
          select 99, entry_id, '2026-03-11', 1, 0, 0 from generate_series(1, 150000) entry_id`,
    );
    expect(await driftOf(database.db, 99)).toHaveLength(150_000);
  });

  async function changeTables(change: string): Promise<void> {
    if (kind === 'pglite') return;
    for (const table of TABLES) {
      await database.owner.execute(sql`alter table ledger.${sql.identifier(table)} ${sql.raw(change)}`);
    }
  }
});

const TABLES = ['events', 'details', 'amounts', 'entries'];
let next = 100;
