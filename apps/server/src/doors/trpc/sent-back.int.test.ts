import { readAllRows } from '@garita/ledger/testing/all-rows';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Caller, type Office } from '../../testing/authorization-office.ts';

/** Sends what is answered back to what changes it; that each of these compiles is half of the test. */
const CHANGES: Record<string, (we: Caller, office: Office) => Promise<unknown>> = {
  'a company': async (we, { companyId }) =>
    we.companies.update({ companyId, company: { ...(await we.companies.get({ companyId })) } }),
  'an employee': async (we, { companyId, employeeId }) => {
    const one = { companyId, employeeId };
    return we.employees.update({ ...one, employee: { ...(await we.employees.get(one)) } });
  },
  'an employee as the list has them': async (we, { companyId, employeeId }) => {
    const [employee] = await we.employees.list({ companyId });
    return employee && we.employees.update({ companyId, employeeId, employee });
  },
  'a contractor': async (we, { companyId, contractorId }) => {
    const one = { companyId, contractorId };
    return we.contractors.update({ ...one, contractor: { ...(await we.contractors.get(one)) } });
  },
  'an accountant': async (we, { accountantId }) =>
    we.accountants.update({
      accountantId,
      accountant: { ...(await we.accountants.get({ accountantId })) },
    }),
  'a tax line': async (we, { companyId, taxId }) =>
    we.companyTaxes.update({ taxId, tax: { ...(await we.companyTaxes.get({ companyId, taxId })) } }),
  'a fixed tax': async (we) =>
    we.fixedTaxes.save({ tax: { ...(await we.fixedTaxes.get({ fixedTaxId: 3 })) } }),
  'a fixed tax without a limit': async (we) =>
    we.fixedTaxes.save({ tax: { ...(await we.fixedTaxes.get({ fixedTaxId: 2 })) } }),
  'a code': async (we, { codeId }) =>
    we.codes.update({ codeId, registrationCode: { ...(await we.codes.get({ codeId })) } }),
  'the accounts of a company': async (we, { companyId }) =>
    we.companies.updatePayrollAccounts({
      companyId,
      accounts: { ...(await we.companies.payrollAccounts({ companyId })).named },
    }),
  'the settings of an account': async (we) =>
    we.accountSettings.change({ settings: { ...(await we.accountSettings.get()) } }),
  'the next cheque': async (we, { companyId }) => {
    const { nextCheque } = await we.companies.cheques({ companyId });
    return we.companies.stateNextCheque({ companyId, nextCheque });
  },
  'an opening balance': async (we, { employeeId }) => {
    const { opening } = await we.balances.get({ employeeId, year: 2025 });
    return opening && we.balances.bringForward({ employeeId, opening: { ...opening } });
  },
  'an entry': async (we, { entryId }) => {
    const { version, inputs, memo } = await we.payroll.get({ entryId });
    return we.payroll.amend({ entryId, version, entry: { ...inputs, memo } });
  },
  'the mark of an entry': async (we, { entryId }) => {
    const { version, paid } = await we.payroll.get({ entryId });
    return we.payroll.markPaid({ entryId, version, paid });
  },
  'a payment of a contractor': async (we, { payment: { entryId } }) => {
    const { version, inputs, payDate, taxYear } = await we.contractorTime.get({ entryId });
    return we.contractorTime.amend({ entryId, version, time: { ...inputs, payDate, year: taxYear } });
  },
};

/** A record as a program knows it that is older than these fields. */
function without<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) {
  const left = Object.entries(row).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries(left) as Omit<Row, Name>;
}

describe('what a typed procedure answers', () => {
  const database = useDatabase();
  let office: Office;
  let we: Caller;

  beforeAll(async () => {
    const asking = await anOffice(database.db, 1);
    ({ office } = asking);
    we = asking.callers.administrator;
    const { companyId, employeeId, entryId, version } = office;
    // The leave of the record, which an employee saved by a test has not opened yet.
    const employee = await we.employees.get({ companyId, employeeId });
    await we.employees.update({ companyId, employeeId, employee });
    await we.payroll.markPaid({ entryId, version, paid: { paidOn: '2026-03-11', method: 'check' } });
  });

  it.each(Object.entries(CHANGES))('of %s can be sent back and changes nothing', async (_, change) => {
    const before = await recorded();
    expect(await change(we, office)).not.toBeNull();
    expect(await recorded()).toEqual(before);
  });

  it('is refused with a name that no answer has', async () => {
    const { companyId } = office;
    const company = { ...(await we.companies.get({ companyId })), nombre: 'Otra' };
    await expect(we.companies.update({ companyId, company })).rejects.toThrow('invalid-input');
  });

  it('keeps what a program leaves out that is older than a field, and checks the record with it', async () => {
    const { companyId, employeeId, contractorId, accountantId } = office;
    const one = { companyId, employeeId };
    const other = { companyId, contractorId };
    const added = {
      nameSuffix: 'Jr',
      externalNumber: '77',
      sharedDependents: 2,
      certificateDate: '2026-01-05',
    };
    const employee = without(await we.employees.get(one), Object.keys(added) as (keyof typeof added)[]);
    await we.employees.update({ ...one, employee: { ...employee, ...added } });
    await we.employees.update({ ...one, employee: { ...employee, firstName: 'Eva' } });
    expect(await we.employees.get(one)).toMatchObject({ ...added, firstName: 'Eva' });

    const contractor = without(await we.contractors.get(other), ['fileFirstName']);
    await we.contractors.update({ ...other, contractor: { ...contractor, fileFirstName: 'Bo' } });
    await we.contractors.update({ ...other, contractor });
    expect(await we.contractors.get(other)).toMatchObject({ fileFirstName: 'Bo' });

    const accountant = without(await we.accountants.get({ accountantId }), ['preparerTaxNumber']);
    const numbered = { ...accountant, preparerTaxNumber: 'P01234567' };
    await we.accountants.update({ accountantId, accountant: numbered });
    await we.accountants.update({ accountantId, accountant });
    expect(await we.accountants.get({ accountantId })).toMatchObject({ preparerTaxNumber: 'P01234567' });

    const company = without(await we.companies.get({ companyId }), ['farmUntaxed']);
    const farm = { ...company, payer: 'form-943' as const, farmUntaxed: true };
    await we.companies.update({ companyId, company: farm });
    await we.companies.update({ companyId, company: { ...company, payer: 'form-943' } });
    expect(await we.companies.get({ companyId })).toMatchObject({ farmUntaxed: true });
    // Only a farm or a household pays without withholding, and the program sends another payer.
    await expect(we.companies.update({ companyId, company })).rejects.toThrow('invalid-input');
    await we.companies.update({ companyId, company: { ...company, farmUntaxed: false } });
  });

  /** Everything that is recorded, but for the keys of commands and who was shown how many numbers. */
  async function recorded() {
    const rows = await readAllRows(database.owner);
    const {
      'ledger.commands': _,
      'registry.attempts': __,
      'registry.record_changes': all = [],
      ...others
    } = rows;
    return { ...others, changes: all.filter((row) => (row as { kind: string }).kind !== 'shown') };
  }
});
