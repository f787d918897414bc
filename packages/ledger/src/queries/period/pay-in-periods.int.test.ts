import { describe, expect, it } from 'vitest';
import { aWorker, deleteTime, loadTime, markTime } from '../../testing/payroll-year.builder.ts';
import { savedAccount, savedCompany } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { payInPeriods } from './pay-in-periods.ts';

const [WEEK_10, WEEK_11] = [2026110, 2026111];

describe.each(databases)('the pay of periods, over an account on %s,', (kind) => {
  const database = useDatabase(kind);

  it('is that of its companies alone, paid once all of it is marked', async () => {
    const { db } = database;
    const theirs = await savedAccount(db, 'suya');
    const foreign = await savedCompany(db, theirs);
    const ours = await savedAccount(db, 'nuestra');
    const [cafe, mar] = [
      await savedCompany(db, ours, { name: 'Café' }),
      await savedCompany(db, ours, { name: 'Mar' }),
    ];
    const [cafeId, marId] = [cafe.company.id, mar.company.id];
    const ana = aWorker({ companyId: cafeId, employeeId: 1 });
    const luis = aWorker({ companyId: marId, employeeId: 2 });

    await loadTime(db, aWorker({ companyId: foreign.company.id, employeeId: 9 }), { periodNumber: 10 });
    const first = await loadTime(db, ana, { periodNumber: 10 });
    await markTime(db, ana, first, { paidOn: '2026-03-12' });
    await loadTime(db, ana, { periodNumber: 11 });
    await deleteTime(db, luis, await loadTime(db, luis, { periodNumber: 10 }));
    const marked = await loadTime(db, luis, { periodNumber: 11 });
    await markTime(db, luis, marked, { paidOn: '2026-03-19' });
    await loadTime(db, luis, { periodNumber: 11 });
    await loadTime(db, luis, { periodNumber: 12 });

    expect(await payInPeriods(db, ours.scope, [WEEK_10, WEEK_11])).toEqual([
      { companyId: cafeId, periodId: WEEK_10, employeeId: 1, taxYears: [2026], isPaid: true },
      { companyId: cafeId, periodId: WEEK_11, employeeId: 1, taxYears: [2026], isPaid: false },
      { companyId: marId, periodId: WEEK_11, employeeId: 2, taxYears: [2026], isPaid: false },
    ]);
  });
});
