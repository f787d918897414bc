import type { Employee } from '@garita/domain/employee/employee.schema';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { expect, it } from 'vitest';
import { figuresOf } from '../../../testing/page-figures.ts';
import { testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

const database = useDatabase();

it('pay by certificate is in the W-2PR and the 499 R-1B without what is deferred, and Cuadre is even', async () => {
  const dependencies = testDependencies(database.db);
  const account = await savedAccount(database.db, 'cuadre-certificado');
  const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
  const company = await savedCompany(database.db, account, {
    codaPlanKind: 'puerto-rico',
    w2ControlRange: { first: '202600001', last: '202600009' },
  });
  const companyId = company.company.id;
  const pay = async (
    employee: Partial<Employee>,
    amounts: { salary: number; codaPlans: number; tips?: number },
  ) => {
    const record = { withholdingMethod: 'certificate', ...employee } as const;
    const { id: employeeId } = await savedEmployee(database.db, account, company, record);
    const week = aWeekOf(0, account.accountantId);
    const earnings = { ...week.earnings, salary: amounts.salary, tipsReceived: amounts.tips ?? 0 };
    const deductions = { ...week.deductions, codaPlans: amounts.codaPlans };
    await we.payroll.load({ employeeId, entry: { ...week, earnings, deductions } });
    return employeeId;
  };
  const boxesOf = async (request: ReportRequest) =>
    Object.fromEntries(
      figuresOf((await we.reports.preview(request)).page).flatMap(({ source, value }) =>
        source ? [[source.amount, value]] : [],
      ),
    );

  // The limit of a plan of Puerto Rico is 15,000.00 in 2026: 1,000.00 of 16,000.00 are taxed with the rest.
  const adult = { birthday: '1980-04-05', socialSecurityNumber: '581000001' };
  const ana = await pay(adult, { salary: 20_000_00, codaPlans: 16_000_00 });
  const ofAna = await boxesOf({ report: 'w2pr', companyId, employeeId: ana, year: 2026 });
  expect(ofAna).toMatchObject({
    wages: 5_000_00, // box 7: 20,000.00 − 15,000.00
    totalPay: 5_000_00, // box 11
    codaPlans: 16_000_00, // box 15
    socialSecurityWages: 20_000_00,
  });

  // Of 50,000.00 another 2,000.00 are deferred, and 40,000.00 of the rest are exempt.
  const young = { birthday: '2004-05-05', firstName: 'Beto', socialSecurityNumber: '581000002' };
  const beto = await pay(young, { salary: 50_000_00, codaPlans: 2_000_00 });
  const ofBeto = await boxesOf({ report: 'w2pr', companyId, employeeId: beto, year: 2026 });
  expect(ofBeto).toMatchObject({
    wages: 8_000_00, // 50,000.00 − 2,000.00 − 40,000.00
    totalPay: 8_000_00,
    codaPlans: 2_000_00,
    exemptWages: 40_000_00,
    socialSecurityWages: 50_000_00,
  });

  // The tips of the young are exempt too: neither box 10 nor the 499 R-1B has them.
  const carla = { birthday: '2006-05-05', firstName: 'Carla', socialSecurityNumber: '581000003' };
  const ofCarla = await boxesOf({
    report: 'w2pr',
    companyId,
    employeeId: await pay(carla, { salary: 700_00, codaPlans: 0, tips: 300_00 }),
    year: 2026,
  });
  expect(ofCarla).toMatchObject({ tips: 0, totalPay: 0, exemptWages: 1_000_00, socialSecurityTips: 300_00 });

  const form499 = await boxesOf({ report: 'form-499', companyId, year: 2026, quarter: 1 });
  expect(form499).toMatchObject({ exemptWages: 41_000_00, taxableWages: 13_000_00 });

  const { rows, quarters } = await we.filing.reconciliation({ companyId, year: 2026 });
  const all = [...rows, ...quarters.flatMap((quarter) => quarter.rows)];
  expect(all.filter(({ isEven }) => !isEven)).toEqual([]);
  const paid = rows.find(({ figure }) => figure === 'pay');
  expect(new Set(Object.values(paid?.cells ?? {}))).toEqual(new Set([71_000_00]));
});
