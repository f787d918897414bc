import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { Payer } from '@garita/domain/reference/enumerations';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { WORKBOOK_TYPE } from '@garita/reports/list/render-workbook';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { firstSheet, sheetsOf } from '@garita/reports/testing/sheets';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../http/app.ts';
import { UNIFORM } from '../../../testing/authorization-office.ts';
import { callRest, testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

const DATES = { start: '2026-01-01', end: '2026-03-31' };
const BONUS = {
  max_employers: 15,
  percent_to_max: 6,
  amount_max: 600,
  min_employers: 3,
  percent_to_min: '3%',
  amount_min: 300,
  reg: true,
  over: false,
  vacations: true,
  sick: false,
};

// The fields of each path beside the company, by the specification.
const BUILT: [path: string, body: object][] = [
  ['form_unemplo', { year: 2026, trimestre: 1 }],
  ['form_choferil_pdf', { year: '2026', trimestre: '1' }],
  ['form_940_pdf', { year: 2026, period: null }],
  ['form_941_pdf', { year: 2026, trimestre: 1 }],
  ['form_943_pdf', { year: 2026, trimestre: 1 }],
  ['form_withheld_499_pdf', { year: 2026, trimestre: 4 }],
  ['get_report_cfse_pdf', { year: 2026 }],
  ['bonus_pdf', { year: 2026, bonus: BONUS }],
  ['wages/range', { ...DATES, employer_id: 0 }],
  ['employer_cost/range', { ...DATES, employer_id: 0 }],
  ['journal/range', DATES],
  ['journal/period', { period_id: 2026110 }],
  ['vacation', { start: '2026-01-01T04:00:00.000Z', end: '2026-03-31T23:00:00-04:00' }],
  ['wages/outemployer/range', DATES],
  ['wages/outemployer/year', { year: 2026, period_norma: 0 }],
];
// With pay: `text-files.int.test.ts`.
const TEXT_FILES: [path: string, body: object][] = [
  ['wages_txt', { year: 2026, period: 1 }],
  ['get_w2p_txt', { year: 2026, reimbursed: 1, code: '' }],
  ['get_w2psse_txt', { year: 2026, reimbursed: 2, code: 'A1B2C3' }],
  ['get_outemployer_txt', { year: 2026, reimbursed: 1 }],
];
// With pay: `w2pr.int.test.ts`.
const W2PR: [path: string, body: object] = ['form_w2pr_pdf', { employer_id: 0, year: 2026, period: null }];
const PATHS = [...BUILT, W2PR, ...TEXT_FILES];

describe('the documents', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice({ payer = 'form-944', role = 'practitioner' }: Choice = {}) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `documentos-${++offices}`);
    const company = await savedCompany(database.db, account, { payer, name: 'Taller Vega' });
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, role);
    const companyId = company.company.id;
    const ask = async (path: string, body: object) => {
      const call = {
        method: 'POST',
        path: `reports/${path}`,
        body: { company_id: companyId, ...body },
      } as const;
      const { status, json } = await callRest(dependencies, token, call);
      return { status, json };
    };
    const fileOf = (path: string, body: object) =>
      createApp(dependencies).request(`/api/reports/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ company_id: companyId, ...body }),
      });
    const get = (path: string) =>
      createApp(dependencies).request(`/api/reports/${path}`, {
        headers: { Cookie: `garita_download=${token}-cookie` },
      });
    const we = await typedCaller(dependencies, token);
    return { dependencies, account, companyId, employeeId, token, ask, fileOf, get, we };
  }

  it.each(BUILT)('are files at %s, of a company that paid nothing too', async (path, body) => {
    const { fileOf } = await anOffice();
    const response = await fileOf(path, body);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const [page = []] = await pdfText(new Uint8Array(await response.arrayBuffer()));
    expect(page.join(' ')).toContain('Taller Vega');
  });

  it.each([
    ['get_report_cfse_pdf', { year: 2026 }],
    ['bonus_pdf', { year: 2026, bonus: BONUS }],
    ['wages/range', { ...DATES, employer_id: 0 }],
    ['vacation', DATES],
    ['wages/outemployer/range', DATES],
    ['wages/outemployer/year', { year: 2026, period_norma: 0 }],
  ])('come as an Excel file where they are lists: %s', async (path, body) => {
    const { fileOf, ask } = await anOffice();
    const response = await fileOf(`${path}?format=xlsx`, body);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, WORKBOOK_TYPE]);
    expect(response.headers.get('Content-Disposition')).toContain('.xlsx');
    const sheet = await firstSheet(await response.arrayBuffer());
    expect(sheet.getCell('A2').value).toBe('Taller Vega');
    expect(await ask(`${path}?format=csv`, body)).toMatchObject({ status: 422 });
    // The body may say it as well, and no other format.
    const inBody = await fileOf(path, { ...body, format: 'xlsx' });
    expect([inBody.status, inBody.headers.get('Content-Type')]).toEqual([200, WORKBOOK_TYPE]);
    expect(await ask(path, { ...body, format: 'csv' })).toMatchObject({ status: 422 });
  });

  it('are refused with a name that no document has, in the body, the query and the bonus', async () => {
    const { ask } = await anOffice();
    const unknown = (field: string) => ({
      status: 422,
      json: { code: 'invalid-input', errors: [{ field, msg: 'Campo desconocido.' }] },
    });
    expect(await ask('form_940_pdf', { year: 2026, ano: 2025 })).toMatchObject(unknown('ano'));
    expect(await ask('preview', { report: 'form-940', year: 2026, ano: 1 })).toMatchObject(unknown('ano'));
    expect(await ask('vacation?formato=xlsx', DATES)).toMatchObject(unknown('formato'));
    const bonus = { ...BONUS, min_employers: 20, maximo: 1 };
    expect(await ask('bonus_pdf', { year: 2026, bonus })).toMatchObject(unknown('bonus.maximo'));
  });

  it.each([
    ['form_941_pdf', { year: 2026, trimestre: 1 }],
    ['form_940_pdf', { year: 2026 }],
    W2PR,
    ['wages_txt', { year: 2026, period: 1 }],
  ])('come as nothing else where they are no lists, and are refused as a list is: %s', async (path, body) => {
    const { ask } = await anOffice({ payer: 'form-941' });
    const ofList = await ask('vacation?format=docx', DATES);
    expect(ofList).toMatchObject({ status: 422 });
    expect(await ask(`${path}?format=docx`, body)).toEqual(ofList);
    expect(await ask(`${path}?format=xlsx`, body)).toEqual(ofList);
  });

  it.each([
    ['xlsx', WORKBOOK_TYPE],
    ['csv', 'text/csv'],
    ['iif', 'text/plain'],
  ])('come as %s where they are a journal entry', async (format, type) => {
    const { fileOf } = await anOffice();
    const response = await fileOf(`journal/range?format=${format}`, DATES);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    expect(response.headers.get('Content-Disposition')).toContain(`.${format}`);
  });

  it('add up what was paid by pay date, of one employee or of all', async () => {
    const { fileOf, we, account, employeeId } = await anOffice();
    const other = await anOffice();
    const { accountantId } = account;
    // 12.00 × 40 h = 480.00
    for (const [periodId, payDate] of [
      [2026110, '2026-03-11'],
      [2025153, '2026-01-05'],
      [2025152, '2025-12-30'],
    ] as const) {
      await we.payroll.load({ employeeId, entry: { ...aWeekOf(40, accountantId), periodId, payDate } });
    }
    const textOf = async (path: string, body: object) => {
      const bytes = new Uint8Array(await (await fileOf(path, body)).arrayBuffer());
      return (await pdfText(bytes)).flat().join(' ');
    };
    expect(await textOf('wages/range', { ...DATES, employer_id: employeeId })).toMatch(
      /Totales 960\.00 960\.00/,
    );
    // 960.00 × (6.2 + 1.45 + 0.6 + 0.3) % = 59.52 + 13.92 + 5.76 + 2.88, and unemployment at the company's
    // rates
    expect(await textOf('employer_cost/range', { ...DATES, employer_id: 0 })).toMatch(
      /Totales 960\.00 59\.52 13\.92 5\.76 /,
    );
    expect(await textOf('get_report_cfse_pdf', { year: 2026 })).toMatch(
      /Totales 1 empleado 0\.00 480\.00 960\.00 0\.00 1,440\.00/,
    );
    // 120 hours are fewer than 1,350
    expect(await textOf('bonus_pdf', { year: 2026, bonus: BONUS })).toMatch(
      /120:00 480\.00 960\.00 0\.00 0\.00 1,440\.00 0\.00/,
    );
    expect(await other.ask('wages/range', { ...DATES, employer_id: employeeId })).toMatchObject({
      status: 404,
    });
  });

  it('have in Excel each line of the company by itself, as it is after a change', async () => {
    const { fileOf, we, account, companyId, employeeId } = await anOffice();
    const { id: taxId } = await we.companyTaxes.create({ companyId, tax: UNIFORM });
    const entry = aWeekOf(40, account.accountantId);
    const { entryId, version } = await we.payroll.load({ employeeId, entry });
    const linesOf = async (body: object) => {
      const response = await fileOf('wages/range?format=xlsx', { ...DATES, ...body });
      const [, ...lines] = await sheetsOf(await response.arrayBuffer());
      return lines.map((sheet) => [sheet.name, sheet.getCell('C9').value, sheet.rowCount]);
    };
    // below seven lines of heading, whose it is among them, and the captions: a row of 12.50, its subtotal
    // and the total
    expect(await linesOf({ employer_id: employeeId })).toEqual([['Línea Uniforme', 12.5, 11]]);
    const choices = [{ taxId, isActive: false }];
    await we.payroll.amend({ entryId, version, entry: { ...entry, companyLines: choices } });
    expect(await linesOf({ employer_id: 0 })).toEqual([]);
  });

  it('make the returns of a quarter from what was paid in it', async () => {
    const { fileOf, we, account, employeeId } = await anOffice();
    for (const [periodId, payDate] of [
      [2026110, '2026-03-11'],
      [2026117, '2026-04-29'],
    ] as const) {
      await we.payroll.load({
        employeeId,
        entry: { ...aWeekOf(40, account.accountantId), periodId, payDate },
      });
    }
    const textOf = async (path: string, body: object) => {
      const bytes = new Uint8Array(await (await fileOf(path, body)).arrayBuffer());
      return (await pdfText(bytes)).flat().join(' ');
    };
    const first = { year: 2026, trimestre: 1 };
    // 480.00 × 12.4 % = 59.52, × 2.9 % = 13.92
    expect(await textOf('form_941_pdf', first)).toMatch(
      /480\.00 × 0\.124 = 59\.52.*480\.00 × 0\.029 = 13\.92.*12 73\.44/,
    );
    expect(await textOf('form_withheld_499_pdf', first)).toMatch(/3 480\.00 .*5 16\.77/);
    // Both quarters: 960.00 × 0.6 % = 5.76
    expect(await textOf('form_940_pdf', { year: 2026 })).toMatch(/empleados 3 960\.00.*7 960\.00.*8 5\.76/);
    expect(await textOf('form_unemplo', first)).toMatch(/480\.00 480\.00.*\d{3}-\d{2}-\d{4}/);
    expect(await textOf('form_choferil_pdf', first)).toMatch(/semanas trabajadas 1 0 /);
  });

  it("are a contractor's stub of a payment of theirs, whatever year is sent with it", async () => {
    const office = await anOffice();
    const contractorOf = async ({ we, companyId }: typeof office) =>
      (await we.contractors.create({ companyId, contractor: aContractor() })).id;
    const contractorId = await contractorOf(office);
    const other = await contractorOf(office);
    const time = { payDate: '2026-03-13', minutes: 20 * 60 };
    const { entryId } = await office.we.contractorTime.load({ contractorId, time });
    const pathOf = (id: number, year: number) =>
      `Outcounterfoil/${office.companyId}/${id}/${entryId}/${year}`;
    const response = await office.get(pathOf(contractorId, 2025));
    expect(response.headers.get('Content-Disposition')).toContain(
      'filename="Contratista-Carlos-Nieves-Colon-2026-03-13-Taller-Vega.pdf"',
    );
    const [page = []] = await pdfText(new Uint8Array(await response.arrayBuffer()));
    // 20 × 35.00 = 700.00, 10 % of it 70.00
    expect(page).toContain('Servicios 700.00 700.00');
    expect(page).toContain('Contribución retenida 70.00 70.00');
    expect((await office.get(pathOf(other, 2026))).status).toBe(404);
    // A payment of next January has its stub today; a year without payroll is none.
    expect((await office.get(pathOf(contractorId, 2027))).status).toBe(200);
    for (const year of [0, 1999, 2031])
      expect((await office.get(pathOf(contractorId, year))).status).toBe(422);
  });

  it('are of a company of the account, and of an employee of that company', async () => {
    const { ask, companyId, employeeId } = await anOffice();
    const stranger = await anOffice();
    for (const [path, body] of PATHS) {
      const { status } = await stranger.ask(path, { ...body, company_id: companyId });
      expect([path, status]).toEqual([path, 404]);
    }
    const ofStranger = { year: 2026, employer_id: stranger.employeeId };
    expect(await ask('form_w2pr_pdf', ofStranger)).toMatchObject({ status: 404 });
    expect((await stranger.get(`counterfoil/${companyId}/${employeeId}/year/2026`)).status).toBe(404);
    expect((await stranger.get(`Outcounterfoil/${companyId}/1/1/2026`)).status).toBe(404);
  });

  it('are refused without a year, in the words of the specification', async () => {
    const { ask } = await anOffice();
    const detail = 'Debe seleccionar un año para generar el documento';
    for (const year of [0, null, undefined]) {
      expect(await ask('form_940_pdf', { year })).toEqual({
        status: 422,
        json: { code: 'report-year-required', detail, errors: [{ field: 'year', msg: detail }] },
      });
    }
    expect(await ask('form_940_pdf', { year: 2027 })).toMatchObject({ status: 422 });
    expect(await ask('form_940_pdf', { year: 2023 })).toMatchObject({ status: 422 });
  });

  it('are refused for what is no year, in words of years', async () => {
    const { ask } = await anOffice();
    const answer = { status: 422, json: { errors: [{ field: 'year', msg: 'El año no es válido.' }] } };
    expect(await ask('form_940_pdf', { year: 'abc' })).toMatchObject(answer);
    expect(await ask('get_report_cfse_pdf', { year: 2026.5 })).toMatchObject(answer);
  });

  it.each([
    ['form_941_pdf', 'form-943', 'Esta compañia no posee 941'],
    ['form_943_pdf', 'form-941', 'Esta compañia no posee 943'],
  ] as const)('are refused at %s to a payer %s', async (path, payer, detail) => {
    const { ask } = await anOffice({ payer });
    expect(await ask(path, { year: 2026, trimestre: 1 })).toMatchObject({ status: 422, json: { detail } });
  });

  it('say before they are made what they lack, by the names that the records have here', async () => {
    const { ask, we, account, employeeId } = await anOffice();
    const week = { ...aWeekOf(40, account.accountantId), periodId: 2026110, payDate: '2026-03-11' };
    await we.payroll.load({ employeeId, entry: week });
    const lackedBy = async (report: string) => {
      const { json } = await ask('preview', { report, year: 2026, trimestre: 1, employer_id: 0 });
      // The shape of the answer.
      const { result } = json as { result: { missing: { of: string; field: string }[] } };
      return result.missing.map(({ of, field }) => `${of} ${field}`);
    };
    expect(await lackedBy('form-499')).toEqual(['company type_employer', 'accountant identidad_efile']);
    expect(await lackedBy('workers-compensation')).toEqual(['employer category_cfse']);
  });

  it('are refused at the fields that are missing or wrong', async () => {
    const { ask } = await anOffice();
    const fieldOf = async (path: string, body: object) => {
      const { status, json } = await ask(path, body);
      const { errors } = json as { errors: { field: string }[] }; // a refusal's answer
      return [status, ...errors.map(({ field }) => field)];
    };
    expect(await fieldOf('form_941_pdf', { year: 2026 })).toEqual([422, 'trimestre']);
    expect(await fieldOf('form_941_pdf', { year: 2026, trimestre: 5 })).toEqual([422, 'trimestre']);
    expect(await fieldOf('wages/range', { start: '2026-02-01', end: '2026-01-31' })).toEqual([422, 'end']);
    expect(await fieldOf('vacation', { start: 'ayer', end: '2026-01-31' })).toEqual([422, 'start']);
    expect(await fieldOf('get_w2p_txt', { year: 2026, reimbursed: 2, code: '' })).toEqual([422, 'code']);
    expect(await fieldOf('bonus_pdf', { year: 2026, bonus: { ...BONUS, percent_to_max: 101 } })).toEqual([
      422,
      'percent_to_max',
    ]);
    expect(await fieldOf('form_940_pdf', { company_id: null, year: 2026 })).toEqual([422, 'company_id']);
  });

  it('keep the bonus settings that were used on the company, but not those of an auditor', async () => {
    const { fileOf, we, companyId } = await anOffice();
    expect(await we.reports.lastBonusRule({ companyId })).toMatchObject({ employeeThreshold: 20 });
    await fileOf('bonus_pdf', { year: 2026, bonus: BONUS });
    expect(await we.reports.lastBonusRule({ companyId })).toEqual({
      employeeThreshold: 15,
      large: { rate: 60_000, maximum: 600_00 },
      small: { rate: 30_000, maximum: 300_00 },
      countedHours: { regular: true, overtime: false, vacation: true, sick: false },
    });
    const auditor = await anOffice({ role: 'auditor' });
    expect((await auditor.fileOf('bonus_pdf', { year: 2026, bonus: BONUS })).status).toBe(200);
    expect(await auditor.we.reports.lastBonusRule({ companyId: auditor.companyId })).toMatchObject({
      employeeThreshold: 20,
    });
  });

  it('have a year of stubs of an employee in one file, in the order of their pay dates', async () => {
    const { get, we, account, companyId, employeeId } = await anOffice();
    const { accountantId } = account;
    const load = (entry: object) =>
      we.payroll.load({ employeeId, entry: { ...aWeekOf(40, accountantId), ...entry } });
    await load({ periodId: 2026110, payDate: '2026-03-11' });
    await load({ periodId: 2025153, payDate: '2026-01-05' });
    await load({ periodId: 2025152, payDate: '2025-12-30' });
    const response = await get(`counterfoil/${companyId}/${employeeId}/year/2026`);
    expect(response.headers.get('Content-Disposition')).toContain(
      'filename="Empleado-Ana-Rivera-Talonarios-2026-Taller-Vega.pdf"',
    );
    const pages = await pdfText(new Uint8Array(await response.arrayBuffer()));
    const periods = pages.map((page) => /Período \d+ de \d{4}/.exec(page.join(' '))?.[0]);
    expect(periods).toEqual(['Período 53 de 2025', 'Período 10 de 2026']);
    expect((await get(`counterfoil/${companyId}/${employeeId}/year/2024`)).status).toBe(404);
    expect((await get(`counterfoil/${companyId}/${employeeId}/year/2027`)).status).toBe(422);
  });

  it('name the stubs of a period after everybody or the employee, the period and the company', async () => {
    const { get, we, account, companyId, employeeId } = await anOffice();
    await we.payroll.load({ employeeId, entry: aWeekOf(40, account.accountantId) });
    const nameAt = async (path: string) => (await get(path)).headers.get('Content-Disposition');
    expect(await nameAt(`counterfoil1/${companyId}/2026110`)).toContain(
      '"All-Periodo-10-2026-Taller-Vega.pdf"',
    );
    expect(await nameAt(`counterfoil/${companyId}/${employeeId}/period/2026110`)).toContain(
      '"Empleado-Ana-Rivera-Periodo-10-2026-Taller-Vega.pdf"',
    );
    expect((await get(`counterfoil1/${companyId}/2026111`)).status).toBe(404);
  });

  it('carry a cheque with its number, none for what was paid otherwise, and nothing of what was deleted', async () => {
    const { get, we, account, companyId, employeeId } = await anOffice();
    const { entryId, version } = await we.payroll.load({
      employeeId,
      entry: aWeekOf(40, account.accountantId),
    });
    const stub = () => get(`counterfoil/${companyId}/${employeeId}/${entryId}`);
    const belowTheCut = async () => {
      const [lines = []] = await pdfText(new Uint8Array(await (await stub()).arrayBuffer()));
      return lines.filter((line) => /^(NÚM. DE CHEQUE|FECHA|No negociable|Pagado)/.test(line));
    };
    const paidOn = '2026-03-12';
    expect(await belowTheCut()).toEqual(['NÚM. DE CHEQUE', 'FECHA 11 de marzo de 2026']);
    await we.payroll.markPaid({ entryId, version, paid: { paidOn, method: 'check', chequeNumber: 1001 } });
    expect(await belowTheCut()).toEqual(['NÚM. DE CHEQUE 1001', 'FECHA 12 de marzo de 2026']);
    await we.payroll.markPaid({ entryId, version, paid: null });
    await we.payroll.markPaid({ entryId, version, paid: { paidOn, method: 'direct-deposit' } });
    expect(await belowTheCut()).toEqual([
      'No negociable',
      'Pagado por depósito directo el 12 de marzo de 2026.',
    ]);
    await we.payroll.delete({ entryId, version });
    expect((await stub()).status).toBe(404);
  });

  it('are listed by name', async () => {
    const { we } = await anOffice();
    const available = await we.reports.available();
    expect(available).toEqual(expect.arrayContaining(['period-stubs', 'form-941', 'salaries']));
    expect(available).toEqual(expect.arrayContaining(['wages-text', 'w2pr-suri-text', 'form-480-text']));
  });
});

type Choice = { payer?: Payer; role?: 'practitioner' | 'auditor' };
