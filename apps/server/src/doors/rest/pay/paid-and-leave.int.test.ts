import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor } from '../../../testing/test-server.ts';

describe('marks as paid and corrections of leave', () => {
  const database = useDatabase();
  let offices = 0;

  async function anEntry() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `pagos-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
      callRest(dependencies, token, { method, path, body, headers });
    const week = {
      period_id: 2026101,
      pay_date: '2026-01-07',
      accountant_id: account.accountantId,
      regular_time: '40:00',
    };
    const { json } = await call('POST', `time/${employeeId}`, week);
    const { id } = (json as { result: { time: { id: number } } }).result.time;
    const sheetPath = `companies/${company.company.id}/employer/${employeeId}/year/2026`;
    return { call, employeeId, week, id, sheetPath };
  }

  const MARK = { paid: true, paid_date: '2026-01-09', paid_method: 2 };

  it('show in the entry, wherever it is shown', async () => {
    const { call, id, sheetPath } = await anEntry();
    expect(await call('PUT', `time/${id}/paid`, MARK)).toMatchObject({
      status: 200,
      json: { msg: 'Editado exitosamente.', result: { ...MARK, version: 1 } },
    });
    const { json } = await call('GET', sheetPath);
    const { periods } = (json as { result: { periods: { times: object[] }[] } }).result;
    expect(periods[0]?.times).toMatchObject([{ id, ...MARK }]);
  });

  it('need a date, and go without one when they are taken back', async () => {
    const { call, id } = await anEntry();
    expect(await call('PUT', `time/${id}/paid`, { paid: true })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'paid_date', msg: 'Este campo es requerido.' }] },
    });
    expect(await call('PUT', `time/${id}/paid`, { paid: false })).toMatchObject({
      status: 200,
      json: { result: { paid: false, paid_date: null } },
    });
  });

  it.each([
    ['paid_method', 'La opción no es válida.', { ...MARK, paid_method: 9 }],
    ['paid', 'La opción no es válida.', { ...MARK, paid: 'tal vez' }],
  ])('are refused where %s says nothing that is known, and nothing is marked', async (field, msg, mark) => {
    const { call, id } = await anEntry();
    expect(await call('PUT', `time/${id}/paid`, mark)).toMatchObject({
      status: 422,
      json: { errors: [{ field, msg }] },
    });
    expect(await call('GET', `time/${id}`)).toMatchObject({ json: { result: { paid: false } } });
  });

  it('are not made on what changed meanwhile', async () => {
    const { call, id, week } = await anEntry();
    await call('PUT', `time/${id}`, { ...week, regular_time: '41:00' });
    expect(await call('PUT', `time/${id}/paid`, MARK, { 'If-Match': '"1"' })).toMatchObject({ status: 409 });
  });

  it('leave a form that is open as good as it was, and stay when it is saved', async () => {
    const { call, id, week } = await anEntry();
    await call('PUT', `time/${id}/paid`, MARK);
    const change = { ...week, regular_time: '41:00' };
    expect(await call('PUT', `time/${id}`, change, { 'If-Match': '"1"' })).toMatchObject({
      status: 200,
      json: { result: { ...MARK, regular_time: '41:00' } },
    });
  });

  // 40 hours at 12.00 are 480.00; less disability 1.44, Medicare 6.96, Social Security 29.76 and by table
  // 16.77: 425.07. 41 hours are 492.00; less 1.48, 7.13, 30.50 and 23.11: 429.78, which is 4.71 more.
  it('keep what was paid when the entry is corrected, say by how much it differs, and settle it', async () => {
    const { call, id, week } = await anEntry();
    const cheque = { ...MARK, paid_method: 1, cheque_number: 1001 };
    expect(await call('PUT', `time/${id}/paid`, cheque)).toMatchObject({
      json: { result: { ...cheque, paid_net: 425.07, paid_difference: 0 } },
    });
    expect(await call('PUT', `time/${id}`, { ...week, regular_time: '41:00' })).toMatchObject({
      json: { result: { ...cheque, net: 429.78, paid_net: 425.07, paid_difference: 4.71 } },
    });
    // A program writes back what it read: the cheque of the difference has a number of its own.
    expect(await call('PUT', `time/${id}/paid`, cheque)).toMatchObject({
      status: 200,
      json: { result: { paid_net: 429.78, paid_difference: 0, cheque_number: 1002 } },
    });
    expect(await call('PUT', `time/${id}/paid`, MARK)).toMatchObject({
      status: 409,
      json: { detail: 'Este pago ya está marcado como pagado.' },
    });
    expect(await call('DELETE', `time/${id}`)).toMatchObject({
      json: { result: { id, paid: true, paid_net: 429.78, paid_difference: -429.78, cheque_number: 1002 } },
    });
  });

  it('take a number for a cheque once, also when it is void', async () => {
    const { call, id, sheetPath } = await anEntry();
    const cheque = { ...MARK, paid_method: 1, cheque_number: 500 };
    const key = { 'Idempotency-Key': '5f0c8a44-52c4-4b1c-9a3d-0c1d2e3f4a5b' };
    const first = await call('PUT', `time/${id}/paid`, cheque, key);
    expect((await call('PUT', `time/${id}/paid`, cheque, key)).json).toEqual(first.json);
    await call('PUT', `time/${id}/paid`, { paid: false });
    expect(await call('PUT', `time/${id}/paid`, cheque)).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'cheque_number', msg: 'Ese número de cheque ya se usó.' }] },
    });
    expect(await call('PUT', `time/${id}/paid`, { ...cheque, cheque_number: undefined })).toMatchObject({
      json: { result: { cheque_number: 501 } },
    });
    expect(await call('GET', sheetPath)).toMatchObject({ json: { result: { next_cheque_number: 502 } } });
  });

  it('take the number of a cheque for no other method, and no number that is none', async () => {
    const { call, id } = await anEntry();
    expect(await call('PUT', `time/${id}/paid`, { ...MARK, cheque_number: 7 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'cheque_number', msg: 'Solo un pago con cheque lleva número de cheque.' }] },
    });
    expect(await call('PUT', `time/${id}/paid`, { ...MARK, paid_method: 1, cheque_number: 0 })).toMatchObject(
      {
        status: 422,
        json: { errors: [{ field: 'cheque_number' }] },
      },
    );
  });

  it('go along when the entry moves to another tax year', async () => {
    const { call, id, week } = await anEntry();
    await call('PUT', `time/${id}/paid`, MARK);
    expect(await call('PUT', `time/${id}`, { ...week, pay_date: '2025-12-31' })).toMatchObject({
      status: 200,
      json: { result: { id, pay_date: '2025-12-31', ...MARK } },
    });
  });

  it('correct a balance from a date on, with their reason among its movements', async () => {
    const { call, employeeId } = await anEntry();
    const adjustment = { kind: 'vacation', date: '2026-03-31', time: '-01:30', reason: 'Día de más' };
    expect(await call('POST', `balances/${employeeId}/leave`, adjustment)).toMatchObject({
      status: 200,
      json: { ok: true, msg: 'Creado exitosamente.' },
    });
    const { json } = await call('GET', `balances/${employeeId}?year=2026`);
    const { vacation } = (json as { result: { vacation: object[] } }).result;
    expect(vacation.at(-1)).toMatchObject({
      cause: 'adjustment',
      date: '2026-03-31',
      time: '-01:30',
      reason: 'Día de más',
    });
  });

  it('have their cause: the month of a credit, or the entry and the period of the hours taken', async () => {
    const { call, employeeId, week, id } = await anEntry();
    // 127 and 3 hours are the 130 that earn a month its credit.
    await call('PUT', `time/${id}`, { ...week, regular_time: '127:00', vacation_time: '03:00' });
    const { json } = await call('GET', `balances/${employeeId}?year=2026`);
    const { vacation } = (json as { result: { vacation: object[] } }).result;
    expect(vacation).toEqual([
      {
        kind: 'vacation',
        cause: 'taken',
        date: '2026-01-07',
        time: '-03:00',
        entry_id: id,
        period_id: 2026101,
      },
      { kind: 'vacation', cause: 'credit', date: '2026-01-31', time: '08:00', month: '2026-01' },
    ]);
  });

  it.each([
    [{ time: '00:00' }, 'time', 'Este campo es requerido.'],
    [{ time: '1:75' }, 'time', 'Las horas no son válidas: escriba HH:MM, con minutos de 00 a 59.'],
    [{ reason: '' }, 'reason', 'Este campo es requerido.'],
    [{ kind: 'holiday' }, 'kind', 'La opción no es válida.'],
  ])('are refused with %j', async (wrong, field, msg) => {
    const { call, employeeId } = await anEntry();
    const given = { kind: 'sick', date: '2026-03-31', time: '08:00', reason: 'Concedido', ...wrong };
    expect(await call('POST', `balances/${employeeId}/leave`, given)).toMatchObject({
      status: 422,
      json: { errors: [{ field, msg }] },
    });
  });
});
