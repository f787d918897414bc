import { randomUUID } from 'node:crypto';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, type RestCall, testDependencies, tokenFor } from '../../testing/test-server.ts';

/* What a browser program does that was written to the specification alone: it writes back what it read. */

type Json = Record<string, unknown>;

/** A contractor as far as one has to be known. */
const LUIS = {
  first_name: 'Luis',
  last_name: 'Vega',
  employer_id: '900-55-0009',
  address: '1 Calle Sol',
  address_country: 65,
  address_number: '00901',
  regular_pay: 25,
};

/** The reason for a second record of a person in the company. */
const SECOND = { reason: 'Trabaja en dos puestos' };

describe('a program written to the documented interface', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `program-${++offices}`);
    const company = await savedCompany(database.db, account);
    const employee = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'administrator');
    const another = await tokenFor(dependencies, account, 'practitioner');
    const result = async (call: RestCall, by = token): Promise<Json> => {
      const { status, json } = await callRest(dependencies, by, call);
      expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } });
      return (json as { result: Json }).result; // as matched above
    };
    const refused = async (call: RestCall, as = 422): Promise<Json> => {
      const { status, json } = await callRest(dependencies, token, call);
      expect(status).toBe(as);
      return json as Json; // what every refusal is
    };
    const { accountantId } = account;
    return { companyId: company.company.id, employeeId: employee.id, accountantId, another, result, refused };
  }

  it('writes back an employee withheld by table, whose percentage is a text', async () => {
    const { companyId, employeeId, result } = await anOffice();
    const employee = await result({ path: `employers/${companyId}/${employeeId}` });
    expect(employee).toMatchObject({ retention_type: '2', payment_percentage: '0%' });
    const changed: Json = { ...employee, smartphone_number: '787-555-0199' };
    const { version, ...written } = changed;
    expect(await result({ method: 'PUT', path: `employers/${employeeId}`, body: changed })).toMatchObject(
      written,
    );
  });

  it('writes back what a list shows of a person, whose numbers stay what they are', async () => {
    const { companyId, employeeId, result, refused } = await anOffice();
    const listed = async (path: string) => (await result({ path })) as unknown as Json[];
    const [employee] = await listed(`employers/${companyId}`);
    expect(employee).toMatchObject({ social_security_number: expect.stringMatching(/^\*{3}-\*{2}-\d{4}$/) });
    const before = await result({ path: `employers/${companyId}/${employeeId}` });
    await result({ method: 'PUT', path: `employers/${employeeId}`, body: employee ?? {} });
    expect(await result({ path: `employers/${companyId}/${employeeId}` })).toEqual(before);

    const account = { bank_account: '0055 4321' };
    await result({ method: 'POST', path: `outemployers/${companyId}`, body: { ...LUIS, ...account } });
    const [contractor] = await listed(`outemployers/${companyId}`);
    expect(contractor).toMatchObject({ employer_id: '***-**-0009', bank_account: '*****4321' });
    const path = `outemployers/${Number(contractor?.['id'])}`;
    const changed: Json = { ...contractor, regular_pay: 30 };
    const { version, ...written } = changed;
    expect(await result({ method: 'PUT', path, body: changed })).toMatchObject(written);
    expect(await result({ path: `outemployers/${companyId}/${Number(contractor?.['id'])}` })).toMatchObject({
      ...account,
      employer_id: '900-55-0009',
      regular_pay: 30,
    });

    const masked = { ...LUIS, bank_account: '*****1234' };
    expect(await refused({ method: 'POST', path: `outemployers/${companyId}`, body: masked })).toMatchObject({
      errors: [{ field: 'bank_account', msg: 'El texto no es válido.' }],
    });
  });

  it('writes back a fixed tax with another limit, and changes no day that has passed', async () => {
    const { result } = await anOffice();
    const tax = await result({ path: 'fixed-taxes/3' });
    expect(tax).toMatchObject({ limit: 11_439, effective_from: '2026-01-01', in_force_since: '2026-01-01' });
    const headers = { 'Idempotency-Key': randomUUID() };
    const call: RestCall = { method: 'PUT', path: 'fixed-taxes/3', body: { ...tax, limit: 11_500 }, headers };
    const written = await result(call);
    expect(written).toMatchObject({ limit: 11_500, effective_from: '2026-03-02' });
    expect(await result(call)).toEqual(written);
  });

  it('caps nothing at zero where a fixed tax has no limit', async () => {
    const { employeeId, result } = await anOffice();
    const medicare = await result({ path: 'fixed-taxes/2' });
    expect(medicare.limit).toBe(9_999_999.99);
    expect(await result({ method: 'PUT', path: 'fixed-taxes/2', body: medicare })).toMatchObject({
      limit: 9_999_999.99,
    });
    const { limits } = await result({ path: `balances/${employeeId}?year=2026` });
    expect(limits).toMatchObject({ medicare: 9_999_999.99, inability: 27 });
  });

  it('keeps what it does not know of, and repeats that without undoing what came after', async () => {
    const { companyId, result } = await anOffice();
    const path = `companies/${companyId}`;
    const { cfse_percent, ...known } = await result({ path });
    expect(cfse_percent).toBe('0%');
    await result({ method: 'PUT', path, body: { ...known, cfse_percent: '3.25%' } });
    const headers = { 'Idempotency-Key': randomUUID() };
    const change: RestCall = { method: 'PUT', path, body: { ...known, contact: 'Rosa Paz' }, headers };
    expect(await result(change)).toMatchObject({ contact: 'Rosa Paz', cfse_percent: '3.25%' });
    await result({ method: 'PUT', path, body: { ...known, cfse_percent: '4%' } });
    expect(await result(change)).toMatchObject({ contact: 'Rosa Paz', cfse_percent: '3.25%' });
    expect(await result({ path })).toMatchObject({ cfse_percent: '4%' });
  });

  it('is refused where it writes back what somebody changed since it was read', async () => {
    const { companyId, another, result, refused } = await anOffice();
    const path = `companies/${companyId}`;
    const read = await result({ path });
    expect(read).toMatchObject({ version: 1 });
    const change: RestCall = { method: 'PUT', path, body: { ...read, contact: 'Rosa Paz' } };
    expect(await result(change, another)).toMatchObject({ version: 2 });
    const refusal = await refused({ method: 'PUT', path, body: { ...read, contact: 'Luis Vega' } }, 409);
    expect(refusal).toMatchObject({ code: 'record-changed', version: 2 });
    expect(await result({ path })).toMatchObject({ contact: 'Rosa Paz', version: 2 });
  });

  it('keeps the accounts that it does not name', async () => {
    const { companyId, result } = await anOffice();
    const path = `companies/${companyId}/accounts`;
    await result({ method: 'PUT', path, body: { net_account: '2100', tips_account: '2150' } });
    expect(await result({ method: 'PUT', path, body: { tips_account: '' } })).toMatchObject({
      net_account: '2100',
      tips_account: '',
    });
  });

  it('gets one sentence with the missing fields, because it shows nothing else', async () => {
    const { companyId, employeeId, result, refused } = await anOffice();
    const { choferil, gender, birthday, phone_number, ...employee } = await result({
      path: `employers/${companyId}/${employeeId}`,
    });
    const put = (body: Json) => refused({ method: 'PUT', path: `employers/${employeeId}`, body });
    expect(await put({ ...employee, gender, birthday, phone_number })).toMatchObject({
      detail: 'Choferil: Este campo es requerido.',
      errors: [{ field: 'choferil', msg: 'Este campo es requerido.' }],
    });
    expect(await put(employee)).toMatchObject({
      detail:
        'Género: Este campo es requerido. Fecha de nacimiento: Este campo es requerido. ' +
        'Número de teléfono: Este campo es requerido. Y un campo más.',
    });
  });

  it('creates a company without knowing an accountant, or with the documented default', async () => {
    const { companyId, accountantId, result } = await anOffice();
    const {
      id,
      accountant_id,
      is_deleted,
      w2_first_control,
      special_contribution,
      w2_last_control,
      ...company
    } = await result({
      path: `companies/${companyId}`,
    });
    const chosen = { accountant_id: accountantId, special_contribution: '1.00%' };
    for (const nobody of [{}, { accountant_id: -1 }, { accountant_id: 1 }, { accountant_id: '' }]) {
      const body = { ...company, ...nobody };
      expect(await result({ method: 'POST', path: 'companies/', body })).toMatchObject(chosen);
    }
  });

  it('repeats the creation of a company with its key, though the control numbers have moved on', async () => {
    const { companyId, result } = await anOffice();
    const { w2_first_control, w2_last_control, ...company } = await result({
      path: `companies/${companyId}`,
    });
    const headers = { 'Idempotency-Key': randomUUID() };
    const call: RestCall = { method: 'POST', path: 'companies/', body: company, headers };
    const created = await result(call);
    expect(created).toMatchObject({ w2_first_control: '202600051', w2_last_control: '202600101' });
    expect(await result(call)).toEqual(created);
  });

  it('creates an employee with the leave of the company, and the vacation of the years of service', async () => {
    const { companyId, employeeId, result } = await anOffice();
    const {
      id,
      vacation_hours,
      sicks_hours,
      sicks_hours_monthly,
      vacation_date,
      date_admission,
      ...employee
    } = await result({ path: `employers/${companyId}/${employeeId}` });
    const create = (body: Json) => result({ method: 'POST', path: `employers/${companyId}`, body });
    // Four years of service on 2 March 2026: six hours a month.
    expect(await create({ ...employee, ...SECOND, date_admission: '2022-02-01' })).toMatchObject({
      vacation_hours: 6,
      vacation_date: '2026-03-02',
      sicks_hours: 8,
      sicks_hours_monthly: 130,
    });
  });

  it('shows in the payroll the leave that is left, and in the record what it opened with', async () => {
    const { companyId, employeeId, accountantId, result } = await anOffice();
    const opened = {
      ...(await result({ path: `employers/${companyId}/${employeeId}` })),
      vacation_time: '10:00',
    };
    await result({ method: 'PUT', path: `employers/${employeeId}`, body: opened });
    const week = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: accountantId };
    await result({ method: 'POST', path: `time/${employeeId}`, body: { ...week, vacation_time: '08:00' } });
    const { employer } = await result({ path: `companies/${companyId}/employer/${employeeId}/year/2026` });
    expect(employer).toMatchObject({ vacation_time: '02:00', vacation_acum_hours: '02:00' });
    const record = { vacation_time: '10:00', vacation_acum_hours: '02:00' };
    expect(await result({ path: `employers/${companyId}/${employeeId}` })).toMatchObject(record);
    expect(await result({ path: `employers/${companyId}` })).toMatchObject([record]);
  });

  it('changes one field of a saved entry, and every other stays', async () => {
    const { employeeId, accountantId, result } = await anOffice();
    const week = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: accountantId };
    const body = { ...week, regular_time: '40:00', tips: 25, memo: 'Turno' };
    const { id } = await result({ method: 'POST', path: `time/${employeeId}`, body });
    const changed = await result({ method: 'PUT', path: `time/${String(id)}`, body: { over_time: '02:00' } });
    expect(changed).toMatchObject({ ...body, over_time: '02:00' });
    expect(await result({ path: `time/${String(id)}` })).toMatchObject({
      id,
      version: changed.version,
      tips: 25,
    });
  });

  it('has a tax that a person wrote over the one it read taken, without a word on it', async () => {
    const { employeeId, accountantId, result } = await anOffice();
    const week = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: accountantId };
    const body = { ...week, regular_time: '40:00' };
    const { time } = await result({ method: 'POST', path: `time/${employeeId}`, body });
    const read = time as Json; // the entry once more
    const put = (change: Json) =>
      result({
        method: 'PUT',
        path: `time/${String(read.id)}`,
        body: { ...read, version: undefined, ...change },
      });
    expect(await put({})).toMatchObject({ tax_pr: read.tax_pr, tax_pr_edited: false });
    expect(await put({ tax_pr: 33.33 })).toMatchObject({ tax_pr: 33.33, tax_pr_edited: true });
    expect(await put({ tax_pr: 20, tax_pr_edited: undefined })).toMatchObject({ tax_pr: 20 });
    expect(await put({ tax_pr: read.tax_pr })).toMatchObject({ tax_pr: read.tax_pr, tax_pr_edited: false });
    const typed = { tax_pr: 7.77, tax_pr_edited: false };
    for (const change of [typed, typed, typed]) {
      expect(await put(change)).toMatchObject({ tax_pr: 7.77, tax_pr_edited: true });
    }
    expect(await put({ tax_pr: null })).toMatchObject({ tax_pr: read.tax_pr, tax_pr_edited: false });
  });

  it('has what a person wrote over a line of the company taken alike', async () => {
    const { companyId, employeeId, accountantId, result } = await anOffice();
    const line = { name: 'Unión', required: 1, type_taxe: 1, type_amount: 1, amount: '2', is_active: true };
    await result({ method: 'POST', path: `taxes/${companyId}`, body: line });
    const week = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: accountantId };
    const { id, payment } = await result({
      method: 'POST',
      path: `time/${employeeId}`,
      body: { ...week, regular_time: '40:00' },
    });
    const lines = payment as Json[]; // the lines of the entry
    const change = { payment: lines.map((one) => ({ ...one, value: 7.77 })) };
    for (const body of [change, change]) {
      expect(await result({ method: 'PUT', path: `time/${String(id)}`, body })).toMatchObject({
        payment: [{ value: 7.77, edited: true }],
      });
    }
  });

  it('is warned of a tax of a new entry that is not marked as typed and differs from the calculated one', async () => {
    const { employeeId, accountantId, result } = await anOffice();
    const week = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: accountantId };
    const body = { ...week, regular_time: '40:00', tax_pr: 333.33 };
    expect(await result({ method: 'POST', path: `time/${employeeId}`, body })).toMatchObject({
      tax_pr_edited: false,
      warnings: [expect.stringContaining('tax_pr vino con 333.33')],
    });
  });

  it('is refused a second record of a number with the first one, and saves it for a reason', async () => {
    const { companyId, employeeId, result, refused } = await anOffice();
    const { id, ...employee } = await result({ path: `employers/${companyId}/${employeeId}` });
    const body = { ...employee, first_name: 'Berta' };
    const create = { method: 'POST', path: `employers/${companyId}` } as const;
    expect(await refused({ ...create, body }, 409)).toMatchObject({
      code: 'employee-number-taken',
      employer_id: employeeId,
      errors: [{ field: 'reason', msg: 'Este campo es requerido.' }],
    });
    expect(await result({ ...create, body: { ...body, ...SECOND } })).toMatchObject({
      first_name: 'Berta',
      warnings: [expect.stringContaining('Ana'), expect.stringContaining('no emite números así')],
    });
    const reason = 'x'.repeat(201);
    expect(await refused({ ...create, body: { ...body, first_name: '', reason } })).toMatchObject({
      errors: [{ field: 'first_name' }, { field: 'reason' }],
    });
  });

  it('is warned of a number that another contractor has, when one is made and when one is changed', async () => {
    const { companyId, result } = await anOffice();
    const path = `outemployers/${companyId}`;
    const { id, warnings, ...luis } = await result({ method: 'POST', path, body: LUIS });
    expect(warnings).toEqual([]);
    const body = { ...luis, first_name: 'Berta' };
    const warned = { warnings: ['Este número ya lo tiene en la compañía: Luis Vega'] };
    const berta = await result({ method: 'POST', path, body });
    expect(berta).toMatchObject({ first_name: 'Berta', ...warned });
    const change = { method: 'PUT', path: `outemployers/${String(berta.id)}`, body } as const;
    expect(await result(change)).toMatchObject(warned);
  });

  it('writes the number of a contractor under the mask of what the contractor is, or under none', async () => {
    const { companyId, result, refused } = await anOffice();
    const path = `outemployers/${companyId}`;
    const post = (change: Json) => ({ method: 'POST', path, body: { ...LUIS, ...change } }) as const;
    expect(await result(post({ employer_id: '900550009' }))).toMatchObject({ employer_id: '900-55-0009' });
    expect(await result(post({ employer_id: '660550009', type_entity: 2 }))).toMatchObject({
      employer_id: '66-0550009',
    });
    expect(await refused(post({ employer_id: '90-0550009' }))).toMatchObject({
      errors: [{ field: 'employer_id', msg: 'El número de seguro social debe tener 9 dígitos.' }],
    });
    expect(await refused(post({ employer_id: '660-55-0009', type_entity: 2 }))).toMatchObject({
      errors: [{ field: 'employer_id' }],
    });
  });

  it('gets the errors of unknown names together with all others, also for new records', async () => {
    const { companyId, refused } = await anOffice();
    const refusedFields = async (path: string, body: Json) => {
      const { errors } = await refused({ method: 'POST', path, body });
      return (errors as Json[]).map(({ field }) => field); // the errors of a refusal
    };
    expect(await refusedFields('companies/', { name: '', firstName: 'Ana' })).toEqual(
      expect.arrayContaining(['name', 'email', 'firstName']),
    );
    expect(await refusedFields(`employers/${companyId}`, { first_name: '', rates: 7 })).toEqual(
      expect.arrayContaining(['first_name', 'birthday', 'rates']),
    );
    expect(await refusedFields(`outemployers/${companyId}`, { ...LUIS, address: '', rate: 7 })).toEqual([
      'address',
      'rate',
    ]);
  });

  it('chooses an employee of the payroll from its company', async () => {
    const { companyId, employeeId, result } = await anOffice();
    const { company } = await result({ path: `companies/${companyId}/employer/${employeeId}/year/2026` });
    expect(company).toMatchObject({ id: companyId, employers: [{ id: employeeId, first_name: 'Ana' }] });
  });

  it('is refused dates that cannot be, options of no list and names that nothing knows', async () => {
    const { companyId, employeeId, result, refused } = await anOffice();
    const employee = await result({ path: `employers/${companyId}/${employeeId}` });
    const put = (change: Json) =>
      refused({ method: 'PUT', path: `employers/${employeeId}`, body: { ...employee, ...change } });
    expect(await put({ birthday: '2026-03-03', date_admission: '2026-03-04' })).toMatchObject({
      detail: 'La fecha de nacimiento no puede ser futura.',
      errors: [{ field: 'birthday' }],
    });
    expect(await put({ gender: 7, date_admission: '1980-01-01', payment_percent: '7%' })).toMatchObject({
      errors: [
        { field: 'gender', msg: 'La opción no es válida.' },
        { field: 'date_admission', msg: 'La fecha de ingreso no puede ser anterior a la de nacimiento.' },
        { field: 'payment_percent', msg: 'Campo desconocido.' },
      ],
    });
    expect(
      await result({ method: 'PUT', path: `employers/${employeeId}`, body: { ...employee, type: 0 } }),
    ).toMatchObject({
      type: 1,
    });
    for (const year of [2023, 2031]) {
      await refused({ path: `companies/${companyId}/employer/${employeeId}/year/${year}` });
      await refused({ path: `period/periods_by_year_and_type/${year}/1` });
    }
  });

  it('creates a contractor with what has to be known, who starts as in the form', async () => {
    const { companyId, result, refused } = await anOffice();
    const path = `outemployers/${companyId}`;
    expect(await result({ method: 'POST', path, body: LUIS })).toMatchObject({
      type_entity: 1,
      address_state: 'PR',
      withholding: '0%',
      exencion: 'A',
    });
    expect(
      await refused({ method: 'POST', path, body: { ...LUIS, address: '', regular_pay: 0 } }),
    ).toMatchObject({
      detail: 'Dirección: Este campo es requerido. Hora a pagar: Debe ingresar un monto de Hora a pagar.',
    });
  });
});
