import { randomUUID } from 'node:crypto';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor } from '../../../testing/test-server.ts';

// What is required, and nothing else.
const CARLOS = {
  type_entity: 1,
  first_name: 'Carlos',
  last_name: 'Nieves',
  employer_id: '900-55-0071',
  address: '14 Calle Sol',
  regular_pay: 35,
};
const HOURS = { regular_hours: '10', regular_min: '30', pay_date: '2026-03-15', year: 2026 };

describe('the documented calls about contractors', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `terceros-${++offices}`);
    const { company } = await savedCompany(database.db, account);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
      callRest(dependencies, token, { method, path, body, headers });
    const contractor = async (overrides: object = {}) => {
      const { json } = await call('POST', `outemployers/${company.id}`, { ...CARLOS, ...overrides });
      return (json as { result: { id: number } }).result.id;
    };
    const payment = async (contractorId: number, overrides: object = {}) => {
      const { json } = await call('POST', `outtime/${contractorId}`, { ...HOURS, ...overrides });
      return (json as { result: { time: { id: number } } }).result.time.id;
    };
    return { call, companyId: company.id, contractor, payment };
  }

  it('need a name, a number, an address and an hourly rate; the rest has its defaults', async () => {
    const { call, companyId } = await anOffice();
    const made = await call('POST', `outemployers/${companyId}`, CARLOS);
    expect(made).toMatchObject({
      status: 200,
      json: {
        ok: true,
        msg: 'Creado exitosamente.',
        result: {
          ...CARLOS,
          address_country: null,
          address_state: 'PR',
          address_number: '',
          withholding: '0%',
          gender: 1,
          exencion: 'A',
          type_waiver: 0,
          birthday: null,
          is_deleted: false,
        },
      },
    });
    const empty = await call('POST', `outemployers/${companyId}`, {
      type_entity: 1,
      regular_pay: 0,
      birthday: '2190-01-01',
    });
    expect(empty).toMatchObject({
      status: 422,
      json: {
        errors: [
          { field: 'first_name', msg: 'Este campo es requerido.' },
          { field: 'employer_id' },
          { field: 'address' },
          { field: 'regular_pay', msg: 'Debe ingresar un monto de Hora a pagar.' },
          { field: 'last_name', msg: 'Este campo es requerido.' },
          { field: 'birthday', msg: 'La fecha de nacimiento no puede ser futura.' },
        ],
      },
    });
  });

  it('have the exemption code A by the rule of the specification, and none by that of the law', async () => {
    const { call, companyId, contractor } = await anOffice();
    const path = `outemployers/${companyId}/${await contractor()}`;
    expect(await call('GET', path)).toMatchObject({ json: { result: { exencion: 'A' } } });
    const { json } = await call('GET', `companies/${companyId}`);
    const { result: company } = json as { result: object };
    await call('PUT', `companies/${companyId}`, { ...company, contractor_rule: 2 });
    const made = await call('POST', `outemployers/${companyId}`, CARLOS);
    expect(made).toMatchObject({ status: 200, json: { result: { exencion: '' } } });
    const { result: silent } = made.json as { result: { id: number } };
    const sentBack = await call('PUT', `outemployers/${silent.id}`, silent);
    expect(sentBack).toMatchObject({ status: 200, json: { result: { exencion: '' } } });
    // What was stored before stays.
    expect(await call('GET', path)).toMatchObject({ json: { result: { exencion: 'A' } } });
  });

  it('have a waiver with a percentage up to a day, beside the usual percentage', async () => {
    const { call, companyId } = await anOffice();
    const waived = { ...CARLOS, withholding: '10%', type_waiver: 2, n_waiver: '2026-15', waiver_percent: 6 };
    expect(await call('POST', `outemployers/${companyId}`, waived)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'waiver_end', msg: 'Este campo es requerido.' }] },
    });
    const made = await call('POST', `outemployers/${companyId}`, { ...waived, waiver_end: '2026-12-31' });
    const { result } = made.json as { result: { id: number } };
    expect(result).toMatchObject({ withholding: '10%', waiver_percent: '6%', waiver_end: '2026-12-31' });
    const { waiver_percent: _, waiver_end: __, ...older } = result as Record<string, unknown>;
    expect(await call('PUT', `outemployers/${result.id}`, older)).toMatchObject({
      json: { result: { waiver_percent: '6%', waiver_end: '2026-12-31' } },
    });
    const total = { ...waived, type_waiver: 1, waiver_percent: null, waiver_end: '2026-12-31' };
    expect(await call('POST', `outemployers/${companyId}`, total)).toMatchObject({
      json: { result: { withholding: '10%', waiver_percent: '0%' } },
    });
  });

  it('clear the surnames of a company, and write its number under its own mask', async () => {
    const { call, companyId } = await anOffice();
    const firm = { ...CARLOS, type_entity: 2, first_name: 'Servicios 24, Inc.', last_name: 'Nieves' };
    expect(
      await call('POST', `outemployers/${companyId}`, { ...firm, employer_id: '66-0550071' }),
    ).toMatchObject({ status: 200, json: { result: { last_name: '', employer_id: '66-0550071' } } });
  });

  it('mask numbers and accounts in the list, and show them whole to users who may write them', async () => {
    const { call, companyId, contractor } = await anOffice();
    const id = await contractor({ bank_account: '021502011-778899' });
    expect(await call('GET', `outemployers/${companyId}`)).toMatchObject({
      json: { result: [{ id, employer_id: '***-**-0071', bank_account: '*****8899' }] },
    });
    expect(await call('GET', `outemployers/${companyId}/${id}`)).toMatchObject({
      json: { result: { id, employer_id: '900-55-0071', bank_account: '021502011-778899' } },
    });
  });

  it('load hours, computing pay and tax whatever amounts were sent', async () => {
    const { call, contractor } = await anOffice();
    const id = await contractor({ withholding: '10%' });
    const loaded = await call('POST', `outtime/${id}`, { ...HOURS, regular_pay: 1, detained: 999 });
    expect(loaded).toMatchObject({
      status: 200,
      json: {
        result: {
          time: {
            ...HOURS,
            paid: false,
            rate: 35,
            regular_pay: 367.5,
            withholding: '10%',
            detained: 36.75,
            detained_edited: false,
            total: 330.75,
            category: 3,
            version: 1,
          },
          warnings: [expect.stringContaining('detained vino con 999.00 y se calculó 36.75')],
        },
      },
    });
    expect(loaded.headers.get('ETag')).toBe('"1"');
  });

  it.each([
    [{ year: 2025 }, 'year', 'El año debe ser el de la fecha de pago.'],
    [
      { regular_min: '60' },
      'regular_hours',
      'Las horas no son válidas: escriba HH:MM, con minutos de 00 a 59.',
    ],
    [{ pay_date: '' }, 'pay_date', 'Este campo es requerido.'],
  ])('refuse hours with %j', async (wrong, field, msg) => {
    const { call, contractor } = await anOffice();
    const refused = await call('POST', `outtime/${await contractor()}`, { ...HOURS, ...wrong });
    expect(refused).toMatchObject({ status: 422, json: { errors: [{ field, msg }] } });
  });

  it('take the year of the pay date where none is sent', async () => {
    const { call, contractor } = await anOffice();
    const { year, ...undated } = HOURS;
    const loaded = await call('POST', `outtime/${await contractor()}`, {
      ...undated,
      pay_date: '2025-12-31',
    });
    expect(loaded).toMatchObject({ json: { result: { time: { year: 2025 } } } });
  });

  it('refuse a total other than the one that was confirmed, with what it would be', async () => {
    const { call, companyId, contractor } = await anOffice();
    const id = await contractor({ withholding: '10%' });
    expect(await call('POST', `outtime/${id}`, { ...HOURS, confirmed_net: 330 })).toMatchObject({
      status: 409,
      json: { payment: { regular_pay: 367.5, detained: 36.75, total: 330.75 } },
    });
    expect(await call('GET', `outemployers/time/${companyId}/${id}/2026`)).toMatchObject({
      json: { result: { time: [] } },
    });
  });

  it('pay an agreed price and expenses beside the hours; what a change leaves out stays', async () => {
    const { call, companyId, contractor, payment } = await anOffice();
    const contractorId = await contractor({ withholding: '10%' });
    const id = await payment(contractorId, { flat_fee: 132.5, refund: '80.00' });
    // 35.00 × 10.5 h = 367.50, and 132.50: 500.00, less 10 %, and 80.00 on top
    const paid = { regular_pay: 367.5, flat_fee: 132.5, detained: 50, refund: 80, total: 530 };
    expect(await call('PUT', `outtime/${id}`, { pay_date: '2026-03-16' })).toMatchObject({
      json: { result: { pay_date: '2026-03-16', ...paid } },
    });
    expect(await call('PUT', `outtime/${id}`, { flat_fee: 0, refund: null })).toMatchObject({
      json: { result: { regular_pay: 367.5, flat_fee: 0, detained: 36.75, refund: 0, total: 330.75 } },
    });
    const spent = await call('POST', `outtime/${contractorId}`, { pay_date: '2026-03-15', refund: 12 });
    expect(spent).toMatchObject({ json: { result: { regular_pay: 0, detained: 0, refund: 12, total: 12 } } });
    expect(await call('GET', `outemployers/time/${companyId}/${contractorId}/2026`)).toMatchObject({
      json: { result: { time: [{ refund: 12 }, { flat_fee: 0 }] } },
    });
  });

  it.each([
    ['10%', 367.51, 'Lo retenido no puede pasar del pago.'],
    ['0%', 10, expect.stringMatching(/^El % de retención de este pago es 0/)],
  ])('at %s are refused with %d withheld', async (withholding, detained, msg) => {
    const { call, contractor } = await anOffice();
    const id = await contractor({ withholding });
    const typed = { ...HOURS, refund: 500, detained, detained_edited: true };
    expect(await call('POST', `outtime/${id}`, typed)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'detained', msg }] },
    });
  });

  it('keep what was typed over the tax until a change says otherwise', async () => {
    const { call, contractor, payment } = await anOffice();
    const id = await payment(await contractor({ withholding: '10%' }), {
      detained: 30,
      detained_edited: true,
    });
    const change = async (body: object) => {
      const { json } = await call('PUT', `outtime/${id}`, { ...HOURS, ...body });
      return (json as { result: { time: object } }).result.time;
    };
    expect(await change({ regular_hours: '2', regular_min: '' })).toMatchObject({
      regular_pay: 70,
      detained: 30,
      detained_edited: true,
    });
    const unmarked = { detained: 30, detained_edited: false };
    for (const body of [unmarked, unmarked]) {
      expect(await change(body)).toMatchObject({ detained: 30, detained_edited: true });
    }
    expect(await change({ detained_edited: false })).toMatchObject({
      detained: 36.75,
      detained_edited: false,
    });
  });

  it('are refused where the tax was typed and is not there: nothing typed is taken back by leaving it out', async () => {
    const { call, contractor, payment } = await anOffice();
    const id = await payment(await contractor({ withholding: '10%' }), {
      detained: 30,
      detained_edited: true,
    });
    expect(await call('PUT', `outtime/${id}`, { ...HOURS, detained_edited: true })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'detained', msg: 'Este campo es requerido.' }] },
    });
  });

  it('change, mark as paid and delete under If-Match; a mark leaves the version as it is', async () => {
    const { call, companyId, contractor, payment } = await anOffice();
    const contractorId = await contractor();
    const id = await payment(contractorId);
    const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
    expect(await call('PUT', `outtime/${id}`, HOURS, ifMatch(7))).toMatchObject({ status: 409 });
    const mark = { paid: true, paid_date: '2026-03-16', paid_method: 1 };
    const marked = await call('PUT', `outtime/${id}/paid`, mark, ifMatch(1));
    expect(marked).toMatchObject({ status: 200, json: { result: { time: { ...mark, version: 1 } } } });
    const other = { ...mark, paid_method: 2 };
    expect(await call('PUT', `outtime/${id}/paid`, other, ifMatch(1))).toMatchObject({
      status: 409,
      json: { detail: 'Este pago ya está marcado como pagado.' },
    });

    // To another tax year, with its mark.
    const moved = { ...HOURS, pay_date: '2027-01-04', year: 2027 };
    expect(await call('PUT', `outtime/${id}`, moved, ifMatch(1))).toMatchObject({
      status: 200,
      json: { result: { time: { id, year: 2027, version: 4, ...mark } } },
    });
    expect(await call('PUT', `outtime/${id}/paid`, { paid: false }, ifMatch(4))).toMatchObject({
      json: { result: { time: { paid: false, paid_date: null, version: 4 } } },
    });
    expect(await call('DELETE', `outtime/${id}`, undefined, ifMatch(4))).toMatchObject({
      json: { msg: 'Eliminado exitosamente.', result: { id } },
    });
    expect(await call('PUT', `outtime/${id}`, moved)).toMatchObject({ status: 409 });
    expect(await call('GET', `outemployers/time/${companyId}/${contractorId}/2027`)).toMatchObject({
      json: { result: { employer: { id: contractorId }, time: [] } },
    });
  });

  it('answer a repeated command as the first time, whatever happened since', async () => {
    const { call, contractor, payment } = await anOffice();
    const id = await payment(await contractor());
    const key = { 'Idempotency-Key': randomUUID() };
    const mark = { paid: true, paid_date: '2026-03-16' };
    const first = await call('PUT', `outtime/${id}/paid`, mark, key);
    await call('PUT', `outtime/${id}/paid`, { paid: false });
    await call('PUT', `outtime/${id}`, { ...HOURS, regular_hours: '1' });
    const again = await call('PUT', `outtime/${id}/paid`, mark, key);
    expect(again.json).toEqual(first.json);
  });

  it('pay nobody who is switched off, and change what was saved before', async () => {
    const { call, contractor, payment } = await anOffice();
    const contractorId = await contractor();
    const id = await payment(contractorId);
    await call('DELETE', `outemployers/${contractorId}`);
    expect(await call('POST', `outtime/${contractorId}`, HOURS)).toMatchObject({
      status: 422,
      json: { detail: 'El contratista está desactivado.' },
    });
    expect(await call('PUT', `outtime/${id}`, { ...HOURS, regular_hours: '1' })).toMatchObject({
      status: 200,
    });
  });

  it('pay nobody of a company that is switched off, and change or delete what was saved before', async () => {
    const { call, companyId, contractor, payment } = await anOffice();
    const contractorId = await contractor();
    const id = await payment(contractorId);
    await call('DELETE', `companies/${companyId}`);
    expect(await call('POST', `outtime/${contractorId}`, HOURS)).toMatchObject({
      status: 422,
      json: { detail: 'La compañía está desactivada.' },
    });
    expect(await call('PUT', `outtime/${id}`, { ...HOURS, regular_hours: '1' })).toMatchObject({
      status: 200,
    });
    expect(await call('DELETE', `outtime/${id}`)).toMatchObject({ status: 200 });
  });

  it('remove nobody who ever had time, and no company that has contractors', async () => {
    const { call, companyId, contractor, payment } = await anOffice();
    const contractorId = await contractor();
    expect(await call('DELETE', `companies/delete/${companyId}`)).toMatchObject({
      status: 200,
      json: { ok: false, msg: 'La compañía tiene contratistas y no puede ser eliminada.' },
    });
    await call('DELETE', `outtime/${await payment(contractorId)}`);
    expect(await call('DELETE', `outemployers/delete/${contractorId}`)).toMatchObject({
      status: 200,
      json: { ok: false, msg: 'El contratista tiene horas cargadas y no puede ser eliminado.' },
    });
    expect(await call('DELETE', `outemployers/delete/${await contractor()}`)).toMatchObject({
      json: { ok: true },
    });
  });

  it('are those of the account', async () => {
    const ours = await anOffice();
    const theirs = await anOffice();
    const contractorId = await theirs.contractor();
    const id = await theirs.payment(contractorId);
    for (const [method, path] of [
      ['GET', `outemployers/${theirs.companyId}`],
      ['GET', `outemployers/${ours.companyId}/${contractorId}`],
      ['GET', `outemployers/time/${ours.companyId}/${contractorId}/2026`],
      ['DELETE', `outemployers/${contractorId}`],
      ['DELETE', `outtime/${id}`],
    ] as const) {
      expect(await ours.call(method, path), path).toMatchObject({ status: 404 });
    }
    expect(await ours.call('POST', `outtime/${contractorId}`, HOURS)).toMatchObject({ status: 404 });
    expect(await ours.call('PUT', `outtime/${id}`, HOURS)).toMatchObject({ status: 404 });
  });
});
