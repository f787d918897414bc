import { randomUUID } from 'node:crypto';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

describe('the switch of a record', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `interruptor-${++offices}`);
    const company = await savedCompany(database.db, account);
    const employee = await savedEmployee(database.db, account, company);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    return { dependencies, account, companyId: company.company.id, employeeId: employee.id, we };
  }

  it('turns to what it is not, where nothing is said', async () => {
    const { companyId, we } = await anOffice();
    expect(await we.companies.setActive({ companyId })).toMatchObject({ isActive: false });
    expect(await we.companies.setActive({ companyId })).toMatchObject({ isActive: true });
  });

  it('stays where it is told to be', async () => {
    const { employeeId, we } = await anOffice();
    expect(await we.employees.setActive({ employeeId, isActive: true })).toMatchObject({ isActive: true });
    expect(await we.employees.setActive({ employeeId, isActive: false })).toMatchObject({ isActive: false });
  });

  it('turns twice when two turn it at once, and once when one asks twice', async () => {
    const { companyId, we } = await anOffice();
    await Promise.all([we.companies.setActive({ companyId }), we.companies.setActive({ companyId })]);
    expect(await we.companies.get({ companyId })).toMatchObject({ isActive: true });
    const commandId = randomUUID();
    await we.companies.setActive({ companyId, commandId });
    await we.companies.setActive({ companyId, commandId });
    expect(await we.companies.get({ companyId })).toMatchObject({ isActive: false });
  });

  it('shows the social security number of an employee masked', async () => {
    const { employeeId, we } = await anOffice();
    const { socialSecurityNumber } = await we.employees.setActive({ employeeId });
    expect(socialSecurityNumber).toMatch(/^\*{3}-\*{2}-\d{4}$/);
  });

  it('is for nobody who only reads', async () => {
    const { dependencies, account, companyId } = await anOffice();
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor'));
    expect(await refusal(auditor.companies.setActive({ companyId }))).toEqual({ code: 'forbidden' });
  });
});
