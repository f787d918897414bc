import { describe, expect, it } from 'vitest';
import { amendTime, aWorker, deleteTime, loadTime } from '../../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { lastPayLagDays } from './last-pay-lag.ts';

describe.each(databases)('how long after its periods a company pays, on %s,', (kind) => {
  const database = useDatabase(kind);

  // Weekly periods 9 and 10 of 2026 end on 4 and on 11 March, biweekly 5 on 11 March.
  it('is what its newest entry in force says, whoever was paid', async () => {
    const { db } = database;
    const [ana, luis] = [1, 2].map((employeeId) => aWorker({ companyId: 1, employeeId }));
    const lag = () => lastPayLagDays(db, 1, 'weekly');
    expect(await lag()).toBeUndefined();
    if (!ana || !luis) throw new RangeError('Two workers');

    const first = await loadTime(db, ana, { periodNumber: 10, payDate: '2026-03-13' });
    expect(await lag()).toBe(2);
    const second = await loadTime(db, luis, { periodNumber: 9, payDate: '2026-03-09' });
    expect(await lag()).toBe(5);
    await amendTime(db, luis, second, { periodNumber: 9, payDate: '2026-03-03' });
    expect(await lag()).toBe(-1);
    await deleteTime(db, luis, second);
    expect(await lag()).toBe(2);
    await deleteTime(db, ana, first);
    expect(await lag()).toBeUndefined();
  });

  it('is separate for each frequency and company', async () => {
    const { db } = database;
    await loadTime(db, aWorker({ companyId: 2 }), { periodNumber: 10, payDate: '2026-03-13' });
    const profile = { payFrequency: 'biweekly' as const };
    const biweekly = aWorker({ companyId: 2, employeeId: 2, profile });
    await loadTime(db, biweekly, { periodNumber: 5, payDate: '2026-03-18' });

    const lags = await Promise.all(
      (['weekly', 'biweekly', 'monthly'] as const).map((frequency) => lastPayLagDays(db, 2, frequency)),
    );
    expect(lags).toEqual([2, 7, undefined]);
    expect(await lastPayLagDays(db, 3, 'weekly')).toBeUndefined();
  });
});
