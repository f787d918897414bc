import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { WORKBOOK_TYPE } from '@garita/reports/list/render-workbook';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { describe, expect, it } from 'vitest';
import { callRest, requestRest, testDependencies, tokenFor } from '../../../testing/test-server.ts';

/** The tenth week of 2026. */
const WEEK = 2026110;

describe('a run over the documented interface', () => {
  const database = useDatabase();
  let offices = 0;

  /** A company with two people who are paid by the week, at 10.50 and at 12.00. */
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `corrida-rest-${++offices}`);
    const company = await savedCompany(database.db, account);
    const aPerson = (regular: number) =>
      savedEmployee(database.db, account, company, {
        payFrequency: 'weekly',
        rates: hourlyRatesFrom(regular),
      });
    const [first, second] = [await aPerson(10_50), await aPerson(12_00)];
    const token = await tokenFor(dependencies, account, 'practitioner');
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      callRest(dependencies, token, { method, path: `runs/${company.company.id}/${WEEK}${path}`, body });
    const post = (path: string, body: object) => call('POST', path, body);
    const row = (employee_id: number, fields: object) => ({
      employee_id,
      accountant_id: account.accountantId,
      ...fields,
    });
    const rows = [
      row(first.id, { regular_time: '40:00' }),
      row(second.id, { regular_time: '10:00', refund: 5 }),
    ];
    /** Downloads the register as a user of an account. */
    const register = async (format: 'pdf' | 'xlsx', as = token) =>
      requestRest(dependencies, {
        path: `runs/${company.company.id}/${WEEK}/register.${format}`,
        headers: { Authorization: `Bearer ${as}` },
      });
    return { token, call, post, register, row, rows, first: first.id, second: second.id };
  }

  it('is previewed and loaded with the same body, whose total was confirmed', async () => {
    const { post, rows } = await anOffice();
    const run = { pay_date: '2026-03-11', rows };
    const preview = await post('/preview', run);
    // 40 × 10.50 = 420.00, and 10 × 12.00 = 120.00
    expect(preview).toMatchObject({
      status: 200,
      json: { result: { totals: { gross: 540, refund: 5 }, position: 0, rows: [{ refusal: null }, {}] } },
    });
    // As matched above.
    const { result } = preview.json as { result: { totals: { net: number }; position: number } };
    const loaded = await post('', {
      ...run,
      confirmed_total: result.totals.net,
      position: result.position,
    });
    expect(loaded).toMatchObject({
      status: 200,
      json: { result: { totals: result.totals, stale: [], times: [{ gross: 420 }, { gross: 120 }] } },
    });
    const again = await post('', { ...run, position: result.position });
    expect(again).toMatchObject({
      status: 409,
      json: { code: 'paid-meanwhile', errors: [{ field: 'rows.0' }] },
    });
  });

  it('tells who did not work, with the load', async () => {
    const { call, post, rows, second } = await anOffice();
    const run = { pay_date: '2026-03-11', rows: [rows[0]] };
    expect(await post('', { ...run, without_work_ids: ['x'] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'without_work_ids.0' }] },
    });
    expect(await post('', { ...run, without_work_ids: [second] })).toMatchObject({ status: 200 });
    expect(await call('GET', '')).toMatchObject({
      json: {
        result: {
          rows: expect.arrayContaining([
            expect.objectContaining({ employee_id: second, without_work: true }),
          ]),
        },
      },
    });
  });

  it('has a register as PDF and Excel, for its account alone', async () => {
    const { post, register, rows } = await anOffice();
    await post('', { pay_date: '2026-03-11', rows });
    const pdf = await register('pdf');
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = (await pdfText(new Uint8Array(await pdf.arrayBuffer()))).flat().join(' ');
    // 420.00 and 120.00 with 50:00 hours. Social security is 26.04 and 7.44, Medicare 6.09 and 1.74.
    expect(text).toContain('Totales 50:00 540.00');
    expect(text).toContain('Aportación patronal: Seguro social $33.48 · Medicare $7.83');
    const sheet = await register('xlsx');
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, WORKBOOK_TYPE]);
    const { token: stranger } = await anOffice();
    expect((await register('pdf', stranger)).status).toBe(404);
    expect((await register('xlsx', 'no-session')).status).toBe(401);
  });

  it('names the row and the field of what it refuses', async () => {
    const { post, row, rows, first, second } = await anOffice();
    const sent = {
      pay_date: '2026-03-11',
      rows: [rows[0], row(second, { regular_time: '1:75', overtime: 3 })],
    };
    expect(await post('', sent)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'rows.1.regular_time' }, { field: 'rows.1.overtime' }] },
    });
    const nothing = [rows[1], row(first, { regular_time: '00:00' })];
    expect(await post('', { pay_date: '2026-03-11', rows: nothing })).toMatchObject({
      status: 422,
      json: { code: 'nothing-to-pay', errors: [{ field: 'rows.1.regular_time' }] },
    });
    expect(await post('/preview', { pay_date: '2026-03-11', rows: nothing })).toMatchObject({
      json: {
        result: {
          rows: [
            { refusal: null },
            { refusal: { code: 'nothing-to-pay', errors: [{ field: 'regular_time' }] } },
          ],
          totals: { gross: 120 },
        },
      },
    });
    expect(await post('', { pay_date: '2027-06-30', rows })).toMatchObject({
      status: 422,
      json: { code: 'pay-date-outside-window', errors: [{ field: 'pay_date' }] },
    });
    expect(await post('', { pay_date: '2026-03-11', rows: [] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'rows' }] },
    });
    expect(await post('', {})).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'pay_date' }, { field: 'rows' }] },
    });
  });

  it('has a draft of what was typed, whose answer may be sent back', async () => {
    const { call, first, second } = await anOffice();
    const put = (version: unknown, ...draft: object[]) => call('PUT', '/draft', { version, draft });
    const typed = [
      { employee_id: first, regular_time: '7:3', bonus: 12 },
      { employee_id: second, without_work: true, over_time: '' },
    ];
    expect(await put(0, ...typed)).toMatchObject({ status: 200, json: { result: { version: 1 } } });
    const run = await call('GET', '');
    expect(run).toMatchObject({
      json: {
        result: {
          version: 1,
          draft: [
            {
              employee_id: first,
              regular_time: '7:3',
              bonus: '12',
              without_work: false,
              version: 1,
              changed_by: 'Sara Paz',
            },
            { employee_id: second, without_work: true },
          ],
        },
      },
    });
    // As matched above.
    const { draft } = (run.json as { result: { draft: object[] } }).result;
    expect(await put(1, ...draft)).toMatchObject({ json: { result: { version: 1, draft: [] } } });
    expect(await call('GET', '/draft?since=1')).toMatchObject({
      json: { result: { version: 1, draft: [], position: 0 } },
    });
    expect(await put(0, { employee_id: first, regular_time: '8' })).toMatchObject({
      status: 409,
      json: {
        code: 'draft-changed',
        errors: [{ field: 'draft.0', msg: 'Sara Paz cambió esta fila (2 mar 2026, 12:00 p. m.).' }],
      },
    });
  });

  it('names the row and the field of a draft that it refuses', async () => {
    const { call, first } = await anOffice();
    const put = (body: object) => call('PUT', '/draft', body);
    const long = { employee_id: first, regular_time: 'x'.repeat(41), overtime: '1' };
    expect(await put({ version: 0, draft: [long] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'draft.0.regular_time' }, { field: 'draft.0.overtime' }] },
    });
    expect(await put({ draft: [{ employee_id: first }, { employee_id: first }] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'version' }] },
    });
    expect(await put({ version: 0, draft: [{ employee_id: first }, { employee_id: first }] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'draft.1.employee_id' }] },
    });
    expect(await call('GET', '/draft?since=x')).toMatchObject({ status: 422 });
  });
});
