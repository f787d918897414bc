import { anEmployee } from '@garita/domain/employee/employee.builder';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { expect, it } from 'vitest';
import { employeeWire } from '../../doors/rest/employee/employee.wire.ts';
import { callRest, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

const database = useDatabase();
const HOUR = 60;

// Admitted on 15 December 2025 with 4 hours a month. By the end of December 2026 the first year of service is
// complete, and a month of work earns 6 hours (Act 180-1998, article 6). A month of salary has 160 hours of
// work, above the 130 that earn leave.
async function anOffice(name: string) {
  const clock = { now: new Date('2026-12-05T16:00:00Z') };
  const dependencies = testDependencies(database.db, clock);
  const account = await savedAccount(database.db, name);
  const { company } = await savedCompany(database.db, account);
  const token = await tokenFor(dependencies, account, 'practitioner');
  const we = await typedCaller(dependencies, token);
  const { leave, ...terms } = anEmployee({
    socialSecurityNumber: '583904418',
    admissionDate: '2025-12-15',
    payFrequency: 'monthly',
    salary: 2_000_00,
    workMinutes: 160 * HOUR,
  });
  const vacation = { ...leave.vacation, openingDate: '2026-08-31', minutesPerMonth: 4 * HOUR };
  const employee = await we.employees.create({
    companyId: company.id,
    employee: { ...terms, leave: { ...leave, vacation } },
  });
  const month = (number: number, payDate: string) => ({
    ...somePayInputs({ periodId: 2026400 + number, payDate, earnings: { salary: 2_000_00 } }),
    accountantId: account.accountantId,
    memo: '',
  });
  const load = (number: number, payDate: string) =>
    we.payroll.load({ employeeId: employee.id, entry: month(number, payDate) });
  const credits = async () => {
    const { leave: movements } = await we.balances.get({ employeeId: employee.id, year: 2026 });
    return movements.vacation.flatMap((one) =>
      one.cause === 'credit' ? [[one.month, one.minutes / HOUR]] : [],
    );
  };
  const rest = (body: object) =>
    callRest(dependencies, token, { method: 'PUT', path: `employers/${employee.id}`, body });
  return { we, employee, load, credits, rest };
}

it('counts a raise from the month of the anniversary on, in late pay and in recalculated pay', async () => {
  const { we, employee, load, credits, rest } = await anOffice('aniversario-aceptado');
  const october = await load(10, '2026-10-31');
  const early = await load(12, '2026-12-31');
  expect(await credits()).toEqual([
    ['2026-10', 4],
    ['2026-12', 4],
  ]);
  const wire = employeeWire.encode({ ...employee, vacationMinutesBefore: null });
  const { json } = await rest({ ...wire, vacation_hours: 6 });
  expect(json).toMatchObject({ result: { vacation_hours: 6, vacation_hours_before: 4, warnings: [] } });
  await load(11, '2026-12-05');
  for (const { entryId, version } of [october, early]) await we.payroll.recalculate({ entryId, version });
  expect(await credits()).toEqual([
    ['2026-10', 4],
    ['2026-11', 4],
    ['2026-12', 6],
  ]);
});

it('counts a vacation by agreement in every month that is loaded after it', async () => {
  const { we, employee, load, credits } = await anOffice('acuerdo');
  await load(10, '2026-10-31');
  const vacation = { ...employee.leave.vacation, minutesPerMonth: 8 * HOUR };
  const saved = await we.employees.update({
    companyId: employee.companyId,
    employeeId: employee.id,
    employee: { ...employee, leave: { ...employee.leave, vacation } },
  });
  expect(saved.vacationMinutesBefore).toBeNull();
  await load(11, '2026-12-05');
  expect(await credits()).toEqual([
    ['2026-10', 4],
    ['2026-11', 8],
  ]);
});
