import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { must, savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { tamper } from '@garita/ledger/testing/tamper';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { findActor } from '../../auth/actor.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';
import { eraseMemos } from '../pay/erase-memos.ts';

const PERIOD = 2026110; // weekly 10 of 2026

describe('the audit of a company, as an auditor sees it,', () => {
  const database = useDatabase();
  let office: Awaited<ReturnType<typeof anOffice>>;

  // 1 the opening balance, 2 forty hours, 3 ten of them, for a reason, 4 somebody else's twenty
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'auditoria');
    const accountant = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor'));
    const company = await savedCompany(database.db, account);
    const companyId = company.company.id;
    const ana = await savedEmployee(database.db, account, company, { firstName: 'Ana' });
    const luis = await savedEmployee(database.db, account, company, { firstName: 'Luis' });
    const week = (hours: number) => aWeekOf(hours, account.accountantId);
    const { entryId, version } = await accountant.payroll.load({ employeeId: ana.id, entry: week(40) });
    await accountant.payroll.amend({ entryId, version, entry: week(10), reason: 'Horas de más' });
    await accountant.payroll.load({ employeeId: luis.id, entry: week(20) });
    const years = { ...WHOLE_ACCOUNT, fromYear: 2026 };
    const limited = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor', years));
    return { auditor, limited, accountant, week, companyId, entryId, ana, luis, loaded: version };
  }

  beforeAll(async () => {
    office = await anOffice();
  });

  it('tells who changed what of a payment, why, and what it came from', async () => {
    const { auditor, companyId, entryId, ana } = office;
    const { lines } = await auditor.audit.history({ companyId, entryId });
    expect(lines.map(({ type, reason, person }) => [type, reason, person?.id])).toEqual([
      ['TimeLoaded', '', ana.id],
      ['TimeAmended', 'Horas de más', ana.id],
    ]);
    const amended = lines[1];
    expect(amended?.causes).toEqual([
      { cause: 'minutes.regular', unit: 'minutes', before: 2_400, after: 600 },
    ]);
    expect(amended?.amounts.find(({ name }) => name === 'regularMinutes')).toEqual({
      name: 'regularMinutes',
      before: 2_400,
      after: 600,
    });
    const [loaded] = lines;
    expect(amended?.changed.gross).toBe(-((loaded?.changed.gross ?? 0) * 3) / 4);
    expect(amended?.totals.gross).toBe((loaded?.changed.gross ?? 0) / 4);
  });

  it('shows the payroll of a period as it was known, and the events that made the difference', async () => {
    const { auditor, companyId, entryId, loaded } = office;
    const known = await auditor.audit.registerAsKnown({ companyId, periodId: PERIOD, seq: loaded });
    const [first, second] = known.entries;
    expect(first).toMatchObject({ entryId, known: { gross: (first?.later.gross ?? 0) * 4 } });
    expect(first?.events.map(({ type }) => type)).toEqual(['TimeAmended']);
    expect(second).toMatchObject({ known: { gross: 0, withheld: 0, net: 0 } });
    expect(second?.events.map(({ type }) => type)).toEqual(['TimeLoaded']);
    const net = (point: 'known' | 'later') => known.entries.reduce((sum, entry) => sum + entry[point].net, 0);
    expect(known.known.totals.net).toBe(net('known'));
    expect(known.later.totals.net).toBe(net('later'));
  });

  it('shows two past moments beside each other, the earlier one first, and the events between them alone', async () => {
    const { auditor, companyId, entryId, loaded } = office;
    const between = (seq: number, otherSeq: number) =>
      auditor.audit.registerAsKnown({ companyId, periodId: PERIOD, seq, otherSeq });
    // 1 to 2 is Ana's forty hours; that ten of them stayed and that Luis worked was not known yet.
    const known = await between(loaded - 1, loaded);
    expect(known).toMatchObject({
      known: { seq: loaded - 1, totals: { gross: 0 } },
      later: { seq: loaded, isToday: false },
      lastSeq: loaded + 2,
      entries: [{ entryId, known: { gross: 0 }, events: [{ seq: loaded, type: 'TimeLoaded' }] }],
    });
    expect(known.later.totals).toEqual(known.entries[0]?.later);
    expect(await between(loaded, loaded - 1)).toEqual(known);
  });

  it('shows nothing of what was known before anything was, and today of a day to come', async () => {
    const { auditor, companyId } = office;
    const at = (moment: string) => auditor.audit.registerAsKnown({ companyId, periodId: PERIOD, at: moment });
    expect(await at('2020-01-01T00:00:00Z')).toMatchObject({
      known: { seq: 0, at: null, totals: { gross: 0, withheld: 0, net: 0 } },
    });
    const later = await at('2200-01-01T00:00:00Z');
    const { isToday, ...today } = later.later;
    expect(isToday).toBe(true);
    expect(later.known).toEqual(today);
    expect(later.entries.flatMap(({ amounts }) => amounts)).toEqual([]);
  });

  it('knows no period that there is not', async () => {
    const { auditor, companyId } = office;
    await expect(auditor.audit.registerAsKnown({ companyId, periodId: 7 })).rejects.toThrow('not-found');
  });

  it('keeps what a whole verification came to for everybody of the account, and of a single check nothing', async () => {
    const { auditor, accountant, companyId, loaded } = office;
    await auditor.audit.verify({ companyId, check: 'pay' });
    expect(await accountant.audit.verifications({ companyId })).toEqual([]);
    await auditor.audit.verify({ companyId });
    const { user } = await auditor.session.current();
    expect(await accountant.audit.verifications({ companyId })).toEqual([
      {
        at: expect.stringMatching(/Z$/),
        by: { id: user.id, name: expect.stringMatching(/./) },
        lastSeq: loaded + 2,
        problems: 0,
        firstSeq: null,
        years: null,
        // These tests have no key.
        seal: null,
      },
    ]);
  });

  it('says of which years documents were compared by who sees no others', async () => {
    const { limited, accountant, companyId } = office;
    await limited.audit.verify({ companyId });
    const [last] = await accountant.audit.verifications({ companyId });
    expect(last?.years).toEqual({ fromYear: 2026, toYear: null });
  });

  it('is done in parts, each only after the previous one and by the same user', async () => {
    const { auditor, accountant, companyId } = office;
    const countVerifications = async () => (await auditor.audit.verifications({ companyId })).length;
    const before = await countVerifications();
    const first = await auditor.audit.verify({ companyId, check: 'chains' });
    const soFar = first.soFar ?? '';
    for (const wrong of [
      () => auditor.audit.verify({ companyId, check: 'projections', soFar }),
      () => auditor.audit.verify({ companyId, check: 'pay', from: 2, soFar }),
      () => auditor.audit.verify({ companyId, check: 'pay', soFar: 'todo bien' }),
      () => accountant.audit.verify({ companyId, check: 'pay', soFar }),
    ]) {
      await expect(wrong()).rejects.toThrow('invalid-input');
    }
    let progress: string | null = soFar;
    for (const check of ['pay', 'projections', 'anchors', 'copies', 'returns'] as const) {
      expect(await countVerifications()).toBe(before);
      progress = (await auditor.audit.verify({ companyId, check, soFar: progress ?? '' })).soFar;
    }
    expect(progress).toBeNull();
    expect(await countVerifications()).toBe(before + 1);
  });

  it('finds nothing where nobody touched the books, and names the first bad event where somebody did', async () => {
    const { auditor, companyId, loaded } = office;
    expect(await auditor.audit.verify({ companyId })).toMatchObject({
      problems: [],
      drift: [],
      uneven: [],
      next: null,
    });
    await tamper(
      database.owner,
      'events',
      `update ledger.events set reason = 'Otra' where company_id = ${companyId} and seq = ${loaded + 1}`,
    );
    const { problems } = await auditor.audit.verify({ companyId, check: 'chains' });
    expect(problems[0]).toEqual({ seq: loaded + 1, problem: 'altered' });
    expect(await auditor.audit.verify({ companyId, check: 'projections' })).toMatchObject({ drift: [] });
    const { problems: all } = await auditor.audit.verify({ companyId });
    const [last] = await auditor.audit.verifications({ companyId });
    expect(last).toMatchObject({ firstSeq: loaded + 1, problems: all.length });
  });

  it('finds what documents say otherwise than the ledger, a year at a time', async () => {
    const { auditor, accountant, companyId, luis, week } = office;
    const lastYear = { ...week(40), periodId: 2025110, payDate: '2025-03-13' };
    await accountant.payroll.load({ employeeId: luis.id, entry: lastYear });
    const check = 'returns';
    expect(await auditor.audit.verify({ companyId, check })).toMatchObject({ uneven: [], next: 2026 });
    expect(await auditor.audit.verify({ companyId, check, from: 2026 })).toMatchObject({
      uneven: [],
      next: null,
    });
    await tamper(
      database.owner,
      'entries',
      `update ledger.entries set donation = donation + 1 where company_id = ${companyId} and tax_year = 2026`,
    );
    const { uneven } = await auditor.audit.verify({ companyId, check, from: 2026 });
    expect(uneven).toEqual([{ year: 2026, figure: 'donations' }]);
  });

  it('tells of a closed month what was paid in it, and of erased memos whose pay they were of', async () => {
    const dependencies = testDependencies(database.db, { now: new Date('2026-04-01T16:00:00Z') });
    const account = await savedAccount(database.db, 'cierres');
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const company = await savedCompany(database.db, account);
    const ana = await savedEmployee(database.db, account, company, { firstName: 'Ana' });
    const { companyId } = company.scope;
    const entry = { ...aWeekOf(40, account.accountantId), memo: 'Turno de noche' };
    const { entryId } = await we.payroll.load({ employeeId: ana.id, entry });
    const actor = must(await findActor(dependencies, 'bearer', token));
    expect(await we.payroll.get({ entryId })).toMatchObject({ memo: entry.memo, isMemoErased: false });
    await eraseMemos(dependencies, actor)({ companyId, entryId, reason: 'Lo pidió Ana' });
    expect(await we.payroll.get({ entryId })).toMatchObject({ memo: '', isMemoErased: true });
    const seen = async () => {
      const { version } = await we.periods.get({ companyId, periodId: PERIOD });
      return { companyId, periodId: PERIOD, version };
    };
    await we.periods.review(await seen());
    await we.periods.close(await seen());
    await we.months.close({ companyId, month: '2026-03' });

    const { lines } = await we.audit.history({ companyId });
    expect(lines.find(({ kind }) => kind === 'memo')).toMatchObject({
      reason: 'Lo pidió Ana',
      person: { kind: 'employee', id: ana.id },
      entryId,
      period: { id: PERIOD },
    });
    // 40 hours at 12.00 = 480.00, of which 425.07 is net
    const closed = { payments: 1, gross: 480_00, net: 425_07 };
    expect(lines.slice(-2)).toMatchObject([
      { type: 'PeriodClosed', said: { closed } },
      { type: 'MonthClosed', said: { closed, coveredFrom: '2026-03-01' } },
    ]);
    const { closing } = must((await we.months.list({ companyId, year: 2026 }))[2]);
    expect(lines.at(-1)?.seal).toEqual(closing?.seal);
  });
});
