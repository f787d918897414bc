import { describe, expect, it } from 'vitest';
import { aWorker, deleteTime, loadTime, markTime } from '../../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { periodTimeTotals } from './period-time-totals.ts';

const HOURS = 60;
const PERIOD = 2026110; // weekly 10 of 2026

describe.each(databases)('what is loaded in a period, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('is listed by employee, all entries in force together', async () => {
    const { db } = database;
    const workerOf = (employeeId: number) => aWorker({ companyId: 1, employeeId });
    expect(await periodTimeTotals(db, 1, PERIOD)).toEqual([]);
    // 420.00 − 1.26 − 6.09 − 26.04 − 12.57 = 374.04; refunds are no part of gross
    const week = { periodNumber: 10, minutes: { regular: 32 * HOURS, sick: 8 * HOURS } };
    const paid = await loadTime(db, workerOf(2), week);
    await markTime(db, workerOf(2), paid, { paidOn: '2026-03-12', method: 'direct-deposit' });
    await loadTime(db, workerOf(1), { periodNumber: 10, minutes: { regular: 0 }, reimbursedExpenses: 20_00 });
    await loadTime(db, workerOf(1), { periodNumber: 10, minutes: { regular: 0 }, reimbursedExpenses: 5_00 });
    await loadTime(db, workerOf(3), { periodNumber: 11, reimbursedExpenses: 5_00 });
    const gone = await loadTime(db, workerOf(4), {
      periodNumber: 10,
      minutes: { regular: 0 },
      reimbursedExpenses: 5_00,
    });
    await deleteTime(db, workerOf(4), gone);

    expect(await periodTimeTotals(db, 1, PERIOD)).toEqual([
      { employeeId: 1, minutes: 0, net: 25_00, unpaid: 2, hasPay: true },
      { employeeId: 2, minutes: 40 * HOURS, net: 374_04, unpaid: 0, hasPay: true },
    ]);
    expect(await periodTimeTotals(db, 2, PERIOD)).toEqual([]);
  });
});
