import type { PayCalendarDraft } from '@garita/domain/time/pay-calendar.schema';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import {
  callRest,
  type RestCall,
  testDependencies,
  tokenFor,
  typedCaller,
} from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

/** Weeks from Monday 6 July 2026, paid five days later; a payday on a free day moves before it. */
const WEEKS: PayCalendarDraft = {
  firstStart: '2026-07-06',
  effectiveFrom: '2026-07-06',
  payLagDays: 5,
  holidays: 'before',
};
const WEEKS_ON_THE_WIRE = {
  first_start: '2026-07-06',
  effective_from: '2026-07-06',
  pay_lag_days: 5,
  holidays: 'before',
};

describe('the calendar of a company', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `calendarios-${++offices}`);
    const company = await savedCompany(database.db, account);
    const companyId = company.company.id;
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const set = (calendar: Partial<PayCalendarDraft> = {}) =>
      we.companies.setPayCalendar({ companyId, frequency: 'weekly', calendar: { ...WEEKS, ...calendar } });
    const load = (periodId: number, payDate: string) => {
      const entry = { ...aWeekOf(40, account.accountantId), periodId, payDate };
      return we.payroll.load({ employeeId, entry });
    };
    const weeks = (year: number) => we.companies.periods({ companyId, year, frequency: 'weekly' });
    const rest = async (call: RestCall) => {
      const { status, json } = await callRest(dependencies, token, call);
      return { status, json };
    };
    return { dependencies, account, company, companyId, employeeId, we, set, load, weeks, rest };
  }

  it('is the example: 2026127 becomes 2 to 5 July, then 2026528; both doors list it with its paydays', async () => {
    const { companyId, set, weeks, rest } = await anOffice();
    await set();
    const listed = await weeks(2026);
    expect(listed.slice(26, 28)).toMatchObject([
      // Nothing was ever paid, so the ruling's payday is the last day.
      { id: 2026127, start: '2026-07-02', end: '2026-07-05', payDate: '2026-07-05' },
      // Number 28 ends on Sunday 12 July; five days later is Friday the 17th.
      { id: 2026528, number: 28, start: '2026-07-06', end: '2026-07-12', payDate: '2026-07-17' },
    ]);
    const { json } = await rest({ path: `companies/${companyId}/periods/2026/1` });
    expect((json as { result: unknown[] }).result[27]).toEqual({
      id: 2026528,
      year: 2026,
      period_number: 28,
      period_start: '2026-07-06',
      period_end: '2026-07-12',
      period_type: 'weekly',
      is_deleted: false,
      pay_date: '2026-07-17',
    });
    // A period belongs to the year in which it ends.
    expect((await weeks(2027))[0]).toMatchObject({ id: 2027501, start: '2026-12-28', end: '2027-01-03' });
  });

  it('takes pay in its periods, freezes their days, and answers them everywhere', async () => {
    const { companyId, employeeId, set, load, we } = await anOffice();
    await set();
    const { entryId } = await load(2026528, '2026-07-17');
    const days = { id: 2026528, start: '2026-07-06', end: '2026-07-12' };
    expect((await we.payroll.get({ entryId })).period).toMatchObject(days);
    const sheet = await we.payroll.sheet({ companyId, employeeId, year: 2026 });
    expect(sheet.periods.find(({ id }) => id === 2026528)).toMatchObject({
      ...days,
      defaultPayDate: '2026-07-17',
      entries: [{ entryId, period: days }],
    });
    const ofPeriod = { companyId, periodId: 2026528 };
    const { version, entryCount } = await we.periods.get(ofPeriod);
    expect(entryCount).toBe(1);
    const reviewed = await we.periods.review({ ...ofPeriod, version });
    expect(await we.periods.close({ ...ofPeriod, version: reviewed.version })).toMatchObject({
      ...days,
      status: 'closed',
    });
    const { lines } = await we.audit.history({ companyId, periodId: 2026528 });
    expect(lines[0]?.period).toMatchObject(days);
    expect(isVerified(await verifyCompany(database.db, companyId))).toBe(true);
  });

  it('refuses pay in a period that its list lacks, and only there', async () => {
    const { employeeId, account, set, load, rest } = await anOffice();
    await set();
    expect(await refusal(load(2026128, '2026-07-15'))).toMatchObject({ code: 'unknown-period' });
    const body = { period_id: 2026128, pay_date: '2026-07-15', regular_time: '40:00' };
    const call = { method: 'POST', path: `time/${employeeId}` } as const;
    const refused = await rest({ ...call, body: { ...body, accountant_id: account.accountantId } });
    expect(refused).toMatchObject({ status: 422, json: { errors: [{ field: 'period_id' }] } });
    const loaded = { ...body, period_id: 2026528, accountant_id: account.accountantId };
    expect((await rest({ ...call, body: loaded })).status).toBeLessThan(300);
  });

  it('is refused where pay was loaded for days from its first one on, which it names', async () => {
    const { companyId, set, load, rest, weeks } = await anOffice();
    // 2026127 is 2 to 8 July, of which 6 to 8 July would be of the calendar.
    await load(2026127, '2026-07-10');
    expect(await refusal(set())).toMatchObject({
      code: 'periods-loaded',
      loadedPeriods: [{ id: 2026127, start: '2026-07-02', end: '2026-07-08' }],
    });
    const call = { method: 'PUT', path: `companies/${companyId}/pay-calendars/1` } as const;
    const refused = await rest({ ...call, body: WEEKS_ON_THE_WIRE });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.json)).toContain('Periodo 27 - 2 jul 2026 - 8 jul 2026');
    // From the 13th on nothing is loaded; then pay in the former periods stays where it is.
    await set({ effectiveFrom: '2026-07-13' });
    const [, before, first] = (await weeks(2026)).slice(26);
    expect(before).toMatchObject({ id: 2026128, start: '2026-07-09', end: '2026-07-12' });
    expect(first).toMatchObject({ id: 2026529, start: '2026-07-13' });
  });

  it('lets pay of a period before it be changed', async () => {
    const { account, set, load, we } = await anOffice();
    const [periodId, payDate] = [2026126, '2026-07-03'];
    const { entryId, version } = await load(periodId, payDate);
    await set();
    const entry = { ...aWeekOf(39, account.accountantId), periodId, payDate };
    await we.payroll.amend({ entryId, version, entry });
    // Week 26 is 25 June to 1 July.
    expect((await we.payroll.get({ entryId })).period).toMatchObject({ id: 2026126, end: '2026-07-01' });
  });

  it('begins a period on its effective day, and has no days where periods follow the month', async () => {
    const { companyId, set, rest } = await anOffice();
    expect(await refusal(set({ effectiveFrom: '2026-07-07' }))).toMatchObject({
      errors: [{ path: ['effectiveFrom'], code: 'calendar-starts-no-period' }],
    });
    const quincenal = { method: 'PUT', path: `companies/${companyId}/pay-calendars/quincenal` } as const;
    expect(await rest({ ...quincenal, body: WEEKS_ON_THE_WIRE })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'first_start' }, { field: 'effective_from' }] },
    });
    expect((await rest({ ...quincenal, body: { pay_lag_days: 4 } })).status).toBe(200);
  });

  it('is listed, sent back without a change, and corrected on the same day', async () => {
    const { companyId, set, rest, we } = await anOffice();
    await set();
    const path = `companies/${companyId}/pay-calendars`;
    const { json } = await rest({ path });
    expect(json).toMatchObject({ result: [{ period_norma: 1, ...WEEKS_ON_THE_WIRE }] });
    const [listed] = (json as { result: object[] }).result;
    const history = () => we.recordChanges.list({ record: 'company', recordId: companyId });
    const before = await history();
    expect((await rest({ method: 'PUT', path: `${path}/1`, body: { ...listed } })).status).toBe(200);
    const [typed] = await we.companies.payCalendars({ companyId });
    if (typed) await set(typed);
    expect(await history()).toEqual(before);
    await set({ payLagDays: 3 });
    expect(await we.companies.payCalendars({ companyId })).toMatchObject([{ payLagDays: 3 }]);
    expect(await history()).not.toEqual(before);
  });

  it('is of one company: another one keeps its periods, and no other account sees it', async () => {
    const [mine, other] = [await anOffice(), await anOffice()];
    await mine.set();
    expect((await other.weeks(2026))[27]).toMatchObject({ id: 2026128 });
    const { companyId } = mine;
    const calendar = { companyId, frequency: 'weekly' as const, calendar: WEEKS };
    for (const call of [
      () => other.we.companies.payCalendars({ companyId }),
      () => other.we.companies.periods({ companyId, year: 2026, frequency: 'weekly' }),
      () => other.we.companies.setPayCalendar(calendar),
    ])
      expect(await refusal(call())).toMatchObject({ code: 'not-found' });
    expect(await other.we.companies.accountCalendars()).toEqual([]);
    expect(await mine.we.companies.accountCalendars()).toMatchObject([{ companyId, calendars: [WEEKS] }]);
  });
});
