import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOf } from '../database/all-of.ts';
import type { Database } from '../database/client.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { lockLog } from '../event-store/lock-log.ts';
import { decideLoad } from '../payroll-year/decider.ts';
import { handlePayrollCommand, type PayrollOutcome } from '../payroll-year/handle-payroll-command.ts';
import { waitForBlockedTransaction } from '../testing/blocked-transaction.ts';
import { aWorker, readLog, timeOf } from '../testing/payroll-year.builder.ts';
import { useDatabase } from '../testing/test-database.ts';

const worker = aWorker();

// PGlite has one connection, so nothing ever happens at the same time there.
describe('two who change the same pay at the same time', () => {
  const database = useDatabase('postgres');
  let another: OpenDatabase;

  beforeAll(async () => {
    another = await openDatabase({ url: database.url ?? '', connections: 1 });
  });
  afterAll(() => another.close());

  it('decide one after the other, the second on what the first recorded, though it had asked before', async () => {
    // A connection waits for the answer to what it is asked for the first time.
    expect(await load(another.db, 1)).toMatchObject({ ok: true, lastSeq: 1 });
    let second: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await lockLog(tx, worker.companyId);
      second = load(another.db, 2);
      await waitForBlockedTransaction(tx);
      expect(await load(tx, 3)).toMatchObject({ ok: true, lastSeq: 2 });
    });
    expect(await second).toMatchObject({ ok: true, lastSeq: 3 });

    const [, , waited] = await readLog(database.db, worker.companyId);
    // Twice an hour at 10.50 was there before it.
    expect(waited).toMatchObject({
      entryId: 2,
      version: 3,
      data: { basis: { asOfSeq: 2, soFar: { yearToDate: { gross: 21_00 } } } },
    });
  });
});

/** Loads an hour, on a year that is asked for with the lock. */
async function load(db: Database, entryId: number): Promise<PayrollOutcome> {
  const { companyId, employeeId } = worker;
  const command = { companyId, employeeId, actorId: 7, commandId: randomUUID(), request: {} };
  return handlePayrollCommand(db, command, async (context) => {
    const { year, asOfSeq } = await allOf({ year: context.year(2026), asOfSeq: context.asOfSeq() });
    return decideLoad(year, { entryId, ...timeOf(worker) }, { asOfSeq, chauffeurInPeriod: 0 });
  });
}
