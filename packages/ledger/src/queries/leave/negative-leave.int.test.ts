import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { yearOf } from '@garita/domain/time/calendar-date';
import { describe, expect, it } from 'vitest';
import { adjustLeave, aWorker, loadTime, openBalance } from '../../testing/payroll-year.builder.ts';
import { savedAccount, savedCompany } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listNegativeLeave } from './negative-leave.ts';

const HOURS = 60;

describe.each(databases)('whose leave is below zero, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('is of the companies of the account alone, and once for both kinds', async () => {
    const { db } = database;
    const theirs = await savedCompany(db, await savedAccount(db, 'suya'));
    const ours = await savedAccount(db, 'nuestra');
    const { company } = await savedCompany(db, ours);
    const other = await savedCompany(db, ours);
    const taken = { periodNumber: 10, minutes: { vacation: 8 * HOURS, sick: HOURS } };
    await loadTime(db, aWorker({ companyId: theirs.company.id }), taken);
    const worker = aWorker({ companyId: company.id, employeeId: 5 });
    await loadTime(db, worker, taken);
    // Nobody is two people's: what one of them has is no other's with the same number.
    await adjustLeave(
      db,
      { ...worker, companyId: other.company.id },
      { kind: 'vacation', date: '2026-03-31', minutes: 100 * HOURS },
      'De antes',
    );
    expect(await listNegativeLeave(db, ours.scope)).toEqual([{ companyId: company.id, employeeId: 5 }]);
    for (const [leave, minutes] of [
      ['vacation', 8 * HOURS],
      ['sick', HOURS],
    ] as const) {
      await adjustLeave(db, worker, { kind: leave, date: '2026-03-31', minutes }, 'Faltaba');
    }
    expect(await listNegativeLeave(db, ours.scope)).toEqual([]);
  });

  it('counts from the last opening balance, and nothing before its day', async () => {
    const { db } = database;
    const account = await savedAccount(db, 'saldo');
    const { company } = await savedCompany(db, account);
    const worker = aWorker({ companyId: company.id });
    // Week 10 ends on 11 March.
    await loadTime(db, worker, { periodNumber: 10, minutes: { vacation: 8 * HOURS } });
    const opened = async (minutes: number, asOf: string) => {
      const balance = {
        taxYear: yearOf(asOf),
        asOf,
        source: 'employee-record',
        amounts: NO_AMOUNTS,
      } as const;
      await openBalance(db, worker, { ...balance, leave: { vacation: { minutes, asOf } } });
      return (await listNegativeLeave(db, account.scope)).length;
    };
    expect(await opened(10 * HOURS, '2026-01-01')).toBe(0);
    expect(await opened(HOURS, '2025-12-31')).toBe(1);
    expect(await opened(0, '2026-03-31')).toBe(0);
  });
});
