import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { callRest, TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

const LINE = {
  name: 'Unión',
  accountName: '',
  direction: 'deduction',
  requirement: 'optional',
  basis: 'fixed',
  isOnByDefault: true,
  cents: 1_00,
} as const;
const CODE = { owner: 'Eva Sol', email: 'eva@sol.example', code: 'VERSION1', companyAmount: 2 };

describe('the version of a record', () => {
  const database = useDatabase();
  let offices = 0;

  /** An account with a record of each kind, and how each is read, changed and written at both doors. */
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `version-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const companyId = company.company.id;
    const { accountantId } = account;
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const adminToken = await tokenFor(dependencies, account, 'administrator');
    const admin = await typedCaller(dependencies, adminToken);
    // Registration codes belong to no account, and only administrators see them.
    const neighbour = await savedAccount(database.db, `version-neighbour-${offices}`);
    const otherAdminToken = await tokenFor(dependencies, neighbour, 'administrator');
    const { id: contractorId } = await we.contractors.create({ companyId, contractor: aContractor() });
    const { id: taxId } = await we.companyTaxes.create({ companyId, tax: LINE });
    const registrationCode = { ...CODE, email: `eva${offices}@sol.example`, code: `VERSION${offices}` };
    const { id: codeId } = await admin.codes.create({ registrationCode });
    const { accountants, companies, employees, contractors, companyTaxes } = we;
    type Saved<Row> = Row & { version: number };
    const kind = <Row extends object>(
      get: () => Promise<Saved<Row>>,
      update: (row: Saved<Row>) => Promise<unknown>,
      path: { get: string; put: string; field: string },
      by = token,
      another = adminToken,
    ) => ({
      get,
      save: async (change: object) => update({ ...(await get()), ...change }),
      rest: {
        read: async () => {
          const { json } = await callRest(dependencies, by, { path: path.get });
          return (json as { result: Record<string, unknown> }).result;
        },
        write: (body: Record<string, unknown>) =>
          callRest(dependencies, by, { method: 'PUT', path: path.put, body }),
        writeByAnother: (body: Record<string, unknown>) =>
          callRest(dependencies, another, { method: 'PUT', path: path.put, body }),
        field: path.field,
      },
    });
    const kinds = {
      accountants: kind(
        () => accountants.get({ accountantId }),
        (accountant) => accountants.update({ accountantId, accountant }),
        { get: `accountant/${accountantId}`, put: `accountant/${accountantId}`, field: 'name' },
      ),
      companies: kind(
        () => companies.get({ companyId }),
        (row) => companies.update({ companyId, company: row }),
        { get: `companies/${companyId}`, put: `companies/${companyId}`, field: 'name' },
      ),
      employees: kind(
        () => employees.get({ companyId, employeeId }),
        (employee) => employees.update({ companyId, employeeId, employee }),
        { get: `employers/${companyId}/${employeeId}`, put: `employers/${employeeId}`, field: 'first_name' },
      ),
      contractors: kind(
        () => contractors.get({ companyId, contractorId }),
        (contractor) => contractors.update({ companyId, contractorId, contractor }),
        {
          get: `outemployers/${companyId}/${contractorId}`,
          put: `outemployers/${contractorId}`,
          field: 'first_name',
        },
      ),
      companyTaxes: kind(
        () => companyTaxes.get({ companyId, taxId }),
        (tax) => companyTaxes.update({ taxId, tax }),
        { get: `taxes/${companyId}/${taxId}`, put: `taxes/${taxId}`, field: 'name' },
      ),
      codes: kind(
        () => admin.codes.get({ codeId }),
        (code) => admin.codes.update({ codeId, registrationCode: code }),
        { get: `codes/${codeId}`, put: `codes/${codeId}`, field: 'owner' },
        adminToken,
        otherAdminToken,
      ),
    };
    const settings = { get: 'account/settings', put: 'account/settings' };
    const accounts = { get: `companies/${companyId}/accounts`, put: `companies/${companyId}/accounts` };
    const deposits = `companies/${companyId}/deposits`;
    const calendars = `companies/${companyId}/pay-calendars`;
    const rest = (by: string, method: 'GET' | 'PUT', path: string, body?: object) =>
      callRest(dependencies, by, { method, path, ...(body && { body }) });
    /** A part of a record: how it is read, and written by one of two users with a change of one field. */
    const part = (
      path: { get: string; put: string },
      rowOf: (result: unknown) => unknown = (result) => result,
    ) => ({
      read: async () => {
        const { json } = await rest(token, 'GET', path.get);
        return rowOf((json as { result: unknown }).result) as Record<string, unknown>;
      },
      write: (body: object) => rest(adminToken, 'PUT', path.put, body),
      writeByAnother: (body: object) => rest(token, 'PUT', path.put, body),
    });
    const rowWith = (name: string, value: unknown) => (result: unknown) =>
      (result as Record<string, unknown>[]).find((row) => row[name] === value);
    const parts = {
      accounts: part(accounts),
      deposits: part({ get: deposits, put: `${deposits}/2026` }, rowWith('year', 2026)),
      otherDeposits: part({ get: deposits, put: `${deposits}/2025` }, rowWith('year', 2025)),
      calendar: part({ get: calendars, put: `${calendars}/3` }, rowWith('period_norma', 3)),
      settings: part(settings),
    };
    return { companyId, we, admin, kinds, parts };
  }

  it.each([
    ['accountants', 'name'],
    ['companies', 'name'],
    ['employees', 'firstName'],
    ['contractors', 'firstName'],
    ['companyTaxes', 'name'],
    ['codes', 'owner'],
  ] as const)(
    'of %s grows, and refuses what was read before the change of another user',
    async (name, field) => {
      const { get, save, rest } = (await anOffice()).kinds[name];
      const read = await rest.read();
      expect(await get()).toMatchObject({ version: 1 });
      expect(read).toMatchObject({ version: 1 });
      expect(await rest.writeByAnother({ ...read, [rest.field]: 'Eva' })).toMatchObject({ status: 200 });
      expect(await get()).toMatchObject({ [field]: 'Eva', version: 2 });
      expect(await refusal(save({ [field]: 'Ana', version: 1 }))).toEqual({
        code: 'record-changed',
        latestChange: { version: 2, by: 'Sara Paz', at: TEST_NOW },
      });
      const late = await rest.write({ ...read, [rest.field]: 'Luz' });
      expect(late).toMatchObject({ status: 409, json: { code: 'record-changed', version: 2 } });
      expect(late.json).toMatchObject({ detail: expect.stringContaining('cambió estos datos después') });
      const { version, ...unversioned } = read;
      expect(await rest.write({ ...unversioned, [rest.field]: 'Luz' })).toMatchObject({ status: 200 });
      expect(await get()).toMatchObject({ [field]: 'Luz', version: 3 });
    },
  );

  it.each([
    ['accounts', { regular_pay_account: '5100' }, { regular_pay_account: '5110' }],
    ['deposits', { federal_schedule: 1 }, { federal_schedule: 2 }],
    ['calendar', { pay_lag_days: 3 }, { pay_lag_days: 5 }],
    ['settings', { periods_closed_by_another: true }, { periods_closed_by_another: false }],
  ] as const)('of %s grows with its own changes, and refuses what is stale', async (name, one, other) => {
    const { parts } = await anOffice();
    const { read, write, writeByAnother } = parts[name];
    expect(await write(one)).toMatchObject({ status: 200, json: { result: { ...one, version: 2 } } });
    const known = await read();
    expect(known).toMatchObject({ ...one, version: 2 });
    // What does not change is no new version, and what the user changed since is no reason to refuse.
    expect(await write(known)).toMatchObject({ status: 200, json: { result: { version: 2 } } });
    expect(await writeByAnother({ ...known, ...other })).toMatchObject({ status: 200 });
    const late = await write({ ...known, ...one });
    expect(late).toMatchObject({ status: 409, json: { code: 'record-changed', version: 3 } });
    expect(late.json).toMatchObject({ detail: expect.stringContaining('Sara Paz') });
    const { version, ...unversioned } = known;
    expect(await write(unversioned)).toMatchObject({ status: 200 });
    expect(await write({ ...unversioned, version: 0 })).toMatchObject({ status: 422 });
  });

  it('of a part does not count the changes of another part', async () => {
    const { parts, kinds } = await anOffice();
    await parts.deposits.write({ federal_schedule: 1 });
    await parts.accounts.write({ regular_pay_account: '5100' });
    await kinds.companies.save({ name: 'Eva' });
    expect(await parts.deposits.read()).toMatchObject({ version: 2 });
    expect(await parts.otherDeposits.read()).toMatchObject({ version: 1 });
    expect(await parts.accounts.read()).toMatchObject({ version: 2 });
  });

  it('lets a user send again what was read before their own changes', async () => {
    const { get, save, rest } = (await anOffice()).kinds.companies;
    const read = await rest.read();
    expect(await save({ name: 'Eva' })).toMatchObject({ version: 2 });
    expect(await rest.write({ ...read, name: 'Ana' })).toMatchObject({ status: 200 });
    expect(await rest.writeByAnother({ ...(await rest.read()), name: 'Luz' })).toMatchObject({ status: 200 });
    expect(await rest.write({ ...read, name: 'Ana' })).toMatchObject({ status: 409 });
    expect(await get()).toMatchObject({ name: 'Luz', version: 4 });
  });

  it('counts nobody who only looked at a number', async () => {
    const { save, rest } = (await anOffice()).kinds.employees;
    const read = await rest.read();
    expect(await save({ firstName: 'Eva' })).toMatchObject({ version: 2 });
    // Each read of an employee by a program is a line of the history, newer than the change.
    for (let looks = 0; looks < 55; looks += 1) await rest.read();
    expect(await rest.write({ ...read, first_name: 'Ana' })).toMatchObject({ status: 200 });
  });

  it('lets one of two changes win that were read alike and are saved at once', async () => {
    const { companyId, we, admin } = await anOffice();
    const read = await we.companies.get({ companyId });
    const save = (by: typeof we, contact: string) =>
      by.companies.update({ companyId, company: { ...read, contact } });
    const saves = await Promise.allSettled([save(we, 'Ana'), save(admin, 'Eva')]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await we.companies.get({ companyId })).toMatchObject({ version: 2 });
  });

  it('may be named beside the record, and must be a number', async () => {
    const { companyId, we } = await anOffice();
    const { version, ...company } = await we.companies.get({ companyId });
    expect(await we.companies.update({ companyId, version, company })).toMatchObject({ version: 1 });
    expect(await refusal(we.companies.update({ companyId, version: 7, company }))).toMatchObject({
      code: 'record-changed',
    });
    expect(await refusal(we.companies.update({ companyId, version: 0, company }))).toEqual({
      code: 'invalid-input',
      errors: [{ path: ['version'], code: 'option-invalid' }],
    });
  });
});
