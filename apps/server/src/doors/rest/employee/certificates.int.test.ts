import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { listRecordChanges } from '@garita/ledger/registry/record-changes';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor, typedClient } from '../../../testing/test-server.ts';
import { employeeWire } from './employee.wire.ts';

const EARLIER =
  'El empleado ya tiene un certificado de una fecha posterior: escriba la misma fecha para corregirlo, o una posterior para añadir otro.';
const MARRIED = 'Con el certificado 499 R-4 solo vale para una persona casada: vea su estatus civil.';
const REMOVED =
  'Un certificado no se quita, porque pudo contar en un pago: corríjalo con la misma fecha, o añada otro sin exenciones.';

describe.each(databases)('the certificates of an employee on %s', (kind) => {
  const database = useDatabase(kind);

  async function office(name: string) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, name);
    const company = await savedCompany(database.db, account);
    const { id } = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const client = typedClient(dependencies, token);
    const companyId = company.company.id;
    const put = (change: Record<string, unknown>) =>
      callRest(dependencies, token, {
        method: 'PUT',
        path: `employers/${id}`,
        body: { ...employeeWire.encode(anEmployee()), ...change },
      });
    const listed = async () => {
      const { json } = await callRest(dependencies, token, { path: `employers/${id}/certificates` });
      return (json as { result: Record<string, unknown>[] }).result;
    };
    const save = (change: Partial<Employee>) =>
      client.employees.update.mutate({ companyId, employeeId: id, employee: anEmployee(change) });
    return { dependencies, account, token, client, companyId, id, put, listed, save };
  }

  it('are none without a date, whatever the other fields are', async () => {
    const { put, listed } = await office('ninguno');
    const { status, json } = await put({ number_dependents: 3 });
    expect(status).toBe(200);
    expect(json).toMatchObject({ result: { certificate_date: null, number_dependents: 3 } });
    expect(await listed()).toEqual([]);
  });

  it('grow by one with a later date, and the same date corrects it', async () => {
    const { put, listed } = await office('fechas');
    await put({ certificate_date: '2026-01-15', number_dependents: 1 });
    await put({ certificate_date: '2026-06-01', number_dependents: 2, exec_personal: 3 });
    await put({
      certificate_date: '2026-06-01',
      number_dependents: 2,
      shared_dependents: 1,
      exec_personal: 3,
    });
    expect(await listed()).toEqual([
      {
        certificate_date: '2026-06-01',
        exec_personal: 3,
        veteran: false,
        number_dependents: 2,
        shared_dependents: 1,
        shared_custody: false,
        number_concessions: 0,
        optional_computation: false,
        additional_withholding: 0,
        youth_opt_out: false,
        entered_by: expect.stringContaining(' '),
        entered_at: expect.any(String),
        corrected_by: expect.stringContaining(' '),
        corrected_at: expect.any(String),
      },
      expect.objectContaining({
        certificate_date: '2026-01-15',
        exec_personal: 1,
        number_dependents: 1,
        corrected_by: null,
        corrected_at: null,
      }),
    ]);
  });

  it('stay as they are where a change has only other fields', async () => {
    const { put, listed } = await office('otros-campos');
    await put({ certificate_date: '2026-01-15' });
    const before = await listed();
    await put({ certificate_date: '2026-01-15', middle_name: 'M' });
    const { certificate_date: _, ...rest } = { ...employeeWire.encode(anEmployee()) };
    expect(rest).not.toHaveProperty('certificate_date');
    await put({ certificate_date: undefined, middle_name: 'N' });
    expect(await listed()).toEqual(before);
  });

  it('are refused with an earlier date and without one, at both doors, and nothing is done', async () => {
    const { put, listed, save, client, companyId, id } = await office('anterior');
    await put({ certificate_date: '2026-06-01' });
    const before = await listed();
    const sent = { certificate_date: '2026-05-31', middle_name: 'Q', number_dependents: 9 };
    expect(await put(sent)).toMatchObject({
      status: 422,
      json: { detail: EARLIER, errors: [{ field: 'certificate_date', msg: EARLIER }] },
    });
    expect(await put({ certificate_date: null })).toMatchObject({
      status: 422,
      json: { detail: REMOVED, errors: [{ field: 'certificate_date', msg: REMOVED }] },
    });
    await expect(save({ certificateDate: '2026-05-31', middleName: 'Q' })).rejects.toThrow(EARLIER);
    await expect(save({ middleName: 'Q' })).rejects.toThrow(REMOVED);
    expect(await listed()).toEqual(before);
    const employee = await client.employees.get.query({ companyId, employeeId: id });
    expect(employee).toMatchObject({ middleName: 'L', dependents: 0, certificateDate: '2026-06-01' });
  });

  it.each([
    [{ exec_personal: 2 }, 'exec_personal'],
    [{ exec_personal: 4 }, 'exec_personal'],
    [{ optional_computation: true }, 'optional_computation'],
  ])('of the married are refused to a single person of this method with %j', async (claimed, field) => {
    const { put, listed } = await office(`soltero-${JSON.stringify(claimed)}`);
    const sent = { retention_type: '3', marital_status: 1, certificate_date: '2026-01-15', ...claimed };
    const { status, json } = await put(sent);
    expect({ status, json }).toMatchObject({ status: 422, json: { errors: [{ field, msg: MARRIED }] } });
    expect(await listed()).toEqual([]);
    expect(await put({ ...sent, marital_status: 2 })).toMatchObject({ status: 200 });
  });

  it('of the married are refused through our screens too', async () => {
    const { save, listed } = await office('soltera-pantalla');
    const single = { withholdingMethod: 'certificate', maritalStatus: 'single' } as const;
    await expect(save({ ...single, personalExemption: 'half' })).rejects.toThrow(
      'Hay datos que no son válidos.',
    );
    await expect(save({ ...single, isOptionalComputation: true })).rejects.toThrow(
      'Hay datos que no son válidos.',
    );
    expect(await listed()).toEqual([]);
  });

  it.each([
    [{ number_dependents: -1 }, 'number_dependents'],
    [{ number_dependents: 1.5 }, 'number_dependents'],
    [{ shared_dependents: -2 }, 'shared_dependents'],
    [{ shared_dependents: 0.5 }, 'shared_dependents'],
    [{ number_concessions: -1 }, 'number_concessions'],
    [{ additional_withholding: -0.01 }, 'additional_withholding'],
    [{ exec_personal: 5 }, 'exec_personal'],
    [{ optional_computation: 'quizás' }, 'optional_computation'],
    [{ certificate_date: '2026-02-30' }, 'certificate_date'],
  ])('are refused with %j at the field, and nothing is done', async (bad, field) => {
    const { put, listed } = await office(`mal-${JSON.stringify(bad)}`);
    const { status, json } = await put({ certificate_date: '2026-01-15', ...bad });
    expect(status).toBe(422);
    expect(json).toMatchObject({ errors: [{ field, msg: expect.stringMatching(/\.$/) }] });
    expect(await listed()).toEqual([]);
  });

  it('come with a new employee, and every answer can be sent back', async () => {
    const { dependencies, token, companyId } = await office('nuevo');
    const certificate = {
      certificate_date: '2026-02-01',
      exec_personal: 4,
      shared_dependents: 1,
      additional_withholding: 7.5,
      youth_opt_out: true,
    };
    const body = {
      ...employeeWire.encode(anEmployee({ socialSecurityNumber: '900550077', maritalStatus: 'married' })),
      ...certificate,
    };
    const created = await callRest(dependencies, token, {
      method: 'POST',
      path: `employers/${companyId}`,
      body,
    });
    const { result } = created.json as { result: Record<string, unknown> & { id: number } };
    expect(result).toMatchObject(certificate);
    const back = await callRest(dependencies, token, {
      method: 'PUT',
      path: `employers/${result.id}`,
      body: result,
    });
    expect(back).toMatchObject({ status: 200, json: { result: certificate } });
    const { json } = await callRest(dependencies, token, { path: `employers/${result.id}/certificates` });
    expect(json).toMatchObject({ result: [{ ...certificate, corrected_by: null }] });
  });

  it('show in the history of the record who changed which field', async () => {
    const { account, id, save } = await office('historial');
    await save({ certificateDate: '2026-01-15', dependents: 1 });
    await save({ certificateDate: '2026-01-15', dependents: 2 });
    const place = { tableName: 'employees', recordId: id };
    const [corrected, added] = await listRecordChanges(database.db, account.scope, place);
    expect(corrected?.changes).toEqual({ dependents: { before: 1, after: 2 } });
    expect(added?.changes).toMatchObject({ certificateDate: { before: null, after: '2026-01-15' } });
  });

  it('are added one after the other by two changes at once', async () => {
    const { save, client, companyId, id } = await office('dos-a-la-vez');
    const changes = await Promise.allSettled([
      save({ certificateDate: '2026-01-15', dependents: 1 }),
      save({ certificateDate: '2026-03-01', dependents: 2 }),
    ]);
    const saved = await client.employees.certificates.query({ companyId, employeeId: id });
    // Whoever comes first, the later certificate is saved; the earlier one only if it came first.
    const done = changes.filter(({ status }) => status === 'fulfilled').length;
    expect(saved.map(({ certificateDate }) => certificateDate)).toEqual(
      ['2026-03-01', '2026-01-15'].slice(0, done),
    );
    expect(saved[0]?.dependents).toBe(2);
  });

  it('go with an employee who is removed', async () => {
    const { client, save, id, companyId } = await office('quitado');
    await save({ certificateDate: '2026-01-15' });
    await client.employees.remove.mutate({ employeeId: id });
    const removed = client.employees.certificates.query({ companyId, employeeId: id });
    await expect(removed).rejects.toThrow('No se encontró lo que busca.');
  });
});
