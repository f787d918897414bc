import { anotherEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { payPeriods } from '@garita/domain/time/pay-period';
import { countRoundTrips } from '@garita/ledger/testing/round-trips';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { testDependencies, tokenFor, typedCaller } from '@garita/server/testing/test-server';
import { aWeekOf } from '@garita/server/testing/time-entries';
import { timePer } from './measure.ts';
import { type Row, timeRow } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';

/** The weeks of pay of an employee in a round: most of a year, which the certificate's rule reads. */
const WEEKS = 40;

const CERTIFICATE = { withholdingMethod: 'certificate', certificateDate: '2025-12-15' } as const;

/**
 * Measures the saving of entries by certificate against the same ones by table, of somebody new in each
 * round. The title has the statements of a save and of a sheet: by table, by certificate, and by table with a
 * calendar of the company.
 */
export async function* withholdingRows(): AsyncGenerator<Row> {
  const counted = countRoundTrips();
  const scratch = await openScratchPostgres([], counted.watch);
  try {
    const { db } = scratch;
    const dependencies = testDependencies(db, { now: new Date('2026-12-01T16:00:00Z') });
    const account = await savedAccount(db, 'retenciones');
    const { company } = await savedCompany(db, account, { codaPlanKind: 'puerto-rico' });
    const companyId = company.id;
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const hire = async (terms: Partial<Employee>) =>
      (await we.employees.create({ companyId, employee: anotherEmployee(terms) })).id;
    const pay = async (employeeId: number, weeks: number) => {
      for (const { id: periodId, end: payDate } of payPeriods(2026, 'weekly').slice(0, weeks))
        await we.payroll.load({
          employeeId,
          entry: { ...aWeekOf(40, account.accountantId), periodId, payDate },
        });
    };
    const year = (terms: Partial<Employee>) => async () => {
      const employeeId = await hire(terms);
      return timePer(WEEKS, () => pay(employeeId, WEEKS));
    };
    const statementsOf = async (terms: Partial<Employee>) => {
      const employeeId = await hire(terms);
      await pay(employeeId, 1);
      const week = payPeriods(2026, 'weekly')[1];
      if (!week) throw new RangeError('A year has a second week');
      const entry = { ...aWeekOf(40, account.accountantId), periodId: week.id, payDate: week.end };
      const save = await counted.during(() => we.payroll.load({ employeeId, entry }));
      const sheet = await counted.during(() => we.payroll.sheet({ companyId, employeeId, year: 2026 }));
      return `${save.statements} and ${sheet.statements}`;
    };
    const sent = [await statementsOf({}), await statementsOf(CERTIFICATE)];
    const calendar = { firstStart: '2027-01-04', effectiveFrom: '2027-01-04', payLagDays: 3 };
    await we.companies.setPayCalendar({
      companyId,
      frequency: 'weekly',
      calendar: { ...calendar, holidays: 'before' },
    });
    sent.push(await statementsOf({}));
    yield await timeRow(`a save by certificate / by table (${sent.join(', ')})`, {
      bar: 1.2,
      ours: year(CERTIFICATE),
      floor: year({}),
      rounds: 5,
    });
  } finally {
    await scratch.close();
  }
}
