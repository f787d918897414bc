import { addDays } from '@garita/domain/time/calendar-date';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { stateAt } from '@garita/ledger/replay/state-at';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

type Json = Record<string, unknown>;

/** Monday 6 July 2026, the first day of the week 2026528 of the calendar. */
const MONDAY = '2026-07-06';

/** A calendar of weeks from that Monday on. */
const WEEKS = { first_start: MONDAY, effective_from: MONDAY, pay_lag_days: 5, holidays: 'before' };

/** Returns days of whole hours from Monday on, without those of 0. */
function daysFromMonday(hours: readonly number[], mealWorked = '00:00') {
  return hours.flatMap((worked, index) =>
    worked === 0
      ? []
      : [{ date: addDays(MONDAY, index), worked: formatMinutes(worked * 60), meal_worked: mealWorked }],
  );
}

/** Returns the path of an answered entry. */
function pathOf({ id }: Json): string {
  return `time/${Number(id)}`;
}

describe('hours by day', () => {
  const database = useDatabase();
  let offices = 0;

  /**
   * An employee at 12.00, with these rates of overtime and meal periods, of a company of weeks from Monday.
   */
  async function anOffice(terms: { overtime?: number; mealPeriod?: number; worksFourTens?: boolean } = {}) {
    const dependencies = testDependencies(database.db, { now: new Date('2026-08-01T16:00:00Z') });
    const account = await savedAccount(database.db, `dias-${++offices}`);
    const company = await savedCompany(database.db, account);
    const companyId = company.company.id;
    const { overtime = 18_00, mealPeriod = 18_00, worksFourTens = false } = terms;
    const { id: employeeId } = await savedEmployee(database.db, account, company, {
      rates: { regular: 12_00, overtime, mealPeriod },
      worksFourTens,
    });
    const token = await tokenFor(dependencies, account, 'practitioner');
    const rest = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      callRest(dependencies, token, { method, path, ...(body ? { body } : {}) });
    const result = async (...call: Parameters<typeof rest>): Promise<Json> => {
      const { status, json } = await rest(...call);
      expect({ status, json }).toMatchObject({ json: { ok: true } });
      return (json as { result: Json }).result; // as matched above
    };
    await result('PUT', `companies/${companyId}/pay-calendars/1`, WEEKS);
    const { accountantId } = account;
    const body = { period_id: 2026528, pay_date: '2026-07-17', accountant_id: accountantId };
    const load = (days: object[], more: object = {}) =>
      result('POST', `time/${employeeId}`, { ...body, days, ...more });
    const typed = await typedCaller(dependencies, token);
    const whole = async () => isVerified(await verifyCompany(database.db, companyId));
    return { rest, result, load, body, typed, whole, companyId, employeeId, accountantId };
  }

  // Law 1, at 12.00 an hour, overtime at 18.00.
  it.each([
    // 9 on Monday is 1 over the day; 47 − 40 − 1 = 6 over the week. 40 × 12.00 and 7 × 18.00
    ['1a', {}, [9, 8, 8, 8, 8, 6], '40:00', 480, 126],
    // With 2.0 for a hire before the reform: 7 × 24.00
    ['1a with double overtime', { overtime: 24_00 }, [9, 8, 8, 8, 8, 6], '40:00', 480, 168],
    // 2 over the day; 42 − 40 − 2 = 0 over the week. 40 × 12.00 and 2 × 18.00
    ['1b', {}, [10, 8, 8, 8, 8], '40:00', 480, 36],
    // By agreement only the eleventh hour is over the day. 40 × 12.00 and 1 × 18.00
    ['1c', { worksFourTens: true }, [10, 10, 10, 11], '40:00', 480, 18],
    // 2 + 2 + 2 + 3 = 9 over the days. 32 × 12.00 and 9 × 18.00
    ['1c without the agreement', {}, [10, 10, 10, 11], '32:00', 384, 162],
    // The seventh day is overtime in a week of 35 hours. 30 × 12.00 and 5 × 18.00
    ['1d', {}, [5, 5, 5, 5, 5, 5, 5], '30:00', 360, 90],
  ])('pay example %s', async (_name, terms, hours, regularTime, regularPay, overtimePay) => {
    const { load, whole } = await anOffice(terms);
    const days = daysFromMonday(hours);
    expect(await load(days)).toMatchObject({
      days,
      regular_time: regularTime,
      regular_pay: regularPay,
      overtime_pay: overtimePay,
    });
    expect(await whole()).toBe(true);
  });

  // Law 1e: a meal hour is paid at 1.5, or at 2.0 to a hire before the reform.
  it.each([
    ['1e', 18_00, '01:00', 18],
    ['1e of an earlier hire', 24_00, '01:00', 24],
    ['1e, half an hour', 18_00, '00:30', 9],
    ['1e, half an hour of an earlier hire', 24_00, '00:30', 12],
  ])('pay example %s', async (_name, mealPeriod, mealWorked, mealPay) => {
    const { load } = await anOffice({ mealPeriod });
    // 8 hours of work and the meal period are no overtime: meal periods count to no limit.
    expect(await load(daysFromMonday([8], mealWorked))).toMatchObject({
      regular_time: '08:00',
      over_time: '00:00',
      meal_time: mealWorked,
      meal_time_pay: mealPay,
    });
  });

  it('count another entry of the week, and mark the later days when the earlier ones come afterwards', async () => {
    const inOrder = await anOffice();
    await inOrder.load(daysFromMonday([8, 8, 8]));
    // 24 hours before: Thursday and Friday fill the 40, and all 8 of Saturday are over.
    const second = await inOrder.load(daysFromMonday([0, 0, 0, 8, 8, 8]));
    expect(second).toMatchObject({ regular_time: '16:00', over_time: '08:00', stale: [] });

    const turned = await anOffice();
    const later = await turned.load(daysFromMonday([0, 0, 0, 8, 8, 8]));
    expect(later).toMatchObject({ regular_time: '24:00', over_time: '00:00' });
    const earlier = await turned.load(daysFromMonday([8, 8, 8]));
    expect(earlier).toMatchObject({ regular_time: '24:00', over_time: '00:00', stale: [later.id] });
    const { entryId, version } = await turned.typed.payroll.get({ entryId: Number(later.id) });
    const recalculated = await turned.typed.payroll.recalculate({ entryId, version });
    expect(recalculated).toMatchObject({ inputs: { minutes: { regular: 16 * 60, overtime: 8 * 60 } } });
    expect(await turned.result('GET', pathOf(later))).toMatchObject({ is_stale: false });
    for (const { whole } of [inOrder, turned]) expect(await whole()).toBe(true);

    // As it was known before the recalculation.
    const before = await stateAt(database.db, turned.companyId, { seq: version + 1 });
    const rows = before.entries.map((entry) => [entry.entryId, entry.overtimeMinutes, entry.isStale]);
    expect(rows).toContainEqual([later.id, 0, true]);
  });

  it('stay as they were when the answer is sent back, and when a change leaves them out', async () => {
    const { load, result } = await anOffice();
    const path = pathOf(await load(daysFromMonday([9, 8, 8, 8, 8, 6])));
    const read = await result('GET', path);
    const sentBack = await result('PUT', path, read);
    expect(sentBack).toMatchObject(read);
    // 7 hours of overtime stay, and the tips are added.
    const changed = await result('PUT', path, { tips: 50 });
    expect(changed).toMatchObject({ days: read.days, over_time: '07:00', tips: 50 });
    const withTips = await result('PUT', path, { ...read, tips: 60, version: changed.version });
    expect(withTips).toMatchObject({ days: read.days, over_time: '07:00', tips: 60 });
  });

  it('are computed again from changed days, and are typed hours again without them', async () => {
    const { load, result, whole } = await anOffice();
    const path = pathOf(await load(daysFromMonday([9, 8, 8, 8, 8, 6])));
    const fewer = daysFromMonday([10, 8, 8, 8, 8]);
    expect(await result('PUT', path, { days: fewer })).toMatchObject({ days: fewer, over_time: '02:00' });
    const typed = await result('PUT', path, { days: null, over_time: '03:00' });
    expect(typed).toMatchObject({ days: null, regular_time: '40:00', over_time: '03:00' });
    // The first days of an entry of typed hours.
    const byDay = { days: daysFromMonday([9]), regular_time: '00:00', over_time: '00:00' };
    expect(await result('PUT', path, byDay)).toMatchObject({ regular_time: '08:00', over_time: '01:00' });
    expect(await whole()).toBe(true);
  });

  it('are refused at the field', async () => {
    const { rest, body, employeeId } = await anOffice();
    const post = async (more: object) => {
      const { status, json } = await rest('POST', `time/${employeeId}`, { ...body, ...more });
      return { status, errors: (json as { errors: object }).errors };
    };
    const [first] = daysFromMonday([8]);
    const sunday = addDays(MONDAY, -1);
    const refusals: [days: object[], more: object, field: string][] = [
      [daysFromMonday([8, 8]), { regular_time: '40:00' }, 'regular_time'],
      [[{ ...first }, { ...first }], {}, 'days.1.date'],
      [[{ ...first, date: sunday }], {}, 'days.0.date'],
      [[{ ...first, worked: '24:01' }], {}, 'days.0.worked'],
      [[{ ...first, worked: '20:00', meal_worked: '04:01' }], {}, 'days.0.worked'],
      [[{ ...first, worked: 'ocho' }], {}, 'days.0.worked'],
      [[{ ...first, hours: 8 }], {}, 'days.0.hours'],
    ];
    for (const [days, more, field] of refusals) {
      expect(await post({ days, ...more })).toMatchObject({ status: 422, errors: [{ field }] });
    }
    // Hours that are what the days give are no contradiction.
    expect((await post({ days: daysFromMonday([8, 8]), regular_time: '16:00' })).status).toBeLessThan(300);
  });

  it('are refused at the typed door too', async () => {
    const { typed, employeeId, accountantId } = await anOffice();
    const days = [{ date: MONDAY, worked: 480, mealWorked: 0 }];
    const week = { ...aWeekOf(0, accountantId), periodId: 2026528, payDate: '2026-07-17' };
    const load = (entry: object) => typed.payroll.load({ employeeId, entry: { ...week, ...entry } });
    await expect(load({ days, minutes: { ...week.minutes, overtime: 60 } })).rejects.toMatchObject({
      message: 'hours-with-days',
      cause: { facts: { errors: [{ path: ['minutes', 'overtime'] }] } },
    });
    const { entryId } = await load({ days });
    expect(await typed.payroll.get({ entryId })).toMatchObject({
      inputs: { days, minutes: { regular: 480 } },
      facts: { dayTerms: { weekStart: 1, isFourTens: false, isExempt: false } },
    });
  });
});
