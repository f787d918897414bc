import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { anotherEmployee } from '@garita/domain/employee/employee.builder';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { listRecordChanges } from '@garita/ledger/registry/record-changes';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { waitForBlockedTransaction } from '@garita/ledger/testing/blocked-transaction';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

const UNIFORM: CompanyTax = {
  name: 'Uniforme',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: true,
  accountName: '',
  basis: 'fixed',
  cents: 1_250,
};

describe.each(databases)('the removal of a record on %s', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `remover-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const { accountantId } = account;
    const load = () => we.payroll.load({ employeeId, entry: aWeekOf(40, accountantId) });
    return { account, accountantId, companyId: company.company.id, employeeId, we, load };
  }

  it('takes a company away with its tax lines, and the history says what it was', async () => {
    const { account, companyId, employeeId, we } = await anOffice();
    const { id: taxId } = await we.companyTaxes.create({ companyId, tax: UNIFORM });
    await we.employees.remove({ employeeId });
    expect(await we.companies.remove({ companyId })).toEqual({ id: companyId });
    expect(await refusal(we.companies.get({ companyId }))).toEqual({ code: 'not-found' });
    const lastOf = async (tableName: string, recordId: number) =>
      (await listRecordChanges(database.db, account.scope, { tableName, recordId }))[0]?.kind;
    expect(await lastOf('companies', companyId)).toBe('removed');
    expect(await lastOf('company_taxes', taxId)).toBe('removed');
  });

  it('is refused for a company with employees, switched off or not', async () => {
    const { companyId, employeeId, we } = await anOffice();
    await we.employees.setActive({ employeeId, isActive: false });
    expect(await refusal(we.companies.remove({ companyId }))).toEqual({ code: 'company-has-employees' });
  });

  it('is refused for a company that something was recorded for, though no employee is left', async () => {
    const { companyId, employeeId, we } = await anOffice();
    const { id: secondId } = await we.employees.create({ companyId, employee: anotherEmployee() });
    await we.employees.remove({ employeeId });
    await we.employees.remove({ employeeId: secondId });
    expect(await refusal(we.companies.remove({ companyId }))).toEqual({ code: 'company-has-history' });
  });

  it('is refused for an employee, a tax line and an accountant of time that was deleted since', async () => {
    const { accountantId, companyId, employeeId, we, load } = await anOffice();
    const { id: otherAccountantId } = await we.accountants.create({ accountant: anAccountantRecord() });
    const { id: taxId } = await we.companyTaxes.create({ companyId, tax: UNIFORM });
    const { entryId, version } = await load();
    await we.payroll.delete({ entryId, version });
    const company = await we.companies.get({ companyId });
    const { id: _, isActive: __, ...input } = company;
    await we.companies.update({ companyId, company: { ...input, accountantId: otherAccountantId } });
    expect(await refusal(we.employees.remove({ employeeId }))).toEqual({ code: 'employee-has-time' });
    expect(await refusal(we.companyTaxes.remove({ taxId }))).toEqual({ code: 'company-tax-used' });
    expect(await refusal(we.accountants.remove({ accountantId }))).toEqual({ code: 'accountant-has-time' });
    expect(await refusal(we.accountants.remove({ accountantId: otherAccountantId }))).toEqual({
      code: 'accountant-of-company',
    });
  });

  it('is refused for an employee who is paid at the same time, or the pay is', async () => {
    const { accountantId, companyId, we } = await anOffice();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await we.employees.create({ companyId, employee: anotherEmployee() });
      const [paid, removed] = await Promise.allSettled([
        we.payroll.load({ employeeId: id, entry: aWeekOf(40, accountantId) }),
        we.employees.remove({ employeeId: id }),
      ]);
      expect([paid.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  // The embedded database does one thing at a time anyway.
  it.runIf(kind === 'postgres')(
    'of an accountant keeps time that names them waiting, and refuses it',
    async () => {
      const { account, employeeId, we } = await anOffice();
      const { id } = await we.accountants.create({ accountant: anAccountantRecord() });
      let loading: Promise<unknown> = Promise.resolve();
      await database.db.transaction(async (tx) => {
        await accountantRegistry.lockForUpdate(tx, account.scope, id);
        loading = refusal(we.payroll.load({ employeeId, entry: aWeekOf(40, id) }));
        await Promise.race([loading, waitForBlockedTransaction(tx)]);
        await accountantRegistry.remove(tx, account.stamp, account.scope, id);
      });
      expect(await loading).toMatchObject({ code: 'unknown-accountant' });
    },
  );

  it('does not reach what another account has', async () => {
    const ours = await anOffice();
    const { we: they } = await anOffice();
    const absent = { code: 'not-found' };
    const { id: taxId } = await ours.we.companyTaxes.create({ companyId: ours.companyId, tax: UNIFORM });
    expect(await refusal(they.companies.remove({ companyId: ours.companyId }))).toEqual(absent);
    expect(await refusal(they.employees.remove({ employeeId: ours.employeeId }))).toEqual(absent);
    expect(await refusal(they.accountants.remove({ accountantId: ours.accountantId }))).toEqual(absent);
    expect(await refusal(they.companyTaxes.remove({ taxId }))).toEqual(absent);
  });
});
