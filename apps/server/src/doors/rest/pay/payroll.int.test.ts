import { randomUUID } from 'node:crypto';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { TEST_KEYRING } from '@garita/ledger/testing/test-keyring';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../http/app.ts';
import { callRest, testDependencies, tokenFor } from '../../../testing/test-server.ts';

describe('the documented payroll calls', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `rest-${++offices}`);
    const company = await savedCompany(database.db, account);
    const employee = await savedEmployee(database.db, account, company, {
      rates: { regular: 10_50, overtime: 15_75, mealPeriod: 21_00 },
    });
    const token = await tokenFor(dependencies, account, 'practitioner');
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
      callRest(dependencies, token, { method, path, body, headers });
    const week = {
      period_id: 2026110,
      pay_date: '2026-03-11',
      accountant_id: account.accountantId,
      regular_time: '40:00',
    };
    const sheetPath = `companies/${company.company.id}/employer/${employee.id}/year/2026`;
    return { dependencies, account, company, employee, token, call, week, sheetPath };
  }

  it('load time, answering the computed amounts whatever was sent, with the version as ETag', async () => {
    const { call, employee, week } = await anOffice();
    const loaded = await call('POST', `time/${employee.id}`, {
      ...week,
      gross: 1,
      net: 999_999,
      medicare: 0,
    });
    expect(loaded).toMatchObject({
      status: 200,
      json: {
        ok: true,
        msg: 'Creado exitosamente.',
        result: { time: { version: 1, gross: 420, net: 374.04, medicare: 6.09 } },
      },
    });
    expect(loaded.headers.get('ETag')).toBe('"1"');
  });

  it('change, recalculate and delete it under If-Match, and refuse another version with 409', async () => {
    const { call, employee, week } = await anOffice();
    const id = await entryIdOf(call, employee.id, week);
    const longer = { ...week, regular_time: '41:00' };
    const amended = await call('PUT', `time/${id}`, longer, { 'If-Match': '"1"' });
    expect(amended).toMatchObject({
      status: 200,
      json: { msg: 'Editado exitosamente.', result: { gross: 430.5, version: 2 } },
    });
    expect(await call('PUT', `time/${id}`, longer, { 'If-Match': '"1"' })).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining('cambió') },
    });
    expect(await call('PUT', `time/${id}/recalculate`, { version: 2 })).toMatchObject({
      status: 200,
      json: { result: { version: 3 } }, // recorded, although no amount changed
    });
    expect(
      await call('DELETE', `time/${id}?reason=repetido`, undefined, { 'If-Match': '"3"' }),
    ).toMatchObject({
      status: 200,
      json: { ok: true, msg: 'Eliminado exitosamente.' },
    });
    expect(await call('DELETE', `time/${id}`)).toMatchObject({ status: 409 });
  });

  it('keep what was typed over the computed tax, and the memo, when a change does not speak of them', async () => {
    const { call, employee, week } = await anOffice();
    const id = await entryIdOf(call, employee.id, {
      ...week,
      memo: 'Turno',
      tax_pr: 20,
      tax_pr_edited: true,
    });
    expect(await call('PUT', `time/${id}`, { ...week, regular_time: '41:00' })).toMatchObject({
      json: { result: { tax_pr: 20, tax_pr_edited: true, memo: 'Turno' } },
    });
    // 430.50 × 52 = 22,386: (22,386 − 12,500) × 7 % ÷ 52 = 13.31
    expect(
      await call('PUT', `time/${id}`, { ...week, regular_time: '41:00', tax_pr_edited: false, memo: '' }),
    ).toMatchObject({
      json: { result: { tax_pr: 13.31, tax_pr_edited: false, memo: '' } },
    });
  });

  it('answer a wrong confirmed net with 409 and the statement, and store nothing', async () => {
    const { call, employee, week, sheetPath } = await anOffice();
    const refused = await call('POST', `time/${employee.id}`, { ...week, confirmed_net: 400 });
    expect(refused).toMatchObject({ status: 409, json: { statement: { net: 374.04 } } });
    expect(await call('GET', sheetPath)).toMatchObject({ json: { result: { total: 0 } } });
  });

  it('refuse bad input with 422 at its fields and a key that is no UUID with 400', async () => {
    const { call, employee, week } = await anOffice();
    expect(await call('POST', `time/${employee.id}`, { ...week, regular_time: '40:75' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'regular_time' }] },
    });
    expect(await call('POST', `time/${employee.id}`, { ...week, pay_date: '2029-01-01' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'pay_date' }] },
    });
    const badKey = { 'Idempotency-Key': 'once' };
    expect(await call('POST', `time/${employee.id}`, week, badKey)).toMatchObject({ status: 400 });
  });

  it('record a second payment of a period and warn of the first', async () => {
    const { call, employee, week } = await anOffice();
    await entryIdOf(call, employee.id, week);
    const { status, json } = await call('POST', `time/${employee.id}`, week);
    expect(status).toBe(200);
    const { warnings } = (json as { result: { warnings: string[] } }).result; // of a write
    expect(warnings).toEqual([
      'El período no tiene más de 40:00 horas regulares: 40:00 son sobretiempo.', // 40:00 of each payment
      expect.stringMatching(
        /^El período ya tenía otro pago: \$[\d,.]+ con fecha de pago \d+ \w{3} 2026, que cargó .+ el .+\. Si es el mismo/,
      ),
    ]);
  });

  it('warn of a period of one day, and of days that another frequency has paid', async () => {
    const { account, company, call, employee, week } = await anOffice();
    const last = { ...week, period_id: 2026153, pay_date: '2026-12-31', regular_time: '08:00' };
    expect(await call('POST', `time/${employee.id}`, last)).toMatchObject({
      json: {
        result: {
          warnings: [
            'El período tiene 1 de 7 días. Un salario se paga por la parte que corresponde a esos días.',
          ],
        },
      },
    });
    // Period 10 by the week is 5 to 11 March; 5 by two weeks is 26 February to 11 March.
    await entryIdOf(call, employee.id, week);
    await database.db.transaction((tx) =>
      employeeRegistry
        .withKeyring(TEST_KEYRING)
        .update(tx, account.stamp, company.scope, employee.id, { ...anEmployee(), payFrequency: 'biweekly' }),
    );
    expect(await call('POST', `time/${employee.id}`, { ...week, period_id: 2026205 })).toMatchObject({
      json: {
        result: {
          warnings: [
            'Los días 5 mar 2026 – 11 mar 2026 ya se pagaron en el período 10 (5 mar 2026 – 11 mar 2026): $374.04 con fecha de pago 11 mar 2026.',
          ],
        },
      },
    });
  });

  it('take more hours than a week has, new or changed, and warn of them', async () => {
    const { call, employee, week } = await anOffice();
    const most = { ...week, regular_time: '160:00', over_time: '08:00' }; // 7 × 24 = 168
    expect(await call('POST', `time/${employee.id}`, most)).toMatchObject({
      status: 200,
      // 160:00 less 40:00 a week
      json: {
        result: { warnings: ['El período no tiene más de 40:00 horas regulares: 120:00 son sobretiempo.'] },
      },
    });
    const { status, json } = await call('POST', `time/${employee.id}`, { ...most, over_time: '08:01' });
    expect(status).toBe(200);
    const { id, warnings } = (json as { result: { id: number; warnings: string[] } }).result; // of a write
    expect(warnings).toContain('Se escribieron 168:01 horas y el período tiene 168:00.');
    expect(await call('PUT', `time/${id}`, { regular_time: '999:00' })).toMatchObject({
      status: 200,
      json: {
        result: {
          warnings: expect.arrayContaining(['Se escribieron 1007:01 horas y el período tiene 168:00.']),
        },
      },
    });
  });

  it('name what is wrong with a line of the company as the payment has it', async () => {
    const { call, employee, week } = await anOffice();
    const field = async (payment: unknown) => {
      const { json } = await call('POST', `time/${employee.id}`, { ...week, payment });
      // The shape of a refusal's answer.
      return (json as { errors: { field: string }[] }).errors.map((error) => error.field);
    };
    expect(await field('all')).toEqual(['payment']);
    expect(await field([{ is_active: true }])).toEqual(['payment.0.id']);
    expect(await field([{ id: 999_999 }])).toEqual(['payment']);
  });

  it('refuse a memo and a reason that no database can hold, and a reason of 201 characters', async () => {
    const { call, employee, week } = await anOffice();
    expect(await call('POST', `time/${employee.id}`, { ...week, memo: 'a\u0000b' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'memo', msg: 'El texto no es válido.' }] },
    });
    const id = await entryIdOf(call, employee.id, week);
    for (const reason of ['%00', 'x'.repeat(201)]) {
      expect(await call('DELETE', `time/${id}?reason=${reason}`)).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'reason' }] },
      });
    }
  });

  it('answer a repeated key as before', async () => {
    const { call, employee, week } = await anOffice();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await call('POST', `time/${employee.id}`, week, key);
    expect((await call('POST', `time/${employee.id}`, week, key)).json).toEqual(first.json);
  });

  it('open a year with its periods, the entries in them and what was withheld', async () => {
    const { call, employee, week, sheetPath } = await anOffice();
    await call('POST', `time/${employee.id}`, week);
    const { json } = await call('GET', sheetPath);
    // 420.00 × 0.3 % = 1.26 · 1.45 % = 6.09 · 6.2 % = 26.04
    expect(json).toMatchObject({
      result: {
        total: 1.26,
        totals: {
          total_inability: 1.26,
          total_medicare: 6.09,
          total_secure_social: 26.04,
          total_social_tips: 0,
        },
        employer: { social_security_number: '***-**-0001' },
      },
    });
    // The shape that was matched above.
    const { periods } = (json as { result: { periods: { id: number; times: object[] }[] } }).result;
    expect(periods).toHaveLength(53);
    expect(periods[9]).toMatchObject({ id: 2026110, times: [{ net: 374.04 }] });
  });

  it('pay an employee by halves of a month', async () => {
    const { call, company, account, week } = await anOffice();
    const halfMonthly = await savedEmployee(database.db, account, company, {
      payFrequency: 'semimonthly',
      salary: 1_500_00,
    });
    const { json: listed } = await call('GET', 'period/periods_by_year_and_type/2026/quincenal');
    expect(listed).toEqual((await call('GET', 'period/periods_by_year_and_type/2026/3')).json);
    expect(listed).toHaveLength(24);
    const half = { ...week, period_id: 2026303, pay_date: '2026-02-16', regular_time: '00:00' };
    // Without Form 499 R-4 the table counts: 1,500.00 × 24 = 36,000.00; 1,120 + 14 % × 11,000 = 2,660.00;
    // ÷ 24
    expect(await call('POST', `time/${halfMonthly.id}`, half)).toMatchObject({
      status: 200,
      json: { result: { time: { gross: 1_500, tax_pr: 110.83 } } },
    });
    const sheet = await call('GET', `companies/${company.company.id}/employer/${halfMonthly.id}/year/2026`);
    const { periods } = (sheet.json as { result: { periods: object[] } }).result; // as matched below
    expect(periods[2]).toMatchObject({
      id: 2026303,
      period_type: 'quincenal',
      period_start: '2026-02-01',
      period_end: '2026-02-15',
      times: [{ gross: 1_500 }],
    });
    expect(sheet.json).toMatchObject({ result: { employer: { period_norma: 3 } } });
  });

  it('refuse a year that no date lies in, in the words for years, instead of counting its periods without end', async () => {
    const { call, employee, sheetPath } = await anOffice();
    for (const year of ['1899', '2200', '9999', '20261', 'abc']) {
      for (const path of [sheetPath.replace('2026', year), `balances/${employee.id}?year=${year}`]) {
        expect(await call('GET', path)).toMatchObject({
          status: 422,
          json: { errors: [{ field: 'year', msg: 'El año no es válido.' }] },
        });
      }
    }
  });

  it('warn of an opening balance that passes a limit together with what is loaded, and of a tax below its base', async () => {
    const { call, employee, week } = await anOffice();
    await entryIdOf(call, employee.id, week);
    // Of 8,666.67: 6.2 % = 537.33, 1.45 % = 125.67 and 0.3 % = 26.00, to which 40 hours at 10.50 add 1.26.
    const opening = { as_of: '2026-01-01', gross: 8_666.67, secure_social: 537.33, inability: 26 };
    await call('PUT', `balances/${employee.id}`, { ...opening, medicare: 100 });
    expect(await call('GET', `balances/${employee.id}?year=2026`)).toMatchObject({
      json: {
        result: {
          warnings: [
            expect.stringMatching(/^Medicare trae 100\.00 y de sus ingresos sale 125\.67\./),
            expect.stringMatching(/^Incapacidad: el año suma 27\.26 y el límite es 27\.00\. Recalcule/),
          ],
        },
      },
    });
  });

  it('load no time for a company that is switched off, and change or delete what was saved before', async () => {
    const { call, company, employee, week } = await anOffice();
    const id = await entryIdOf(call, employee.id, week);
    await call('DELETE', `companies/${company.company.id}`);
    expect(await call('POST', `time/${employee.id}`, week)).toMatchObject({
      status: 422,
      json: { detail: 'La compañía está desactivada.' },
    });
    expect(await call('PUT', `time/${id}`, { ...week, regular_time: '41:00' })).toMatchObject({
      status: 200,
    });
    expect(await call('DELETE', `time/${id}`)).toMatchObject({ status: 200 });
  });

  it('download stubs by entry, by employee and period, and of everyone in a period', async () => {
    const { dependencies, call, token, company, employee, week } = await anOffice();
    const id = await entryIdOf(call, employee.id, week);
    const { id: companyId } = company.company;
    const paths = [
      `counterfoil/${companyId}/${employee.id}/${id}`,
      `counterfoil/${companyId}/${employee.id}/period/2026110`,
      `counterfoil1/${companyId}/2026110`,
    ];
    const app = createApp(dependencies);
    for (const path of paths) {
      // Downloads send no bearer; the cookie of this path is enough, and enough for nothing else.
      const Cookie = `garita_download=${token}-cookie`;
      const response = await app.request(`/api/reports/${path}`, { headers: { Cookie } });
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      const [page] = await pdfText(new Uint8Array(await response.arrayBuffer()));
      expect(page?.join(' ')).toContain('374.04');
      expect((await app.request('/api/companies/', { headers: { Cookie } })).status).toBe(401);
      expect((await app.request(`/api/reports/${path}`)).status).toBe(401);
    }
    const stranger = await anOffice();
    expect((await stranger.call('GET', `reports/${paths[0]}`)).status).toBe(404);
    expect((await stranger.call('GET', `reports/${paths[2]}`)).status).toBe(404);
  });
});

type Call = (method: 'POST', path: string, body: object) => Promise<{ json: unknown }>;

async function entryIdOf(call: Call, employeeId: number, week: object): Promise<number> {
  const { json } = await call('POST', `time/${employeeId}`, week);
  return (json as { result: { time: { id: number } } }).result.time.id; // the documented answer of a load
}
