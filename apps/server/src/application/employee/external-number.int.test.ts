import { anEmployee } from '@garita/domain/employee/employee.builder';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { employeeWire } from '../../doors/rest/employee/employee.wire.ts';
import { refusal } from '../../testing/refusal.ts';
import { callRest, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { fieldText } from '../../text/errors.es.ts';

const SENTENCE = (number: string) =>
  new RegExp(
    `^El número externo ${number} ya lo tiene en la compañía Ana L Rivera Ortiz \\(ficha \\d+\\)\\.$`,
  );

describe('the external number of an employee', () => {
  const database = useDatabase();
  let offices = 0;
  let numbers = 900_550_100;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `externo-${++offices}`);
    const company = await savedCompany(database.db, account);
    const other = await savedCompany(database.db, account);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const companyId = company.company.id;
    const anEmployeeWith = (externalNumber: string) =>
      anEmployee({ externalNumber, socialSecurityNumber: String(++numbers) });
    const hire = (externalNumber: string, of = companyId) =>
      we.employees.create({ companyId: of, employee: anEmployeeWith(externalNumber) });
    const rest = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      callRest(dependencies, token, { method, path, ...(body && { body }) });
    return { we, hire, rest, anEmployeeWith, companyId, otherId: other.company.id };
  }

  it('is of one record of a company, and free in others; many have none', async () => {
    const { we, hire, companyId, otherId } = await anOffice();
    const first = await hire(' R-7 ');
    expect(first.externalNumber).toBe('R-7');
    await hire('');
    await hire('');
    await hire('R-7', otherId);
    const refused = await refusal(hire('R-7'));
    const [error] = refused.errors ?? [];
    expect(refused.code).toBe('external-number-taken');
    expect(error).toMatchObject({ path: ['externalNumber'], holder: { employeeId: first.id } });
    expect(fieldText('external-number-taken', { holder: error?.holder })).toMatch(SENTENCE('R-7'));
    const second = await hire('R-8');
    const { id: employeeId } = second;
    const change = (externalNumber: string) =>
      we.employees.update({
        companyId,
        employeeId,
        employee: { ...second, externalNumber },
      });
    expect(await refusal(change('R-7'))).toMatchObject({ code: 'external-number-taken' });
    expect(await change('R-8')).toMatchObject({ externalNumber: 'R-8' });
    expect(await refusal(change('9'.repeat(41)))).toMatchObject({ code: 'invalid-input' });
  });

  it('stays taken by a record that is switched off, and is free once it is removed', async () => {
    const { we, hire } = await anOffice();
    const { id: employeeId } = await hire('44');
    await we.employees.setActive({ employeeId, isActive: false });
    expect(await refusal(hire('44'))).toMatchObject({ code: 'external-number-taken' });
    await we.employees.remove({ employeeId });
    expect(await hire('44')).toMatchObject({ externalNumber: '44' });
  });

  it('goes to one of two that take it at once', async () => {
    const { hire } = await anOffice();
    const both = await Promise.allSettled([hire('12'), hire('12')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('finds its employee in a list, alone, and in the search', async () => {
    const { we, hire, companyId } = await anOffice();
    const { id } = await hire('A-0101');
    await hire('A-01012');
    const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
    expect(ids(await we.employees.list({ companyId, externalNumber: 'A-0101' }))).toEqual([id]);
    expect(ids(await we.employees.list({ companyId, externalNumber: 'a-0101' }))).toEqual([]);
    const page = { companyId, orderBy: 'name', limit: 10 } as const;
    expect(ids((await we.employees.page({ ...page, externalNumber: 'A-0101' })).rows)).toEqual([id]);
    expect((await we.employees.page({ ...page, search: 'a-0101' })).found).toEqual({
      active: 2,
      inactive: 0,
    });
  });

  it('is imported, and refused in its row where it is taken or repeated', async () => {
    const { we, hire, anEmployeeWith, companyId } = await anOffice();
    const { id: employeeId } = await hire('1');
    const rows = (...external: string[]) => ({ companyId, employees: external.map(anEmployeeWith) });
    expect(await refusal(we.employees.import(rows('2', '1')))).toMatchObject({
      code: 'invalid-input',
      errors: [
        {
          path: ['1', 'externalNumber'],
          code: 'external-number-taken',
          holder: { employeeId, externalNumber: '1' },
        },
      ],
    });
    expect(await refusal(we.employees.import(rows('2', '', '2')))).toMatchObject({
      errors: [{ path: ['2', 'externalNumber'], code: 'external-number-repeated' }],
    });
    expect(await we.employees.import(rows('2', '', '3'))).toEqual({ imported: 3, warnings: [] });
    expect(await we.employees.list({ companyId, externalNumber: '3' })).toHaveLength(1);
  });

  it('is written, answered and asked for over REST', async () => {
    const { rest, anEmployeeWith, companyId } = await anOffice();
    const path = `employers/${companyId}`;
    const write = (externalNumber: string) =>
      rest('POST', path, employeeWire.encode(anEmployeeWith(externalNumber)));
    const { json } = await write('K9');
    expect(json).toMatchObject({ result: { external_number: 'K9' } });
    expect(await write('K9')).toMatchObject({
      status: 409,
      json: {
        code: 'external-number-taken',
        errors: [{ field: 'external_number', msg: expect.stringMatching(SENTENCE('K9')) }],
      },
    });
    await write('K10');
    const found = async (query: string) => {
      const answer = await rest('GET', `${path}?${query}`);
      return (answer.json as { result: { external_number: string }[] }).result.map(
        (employee) => employee.external_number,
      );
    };
    expect(await found('external_number=K9')).toEqual(['K9']);
    expect(await found('external_number=K9&limit=5')).toEqual(['K9']);
    expect(await found('external_number=nadie')).toEqual([]);
    expect(await found('limit=5')).toHaveLength(2);
  });
});
