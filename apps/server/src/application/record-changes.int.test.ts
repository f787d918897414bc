import { anEmployee } from '@garita/domain/employee/employee.builder';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal.ts';
import { TEST_NOW, testDependencies, tokenFor, typedCaller } from '../testing/test-server.ts';

describe.each(databases)('the history of a record on %s', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `historia-${++offices}`);
    const company = await savedCompany(database.db, account);
    const as = async (role: 'administrator' | 'practitioner' | 'auditor') =>
      typedCaller(dependencies, await tokenFor(dependencies, account, role));
    const we = await as('practitioner');
    const employee = anEmployee({ socialSecurityNumber: '900550001' });
    const { id: employeeId } = await we.employees.create({ companyId: company.company.id, employee });
    return { as, we, employee, companyId: company.company.id, employeeId };
  }

  it('says who changed which field from what to what, and when, newest first', async () => {
    const { we, employee, companyId, employeeId } = await anOffice();
    await we.employees.update({ companyId, employeeId, employee: { ...employee, firstName: 'Berta' } });
    const [latest, first] = await we.recordChanges.list({ record: 'employee', recordId: employeeId });
    expect(latest).toMatchObject({
      at: TEST_NOW.toISOString(),
      actor: { name: 'Sara Paz' },
      kind: 'updated',
      changes: [{ field: 'firstName', before: employee.firstName, after: 'Berta' }],
    });
    expect(first).toMatchObject({ kind: 'inserted' });
  });

  it('stays when the record is gone', async () => {
    const { we, employeeId } = await anOffice();
    await we.employees.remove({ employeeId });
    const [latest] = await we.recordChanges.list({ record: 'employee', recordId: employeeId });
    expect(latest).toMatchObject({ kind: 'removed' });
  });

  it('masks the social security number, and says when it was shown whole and to whom', async () => {
    const { as, we, employeeId } = await anOffice();
    const auditor = await as('auditor');
    expect(await auditor.employees.revealSocialSecurityNumber({ employeeId })).toEqual({
      socialSecurityNumber: '900550001',
    });
    const history = await we.recordChanges.list({ record: 'employee', recordId: employeeId });
    expect(history[0]).toMatchObject({
      actor: { name: 'Sara Paz' },
      kind: 'shown',
      changes: [{ field: 'socialSecurityNumber' }],
    });
    expect(JSON.stringify(history)).not.toContain('900550001');
    expect(JSON.stringify(history)).toContain('***-**-0001');
  });

  it('is empty for another account, which is shown no number either', async () => {
    const { companyId, employeeId } = await anOffice();
    const { we: they } = await anOffice();
    expect(await they.recordChanges.list({ record: 'employee', recordId: employeeId })).toEqual([]);
    expect(await they.recordChanges.list({ record: 'company', recordId: companyId })).toEqual([]);
    expect(await refusal(they.employees.revealSocialSecurityNumber({ employeeId }))).toEqual({
      code: 'not-found',
    });
  });

  it('of what belongs to no account is for administrators, of whatever account', async () => {
    const ours = await anOffice();
    const theirs = await anOffice();
    const registrationCode = {
      owner: 'Rosa Paz',
      email: 'rosa@paz.example',
      code: `ROSA-${kind}`,
      companyAmount: 1,
    };
    const { id: recordId } = await (await ours.as('administrator')).codes.create({ registrationCode });
    const history = (await theirs.as('administrator')).recordChanges.list({ record: 'code', recordId });
    expect(await history).toMatchObject([{ kind: 'inserted', actor: { name: 'Sara Paz' } }]);
    const forbidden = { code: 'forbidden' };
    expect(await refusal(ours.we.recordChanges.list({ record: 'code', recordId }))).toEqual(forbidden);
    expect(await refusal(ours.we.recordChanges.list({ record: 'fixedTax', recordId: 1 }))).toEqual(forbidden);
  });
});
