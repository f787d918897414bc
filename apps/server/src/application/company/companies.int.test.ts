import { randomUUID } from 'node:crypto';
import { aCompany } from '@garita/domain/company/company.builder';
import { listRecordChanges } from '@garita/ledger/registry/record-changes';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

describe('companies', () => {
  const database = useDatabase();
  const dependencies = () => testDependencies(database.db);

  async function office(name: string) {
    const account = await savedAccount(database.db, name);
    const as = async (role: 'administrator' | 'practitioner' | 'auditor') =>
      typedCaller(dependencies(), await tokenFor(dependencies(), account, role));
    const company = aCompany({ accountantId: account.accountantId });
    return { account, as, company };
  }

  it('belong to one account and do not exist for another', async () => {
    const ours = await office('nuestra');
    const theirs = await office('ajena');
    const we = await ours.as('practitioner');
    const they = await theirs.as('administrator');
    const { id: companyId } = await we.companies.create({ company: ours.company });
    expect(await they.companies.list()).toEqual([]);
    expect(await refusal(they.companies.get({ companyId }))).toEqual({ code: 'not-found' });
    expect(await refusal(they.companies.update({ companyId, company: theirs.company }))).toEqual({
      code: 'not-found',
    });
  });

  it('are shown in pages, found by their employer number too, with the employees of no other company', async () => {
    const { as, company } = await office('paginada');
    const we = await as('practitioner');
    for (const [place, name] of ['Ñandú', 'Océano', 'Náutica'].entries()) {
      const employerIdentificationNumber = `66071234${place}`;
      await we.companies.create({ company: { ...company, name, employerIdentificationNumber } });
    }
    const page = async (asked: Partial<Parameters<typeof we.companies.page>[0]>) => {
      const { rows, found } = await we.companies.page({ orderBy: 'name', limit: 2, ...asked });
      return { names: rows.map(({ name }) => name), last: rows.at(-1)?.id, found: found.active };
    };
    const first = await page({});
    expect(first).toMatchObject({ names: ['Náutica', 'Ñandú'], found: 3 });
    expect(await page({ beside: first.last })).toMatchObject({ names: ['Océano'], found: 3 });
    expect(await page({ search: '66-0712341' })).toMatchObject({ names: ['Océano'], found: 1 });
    expect(await page({ orderBy: 'contact', isDescending: true })).toMatchObject({
      names: ['Océano', 'Ñandú'],
    });
    expect(await refusal(page({ beside: 999_999 }))).toEqual({ code: 'not-found' });
  });

  it('name an accountant of the account and of no other', async () => {
    const ours = await office('con-contador');
    const theirs = await office('de-otro-contador');
    const we = await ours.as('administrator');
    expect(await refusal(we.companies.create({ company: theirs.company }))).toEqual({
      code: 'unknown-accountant',
      errors: [{ path: ['accountantId'], code: 'unknown-accountant' }],
    });
  });

  it('are as many as the code allows, disabled ones included', async () => {
    const { as, company } = await office('cincuenta');
    const we = await as('administrator');
    for (let count = 0; count < 50; count += 1) await we.companies.create({ company });
    expect(await refusal(we.companies.create({ company }))).toEqual({
      code: 'company-limit-reached',
      allowedCompanies: 50,
    });
  });

  it('are read by an auditor and changed by none', async () => {
    const { as, company } = await office('auditada');
    const { id: companyId } = await (await as('practitioner')).companies.create({ company });
    const auditor = await as('auditor');
    expect(await auditor.companies.get({ companyId })).toMatchObject({ id: companyId, isActive: true });
    expect(await refusal(auditor.companies.create({ company }))).toEqual({ code: 'forbidden' });
    expect(await refusal(auditor.companies.update({ companyId, company }))).toEqual({ code: 'forbidden' });
  });

  it('are not there for a visitor who is not signed in', async () => {
    const nobody = await typedCaller(dependencies());
    expect(await refusal(nobody.companies.list())).toEqual({ code: 'not-signed-in' });
  });

  it('start with the control numbers of the next company and the first active accountant', async () => {
    const { account, as, company } = await office('con-formulario');
    const we = await as('administrator');
    await we.companies.create({ company });
    // The second company of 2026: 202600001 + (2 − 1) × 50, and 50 more.
    expect(await we.companies.defaults()).toMatchObject({
      accountantId: account.accountantId,
      w2ControlRange: { first: '202600051', last: '202600101' },
      form480ControlRange: { first: '202600051', last: '202600101' },
    });
  });

  it('keep who changed what', async () => {
    const { account, as, company } = await office('con-historia');
    const we = await as('administrator');
    const { id: companyId } = await we.companies.create({ company });
    await we.companies.update({ companyId, company: { ...company, contact: 'Rosa Díaz' } });
    const record = { tableName: 'companies', recordId: companyId };
    const [latest] = await listRecordChanges(database.db, account.scope, record);
    expect(latest).toMatchObject({
      kind: 'updated',
      changes: { contact: { before: company.contact, after: 'Rosa Díaz' } },
    });
  });

  describe('with a key', () => {
    it('are created once, and a repeat gets the first answer', async () => {
      const { as, company } = await office('con-clave');
      const we = await as('administrator');
      const commandId = randomUUID();
      const first = await we.companies.create({ company, commandId });
      expect(await we.companies.create({ company, commandId: commandId.toUpperCase() })).toEqual(first);
      expect(await we.companies.list()).toHaveLength(1);
    });

    it('are created once by many at the same time', async () => {
      const { as, company } = await office('a-la-vez');
      const we = await as('administrator');
      const commandId = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => we.companies.create({ company, commandId })),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await we.companies.list()).toHaveLength(1);
    });

    it('are refused when the key came with other data, and nothing changes', async () => {
      const { as, company } = await office('clave-usada');
      const we = await as('administrator');
      const commandId = randomUUID();
      await we.companies.create({ company, commandId });
      const other = { ...company, name: 'Otra, Inc.' };
      expect(await refusal(we.companies.create({ company: other, commandId }))).toEqual({
        code: 'idempotency-key-reused',
      });
      expect(await we.companies.list()).toHaveLength(1);
    });

    it('may try again after a refusal', async () => {
      const { as, company } = await office('clave-rechazada');
      const we = await as('administrator');
      const commandId = randomUUID();
      const wrong = { ...company, accountantId: 999_999 };
      await refusal(we.companies.create({ company: wrong, commandId }));
      await expect(we.companies.create({ company, commandId })).resolves.toMatchObject({
        name: company.name,
      });
    });

    it('are refused when the key is no UUID', async () => {
      const { as, company } = await office('clave-mala');
      const we = await as('administrator');
      expect(await refusal(we.companies.create({ company, commandId: 'clave' }))).toEqual({
        code: 'idempotency-key-invalid',
      });
    });
  });
});
