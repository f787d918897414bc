import type { Company } from '@garita/domain/company/company.schema';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { describe, expect, it } from 'vitest';
import {
  callRest,
  requestRest,
  testDependencies,
  tokenFor,
  typedCaller,
} from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

describe('the W-2PRs of a company', () => {
  const database = useDatabase();
  let offices = 0;

  /** Ana, an adult, Beto, who is 20, and Caro, who is never paid, in that order of their ids. */
  async function anOffice(overrides: Partial<Company> = {}) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `w2pr-${++offices}`);
    const company = await savedCompany(database.db, account, {
      name: 'Taller Vega',
      w2ControlRange: { first: '202600101', last: '202600103' },
      ...overrides,
    });
    const companyId = company.company.id;
    const ana = (await savedEmployee(database.db, account, company, { firstName: 'Zoraida' })).id;
    const young = { firstName: 'Beto', birthday: '2006-07-01', socialSecurityNumber: '581440021' };
    const beto = (await savedEmployee(database.db, account, company, young)).id;
    const caro = (await savedEmployee(database.db, account, company, { firstName: 'Caro' })).id;
    const [writer, auditor] = await Promise.all([
      tokenFor(dependencies, account, 'practitioner'),
      tokenFor(dependencies, account, 'auditor'),
    ]);
    const we = await typedCaller(dependencies, writer);
    const pay = async (employeeId: number) => {
      const entry = { ...aWeekOf(40, account.accountantId), periodId: 2026110, payDate: '2026-03-11' };
      await we.payroll.load({ employeeId, entry });
    };
    const callOf = (employeeId: number, year = 2026) =>
      ({
        method: 'POST',
        path: 'reports/form_w2pr_pdf',
        body: { company_id: companyId, employer_id: employeeId, year, period: null },
      }) as const;
    const ask = (employeeId: number, year?: number) =>
      callRest(dependencies, writer, callOf(employeeId, year));
    const made = async (employeeId: number, token = writer) => {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await requestRest(dependencies, { ...callOf(employeeId), headers });
      const pages = await pdfText(new Uint8Array(await response.arrayBuffer()));
      return pages.map((page) => page.join(' '));
    };
    /** Returns the employees who have certificates, with their control numbers. */
    const numbered = async (employeeId: number, token?: string) =>
      (await made(employeeId, token)).map((page) => [
        /1\. Nombre (\S+)/.exec(page)?.[1],
        /Número de control (\d{9})/.exec(page)?.[1],
      ]);
    /** Employs somebody a second time, under the same number. */
    const again = async (record: Partial<Employee>) =>
      (await savedEmployee(database.db, account, company, record)).id;
    return { we, companyId, ana, beto, caro, auditor, pay, ask, made, numbered, again };
  }

  it('are one for a person with two records, with the newest name and the first number', async () => {
    const { ana, pay, made, numbered, again } = await anOffice();
    await pay(ana);
    expect(await numbered(ana)).toEqual([['Zoraida', '202600101']]);
    const second = await again({ firstName: 'Ada', socialSecurityNumber: anEmployee().socialSecurityNumber });
    await pay(second);
    const [whole = '', ...more] = await made(0);
    expect(more).toEqual([]);
    // 12.00 × 40 h = 480.00 on each record; 960.00 × 6.2 % = 59.52
    expect(whole).toMatch(/20\. \D+ 960\.00 21\. \D+ 59\.52 22\. \D+ 960\.00/);
    for (const asked of [0, ana, second]) expect(await numbered(asked)).toEqual([['Ada', '202600101']]);
  });

  it('belong to returns that count the person once', async () => {
    const { we, companyId, ana, pay, again } = await anOffice();
    await pay(ana);
    await pay(await again({ socialSecurityNumber: anEmployee().socialSecurityNumber }));
    const request = { report: 'form-941', companyId, year: 2026, quarter: 1 } as const;
    const { totals } = await we.reports.preview(request);
    expect(totals).toContainEqual(expect.objectContaining({ name: 'employees', value: 1 }));
  });

  it('have a page for each who was paid, with what the year comes to', async () => {
    const { ana, beto, pay, made } = await anOffice();
    await pay(ana);
    await pay(ana);
    await pay(beto);
    // By surname and name: Beto comes before Zoraida.
    const [ofBeto = '', ofAna = '', ...more] = await made(0);
    expect(more).toEqual([]);
    // Twice 12.00 × 40 h = 960.00; × 6.2 % = 59.52, × 1.45 % = 13.92
    expect(ofAna).toMatch(/7\. Sueldos 960\.00 .*11\. Total .* 960\.00 .*16\. Salarios exentos Código 0\.00/);
    expect(ofAna).toMatch(/20\. \D+ 960\.00 21\. \D+ 59\.52 22\. \D+ 960\.00 23\. \D+ 13\.92 24\. \D+ 0\.00/);
    expect(ofBeto).toMatch(/3\. Número de Seguro Social 581-44-0021/);
    expect(ofBeto).toMatch(/7\. Sueldos 0\.00 .*16\. Salarios exentos Código E 480\.00/);
    expect(ofBeto).toMatch(/22\. \D+ 480\.00/);
  });

  it('keep the control number that they got, and the next one gets the next', async () => {
    const { ana, beto, pay, numbered } = await anOffice();
    await pay(ana);
    await pay(beto);
    expect(await numbered(beto)).toEqual([['Beto', '202600101']]);
    const ofBoth = [
      ['Beto', '202600101'],
      ['Zoraida', '202600102'],
    ];
    expect(await numbered(0)).toEqual(ofBoth);
    expect(await numbered(ana)).toEqual([ofBoth[1]]);
    expect(await numbered(0)).toEqual(ofBoth);
  });

  it('are numbered by who may write and makes them; looking at them gives no number', async () => {
    const { we, companyId, ana, beto, auditor, pay, numbered } = await anOffice();
    await pay(ana);
    const request = { report: 'w2pr', companyId, employeeId: null, year: 2026 } as const;
    const { page, totals } = await we.reports.preview(request);
    expect(JSON.stringify(page)).toContain('["","Zoraida');
    expect(totals.map(({ name, value }) => [name, value])).toEqual([
      ['employees', 1],
      ['gross', 480_00],
      ['exempt', 0],
      ['withheld', 16_77],
    ]);
    expect(await numbered(0, auditor)).toEqual([['Zoraida', undefined]]);
    expect(await numbered(0)).toEqual([['Zoraida', '202600101']]);
    await pay(beto);
    expect(await numbered(0, auditor)).toEqual([
      ['Beto', undefined],
      ['Zoraida', '202600101'],
    ]);
  });

  it('are refused where the range has not a number for each, and then none is given', async () => {
    const { ana, beto, pay, ask, numbered } = await anOffice({
      w2ControlRange: { first: '202600101', last: '202600102' },
    });
    await pay(ana);
    await pay(beto);
    expect(await ask(0)).toMatchObject({
      status: 422,
      json: {
        detail:
          'El rango de la compañía no tiene bastantes números de control: necesarios 2, libres 1. Amplíelo en la ficha de la compañía.',
      },
    });
    expect(await numbered(beto)).toEqual([['Beto', '202600101']]);
  });

  it('are none of a year, or of an employee, without pay', async () => {
    const { ana, caro, pay, ask } = await anOffice();
    await pay(ana);
    const nothing = { status: 404, json: { detail: 'No se pagó nada en ese año.' } };
    expect(await ask(caro)).toMatchObject(nothing);
    expect(await ask(0, 2025)).toMatchObject(nothing);
  });
});
