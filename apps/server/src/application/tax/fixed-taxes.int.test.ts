import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import { listRecordChanges } from '@garita/ledger/registry/record-changes';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { callRest, TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

const MEDICARE = 2;
const medicareFrom = (effectiveFrom: string, rate: number): FixedTaxInput => ({
  concept: 'medicare',
  rate,
  limit: null,
  effectiveFrom,
});

// The fixed taxes are the same for every account, so each test has its own concept or date.
describe('fixed taxes', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db, { now: TEST_NOW });
    const account = await savedAccount(database.db, `taxes-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'administrator');
    const we = await typedCaller(dependencies, token);
    const load = (payDate: string, periodId = 2026110) =>
      we.payroll.load({
        employeeId,
        entry: { ...aWeekOf(40, account.accountantId), payDate, periodId },
      });
    return { dependencies, account, token, we, load };
  }

  it('get a version from a date on, and keep the ones before', async () => {
    const { we } = await anOffice();
    const before = await we.fixedTaxes.versions({ fixedTaxId: MEDICARE });
    await we.fixedTaxes.save({ tax: medicareFrom('2026-06-01', 16_000) });
    const after = await we.fixedTaxes.versions({ fixedTaxId: MEDICARE });
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ rate: 16_000, effectiveFrom: '2026-06-01' });
    // Today is 2 March.
    expect(await we.fixedTaxes.get({ fixedTaxId: MEDICARE })).toMatchObject({ rate: 14_500 });
  });

  it('are what was saved last, of two versions from one day', async () => {
    const { we } = await anOffice();
    const disability = (rate: number): FixedTaxInput => ({
      concept: 'disabilityInsurance',
      rate,
      limit: 27_00,
      effectiveFrom: '2026-02-01',
    });
    await we.fixedTaxes.save({ tax: disability(4_000) });
    await we.fixedTaxes.save({ tax: disability(5_000) });
    expect(await we.fixedTaxes.get({ fixedTaxId: 1 })).toMatchObject({ rate: 5_000 });
    expect((await we.fixedTaxes.versions({ fixedTaxId: 1 })).map((version) => version.effectiveFrom)).toEqual(
      ['2024-01-01', '2026-02-01', '2026-02-01'],
    );
  });

  it('keep who changed what', async () => {
    const { account, we } = await anOffice();
    await we.fixedTaxes.save({ tax: medicareFrom('2024-06-01', 15_500) });
    const record = { tableName: 'fixed_taxes', recordId: MEDICARE };
    const [latest] = await listRecordChanges(database.db, account.scope, record);
    expect(latest).toMatchObject({
      kind: 'updated',
      changes: {
        rate: { before: 14_500, after: 15_500 },
        effectiveFrom: { before: '2024-01-01', after: '2024-06-01' },
      },
    });
  });

  it('say before they are saved which pay of the account they reach, until the next version', async () => {
    const { we, load } = await anOffice();
    const other = await anOffice();
    await other.load('2026-03-11');
    const { entryId, version } = await load('2026-03-12');
    await we.payroll.delete({ entryId, version });
    await load('2026-03-10');
    await load('2026-03-11');
    await load('2026-03-11');
    await load('2026-03-18', 2026111);
    const effectFrom = (effectiveFrom: string) => we.fixedTaxes.effect({ fixedTaxId: 3, effectiveFrom });
    expect(await effectFrom('2026-03-11')).toMatchObject({
      entryCount: 3,
      periods: [
        { period: { id: 2026110 }, entryCount: 2 },
        { period: { id: 2026111 }, entryCount: 1 },
      ],
    });
    // Social security has versions of 2024, 2025 and 2026.
    expect(await effectFrom('2025-03-01')).toEqual({ until: '2026-01-01', entryCount: 0, periods: [] });
  });

  it('are changed by administrators alone', async () => {
    const { dependencies, account } = await anOffice();
    const practitioner = await typedCaller(
      dependencies,
      await tokenFor(dependencies, account, 'practitioner'),
    );
    const saving = practitioner.fixedTaxes.save({ tax: medicareFrom('2026-01-01', 1) });
    expect(await refusal(saving)).toEqual({ code: 'forbidden' });
  });

  it('are refused by the documented door for a name and for an id that none has', async () => {
    const { dependencies, token } = await anOffice();
    const post = callRest(dependencies, token, {
      method: 'POST',
      path: 'fixed-taxes/',
      body: { name: 'renta', amount: '1' },
    });
    expect(await post).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'name', msg: 'No existe un tax fijo con este nombre.' }] },
    });
    const put = callRest(dependencies, token, {
      method: 'PUT',
      path: 'fixed-taxes/6',
      body: { amount: '1' },
    });
    expect(await put).toMatchObject({ status: 404 });
  });
});
