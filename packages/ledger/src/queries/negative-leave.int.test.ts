import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { yearOf } from '@garita/domain/time/calendar-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { anyHistory, happen } from '../testing/history.commands.ts';
import { adjustLeave, aWorker, loadTime, openBalance } from '../testing/payroll-year.builder.ts';
import { type SavedAccount, savedAccount, savedCompany } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { leaveBalancesOfCompany } from './leave-balances.ts';
import { negativeLeave } from './negative-leave.ts';

const HOURS = 60;

describe.each(databases)('whose leave is below zero, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('is what the balances say, after any history', async () => {
    const { db } = database;
    const account = await savedAccount(db, 'historias');
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const { companyId } = await happen(db, commands);
        await saveCompaniesUpTo(db, account, companyId);
        const balances = [...(await leaveBalancesOfCompany(db, companyId))];
        const below = balances.filter(([, balance]) => LEAVE_KINDS.some((leave) => balance[leave] < 0));
        const told = await negativeLeave(db, account.scope);
        expect(told.filter((one) => one.companyId === companyId)).toEqual(
          below
            .map(([employeeId]) => ({ companyId, employeeId }))
            .toSorted((a, b) => a.employeeId - b.employeeId),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('is of the companies of the account alone, and once for both kinds', async () => {
    const { db } = database;
    const theirs = await savedCompany(db, await savedAccount(db, 'suya'));
    const ours = await savedAccount(db, 'nuestra');
    const { company } = await savedCompany(db, ours);
    const taken = { periodNumber: 10, minutes: { vacation: 8 * HOURS, sick: HOURS } };
    await loadTime(db, aWorker({ companyId: theirs.company.id }), taken);
    const worker = aWorker({ companyId: company.id, employeeId: 5 });
    await loadTime(db, worker, taken);
    expect(await negativeLeave(db, ours.scope)).toEqual([{ companyId: company.id, employeeId: 5 }]);
    for (const [leave, minutes] of [
      ['vacation', 8 * HOURS],
      ['sick', HOURS],
    ] as const) {
      await adjustLeave(db, worker, { kind: leave, date: '2026-03-31', minutes }, 'Faltaba');
    }
    expect(await negativeLeave(db, ours.scope)).toEqual([]);
  });

  it('counts from the opening balance that was stated last, and nothing before its day', async () => {
    const { db } = database;
    const account = await savedAccount(db, 'saldo');
    const { company } = await savedCompany(db, account);
    const worker = aWorker({ companyId: company.id });
    // Week 10 ends on 11 March.
    await loadTime(db, worker, { periodNumber: 10, minutes: { vacation: 8 * HOURS } });
    const opened = async (minutes: number, asOf: string) => {
      const said = { taxYear: yearOf(asOf), asOf, source: 'employee-record', amounts: NO_AMOUNTS } as const;
      await openBalance(db, worker, { ...said, leave: { vacation: { minutes, asOf } } });
      return (await negativeLeave(db, account.scope)).length;
    };
    expect(await opened(10 * HOURS, '2026-01-01')).toBe(0);
    expect(await opened(HOURS, '2025-12-31')).toBe(1);
    expect(await opened(0, '2026-03-31')).toBe(0);
  });
});

/** A history happens to a company by its number alone. */
async function saveCompaniesUpTo(db: Database, account: SavedAccount, companyId: number): Promise<void> {
  for (;;) {
    const { company } = await savedCompany(db, account);
    if (company.id >= companyId) return;
  }
}
