import { payPeriodById } from '@garita/domain/time/pay-period';
import { must, savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

// The tenth week of 2026, from 5 to 11 March, in which 40 hours at 12.00 are loaded, and the one after it.
const CLOSED = must(payPeriodById(2026110));
const OPEN = must(payPeriodById(2026111));

describe('what corrects a closed period', () => {
  const database = useDatabase('pglite');

  it('is told as such, on its stub and among the salaries of the month that it is paid in', async () => {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'correcciones');
    const office = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, office);
    const companyId = office.company.id;
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const loaded = await we.payroll.load({ employeeId, entry: aWeekOf(40, account.accountantId) });
    const ofPeriod = { companyId, periodId: CLOSED.id };
    for (const deed of ['review', 'close'] as const) {
      const { version } = await we.periods.get(ofPeriod);
      await we.periods[deed]({ ...ofPeriod, version });
    }
    const { entryId, version } = loaded;
    const entry = { ...aWeekOf(38, account.accountantId), periodId: OPEN.id, payDate: '2026-04-02' };
    const correction = await we.payroll.correct({ entryId, version, entry });

    const shown = async (request: Parameters<typeof we.reports.preview>[0]) =>
      JSON.stringify(await we.reports.preview(request));
    const about = { companyId, employeeId };
    expect(await shown({ report: 'entry-stub', ...about, entryId: correction.entryId })).toContain(
      'Corrección del período 5 mar 2026 – 11 mar 2026: los montos son la diferencia.',
    );
    const salaries = { report: 'salaries', ...about, start: '2026-04-01', end: '2026-04-30' } as const;
    expect(await shown(salaries)).toContain('2 abr 2026: corrección del período 5 mar 2026 – 11 mar 2026');
    expect(await shown({ ...salaries, start: '2026-03-01', end: '2026-03-31' })).not.toContain('corrección');
  });
});
