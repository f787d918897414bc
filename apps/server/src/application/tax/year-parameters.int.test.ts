import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { callRest, TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

const SOURCED = { source: 'Ley 47-2021, decreto de prueba', confidence: 'medium' } as const;

// The parameters are the same for every account, so each test has its own year.
describe('the parameters of a year', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice(now = TEST_NOW) {
    const dependencies = testDependencies(database.db, { now });
    const account = await savedAccount(database.db, `parameters-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'administrator');
    const as = async (role: 'practitioner' | 'auditor') =>
      typedCaller(dependencies, await tokenFor(dependencies, account, role));
    return {
      dependencies,
      account,
      company,
      employeeId,
      token,
      we: await typedCaller(dependencies, token),
      as,
    };
  }

  it('are built in with their sources, and change nothing when they are sent back', async () => {
    const { we, dependencies, token } = await anOffice();
    const before = await we.parameters.get({ year: 2026 });
    expect(before).toMatchObject({
      socialSecurityBase: 184_500_00,
      futaReduction: null,
      source: '26 U.S.C. 3101(a); base anunciada por la SSA',
      lacking: [],
    });
    expect(before.origins.find(({ field }) => field === 'minimumWages')).toMatchObject({
      effectiveFrom: '2024-07-01',
      source: 'Ley 47-2021; en efectivo, 29 U.S.C. 203(m)',
      enteredBy: null,
    });
    expect(await we.parameters.save({ year: 2026, parameters: before })).toEqual(before);
    const wire = await callRest(dependencies, token, { path: 'parameters/2026' });
    const back = await callRest(dependencies, token, {
      method: 'PUT',
      path: 'parameters/2026',
      body: (wire.json as { result: object }).result,
    });
    expect(back.json).toMatchObject({ ok: true });
    expect((back.json as { result: object }).result).toEqual((wire.json as { result: object }).result);
  });

  it('are recorded with who entered them, which other readers are not told', async () => {
    const { we, as } = await anOffice();
    const before = await we.parameters.get({ year: 2028 });
    const saved = await we.parameters.save({
      year: 2028,
      parameters: {
        ...before,
        ...SOURCED,
        minimumWages: [...before.minimumWages, { effectiveFrom: '2028-07-01', hourly: 12_00, inCash: null }],
        // 200,100.00 = 667 × 300.00
        socialSecurityBase: 200_100_00,
        codaLimits: { puertoRico: 15_000_00, dual: 23_000_00, catchUp: 1_500_00 },
        holidays: ['2028-12-26', '2028-05-02'],
      },
    });
    expect(saved).toMatchObject({
      ...SOURCED,
      minimumWages: [...before.minimumWages, { effectiveFrom: '2028-07-01', hourly: 12_00, inCash: 2_13 }],
      socialSecurityBase: 200_100_00,
      holidays: ['2028-05-02', '2028-12-26'],
    });
    const wageOf = ({ origins }: typeof saved) => origins.find(({ field }) => field === 'minimumWages');
    expect(wageOf(saved)).toMatchObject({ ...SOURCED, effectiveFrom: '2028-07-01' });
    expect(wageOf(saved)?.enteredBy).not.toBeNull();
    expect(wageOf(await (await as('auditor')).parameters.get({ year: 2028 }))?.enteredBy).toBeNull();
    // The limit of both taxes: 200,100.00 × 6.2 %
    const versions = await we.fixedTaxes.versions({ fixedTaxId: 4 });
    expect(versions.at(-1)).toMatchObject({ effectiveFrom: '2028-01-01', limit: 12_406_20 });
    // The year before has nothing of it.
    expect(await we.parameters.get({ year: 2027 })).toMatchObject({
      minimumWages: before.minimumWages,
      holidays: [],
    });

    const withdrawn = await we.parameters.save({
      year: 2028,
      parameters: { ...saved, minimumWages: before.minimumWages },
    });
    expect(withdrawn.minimumWages).toEqual(before.minimumWages);
    expect(wageOf(withdrawn)).toMatchObject({ effectiveFrom: '2024-07-01' });
  });

  it('are changed by administrators alone', async () => {
    const { we, as } = await anOffice();
    const parameters = await we.parameters.get({ year: 2026 });
    for (const role of ['practitioner', 'auditor'] as const)
      expect(await refusal((await as(role)).parameters.save({ year: 2026, parameters }))).toEqual({
        code: 'forbidden',
      });
  });

  it('tell before they are saved which companies of the account they reach', async () => {
    const { account, company, employeeId, we } = await anOffice();
    await anOffice();
    await we.payroll.load({
      employeeId,
      entry: { ...aWeekOf(40, account.accountantId), payDate: '2026-03-11', periodId: 2026110 },
    });
    const current = await we.parameters.get({ year: 2026 });
    const effect = await we.parameters.effect({
      year: 2026,
      parameters: {
        ...current,
        minimumWages: [...current.minimumWages, { effectiveFrom: '2026-07-01', hourly: 99_00, inCash: null }],
        unemploymentBase: 8_000_00,
      },
    });
    expect(effect).toMatchObject({
      fields: ['minimumWages', 'unemploymentBase'],
      companies: [{ companyId: company.scope.companyId, entries: 0, belowMinimumWage: 1 }],
    });
    const brackets = [{ over: 0, rate: 10_000, plus: 0 }];
    expect(await we.parameters.effect({ year: 2026, parameters: { ...current, brackets } })).toMatchObject({
      fields: ['brackets'],
      companies: [{ companyId: company.scope.companyId, entries: 1, belowMinimumWage: 0 }],
    });
  });

  it('that a year lacks are warned of from 1 November of the year before on', async () => {
    const loadOn = async (day: string) => {
      const { account, company, employeeId, dependencies, token, we } = await anOffice(
        new Date(`${day}T16:00:00Z`),
      );
      const { json } = await callRest(dependencies, token, {
        method: 'POST',
        path: `time/${employeeId}`,
        body: {
          period_id: 2027101,
          pay_date: '2027-01-08',
          regular_time: '40:00',
          accountant_id: account.accountantId,
        },
      });
      const { companies } = await we.desk.attention();
      const { yearsWithoutParameters } = await we.payroll.sheet({
        companyId: company.scope.companyId,
        employeeId,
        year: 2027,
      });
      return {
        warnings: (json as { result: { warnings: string[] } }).result.warnings,
        items: companies.flatMap(({ items }) => items).filter(({ kind }) => kind === 'year-parameters'),
        yearsWithoutParameters,
      };
    };
    const before = await loadOn('2026-10-31');
    expect(before.warnings.join()).not.toContain('Faltan los parámetros');
    expect(before).toMatchObject({ items: [], yearsWithoutParameters: [] });
    const after = await loadOn('2026-11-01');
    expect(after.warnings.join()).toContain('Faltan los parámetros de 2027');
    expect(after).toMatchObject({
      items: [{ kind: 'year-parameters', year: 2027 }],
      yearsWithoutParameters: [2027],
    });
  });

  it('are refused over both doors with the fields, and then nothing is saved', async () => {
    const { dependencies, token, we } = await anOffice();
    const put = (body: object, year = 2029) =>
      callRest(dependencies, token, { method: 'PUT', path: `parameters/${year}`, body });
    const before = await we.parameters.get({ year: 2029 });
    const rows = [
      { from: 0, rate: '0', plus: 0 },
      { from: 0, rate: '7', plus: 0 },
    ];
    expect(await put({ brackets: rows, futa_reduction: '-1' })).toMatchObject({
      status: 422,
      json: { errors: expect.arrayContaining([expect.objectContaining({ field: 'futa_reduction' })]) },
    });
    expect(await put({ brackets: rows, ...SOURCED })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'brackets.1.from' }] },
    });
    expect(await put({ minimum_wage: [{ from_date: '2028-03-01', amount: 12 }], ...SOURCED })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'minimum_wage.0.from_date' }] },
    });
    expect(await put({ unemployment_base: 8_000 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'source' }, { field: 'confidence' }] },
    });
    expect(await put({}, 2031)).toMatchObject({ status: 422 });
    const wrong = we.parameters.save({
      year: 2029,
      parameters: { ...before, ...SOURCED, socialSecurityBase: 100 },
    });
    expect(await refusal(wrong)).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: ['socialSecurityBase'], code: 'base-uneven' }],
    });
    expect(await we.parameters.get({ year: 2029 })).toEqual(before);
  });
});
