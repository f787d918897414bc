import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor, typedClient } from '../../../testing/test-server.ts';
import { companyWire } from '../company/company.wire.ts';

type Answer = Record<string, unknown>;

describe('leave by law', () => {
  const database = useDatabase();
  let offices = 0;

  async function office() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `licencias-${++offices}`);
    const company = await savedCompany(database.db, account);
    const admitted = anEmployee({ admissionDate: '2025-02-10', payFrequency: 'monthly' });
    const { id: employeeId } = await savedEmployee(database.db, account, company, admitted);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const { status, json } = await callRest(dependencies, token, { method, path, body });
      return { status, result: (json as { result: Answer }).result };
    };
    const companyId = company.company.id;
    const whole = companyWire.encode(aCompany({ accountantId: account.accountantId }));
    const rules = (change: Answer) => call('PUT', `companies/${companyId}`, { ...whole, ...change });
    const employee = async () => (await call('GET', `employers/${companyId}/${employeeId}`)).result;
    const put = async (change: Answer) => {
      const { id: _, version: __, company_id: ___, is_deleted: ____, ...known } = await employee();
      return (await call('PUT', `employers/${employeeId}`, { ...known, ...change })).result;
    };
    const load = (month: number, hours: Answer) =>
      call('POST', `time/${employeeId}`, {
        period_id: 2026400 + month,
        pay_date: `2026-0${month}-28`,
        accountant_id: account.accountantId,
        ...hours,
      });
    const movements = async (kind: 'vacation' | 'sick') => {
      const { result } = await call('GET', `balances/${employeeId}?year=2026`);
      return (result[kind] as { cause: string; date: string; time: string }[]).map(
        ({ cause, date, time }) => `${cause} ${date} ${time}`,
      );
    };
    const client = typedClient(dependencies, token);
    return { call, rules, employee, put, load, movements, client, companyId, employeeId };
  }

  it('counts what is loaded after the company chose it, month by month, and nothing before', async () => {
    const { rules, load, movements } = await office();
    await load(1, { regular_time: '160:00' });
    await rules({ leave_rule: 2 });
    await load(2, { regular_time: '130:00' });
    await load(3, { regular_time: '129:59' });
    // January: 8 hours, as the record says. By law one year is complete in February: 3/4 of 8 hours. March
    // has a minute too few.
    expect(await movements('vacation')).toEqual(['credit 2026-01-31 08:00', 'credit 2026-02-28 06:00']);
    expect(await movements('sick')).toEqual(['credit 2026-01-31 08:00', 'credit 2026-02-28 08:00']);
  });

  it('stops at 15 days of sick leave, and says how much it cut off', async () => {
    const { rules, put, load, movements, call, employeeId } = await office();
    await rules({ leave_rule: 2 });
    await put({ sick_time: '115:00', sicks_date: '2025-12-31' });
    await load(1, { regular_time: '160:00' });
    await load(2, { regular_time: '150:00', sick_time: '10:00' });
    // 115 and 5 are 120. February: 120 − 10 and 8 more.
    expect(await movements('sick')).toEqual([
      'opening 2025-12-31 115:00',
      'credit 2026-01-31 05:00',
      'taken 2026-02-28 -10:00',
      'credit 2026-02-28 08:00',
    ]);
    const { result } = await call('GET', `balances/${employeeId}?year=2026`);
    expect(result.sick).toContainEqual(
      expect.objectContaining({ month: '2026-01', time: '05:00', day_hours: '08:00', cut: '03:00' }),
    );
  });

  it('answers the terms of the law, marks what somebody types, and goes back', async () => {
    const { rules, employee, put, client, companyId, employeeId } = await office();
    await rules({ leave_rule: 2, small_employer: true });
    // A small employer gives half of 8 hours at any seniority.
    const byLaw = { vacation_hours: 4, vacation_hours_monthly: 130, sicks_hours: 8, leave_edited: false };
    expect(await employee()).toMatchObject(byLaw);
    const typed = await client.employees.get.query({ companyId, employeeId });
    expect(typed).toMatchObject({ isLeaveEdited: false, leave: { vacation: { minutesPerMonth: 240 } } });
    // Sent back as it was answered, it changes nothing.
    expect(await put({})).toMatchObject(byLaw);
    // Without the law's rule the record says what it said before.
    await rules({ leave_rule: 1 });
    expect(await employee()).toMatchObject({ vacation_hours: 8, sicks_hours: 8, leave_edited: false });
    await rules({ leave_rule: 2, small_employer: true });
    expect(await put({ vacation_hours: 7 })).toMatchObject({ vacation_hours: 7, leave_edited: true });
    expect(await put({})).toMatchObject({ vacation_hours: 7, leave_edited: true });
    expect(await put({ leave_edited: false })).toMatchObject(byLaw);
    // Six hours a day, and nothing for the exempt.
    expect(await put({ day_hours: '06:00' })).toMatchObject({ vacation_hours: 3, sicks_hours: 6 });
    expect(await put({ exempt: true })).toMatchObject({ vacation_hours: 0, leave_edited: false });
  });

  it('warns who types less vacation than the law gives by now', async () => {
    const { rules, put, client } = await office();
    await rules({ leave_rule: 2 });
    const { warnings } = await put({ vacation_hours: 1 });
    expect(warnings).toContainEqual(
      expect.stringMatching(/^La ley ya le da 0\d:00 horas de vacaciones al mes/),
    );
    const { companies } = await client.desk.attention.query();
    expect(companies[0]?.items.map(({ kind }) => kind)).toContain('vacation-below-law');
  });

  it('shows what a rule would change before it is chosen, at both doors', async () => {
    const { call, client, companyId, employeeId } = await office();
    const { status, result } = await call('GET', `companies/${companyId}/leave-rule?leave_rule=2`);
    expect(status).toBe(200);
    // Hired in February 2025: the record says 8 hours; by law a year later 3/4 of 8 hours.
    expect(result).toMatchObject([
      {
        id: employeeId,
        leave_edited: false,
        before: { vacation_hours: 8, vacation_hours_monthly: 130, sicks_hours: 8, sicks_hours_monthly: 130 },
        after: { vacation_hours: 6, vacation_hours_monthly: 130, sicks_hours: 8, sicks_hours_monthly: 130 },
      },
    ]);
    const small = await client.companies.leaveRuleEffects.query({
      companyId,
      leaveRule: 'law',
      isSmallEmployer: true,
    });
    expect(small[0]).toMatchObject({ before: { vacation: { minutesPerMonth: 480 } } });
    expect(small[0]?.after.vacation.minutesPerMonth).toBe(240);
    expect((await client.companies.get.query({ companyId })).leaveRule).toBe('specification');
  });

  it('refuses a day without hours or of more than 24', async () => {
    const { call, employee, employeeId } = await office();
    const known = await employee();
    for (const day_hours of ['00:00', '24:01']) {
      const { status } = await call('PUT', `employers/${employeeId}`, { ...known, day_hours });
      expect(status).toBe(422);
    }
  });
});
