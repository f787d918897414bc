import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor, typedClient } from '../../../testing/test-server.ts';

describe.each(databases)('switching employees to the certificate on %s', (kind) => {
  const database = useDatabase(kind);

  /** A company with Ana at 10.50 an hour, who has a week of 40 hours, and Eva, who is married. */
  async function office(name: string) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, name);
    const company = await savedCompany(database.db, account);
    const rates = { regular: 10_50, overtime: 15_75, mealPeriod: 21_00 };
    const ana = await savedEmployee(database.db, account, company, { rates });
    const eva = await savedEmployee(database.db, account, company, {
      firstName: 'Eva',
      maritalStatus: 'married',
      socialSecurityNumber: '900550002',
    });
    const token = await tokenFor(dependencies, account, 'practitioner');
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers = {}) =>
      callRest(dependencies, token, { method, path, body, headers });
    const path = `companies/${company.company.id}/certificate-switch`;
    const week = {
      period_id: 2026110,
      pay_date: '2026-03-11',
      accountant_id: account.accountantId,
      regular_time: '40:00',
    };
    await call('POST', `time/${ana.id}`, week);
    const methodOf = async (id: number) => {
      const { json } = await call('GET', `employers/${company.company.id}/${id}`);
      return (json as { result: { retention_type: unknown } }).result.retention_type;
    };
    const client = typedClient(dependencies, token);
    const other = typedClient(dependencies, await tokenFor(dependencies, account));
    return { ana, eva, call, path, week, methodOf, client, other, companyId: company.company.id };
  }

  it('shows what each pays now and would pay, and stores nothing', async () => {
    const { call, path, ana, eva, methodOf } = await office('preview');
    const { json } = await call('GET', path);
    // 420.00 × 52 = 21,840.00: by table 12.57; without a certificate (21,840.00 − 9,000.00) × 7 % ÷ 52 =
    // 17.28. Of 53 weeks 43 are left after the tenth: 43 × 4.71 = 202.53.
    expect(json).toMatchObject({
      result: [
        {
          employer_id: ana.id,
          has_certificate: false,
          is_married_individual: false,
          pay_date: '2026-03-11',
          tax_now: 12.57,
          tax_by_certificate: 17.28,
          periods_left: 43,
          rest_of_year: 202.53,
        },
        { employer_id: eva.id, is_married_individual: true, pay_date: null, tax_now: null },
      ],
    });
    expect(await methodOf(ana.id)).toEqual(await methodOf(eva.id));
  });

  it('switches the chosen ones, and pays them by certificate from then on', async () => {
    const { call, path, ana, eva, week, methodOf } = await office('switch');
    const table = await methodOf(eva.id);
    expect(await call('PUT', path, { employers: [ana.id] })).toMatchObject({
      status: 200,
      json: { result: { switched: 1 } },
    });
    expect(await methodOf(eva.id)).toEqual(table);
    expect(await call('GET', path)).toMatchObject({ json: { result: [{ employer_id: eva.id }] } });
    const next = { ...week, period_id: 2026111, pay_date: '2026-03-18' };
    expect(await call('POST', `time/${ana.id}`, next)).toMatchObject({ json: { result: { tax_pr: 17.28 } } });
    expect(await call('PUT', path, { employers: [ana.id] })).toMatchObject({
      json: { result: { switched: 0 } },
    });
  });

  it('refuses a non-resident, whom the list leaves out, and switches nobody', async () => {
    const { call, path, ana, eva, client, methodOf, companyId } = await office('non-resident');
    const { json } = await call('GET', `employers/${companyId}/${eva.id}`);
    const { result: record } = json as { result: object };
    await call('PUT', `employers/${eva.id}`, { ...record, retention_type: '5' });
    expect(await call('GET', path)).toMatchObject({ json: { result: [{ employer_id: ana.id }] } });
    expect(await call('PUT', path, { employers: [ana.id, eva.id] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'employers.1', msg: expect.stringContaining('No reside en Puerto Rico') }] },
    });
    const employees = [{ employeeId: eva.id }];
    await expect(client.employees.switchToCertificate.mutate({ companyId, employees })).rejects.toThrow(
      'Hay datos que no son válidos',
    );
    expect(await methodOf(eva.id)).toBe('5');
    expect(await methodOf(ana.id)).not.toBe('3');
  });

  it('switches all or none: a single person with an exemption of the married is refused by name', async () => {
    const { call, path, ana, eva, companyId, client } = await office('refused');
    const single = await client.employees.get.query({ companyId, employeeId: ana.id });
    await client.employees.update.mutate({
      companyId,
      employeeId: ana.id,
      employee: { ...single, personalExemption: 'joint' },
    });
    expect(await call('PUT', path, { employers: [eva.id, ana.id] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'employers.1' }] },
    });
    expect(await call('GET', path)).toMatchObject({
      json: { result: [{ employer_id: ana.id }, { employer_id: eva.id }] },
    });
    expect(await call('PUT', path, { employers: [999_999] })).toMatchObject({ status: 404 });
  });

  it('refuses a version that somebody else has changed since', async () => {
    const { client, other, companyId, ana } = await office('version');
    const [shown] = await client.employees.certificateSwitch.query({ companyId });
    expect(shown).toMatchObject({ employeeId: ana.id, version: 1 });
    const employee = await client.employees.get.query({ companyId, employeeId: ana.id });
    await other.employees.update.mutate({
      companyId,
      employeeId: ana.id,
      employee: { ...employee, firstName: 'Anita' },
    });
    const employees = [{ employeeId: ana.id, version: 1 }];
    await expect(client.employees.switchToCertificate.mutate({ companyId, employees })).rejects.toThrow(
      'cambió',
    );
  });
});
