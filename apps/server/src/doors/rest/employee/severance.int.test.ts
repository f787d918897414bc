import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, type RestCall, testDependencies, tokenFor } from '../../../testing/test-server.ts';
import { aWeekOnTheWire } from '../../../testing/time-entries.ts';

type Json = Record<string, unknown>;

describe('severance over the documented interface', () => {
  const database = useDatabase();
  let offices = 0;

  /** An employee since 1 March 2019 with a way to load weeks, on 16 November 2026. */
  async function anOffice(employee: object) {
    const dependencies = testDependencies(database.db, { now: new Date('2026-11-16T16:00:00Z') });
    const account = await savedAccount(database.db, `mesada-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id } = await savedEmployee(database.db, account, company, {
      admissionDate: '2019-03-01',
      ...employee,
    });
    const token = await tokenFor(dependencies, account, 'practitioner');
    const result = async (call: RestCall): Promise<Json> => {
      const { status, json } = await callRest(dependencies, token, call);
      expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } });
      return (json as { result: Json }).result; // as matched above
    };
    const severance = (query = '') => result({ path: `employers/${id}/severance${query}` });
    const pay = (more: Json) =>
      result({
        method: 'POST',
        path: `time/${id}`,
        body: { ...aWeekOnTheWire(0, account.accountantId), ...more },
      });
    return { severance, pay };
  }

  it('is computed from the salary on the day that is asked for, on the last day, or today', async () => {
    // 480.00 a week is 2,080.00 a month: example 6a.
    const { severance } = await anOffice({ salary: 480_00, egressDate: '2027-02-28' });
    expect(await severance('?date=2026-11-15')).toEqual({
      date: '2026-11-15',
      date_admission: '2019-03-01',
      service_years: 7,
      service_months: 8,
      after_reform: true,
      probation_months: 9,
      in_probation: false,
      month_basis: 'salary',
      month_from: null,
      month_to: null,
      month_pay: 2080,
      week_pay: 480,
      months: 3,
      weeks_per_year: 2,
      weeks: 14,
      cap_months: 9,
      capped: false,
      severance: 12960,
    });
    expect(await severance()).toMatchObject({ date: '2027-02-28', service_years: 7, service_months: 11 });
    const { severance: ofStaying } = await anOffice({ salary: 480_00 });
    expect(await ofStaying()).toMatchObject({ date: '2026-11-16' });
  });

  it('is computed from the best thirty days of an employee who is paid by the hour', async () => {
    const { severance, pay } = await anOffice({ salary: 0 });
    expect(await severance()).toMatchObject({ month_basis: 'nothing_paid', month_pay: 0, severance: 0 });
    // Two weeks with 40 and 20 hours at the regular rate, and nothing beside them.
    const first = await pay({ period_id: 2026110, pay_date: '2026-03-11', regular_time: '40:00' });
    const second = await pay({ period_id: 2026111, pay_date: '2026-03-18', regular_time: '20:00' });
    const regular = Number(first['gross']) + Number(second['gross']);
    expect(regular).toBeGreaterThan(0);
    expect(await severance()).toMatchObject({ month_basis: 'hours', month_pay: regular });
  });

  it('refuses a day that does not exist', async () => {
    const { severance } = await anOffice({ salary: 480_00 });
    await expect(severance('?date=2026-02-30')).rejects.toThrow('422');
  });
});
