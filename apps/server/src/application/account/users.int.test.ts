import { type Access, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { must, savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { callRest, TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

const PASSWORD = 'una clave bien larga';
const PERSON = { name: 'Luis', lastName: 'Vega', phone: '7875550150', password: PASSWORD };

// It is 2 March 2026.
describe('how much of an account an auditor sees', () => {
  const database = useDatabase();
  const clock = { now: TEST_NOW };
  const dependencies = () => testDependencies(database.db, clock);
  let numbers = 0;

  beforeEach(() => {
    clock.now = TEST_NOW;
  });

  async function anOffice() {
    const account = await savedAccount(database.db, `limites-${++numbers}`);
    const luna = await savedCompany(database.db, account, { name: 'Café Luna' });
    const sol = await savedCompany(database.db, account, { name: 'Panadería Sol' });
    await savedEmployee(database.db, account, luna, { socialSecurityNumber: '581440021' });
    await savedEmployee(database.db, account, sol, { socialSecurityNumber: '581440021' });
    const we = await typedCaller(dependencies(), await tokenFor(dependencies(), account, 'practitioner'));
    return { account, we, lunaId: luna.company.id, solId: sol.company.id };
  }

  /** Invites an auditor with these limits, who accepts. */
  async function anAuditor(we: Awaited<ReturnType<typeof anOffice>>['we'], limits: Partial<Access>) {
    const email = `luis-${++numbers}@vega.example`;
    const { path } = await we.users.invite({
      email,
      role: 'auditor',
      access: { ...WHOLE_ACCOUNT, ...limits },
    });
    const visitor = await typedCaller(dependencies());
    await visitor.users.acceptInvitation({ ...PERSON, token: path.slice(path.indexOf('#') + 1) });
    const signIn = () => visitor.session.signIn({ email, password: PASSWORD });
    const { accessToken } = await signIn();
    const current = () => typedCaller(dependencies(), accessToken);
    const { user } = await (await current()).session.current();
    return { userId: user.id, email, signIn, current, accessToken };
  }

  it('is that of the invitation, and the user sees it', async () => {
    const { we, lunaId } = await anOffice();
    const limits = { companyIds: [lunaId], fromYear: 2025, toYear: 2026, until: '2026-12-31' };
    const { userId, current } = await anAuditor(we, limits);
    expect((await (await current()).session.current()).user.access).toEqual(limits);
    expect(await we.users.list()).toContainEqual(expect.objectContaining({ id: userId, access: limits }));
  });

  it('is nothing of a company that is not named, in any list', async () => {
    const { we, lunaId, solId } = await anOffice();
    const auditor = await (await anAuditor(we, { companyIds: [lunaId] })).current();
    const names = (companies: { name: string }[]) => companies.map(({ name }) => name);
    expect(names(await auditor.companies.list())).toEqual(['Café Luna']);
    expect(names(await auditor.companies.listWithEmployees())).toEqual(['Café Luna']);
    const found = await auditor.search.records();
    expect(names(found.companies)).toEqual(['Café Luna']);
    expect(found.employees.map(({ companyId }) => companyId)).toEqual([lunaId]);
    expect((await auditor.search.byNumber({ number: '581440021' })).employeeIds).toEqual(
      found.employees.map(({ id }) => id),
    );
    for (const companies of [await auditor.desk.week(), (await auditor.desk.attention()).companies])
      expect(companies.map(({ companyId }) => companyId)).not.toContain(solId);
    expect(await refusal(auditor.companies.get({ companyId: solId }))).toEqual({ code: 'not-found' });
  });

  it('leaves out the history of what belongs to another company', async () => {
    const { we, lunaId, solId } = await anOffice();
    const auditor = await (await anAuditor(we, { companyIds: [lunaId] })).current();
    const [luna, sol] = await Promise.all(
      [lunaId, solId].map(async (companyId) => must((await we.employees.list({ companyId }))[0]).id),
    );
    const history = (record: 'company' | 'employee', recordId: number) =>
      auditor.recordChanges.list({ record, recordId });
    expect((await history('company', lunaId)).lines).toHaveLength(1);
    expect((await history('employee', must(luna))).lines).toHaveLength(1);
    expect(await refusal(history('company', solId))).toEqual({ code: 'not-found' });
    expect(await refusal(history('employee', must(sol)))).toEqual({ code: 'not-found' });
  });

  it('shows only pay dated in the allowed years, whatever the year of its period or leave', async () => {
    const { we, account, lunaId } = await anOffice();
    const [ana] = await we.employees.list({ companyId: lunaId });
    const employeeId = must(ana?.id);
    // The last two weeks of 2025, of which the second one is paid in 2026.
    const paid = async (periodId: number, payDate: string) => {
      const week = { ...aWeekOf(40, account.accountantId), periodId, payDate };
      return (await we.payroll.load({ employeeId, entry: week })).entryId;
    };
    const inYear = await paid(2025151, '2025-12-24');
    const after = await paid(2025152, '2026-01-02');
    const correct = (date: string, minutes: number) =>
      we.balances.adjustLeave({
        employeeId,
        adjustment: { date, kind: 'vacation', minutes, reason: 'Ajuste' },
      });
    await correct('2024-06-30', 600);
    await correct('2025-06-30', -60);
    await correct('2026-01-31', -700);
    const auditor = await (await anAuditor(we, { fromYear: 2025, toYear: 2025 })).current();

    const sheet = await auditor.payroll.sheet({ companyId: lunaId, employeeId, year: 2025 });
    expect(sheet.periods.flatMap(({ entries }) => entries.map(({ entryId }) => entryId))).toEqual([inYear]);
    const register = { companyId: lunaId, periodId: 2025152 };
    expect((await we.audit.registerAsKnown(register)).entries.map(({ entryId }) => entryId)).toEqual([after]);
    expect(await auditor.audit.registerAsKnown(register)).toMatchObject({
      entries: [],
      later: { totals: { gross: 0 } },
    });
    const stubs = { report: 'period-stubs', employeeId: null, ...register } as const;
    expect(await refusal(auditor.reports.preview(stubs))).toEqual({ code: 'not-found' });
    const history = await auditor.reports.preview({ report: 'history', ...register });
    expect(history.totals).toMatchObject([{ value: 0 }, { value: 0 }, { value: 0 }]);
    const cost = { report: 'period-employer-cost', employeeId: null, ...register } as const;
    expect((await we.reports.preview(cost)).totals).toMatchObject([{ value: 1 }, { value: 480_00 }, {}]);
    expect((await auditor.reports.preview(cost)).totals).toMatchObject([
      { value: 0 },
      { value: 0 },
      { value: 0 },
    ]);
    const booked = {
      request: { report: 'period-journal', ...register },
      figure: { total: 'debits' },
    } as const;
    expect((await we.reports.sources(booked)).people.map(({ id }) => id)).toEqual([employeeId]);
    expect((await auditor.reports.sources(booked)).people).toEqual([]);
    expect((await auditor.reports.preview(booked.request)).totals).toMatchObject([
      { value: 0 },
      { value: 0 },
      { value: 0 },
    ]);
    expect((await we.payroll.loaded(register)).map((line) => line.employeeId)).toEqual([employeeId]);
    expect(await auditor.payroll.loaded(register)).toEqual([]);

    const { leave, corrections } = await auditor.balances.get({ employeeId, year: 2025 });
    expect(leave.vacation.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2024-12-31', 600],
      ['2025-06-30', -60],
    ]);
    expect(corrections).toHaveLength(1);
    // 600 − 60 at the end of 2025; 540 − 700 after it.
    const left = { leaveBalances: { vacation: 540, sick: 0 } };
    expect(await auditor.employees.get({ companyId: lunaId, employeeId })).toMatchObject(left);
    expect(await auditor.employees.list({ companyId: lunaId })).toMatchObject([left]);
    expect(sheet.employee).toMatchObject(left);
    expect((await we.employees.list({ companyId: lunaId }))[0]?.leaveBalances.vacation).toBe(-160);
    const kindsAmiss = async ({ desk }: typeof auditor) =>
      (await desk.attention()).companies.flatMap(({ items }) => items.map(({ kind }) => kind));
    expect(await kindsAmiss(we)).toContain('negative-leave');
    expect(await kindsAmiss(auditor)).not.toContain('negative-leave');
  });

  it('names the years that the figures of a period leave out, at both doors', async () => {
    const { we, account, lunaId } = await anOffice();
    const employeeId = must((await we.employees.list({ companyId: lunaId }))[0]).id;
    const period = { companyId: lunaId, periodId: 2025152 };
    const paid = async (hours: number, payDate: string) => {
      const week = { ...aWeekOf(hours, account.accountantId), periodId: period.periodId, payDate };
      return (await we.payroll.load({ employeeId, entry: week })).entryId;
    };
    // At $12.00: 10 hours are 120.00, paid in 2025, and 30 hours are 360.00, paid in 2026.
    await paid(10, '2025-12-31');
    const after = await paid(30, '2026-01-02');
    const answersFor = async (caller: typeof we) => {
      const journal = await caller.reports.preview({ report: 'period-journal', ...period });
      const people = await caller.reports.sources({
        request: { report: 'period-journal', ...period },
        figure: { total: 'debits' },
      });
      const register = await caller.audit.registerAsKnown(period);
      const ofPeriod = await caller.periods.get(period);
      const history = await caller.audit.history(period);
      const sheet = await caller.payroll.sheet({ companyId: lunaId, employeeId, year: 2025 });
      return {
        gross: [ofPeriod.gross, register.later.totals.gross, history.lines.at(-1)?.totals.gross],
        entries: ofPeriod.entryCount,
        // The debits of the journal are those of the people behind it.
        isWhole: journal.totals.find(({ name }) => name === 'debits')?.value === people.people[0]?.value,
        yearsLeftOut: [
          ofPeriod,
          register,
          history,
          journal,
          must(sheet.periods.find(({ id }) => id === period.periodId)),
        ].map(({ yearsLeftOut }) => yearsLeftOut),
        about: JSON.stringify(journal.page).includes('No incluye lo pagado en 2026'),
      };
    };
    const { current, accessToken } = await anAuditor(we, { fromYear: 2025, toYear: 2025 });
    const auditor = await current();
    expect(await answersFor(we)).toEqual({
      gross: [480_00, 480_00, 480_00],
      entries: 2,
      isWhole: true,
      yearsLeftOut: [[], [], [], [], []],
      about: false,
    });
    expect(await answersFor(auditor)).toEqual({
      gross: [120_00, 120_00, 120_00],
      entries: 1,
      isWhole: true,
      yearsLeftOut: [[2026], [2026], [2026], [2026], [2026]],
      about: true,
    });

    for (const path of [
      `companies/${lunaId}/periods/${period.periodId}`,
      `audit/${lunaId}/history?period_id=${period.periodId}`,
    ])
      expect(await callRest(dependencies(), accessToken, { path })).toMatchObject({
        status: 200,
        json: { result: { years_left_out: [2026] } },
      });

    // Deleted, it is in no figure of today, and still in the history that is left out.
    const { version } = await we.payroll.get({ entryId: after });
    await we.payroll.delete({ entryId: after, version, reason: 'Repetido' });
    expect((await auditor.periods.get(period)).yearsLeftOut).toEqual([]);
    expect((await auditor.audit.history(period)).yearsLeftOut).toEqual([2026]);
  });

  it('changes at once, which their history tells', async () => {
    const { we, lunaId, solId } = await anOffice();
    const { userId, current } = await anAuditor(we, { companyIds: [lunaId] });
    const access = { companyIds: [lunaId, solId], fromYear: null, toYear: 2026, until: '2026-03-31' };
    expect(await we.users.changeAccess({ userId, access })).toMatchObject({ id: userId, access });
    expect((await (await current()).companies.list()).map(({ id }) => id)).toEqual([lunaId, solId]);
    const [latest] = (await we.recordChanges.list({ record: 'user', recordId: userId })).lines;
    expect(latest).toMatchObject({
      kind: 'updated',
      changes: expect.arrayContaining([
        { field: 'access.companyIds', before: `${lunaId}`, after: `${lunaId}, ${solId}` },
        { field: 'access.toYear', before: null, after: 2026 },
        { field: 'access.until', before: null, after: '2026-03-31' },
      ]),
    });
    expect(await refusal((await current()).recordChanges.list({ record: 'user', recordId: userId }))).toEqual(
      { code: 'forbidden' },
    );
  });

  it('changes where a company that it names was removed since', async () => {
    const { account, we, lunaId } = await anOffice();
    const gone = (await savedCompany(database.db, account, { name: 'Colmado Mar' })).company.id;
    const { userId } = await anAuditor(we, { companyIds: [lunaId, gone] });
    await we.companies.remove({ companyId: gone });
    const access = { ...WHOLE_ACCOUNT, companyIds: [lunaId, gone], toYear: 2026 };
    expect(await we.users.changeAccess({ userId, access })).toMatchObject({ access });
  });

  it('ends after the last day: the session is over, and signing in says so', async () => {
    const { we } = await anOffice();
    const { userId, signIn, current } = await anAuditor(we, { until: '2026-03-02' });
    expect(await (await current()).companies.list()).toHaveLength(2);
    // Midnight of 3 March in Puerto Rico.
    clock.now = new Date('2026-03-03T04:00:00Z');
    expect(await refusal((await current()).companies.list())).toEqual({ code: 'not-signed-in' });
    expect(await refusal(signIn())).toMatchObject({ code: 'access-ended', access: { until: '2026-03-02' } });
    // The office's own session went on.
    await we.users.changeAccess({ userId, access: { ...WHOLE_ACCOUNT, until: '2026-03-03' } });
    expect(await signIn()).toMatchObject({ name: 'Luis' });
  });

  it('tells nobody who has not the password that it is over', async () => {
    const { we } = await anOffice();
    const { email } = await anAuditor(we, { until: '2026-03-02' });
    clock.now = new Date('2026-03-03T04:00:00Z');
    const visitor = await typedCaller(dependencies());
    expect(await refusal(visitor.session.signIn({ email, password: 'otra clave' }))).toEqual({
      code: 'wrong-credentials',
    });
  });

  it('is limited to companies of the account, and to days that are to come', async () => {
    const { we, account } = await anOffice();
    const theirs = await anOffice();
    const { userId } = await anAuditor(we, {});
    const foreign = { ...WHOLE_ACCOUNT, companyIds: [theirs.lunaId] };
    const past = { ...WHOLE_ACCOUNT, until: '2026-03-01' };
    const change = (access: Access) => refusal(we.users.changeAccess({ userId, access }));
    const invite = (access: Access) =>
      refusal(we.users.invite({ email: 'luis@mar.example', role: 'auditor', access }));
    const refused = (code: string, ...path: string[]) => ({ code, errors: [{ path, code }] });
    expect(await change(foreign)).toEqual(refused('unknown-company', 'companyIds'));
    expect(await change(past)).toEqual(refused('access-until-past', 'until'));
    expect(await invite(foreign)).toEqual(refused('unknown-company', 'access', 'companyIds'));
    expect(await invite(past)).toEqual(refused('access-until-past', 'access', 'until'));
    const whole = { userId: account.user.id, access: WHOLE_ACCOUNT };
    expect(await refusal(we.users.changeAccess(whole))).toEqual({ code: 'not-an-auditor' });
    expect(await refusal(theirs.we.users.changeAccess({ userId, access: WHOLE_ACCOUNT }))).toEqual({
      code: 'not-found',
    });
  });
});
