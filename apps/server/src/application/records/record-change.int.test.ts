import { randomUUID } from 'node:crypto';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { findActor } from '../../auth/actor.ts';
import { orNotFound } from '../../refusal/app-error.ts';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { updateAccountant } from '../account/accountants.ts';
import { updateCompany } from '../company/companies.ts';
import { updateContractor } from '../contractor/change-contractor.ts';
import { updateEmployee } from '../employee/change-employee.ts';
import { updateCompanyTax } from '../tax/company-taxes.ts';
import type { UseCase } from '../use-case.ts';

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

  it('reverses its state by default', async () => {
    const { companyId, we } = await anOffice();
    expect(await we.companies.setActive({ companyId })).toMatchObject({ isActive: false });
    expect(await we.companies.setActive({ companyId })).toMatchObject({ isActive: true });
  });

  it('keeps the requested state', async () => {
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

describe('changes of a part of a record, made at once,', () => {
  const database = useDatabase();

  it('are each made of what the one before left: none is lost', async () => {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'a-la-vez');
    const company = await savedCompany(database.db, account, { contact: 'A' });
    const { id: employeeId } = await savedEmployee(database.db, account, company, { firstName: 'A' });
    const { id: contractorId } = await savedContractor(database.db, account, company, { firstName: 'A' });
    const { accountantId } = account;
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const actor = orNotFound(await findActor(dependencies, 'bearer', token));
    const companyId = company.company.id;
    const tax = {
      name: 'A',
      accountName: 'Club',
      direction: 'deduction',
      requirement: 'optional',
      basis: 'fixed',
      cents: 1_00,
    } as const;
    const { id: taxId } = await we.companyTaxes.create({ companyId, tax: { ...tax, isOnByDefault: true } });
    const { name } = await we.accountants.get({ accountantId });

    /** Makes the same change four times at once. */
    const four = <Result, Input>(change: UseCase<Result, Input>, input: Input) =>
      Promise.all([1, 2, 3, 4].map(() => change(dependencies, actor)(input)));
    await four(updateCompany, { companyId, company: (was) => ({ ...was, contact: `${was.contact}a` }) });
    await four(updateEmployee, {
      employeeId,
      employee: (was) => ({ ...was, firstName: `${was.firstName}a` }),
    });
    await four(updateContractor, {
      contractorId,
      contractor: (was) => ({ ...was, firstName: `${was.firstName}a` }),
    });
    await four(updateAccountant, { accountantId, accountant: (was) => ({ ...was, name: `${was.name}a` }) });
    await four(updateCompanyTax, { taxId, tax: (was) => ({ ...was, name: `${was.name}a` }) });

    expect(await we.companies.get({ companyId })).toHaveProperty('contact', 'Aaaaa');
    expect(await we.employees.get({ companyId, employeeId })).toHaveProperty('firstName', 'Aaaaa');
    expect(await we.contractors.get({ companyId, contractorId })).toHaveProperty('firstName', 'Aaaaa');
    expect(await we.accountants.get({ accountantId })).toHaveProperty('name', `${name}aaaa`);
    expect(await we.companyTaxes.list({ companyId })).toEqual([expect.objectContaining({ name: 'Aaaaa' })]);
  });
});
