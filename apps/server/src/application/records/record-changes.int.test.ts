import { anEmployee } from '@garita/domain/employee/employee.builder';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

describe('the history of a record', () => {
  const database = useDatabase();
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
    const { lines } = await we.recordChanges.list({ record: 'employee', recordId: employeeId });
    const [latest, first] = lines;
    expect(latest).toMatchObject({
      at: TEST_NOW.toISOString(),
      actor: { name: 'Sara Paz' },
      kind: 'updated',
      changes: [{ field: 'firstName', before: employee.firstName, after: 'Berta' }],
    });
    expect(first).toMatchObject({ kind: 'inserted' });
  });

  it('comes in parts of 25 changes, each once', async () => {
    const { we, employeeId } = await anOffice();
    // With the creation, 26 changes.
    for (let turn = 0; turn < 25; turn += 1) await we.employees.setActive({ employeeId });
    const history = { record: 'employee', recordId: employeeId } as const;
    const { lines, nextCursor } = await we.recordChanges.list(history);
    expect(lines).toHaveLength(25);
    expect(nextCursor).toBe(lines.at(-1)?.id);
    const rest = await we.recordChanges.list({ ...history, cursor: nextCursor });
    expect(rest).toMatchObject({ lines: [{ kind: 'inserted' }] });
    expect(rest.nextCursor).toBeUndefined();
  });

  it('stays when the record is gone', async () => {
    const { we, employeeId } = await anOffice();
    await we.employees.remove({ employeeId });
    const {
      lines: [latest],
    } = await we.recordChanges.list({ record: 'employee', recordId: employeeId });
    expect(latest).toMatchObject({ kind: 'removed' });
  });

  it('masks the social security number, and says when it was shown whole and to whom', async () => {
    const { as, we, employeeId } = await anOffice();
    const auditor = await as('auditor');
    expect(await auditor.employees.revealSocialSecurityNumber({ employeeId })).toEqual({
      socialSecurityNumber: '900550001',
    });
    const { lines: history } = await we.recordChanges.list({ record: 'employee', recordId: employeeId });
    expect(history[0]).toMatchObject({
      actor: { name: 'Sara Paz' },
      kind: 'shown',
      changes: [{ field: 'socialSecurityNumber' }],
    });
    expect(JSON.stringify(history)).not.toContain('900550001');
    expect(JSON.stringify(history)).toContain('***-**-0001');
  });

  it('says that the number was shown whole to whoever opened it for writing', async () => {
    const { as, we, companyId, employeeId } = await anOffice();
    const one = { companyId, employeeId };
    expect(await (await as('auditor')).employees.get(one)).toMatchObject({
      socialSecurityNumber: '***-**-0001',
    });
    expect((await we.recordChanges.list({ record: 'employee', recordId: employeeId })).lines).toHaveLength(1);
    expect(await we.employees.get(one)).toMatchObject({ socialSecurityNumber: '900550001' });
    const { lines } = await we.recordChanges.list({ record: 'employee', recordId: employeeId });
    expect(lines).toMatchObject([
      { kind: 'shown', changes: [{ field: 'socialSecurityNumber' }] },
      { kind: 'inserted' },
    ]);
  });

  it('is empty for another account, which is shown no number either', async () => {
    const { companyId, employeeId } = await anOffice();
    const { we: they } = await anOffice();
    expect(await they.recordChanges.list({ record: 'employee', recordId: employeeId })).toEqual({
      lines: [],
    });
    expect(await they.recordChanges.list({ record: 'company', recordId: companyId })).toEqual({ lines: [] });
    expect(await refusal(they.employees.revealSocialSecurityNumber({ employeeId }))).toEqual({
      code: 'not-found',
    });
  });

  it('is shown to administrators of any account if the record belongs to no account', async () => {
    const ours = await anOffice();
    const theirs = await anOffice();
    const registrationCode = {
      owner: 'Rosa Paz',
      email: 'rosa@paz.example',
      code: 'ROSA',
      companyAmount: 1,
    };
    const { id: recordId } = await (await ours.as('administrator')).codes.create({ registrationCode });
    const history = (await theirs.as('administrator')).recordChanges.list({ record: 'code', recordId });
    expect(await history).toMatchObject({ lines: [{ kind: 'inserted', actor: { name: 'Sara Paz' } }] });
    const forbidden = { code: 'forbidden' };
    expect(await refusal(ours.we.recordChanges.list({ record: 'code', recordId }))).toEqual(forbidden);
    expect(await refusal(ours.we.recordChanges.list({ record: 'fixedTax', recordId: 1 }))).toEqual(forbidden);
  });
});
