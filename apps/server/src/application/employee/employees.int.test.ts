import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { keyring } from '@garita/ledger/encryption/keyring';
import { listLeaveMovements } from '@garita/ledger/queries/leave/leave-movements';
import { listRecordChanges } from '@garita/ledger/registry/record-changes';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

describe('employees', () => {
  const database = useDatabase();
  const dependencies = () => testDependencies(database.db);

  async function company(name: string) {
    const account = await savedAccount(database.db, name);
    const { company: saved } = await savedCompany(database.db, account);
    const as = async (role: 'administrator' | 'practitioner' | 'auditor', world = dependencies()) =>
      typedCaller(world, await tokenFor(world, account, role));
    return { companyId: saved.id, account, as };
  }

  it('show the social security number in forms only, and to users who may write it', async () => {
    const { companyId, as } = await company('seguro');
    const we = await as('practitioner');
    const employee = anEmployee({ socialSecurityNumber: '900551234' });
    const created = await we.employees.create({ companyId, employee });
    const one = { companyId, employeeId: created.id };
    expect(created.socialSecurityNumber).toBe('900551234');
    expect((await we.employees.get(one)).socialSecurityNumber).toBe('900551234');
    const [listed] = await we.employees.list({ companyId });
    expect(listed?.socialSecurityNumber).toBe('***-**-1234');
    const auditor = await as('auditor');
    expect((await auditor.employees.get(one)).socialSecurityNumber).toBe('***-**-1234');
  });

  it('are read and changed with a masked number, which stays what it is and counts as no look', async () => {
    const { companyId, account, as } = await company('tapada');
    const we = await as('practitioner');
    const employee = anEmployee({ socialSecurityNumber: '900551234' });
    const { id: employeeId } = await we.employees.create({ companyId, employee });
    const one = { companyId, employeeId };
    const masked = { ...employee, socialSecurityNumber: '***-**-1234' };
    expect(await we.employees.get({ ...one, isMasked: true })).toMatchObject(masked);

    const renamed = { ...masked, firstName: 'Berta' };
    expect(await we.employees.update({ ...one, employee: renamed })).toMatchObject(renamed);
    const of = { tableName: 'employees', recordId: employeeId };
    const [change, ...before] = await listRecordChanges(database.db, account.scope, of);
    expect(Object.keys(change?.changes ?? {})).toEqual(['firstName']);
    expect(before.map(({ kind }) => kind)).toEqual(['inserted']);
    expect(await we.employees.get(one)).toMatchObject({ ...employee, firstName: 'Berta' });
  });

  it('are refused with all that is wrong at once, the birthday that only the day shows to be to come too', async () => {
    const { companyId, as } = await company('por-nacer');
    const we = await as('practitioner');
    const wrong = { birthday: '2190-01-01', admissionDate: '2190-01-02', firstName: '' };
    const refused = {
      code: 'invalid-input',
      errors: [
        { path: ['firstName'], code: 'required' },
        { path: ['birthday'], code: 'birth-in-future' },
      ],
    };
    const employee = anEmployee();
    expect(await refusal(we.employees.create({ companyId, employee: { ...employee, ...wrong } }))).toEqual(
      refused,
    );
    const { id: employeeId } = await we.employees.create({ companyId, employee });
    const changed = { companyId, employeeId, employee: { ...employee, ...wrong } };
    expect(await refusal(we.employees.update(changed))).toEqual(refused);
  });

  it('are not changed with the mask of another number', async () => {
    const { companyId, as } = await company('tapada-ajena');
    const we = await as('practitioner');
    const employee = anEmployee({ socialSecurityNumber: '900551234' });
    const { id: employeeId } = await we.employees.create({ companyId, employee });
    const other = { ...employee, socialSecurityNumber: '***-**-9999' };
    expect(await refusal(we.employees.update({ companyId, employeeId, employee: other }))).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: ['socialSecurityNumber'], code: 'social-security-invalid' }],
    });
  });

  it('are found by who has the same number in the company', async () => {
    const { companyId, as } = await company('repetida');
    const we = await as('practitioner');
    const employee = anEmployee({ socialSecurityNumber: '900551234' });
    const { id: first } = await we.employees.create({ companyId, employee });
    const { id: second } = await we.employees.create({
      companyId,
      employee: { ...employee, firstName: 'Berta' },
      reason: 'Trabaja en dos puestos',
    });
    await we.employees.create({ companyId, employee: { ...employee, socialSecurityNumber: '800551234' } });
    await we.employees.setActive({ employeeId: second });

    const asked = { companyId, socialSecurityNumber: '900551234' };
    expect(await we.employees.sameNumber(asked)).toMatchObject([{ id: first }, { id: second }]);
    expect(await we.employees.sameNumber({ ...asked, employeeId: first })).toMatchObject([
      { id: second, firstName: 'Berta', isActive: false },
    ]);
    const neighbour = await company('repetida-aparte');
    const they = await neighbour.as('practitioner');
    expect(await they.employees.sameNumber({ ...asked, companyId: neighbour.companyId })).toEqual([]);
  });

  it('are warned of where another company of the employer number has a record of the person', async () => {
    const { companyId, as, account } = await company('misma-persona');
    const we = await as('practitioner');
    // The number of the builder's companies; the third company has another one.
    const sister = await savedCompany(database.db, account, { name: 'Café Luna' });
    const stranger = await savedCompany(database.db, account, { employerIdentificationNumber: '660998877' });
    const employee = anEmployee({ socialSecurityNumber: '900551234' });
    const { id: first } = await we.employees.create({ companyId: sister.company.id, employee });
    const { warnings: none } = await we.employees.create({ companyId: stranger.company.id, employee });
    expect(none).toEqual([]);
    const asked = { companyId, socialSecurityNumber: '900551234' };
    expect(await we.employees.sameNumber(asked)).toMatchObject([{ id: first, otherCompany: 'Café Luna' }]);

    // It is another company's record, so that no reason is needed.
    const created = await we.employees.create({ companyId, employee });
    const warning =
      'Esta persona tiene ficha en otra compañía del mismo número patronal: Ana L Rivera Ortiz (Café Luna). Sus límites del año suman lo pagado en todas.';
    expect(created.warnings).toEqual([warning]);
    const changed = await we.employees.update({ companyId, employeeId: created.id, employee });
    expect(changed.warnings).toEqual([warning]);
  });

  it.each([true, false])(
    'have one record of a number, active (%s) or not, unless somebody says why there is another',
    async (isActive) => {
      const { companyId, as, account } = await company(`segunda-ficha-${String(isActive)}`);
      const we = await as('practitioner');
      const employee = anEmployee({ socialSecurityNumber: '900551234' });
      const { id } = await we.employees.create({ companyId, employee });
      await we.employees.setActive({ employeeId: id, isActive });
      const again = { companyId, employee: { ...employee, firstName: 'Berta' } };
      expect(await refusal(we.employees.create({ ...again, reason: ' ' }))).toEqual({
        code: 'employee-number-taken',
        holder: { employeeId: id, name: 'Ana L Rivera Ortiz', isActive },
        errors: [{ path: ['reason'], code: 'required' }],
      });
      expect(await we.employees.list({ companyId })).toHaveLength(1);

      const second = await we.employees.create({ ...again, reason: 'Trabaja en dos puestos' });
      expect(second.warnings).toEqual(['Este número ya lo tiene en la compañía: Ana L Rivera Ortiz']);
      const history = (recordId: number) =>
        listRecordChanges(database.db, account.scope, { tableName: 'employees', recordId });
      const [inserted] = await history(second.id);
      expect(inserted?.changes).toHaveProperty('reason', { after: 'Trabaja en dos puestos' });
      // Both answers revealed whose the number is: the refusal, and the warning.
      expect((await history(id)).filter(({ kind }) => kind === 'shown')).toHaveLength(2);
    },
  );

  it('take a number that another record has for a reason, and are changed otherwise without one', async () => {
    const { companyId, as, account } = await company('cambia-de-numero');
    const we = await as('practitioner');
    const employee = anEmployee({ socialSecurityNumber: '900551234' });
    const { id: first } = await we.employees.create({ companyId, employee });
    const other = { ...employee, socialSecurityNumber: '900555678' };
    const { id: employeeId } = await we.employees.create({ companyId, employee: other });
    const change = { companyId, employeeId, employee };
    expect(await refusal(we.employees.update(change))).toMatchObject({
      code: 'employee-number-taken',
      holder: { employeeId: first },
    });
    const changed = await we.employees.update({ ...change, reason: 'Estaba mal escrito' });
    expect(changed.warnings).toEqual(['Este número ya lo tiene en la compañía: Ana L Rivera Ortiz']);
    const renamed = { ...change, employee: { ...employee, firstName: 'Berta' } };
    expect(await we.employees.update(renamed)).toMatchObject({ firstName: 'Berta' });
    const of = { tableName: 'employees', recordId: employeeId };
    const updates = (await listRecordChanges(database.db, account.scope, of)).filter(
      ({ kind }) => kind === 'updated',
    );
    expect(updates.map(({ changes }) => changes['reason'])).toEqual([
      undefined,
      { after: 'Estaba mal escrito' },
    ]);
  });

  it('are created once of two that come at the same time with one number', async () => {
    const { companyId, as } = await company('a-la-vez');
    const we = await as('practitioner');
    const sent = { companyId, employee: anEmployee() };
    const outcomes = await Promise.allSettled([we.employees.create(sent), we.employees.create(sent)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await we.employees.list({ companyId })).toHaveLength(1);
  });

  it('may have a number that an employee of another employer has', async () => {
    const { companyId, account, as } = await company('dos-companias');
    const { company: other } = await savedCompany(database.db, account, {
      employerIdentificationNumber: '660998877',
    });
    const we = await as('practitioner');
    await we.employees.create({ companyId, employee: anEmployee() });
    expect(await we.employees.create({ companyId: other.id, employee: anEmployee() })).toMatchObject({
      warnings: [],
    });
  });

  it('are found by a whole number in every company of the account, which is kept as a look', async () => {
    const { companyId, as, account } = await company('buscada');
    const we = await as('practitioner');
    const employee = anEmployee({ socialSecurityNumber: '900557001' });
    const { id } = await we.employees.create({ companyId, employee });
    const contractor = aContractor({ taxpayerNumber: '900557001' });
    const { id: contractorId } = await we.contractors.create({ companyId, contractor });
    const auditor = await as('auditor');
    expect(await auditor.search.byNumber({ number: '900557001' })).toEqual({
      employeeIds: [id],
      contractorIds: [contractorId],
    });
    expect(await auditor.search.byNumber({ number: '900557002' })).toEqual({
      employeeIds: [],
      contractorIds: [],
    });
    const [look] = await listRecordChanges(database.db, account.scope, {
      tableName: 'employees',
      recordId: id,
    });
    expect(look).toMatchObject({ kind: 'shown', changes: { socialSecurityNumber: {} } });
    const they = await (await company('buscada-aparte')).as('practitioner');
    expect(await they.search.byNumber({ number: '900557001' })).toEqual({
      employeeIds: [],
      contractorIds: [],
    });
  });

  it('are listed as Spanish sorts them', async () => {
    const { companyId, as } = await company('orden');
    const we = await as('practitioner');
    for (const [place, firstName] of ['Zoé', 'Óscar', 'Ñico', 'Ángel', 'Oscar', 'nora'].entries()) {
      const employee = anEmployee({ firstName, socialSecurityNumber: `90055800${place}` });
      await we.employees.create({ companyId, employee });
    }
    const names = (await we.employees.list({ companyId })).map(({ firstName }) => firstName);
    expect(names).toEqual(['Ángel', 'nora', 'Ñico', 'Óscar', 'Oscar', 'Zoé']);
  });

  it('are shown in pages as in the whole list, with the leave of each', async () => {
    const { companyId, account, as } = await company('paginas');
    const we = await as('practitioner');
    for (const [place, firstName] of ['Ana', 'Berta', 'Carla'].entries()) {
      const { vacation, sick } = anEmployee().leave;
      const leave = { sick, vacation: { ...vacation, openingMinutes: 60 * (place + 1) } };
      const employee = anEmployee({ firstName, leave, socialSecurityNumber: `90055900${place}` });
      const { id: employeeId } = await we.employees.create({ companyId, employee });
      const adjustment = { date: '2026-03-11', kind: 'vacation', minutes: -30, reason: 'Ajuste' } as const;
      if (firstName === 'Ana') await we.balances.adjustLeave({ employeeId, adjustment });
      const week = aWeekOf(30, account.accountantId);
      const entry = { ...week, minutes: { ...week.minutes, vacation: 90 } };
      if (firstName === 'Berta') await we.payroll.load({ employeeId, entry });
    }
    const [ana, berta, carla] = await we.employees.list({ companyId });
    // 60 − 30 corrected, 120 − 90 taken, 180
    expect([ana, berta, carla].map((each) => each?.leaveBalances.vacation)).toEqual([30, 30, 180]);
    const asked = { companyId, orderBy: 'name', limit: 2 } as const;
    const found = { active: 3, inactive: 0 };
    expect(await we.employees.page(asked)).toEqual({ rows: [ana, berta], found });
    expect(await we.employees.page({ ...asked, beside: berta?.id })).toEqual({ rows: [carla], found });
    expect(await refusal(we.employees.page({ ...asked, beside: 999_999 }))).toEqual({ code: 'not-found' });
  });

  it('are listed, switched and paid without the right key, and read whole with no other', async () => {
    const { companyId, as } = await company('sin-llave');
    const created = await (await as('practitioner')).employees.create({ companyId, employee: anEmployee() });
    const we = await as('administrator', {
      ...dependencies(),
      keyring: keyring('a secret that opens nothing here'),
    });
    const one = { companyId, employeeId: created.id };
    expect((await we.employees.list({ companyId }))[0]?.socialSecurityNumber).toBe('***-**-0001');
    expect((await we.employees.setActive({ employeeId: created.id })).isActive).toBe(false);
    const { employee } = await we.payroll.sheet({ ...one, year: 2026 });
    expect(employee.socialSecurityNumber).toBe('***-**-0001');
    await expect(we.employees.get(one)).rejects.toThrow('unexpected');
    await expect(we.employees.revealSocialSecurityNumber({ employeeId: created.id })).rejects.toThrow(
      'unexpected',
    );
  });

  it('show their whole numbers one by one, and not all of a sudden', async () => {
    const { companyId, as } = await company('de-golpe');
    const we = await as('auditor');
    const they = await as('practitioner');
    const { id: employeeId } = await they.employees.create({ companyId, employee: anEmployee() });
    for (let nth = 0; nth < 60; nth += 1) await we.employees.revealSocialSecurityNumber({ employeeId });
    expect(await refusal(we.employees.revealSocialSecurityNumber({ employeeId }))).toMatchObject({
      code: 'too-many-attempts',
    });
    expect(await they.employees.revealSocialSecurityNumber({ employeeId })).toBeDefined();
  });

  it('cannot be tried one after the other', async () => {
    const { companyId, as } = await company('a-tientas');
    const we = await as('practitioner');
    const guess = { companyId, socialSecurityNumber: '900551234' };
    const contractor = { companyId, taxpayerNumber: '900551234' };
    const employee = anEmployee({ socialSecurityNumber: '900551234' });
    await we.employees.create({ companyId, employee });
    // A refused second record counts as one of the 60 looks of a quarter of an hour.
    await refusal(we.employees.create({ companyId, employee }));
    for (let nth = 0; nth < 29; nth += 1) {
      await we.employees.sameNumber(guess);
      await we.contractors.sameNumber(contractor);
    }
    await we.employees.sameNumber(guess);
    const refused = { code: 'too-many-attempts' };
    expect(await refusal(we.employees.create({ companyId, employee }))).toMatchObject(refused);
    expect(await refusal(we.employees.sameNumber(guess))).toMatchObject(refused);
    expect(await refusal(we.contractors.sameNumber(contractor))).toMatchObject(refused);
  });

  it('are found only in their own company and account', async () => {
    const ours = await company('propia');
    const theirs = await company('vecina');
    const we = await ours.as('administrator');
    const they = await theirs.as('administrator');
    const { id: employeeId } = await we.employees.create({
      companyId: ours.companyId,
      employee: anEmployee(),
    });
    const missing = { code: 'not-found' };
    expect(await refusal(we.employees.get({ companyId: theirs.companyId, employeeId }))).toEqual(missing);
    expect(await refusal(they.employees.get({ companyId: ours.companyId, employeeId }))).toEqual(missing);
    expect(await refusal(they.employees.list({ companyId: ours.companyId }))).toEqual(missing);
    expect(
      await refusal(they.employees.create({ companyId: ours.companyId, employee: anEmployee() })),
    ).toEqual(missing);
    expect(
      await refusal(we.employees.update({ companyId: theirs.companyId, employeeId, employee: anEmployee() })),
    ).toEqual(missing);
  });

  it('open the balance of their leave when saved, and correct it when it changes', async () => {
    const { companyId, as } = await company('vacaciones');
    const we = await as('administrator');
    const { leave } = anEmployee();
    const with40hours = { ...leave, vacation: { ...leave.vacation, openingMinutes: 2_400 } };
    const { id: employeeId } = await we.employees.create({
      companyId,
      employee: anEmployee({ leave: with40hours }),
    });
    const opening = async () => (await listLeaveMovements(database.db, { companyId, employeeId })).vacation;
    expect(await opening()).toEqual([{ cause: 'opening', date: '2026-01-01', minutes: 2_400 }]);

    const with8hours = { ...leave, vacation: { ...leave.vacation, openingMinutes: 480 } };
    await we.employees.update({ companyId, employeeId, employee: anEmployee({ leave: with8hours }) });
    expect(await opening()).toEqual([{ cause: 'opening', date: '2026-01-01', minutes: 480 }]);
  });

  it("start with the company's leave and today's date", async () => {
    const { companyId, as } = await company('formulario');
    const we = await as('administrator');
    expect(await we.employees.defaults({ companyId })).toMatchObject({
      leave: { vacation: { minutesPerMonth: 480, thresholdMinutes: 7_800, openingDate: '2026-03-02' } },
    });
  });

  it('are changed by no auditor', async () => {
    const { companyId, as } = await company('auditada');
    const auditor = await as('auditor');
    expect(await refusal(auditor.employees.create({ companyId, employee: anEmployee() }))).toEqual({
      code: 'forbidden',
    });
  });
});
