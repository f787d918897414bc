import { expect, it } from 'vitest';
import { auditOf, balancesAt, payAt } from './addresses.ts';

const PAY = { companyId: 7, entryId: 12, personId: 4 };

it("leads to an employee's pay in its period, whose id begins with its year", () => {
  const [path, address] = payAt({ kind: 'employee', ...PAY, periodId: 2025153 }).split('?');
  expect(path).toBe('/escritorio/procesos/7/4/cargar');
  expect(address).toBe('year=2025&period=2025153&entry=12');
});

it("leads to a contractor's payment in the year of its day", () => {
  const [path, address] = payAt({ kind: 'contractor', ...PAY, payDate: '2026-01-02' }).split('?');
  expect(path).toBe('/escritorio/empresas/7/terceros/horas/4');
  expect(address).toBe('year=2026&payment=12');
});

it("leads to the balances of an employee's year", () => {
  const balances = balancesAt({ companyId: 7, employeeId: 4 }, 2025);
  expect(balances).toBe('/escritorio/empresas/7/empleados/4/saldos?year=2025');
});

it('leads to everything that happened to a pay', () => {
  expect(auditOf(PAY)).toBe('/escritorio/empresas/7/auditoria?time=12');
});
