import { randomUUID } from 'node:crypto';
import { yearOf } from '@garita/domain/time/calendar-date';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import { foldRows } from '../testing/folded-rows.ts';
import { TIGHT_PARAMETERS } from '../testing/history.commands.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import { aWorker, loadTime, readLog, timeOf } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';
import { decideLoad } from './decider.ts';
import { handlePayRun, type PayrollChange } from './handle-payroll-command.ts';
import { nextEntryId } from './next-entry-id.ts';

type Payment = { employeeId: number; periodNumber: number; regular: number };

const somePayment: fc.Arbitrary<Payment> = fc.record({
  employeeId: fc.integer({ min: 1, max: 3 }),
  periodNumber: fc.constantFrom(1, 2, 9, 53),
  regular: fc.constantFrom(1, 480, 2_400),
});

describe.each(databases)('a pay run on %s', (kind) => {
  const database = useDatabase(kind);
  let companyId = 0;

  const worker = (employeeId: number) => aWorker({ companyId, employeeId, parameters: TIGHT_PARAMETERS });
  const typed = ({ periodNumber, regular }: Payment) => ({ periodNumber, minutes: { regular } });

  const changeOf = (payment: Payment, confirmedNet?: number): PayrollChange => ({
    employeeId: payment.employeeId,
    decide: async ({ tx, asOfSeq, year }) => {
      const time = timeOf(worker(payment.employeeId), typed(payment));
      const state = await year(yearOf(time.inputs.payDate));
      const around = { asOfSeq: await asOfSeq(), chauffeurInPeriod: 0 };
      return decideLoad(state, { entryId: await nextEntryId(tx), ...time, confirmedNet }, around);
    },
  });
  const aRun = () => ({ companyId, actorId: 7, commandId: randomUUID(), request: { run: companyId } });
  const run = (payments: readonly Payment[], command = aRun()) =>
    handlePayRun(database.db, command, { changes: payments.map((payment) => changeOf(payment)) });

  it('comes to what its payments come to one after the other, limits and all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(somePayment, { minLength: 1, maxLength: 8 }), async (payments) => {
        companyId += 1;
        for (const payment of payments) {
          await loadTime(database.db, worker(payment.employeeId), typed(payment));
        }
        const apart = await recorded(database.db, companyId);
        companyId += 1;
        expect(await run(payments)).toMatchObject({ firstSeq: 1, lastSeq: payments.length });
        expect(await recorded(database.db, companyId)).toEqual(apart);

        const log = await readLog(database.db, companyId);
        expect(sortRows(await readLiveRows(database.db, companyId))).toEqual(sortRows(foldRows(log)));
        expect((await verifyInPlace(database.db, { companyId })).problems).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('records nothing where one payment is refused, and says with what that one came to', async () => {
    companyId += 1;
    const paid = { employeeId: 1, periodNumber: 9, regular: 480 };
    const outcome = await handlePayRun(database.db, aRun(), {
      changes: [changeOf(paid), changeOf({ ...paid, employeeId: 2 }, 1)],
    });
    // 8 hours × 10.50
    expect(outcome).toMatchObject({ ok: false, code: 'net-changed', statement: { gross: 84_00 } });
    expect(await readLog(database.db, companyId)).toEqual([]);
  });

  it('is answered as before when it is repeated, whatever it would be decided to now', async () => {
    companyId += 1;
    const command = aRun();
    const payment = { employeeId: 1, periodNumber: 9, regular: 480 };
    const first = await run([payment, payment], command);
    const refused = async () => {
      throw new Error('Refused by now');
    };
    const second = vi.fn<PayrollChange['decide']>(refused);
    const again = await handlePayRun(database.db, command, {
      changes: [
        { employeeId: 1, decide: refused },
        { employeeId: 1, decide: second },
      ],
    });
    expect(second).not.toHaveBeenCalled();
    expect(again).toEqual({ ...first, replayed: true });
    expect(await readLog(database.db, companyId)).toHaveLength(2);
  });
});

/**
 * Returns a company's rows without what differs between companies with the same history: numbers, moments
 * and commands.
 */
async function recorded(db: Database, companyId: number) {
  const log = await readLog(db, companyId);
  return log.map(({ seq, stream, version, type, periodId, payDate, data }) => ({
    seq,
    stream,
    version,
    type,
    periodId,
    payDate,
    data,
  }));
}

describe('a pay run of many', () => {
  const database = useDatabase('pglite');

  it('is counted by the time it is answered, for what is planned next', async () => {
    const changes = Array.from({ length: 60 }, (_, at): PayrollChange => {
      const employeeId = at + 1;
      return {
        employeeId,
        decide: async ({ tx, asOfSeq, year }) => {
          const worker = aWorker({ companyId: 1, employeeId, parameters: TIGHT_PARAMETERS });
          const time = timeOf(worker, { periodNumber: 1, minutes: { regular: 480 } });
          const state = await year(yearOf(time.inputs.payDate));
          const around = { asOfSeq: await asOfSeq(), chauffeurInPeriod: 0 };
          return decideLoad(state, { entryId: await nextEntryId(tx), ...time }, around);
        },
      };
    });
    await handlePayRun(
      database.db,
      { companyId: 1, actorId: 7, commandId: randomUUID(), request: {} },
      { changes },
    );
    const counted = await readRows(
      database.owner,
      sql`select relname as name, reltuples::int as rows from pg_class
        where oid in ('ledger.entries'::regclass, 'ledger.events'::regclass) order by relname`,
    );
    expect(counted).toEqual([
      { name: 'entries', rows: 60 },
      { name: 'events', rows: 60 },
    ]);
  });
});
