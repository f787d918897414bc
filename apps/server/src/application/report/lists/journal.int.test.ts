import { NO_ACCOUNTS_NAMED } from '@garita/domain/accounting/payroll-accounts.schema';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../http/app.ts';
import { testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf, SOME_HOURS } from '../../../testing/time-entries.ts';

const MARCH = { start: '2026-03-01', end: '2026-03-31' };

describe('the journal entry of a payroll', () => {
  const database = useDatabase();
  let offices = 0;

  /** One employee at 12.00, who was paid 40 hours of the tenth week of 2026 on 11 March. */
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `asiento-${++offices}`);
    const company = await savedCompany(database.db, account, { name: 'Taller Vega' });
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const { accountantId } = account;
    const entry = { ...aWeekOf(40, accountantId), periodId: 2026110, payDate: '2026-03-11' };
    await we.payroll.load({ employeeId, entry });
    const companyId = company.company.id;
    const fileOf = ({ report, ...asked }: ReportRequest, format: OtherFormat) =>
      createApp(dependencies).request(`/files/${report}?format=${format}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(asked),
      });
    return { we, companyId, employeeId, accountantId, fileOf };
  }

  it('is what was paid between two days or of a period, debits and credits alike', async () => {
    const { we, companyId } = await anOffice();
    const { totals, page } = await we.reports.preview({ report: 'journal', companyId, ...MARCH });
    // 480.00 and the employer's 29.76 + 6.96 + 2.88 + 16.32 + 4.80 + 1.44
    expect(totals.map(({ name, value }) => [name, value])).toEqual([
      ['employees', 1],
      ['debits', 542_16],
      ['credits', 542_16],
    ]);
    const ofPeriod = { report: 'period-journal', companyId } as const;
    const period = await we.reports.preview({ ...ofPeriod, periodId: 2026110 });
    expect(period.totals).toEqual(totals);
    expect(page).toMatchObject({ kind: 'list', list: { total: ['Totales', '', {}, {}] } });
    const before = await we.reports.preview({ ...ofPeriod, periodId: 2026109 });
    expect(before.totals.map(({ value }) => value)).toEqual([0, 0, 0]);
    await expect(we.reports.preview({ ...ofPeriod, periodId: 2026199 })).rejects.toMatchObject({
      cause: { code: 'not-found' },
    });
  });

  it('is booked to the accounts that the company names, and to the usual ones beside', async () => {
    const { we, companyId, fileOf } = await anOffice();
    const { pay, ...rest } = NO_ACCOUNTS_NAMED;
    const accounts = { ...rest, pay: { ...pay, regularPay: '6000 · Sueldos', net: '2100 · Nómina' } };
    const saved = await we.companies.updatePayrollAccounts({ companyId, accounts });
    expect(saved).toEqual(await we.companies.payrollAccounts({ companyId }));
    const csv = await (await fileOf({ report: 'journal', companyId, ...MARCH }, 'csv')).text();
    expect(csv).toContain(',6000 · Sueldos,480.00,,');
    expect(csv).toContain(',2100 · Nómina,,425.07,');
    expect(csv).toContain(',Seguro social por pagar,,59.52,');
    const [line] = (await we.recordChanges.list({ record: 'company', recordId: companyId })).lines;
    expect(line?.changes).toEqual([
      { field: 'payrollAccounts.pay.net', before: '', after: '2100 · Nómina' },
      { field: 'payrollAccounts.pay.regularPay', before: '', after: '6000 · Sueldos' },
    ]);
  });

  it("books a line of the company's own where the line says", async () => {
    const { we, companyId, employeeId, accountantId, fileOf } = await anOffice();
    const line = {
      requirement: 'required',
      direction: 'deduction',
      isOnByDefault: true,
      basis: 'fixed',
    } as const;
    for (const [name, accountName, cents] of [
      ['Unión', '2130 · Unión', 5_00],
      ['Uniforme', '', 2_50],
    ] as const) {
      await we.companyTaxes.create({ companyId, tax: { ...line, name, accountName, cents } });
    }
    const entry = { ...aWeekOf(20, accountantId), periodId: 2026111, payDate: '2026-03-18' };
    await we.payroll.load({ employeeId, entry });
    const csv = await (await fileOf({ report: 'journal', companyId, ...MARCH }, 'csv')).text();
    expect(csv).toContain(',2130 · Unión,,5.00,');
    expect(csv).toContain(',Otros descuentos por pagar,,2.50,');
  });

  it('comes of its pagos, one by one', async () => {
    const { we, companyId, employeeId } = await anOffice();
    const request = { report: 'journal', companyId, ...MARCH } as const;
    for (const total of ['debits', 'credits'] as const) {
      expect(await we.reports.sources({ request, figure: { total } })).toMatchObject({
        how: 'sum',
        people: [{ id: employeeId, value: 542_16, entries: [{ payDate: '2026-03-11', value: 542_16 }] }],
      });
    }
  });

  it('has an entry a payday, with what contractors were paid, which leads to them', async () => {
    const { we, companyId, employeeId, fileOf } = await anOffice();
    const contractor = aContractor({ hourlyRate: 20_00, withholdingRate: 100_000 });
    const { id: contractorId } = await we.contractors.create({ companyId, contractor });
    // 10 hours at 20.00, less 10 %
    const time = { ...SOME_HOURS, payDate: '2026-03-20', minutes: 600 };
    await we.contractorTime.load({ contractorId, time });
    const csv = await (await fileOf({ report: 'journal', companyId, ...MARCH }, 'csv')).text();
    expect(csv).toContain('2026-03-11,Gasto de horas regulares,480.00,,Pagos del 11 mar 2026');
    expect(csv).toContain('2026-03-20,Gasto de servicios profesionales,200.00,,Pagos del 20 mar 2026');
    expect(csv).toContain('2026-03-20,Retención de servicios por pagar,,20.00,');
    expect(csv).toContain('2026-03-20,Servicios profesionales por pagar,,180.00,');
    const request = { report: 'journal', companyId, ...MARCH } as const;
    const { people } = await we.reports.sources({ request, figure: { total: 'debits' } });
    expect(people).toMatchObject([
      { of: 'employees', id: employeeId, value: 542_16 },
      { of: 'contractors', id: contractorId, value: 200_00, entries: [{ payDate: '2026-03-20' }] },
    ]);
    // 542.16 and 200.00
    const { page } = await we.reports.preview(request);
    expect(page).toMatchObject({ list: { groups: [{ totalSource: {} }, { totalSource: {} }] } });
    const ofDay = { days: { from: '2026-03-20', to: '2026-03-20' } };
    const box = {
      amount: 'credit',
      how: 'sum',
      label: 'Servicios profesionales por pagar',
      ...ofDay,
    } as const;
    expect((await we.reports.sources({ request, figure: { box } })).people).toMatchObject([
      { of: 'contractors', id: contractorId, value: 180_00 },
    ]);
  });

  it('is a file for spreadsheets and for bookkeeping programs too, which no other list is', async () => {
    const { we, companyId, fileOf } = await anOffice();
    const request = { report: 'journal', companyId, ...MARCH } as const;
    const salaries = { report: 'salaries', companyId, employeeId: null, ...MARCH } as const;
    expect((await we.reports.preview(request)).formats).toEqual(['xlsx', 'csv', 'iif']);
    expect((await we.reports.preview(salaries)).formats).toEqual(['xlsx']);
    const csv = await fileOf(request, 'csv');
    expect(csv.headers.get('Content-Type')).toContain('text/csv');
    const lines = (await csv.text()).trimEnd().split('\r\n');
    const of = (account: string) => lines.find((line) => line.includes(`,${account},`));
    expect(lines).toHaveLength(16);
    expect(of('Gasto de horas regulares')).toContain(',480.00,,');
    // 29.76 of the employee and 29.76 of the employer; 480.00 − 29.76 − 6.96 − 1.44 − 16.77
    expect(of('Seguro social por pagar')).toContain(',,59.52,');
    expect(of('Nómina por pagar')).toContain(',,425.07,');
    const iif = await fileOf(request, 'iif');
    expect(iif.headers.get('Content-Disposition')).toContain('Asiento-2026-03-01-2026-03-31-Taller-Vega.iif');
    expect(await iif.text()).toContain('TRNS\tGENERAL JOURNAL\t03/11/2026\tGasto de horas regulares\t480.00');
    expect((await fileOf(salaries, 'iif')).status).toBe(404);
  });
});
