import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import type { Company } from '@garita/domain/company/company.schema';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import {
  callRest,
  requestRest,
  testDependencies,
  tokenFor,
  typedCaller,
} from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

const LONG_STREET = 'Carr. 812 Km 6.5 Ramal 3 Bo. Monte Bajo Sector Los Almendros';
const ORIGINAL = { reimbursed: 1, code: '' };
/** It is March. */
const UNFINISHED = expect.objectContaining({
  severity: 'warning',
  of: 'company',
  text: 'El archivo es de días que terminan el 31 dic 2026: lo que se pague hasta entonces no está en él.',
});

describe('the text files for agencies', () => {
  const database = useDatabase();
  let offices = 0;

  /** Ana, who was paid 40 h × 12.00 = 480.00 on 11 March 2026. */
  async function anOffice({
    employee = {},
    accountant = {},
    company: companyRecord = {},
  }: {
    employee?: Partial<Employee>;
    accountant?: Partial<AccountantRecord>;
    company?: Partial<Company>;
  } = {}) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `text-files-${++offices}`);
    const company = await savedCompany(database.db, account, { name: 'Taller Vega', ...companyRecord });
    const companyId = company.company.id;
    const { id: employeeId } = await savedEmployee(database.db, account, company, {
      socialSecurityNumber: '581440021',
      ...employee,
    });
    const { id: contractorId } = await savedContractor(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const auditor = await tokenFor(dependencies, account, 'auditor');
    const we = await typedCaller(dependencies, token);
    await we.accountants.update({
      accountantId: account.accountantId,
      accountant: anAccountantRecord({ name: 'Luis', ...accountant }),
    });
    const entry = { ...aWeekOf(40, account.accountantId), periodId: 2026110, payDate: '2026-03-11' };
    await we.payroll.load({ employeeId, entry });
    const callOf = (path: string, asked: object) =>
      ({ method: 'POST', path: `reports/${path}`, body: { company_id: companyId, ...asked } }) as const;
    const ask = (path: string, asked: object, as = token) => callRest(dependencies, as, callOf(path, asked));
    const made = async (path: string, asked: object, as = token) => {
      const headers = { Authorization: `Bearer ${as}` };
      const response = await requestRest(dependencies, { ...callOf(path, asked), headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { response, lines: bytes.toString('latin1').split('\r\n') };
    };
    return { we, companyId, employeeId, contractorId, auditor, ask, made };
  }

  it('are the W-2PRs for SURI, with the control numbers that the printed ones have', async () => {
    const { made } = await anOffice();
    const { response, lines } = await made('get_w2p_txt', { year: 2026, ...ORIGINAL });
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(response.headers.get('content-disposition')).toContain('W2PR2026.txt');
    expect(lines.map((line) => line.slice(0, 2))).toEqual([
      'RA',
      'RE',
      'RW',
      'RO',
      'RS',
      'RT',
      'RU',
      'RV',
      'RF',
      '',
    ]);
    // 480.00 × 6.2 % = 29.76, × 1.45 % = 6.96
    expect(lines[2]?.slice(209, 264)).toBe('0000004800000000002976000000480000000000069600000000000');
    expect(lines[4]?.slice(355, 364)).toBe('202600001');
  });

  it('are the same for the Social Security Administration, sent again under the code that it gave', async () => {
    const { made } = await anOffice();
    const { response, lines } = await made('get_w2psse_txt', { year: 2026, reimbursed: 2, code: 'ABC123' });
    expect(response.headers.get('content-disposition')).toContain('W2PRSSA2026.txt');
    expect(lines.map((line) => line.slice(0, 2))).toEqual(['RA', 'RE', 'RW', 'RO', 'RT', 'RU', 'RF', '']);
    expect(lines[0]?.slice(0, 37)).toBe('RA660999999VEGA0001         1ABC12398');
  });

  it('are seen before they are made, with what they lack and what does not fit', async () => {
    const { we, companyId, employeeId } = await anOffice({
      employee: { middleName: 'Guadalupe de los Ángeles' },
      accountant: { phone: '' },
    });
    const request = { report: 'w2pr-suri-text', companyId, year: 2026, submission: 'original' } as const;
    const { page, totals, missing, unfit, findings } = await we.reports.preview({
      ...request,
      submissionCode: '',
    });
    expect(page.kind === 'records' && page.records.count).toBe(9);
    expect(totals.map(({ name, value }) => [name, value])).toEqual([
      ['employees', 1],
      ['gross', 480_00],
      ['exempt', 0],
      ['withheld', 16_77],
    ]);
    expect(missing).toMatchObject([{ of: 'accountant', field: 'phone', name: 'Luis' }]);
    // The telephone is listed among the missing facts.
    expect(unfit).toEqual([]);
    expect(findings).toMatchObject([
      UNFINISHED,
      {
        severity: 'warning',
        of: 'employee',
        id: employeeId,
        field: 'middleName',
        text: 'Segundo nombre: no cabe en 15 posiciones y pierde «S ANGELES».',
      },
    ]);
  });

  it('are refused where a number is missing, by whose it is', async () => {
    const { ask } = await anOffice({ accountant: { phone: '' } });
    expect(await ask('get_w2p_txt', { year: 2026, ...ORIGINAL })).toMatchObject({
      status: 422,
      json: {
        detail: 'El archivo no se puede hacer. Luis Vega Colón: Teléfono de contacto: falta.',
      },
    });
  });

  it.each([
    ['street', { address: { ...anEmployee().address, street: LONG_STREET } }],
    ['name', { firstName: 'María de la Soledad', lastName: 'Rodríguez de la Cruz' }],
    ['alphabet', { middleName: '李' }],
  ])('are made for everybody where somebody has a %s that no file takes', async (_, employee) => {
    const { made } = await anOffice({ employee });
    expect((await made('get_w2p_txt', { year: 2026, ...ORIGINAL })).response.status).toBe(200);
    expect((await made('wages_txt', { year: 2026, period: 1 })).response.status).toBe(200);
  });

  it('are refused for faults for which the agency would return them, after a preview that names the person', async () => {
    const { we, ask, companyId, employeeId } = await anOffice({
      employee: { socialSecurityNumber: '666440021' },
    });
    const request = { report: 'w2pr-ssa-text', companyId, year: 2026, submission: 'original' } as const;
    const { findings } = await we.reports.preview({ ...request, submissionCode: '' });
    expect(findings).toEqual([
      UNFINISHED,
      {
        severity: 'error',
        of: 'employee',
        id: employeeId,
        name: 'Ana L Rivera Ortiz',
        field: 'socialSecurityNumber',
        text: 'Número de seguro social: no es un número de seguro social válido.',
      },
    ]);
    for (const path of ['get_w2p_txt', 'get_w2psse_txt']) {
      expect(await ask(path, { year: 2026, ...ORIGINAL })).toMatchObject({
        status: 422,
        json: {
          detail:
            'El archivo no se puede enviar: la agencia lo devolvería. Ana L Rivera Ortiz: Número de seguro social: no es un número de seguro social válido.',
        },
      });
    }
  });

  it('are checked without control numbers too, with a finding that says so', async () => {
    const { we, companyId, employeeId } = await anOffice({
      employee: { socialSecurityNumber: '666440021' },
      company: { w2ControlRange: { first: '', last: '' } },
    });
    const request = { report: 'w2pr-suri-text', companyId, year: 2026, submission: 'original' } as const;
    const { findings } = await we.reports.preview({ ...request, submissionCode: '' });
    expect(findings).toMatchObject([
      { severity: 'warning', of: 'company', text: expect.stringMatching(/^Falta un número de control: /) },
      UNFINISHED,
      { severity: 'error', of: 'employee', id: employeeId, field: 'socialSecurityNumber' },
    ]);
  });

  it('are made in spite of warnings, which the preview shows', async () => {
    const { we, companyId, employeeId, made } = await anOffice({ company: { payer: 'form-943' } });
    const request = { report: 'w2pr-suri-text', companyId, year: 2026, submission: 'original' } as const;
    const { findings } = await we.reports.preview({ ...request, submissionCode: '' });
    expect(findings).toMatchObject([
      UNFINISHED,
      {
        severity: 'warning',
        of: 'employee',
        id: employeeId,
        text: expect.stringContaining('trabajo agrícola'),
      },
    ]);
    expect((await made('get_w2p_txt', { year: 2026, ...ORIGINAL })).response.status).toBe(200);
  });

  it('are given without new control numbers to users who may only read: those of the year have to be there', async () => {
    const { auditor, ask, made } = await anOffice();
    expect(await ask('get_w2p_txt', { year: 2026, ...ORIGINAL }, auditor)).toMatchObject({
      status: 422,
      json: { detail: 'El archivo no se puede hacer. Ana L Rivera Ortiz: Número de control: falta.' },
    });
    await made('get_w2p_txt', { year: 2026, ...ORIGINAL });
    const { lines } = await made('get_w2p_txt', { year: 2026, ...ORIGINAL }, auditor);
    expect(lines[4]?.slice(355, 364)).toBe('202600001');
  });

  it('are the wages of a quarter, which the PRUI-10A has too', async () => {
    const { made, ask } = await anOffice();
    const { response, lines } = await made('wages_txt', { year: 2026, period: 1 });
    expect(response.headers.get('content-disposition')).toContain('WAGES261.txt');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(151);
    expect(lines[0]?.slice(0, 16)).toBe('581440021 W4RIVE');
    // Quarter 1 of 2026, 480.00, and the company's number
    expect(lines[0]?.slice(40, 60)).toBe('26120048000123456789');
    expect(await ask('wages_txt', { year: 2026, period: 2 })).toMatchObject({
      status: 404,
      json: { detail: 'No se pagó nada en ese trimestre.' },
    });
  });

  it('are the 480.6SP of a year, with control numbers that stay once they are given', async () => {
    const { we, companyId, contractorId, ask, made } = await anOffice();
    const asked = { year: 2026, reimbursed: 1 };
    expect(await ask('get_outemployer_txt', asked)).toMatchObject({
      status: 404,
      json: { detail: 'En ese año no se pagó a nadie lo que se informa en la 480.6SP.' },
    });
    // 35.00 × 20 h = 700.00, 10 % of it withheld
    const time = { payDate: '2026-03-11', year: 2026, minutes: 1_200 };
    await we.contractorTime.load({ contractorId, time });
    const request = { report: 'form-480-text', companyId, year: 2026, submission: 'original' } as const;
    const { totals, missing, unfit } = await we.reports.preview(request);
    expect([missing, unfit]).toEqual([[], []]);
    await we.contractors.update({
      companyId,
      contractorId,
      contractor: aContractor({ taxpayerNumber: '000000000' }),
    });
    const lacking = await we.reports.preview(request);
    expect(lacking.unfit).toMatchObject([{ of: 'contractor', field: 'taxpayerNumber', misfit: 'missing' }]);
    await we.contractors.update({ companyId, contractorId, contractor: aContractor() });
    expect(totals.map(({ name, value }) => [name, value])).toEqual([
      ['contractors', 1],
      ['gross', 700_00],
      ['withheld', 70_00],
      ['expenses', 0],
    ]);
    const { response, lines } = await made('get_outemployer_txt', asked);
    expect(response.headers.get('content-disposition')).toContain('F4806SPY2026.txt');
    expect(lines.map((line) => line.length)).toEqual([2500, 2500, 2500, 2500, 2500, 0]);
    expect(lines[2]?.slice(0, 15)).toBe(' 2026000012 H1O');
    expect(lines[2]?.slice(166, 175)).toBe('900550071');
    expect(lines[2]?.slice(344, 366)).toBe('0000000700000000007000');
    const again = await made('get_outemployer_txt', { year: 2026, reimbursed: 2 });
    expect(again.lines[2]?.slice(0, 15)).toBe(' 2026000012 H1A');
  });
});
