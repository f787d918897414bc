import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { signingKey } from '@garita/ledger/signing/signing-key';
import { must, savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { anchorProblems } from '@garita/ledger/verification/anchor-problems';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';
import { errorDetail } from '../../text/errors.es.ts';

const KEY = signingKey('the key of test closings');
// The tenth week of 2026, from 5 to 11 March, in which 40 hours at 12.00 are loaded.
const PERIOD = must(payPeriodById(2026110));

describe('a period of a company', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = { ...testDependencies(database.db), signingKey: KEY };
    const account = await savedAccount(database.db, `períodos-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const week = (hours: number) => aWeekOf(hours, account.accountantId);
    const { entryId, version } = await we.payroll.load({ employeeId, entry: week(40) });
    const ofPeriod = { companyId: company.company.id, periodId: PERIOD.id };
    const seen = async () => ({ ...ofPeriod, version: (await we.periods.get(ofPeriod)).version });
    const close = async () => {
      await we.periods.review(await seen());
      return we.periods.close(await seen());
    };
    const colleague = await typedCaller(dependencies, await tokenFor(dependencies, account));
    return { we, colleague, employeeId, week, saved: { entryId, version }, ofPeriod, seen, close };
  }

  it('is not reviewed before it begins where nothing is paid in it yet, and afterwards all the same', async () => {
    const { we, ofPeriod, seen } = await anOffice();
    const emptyOf = (periodId: number) => ({ companyId: ofPeriod.companyId, periodId, version: 0 });
    const toCome = we.periods.review(emptyOf(PERIOD.id + 1));
    expect(await refusal(toCome)).toMatchObject({ code: 'period-not-begun' });
    // It is to come, too: somebody is paid ahead.
    expect(await we.periods.review(await seen())).toMatchObject({ status: 'reviewed' });
    const empty = emptyOf(PERIOD.id - 1);
    const { version } = await we.periods.review(empty);
    expect(await we.periods.close({ ...empty, version })).toMatchObject({ status: 'closed', entryCount: 0 });
  });

  it('says what is booked in it, and what was done with it by whom', async () => {
    const { we, ofPeriod, seen, close } = await anOffice();
    // 40 hours at 12.00 = 480.00
    expect(await we.periods.get(ofPeriod)).toMatchObject({
      ...PERIOD,
      status: 'open',
      entryCount: 1,
      gross: 480_00,
      steps: [],
      seal: null,
    });
    await close();
    const reopened = await we.periods.reopen({ ...(await seen()), reason: 'Faltaban horas' });
    expect(reopened).toMatchObject({ status: 'open', seal: null });
    expect(reopened.steps.map(({ transition, reason }) => [transition, reason])).toEqual([
      ['review', ''],
      ['close', ''],
      ['reopen', 'Faltaban horas'],
    ]);
    const { name } = (await we.session.current()).user;
    expect(reopened.steps[0]?.by).toMatch(name);
  });

  it('refuses whatever would change what is booked once it is closed, and says who closed it when', async () => {
    const { we, employeeId, week, saved, ofPeriod, close } = await anOffice();
    const { companyId } = ofPeriod;
    await close();
    const { name, lastName } = (await we.session.current()).user;
    const closing = {
      period: PERIOD,
      by: `${name} ${lastName}`,
      on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    };
    const refused = { code: 'period-closed', closing };
    expect(await refusal(we.payroll.load({ employeeId, entry: week(1) }))).toMatchObject(refused);
    expect(await refusal(we.payroll.amend({ ...saved, entry: week(41) }))).toMatchObject(refused);
    const rates = { regular: 12_50, overtime: 18_75, mealPeriod: 25_00 };
    await we.employees.update({ companyId, employeeId, employee: anEmployee({ rates }) });
    expect(await refusal(we.payroll.recalculate(saved))).toMatchObject(refused);
    expect(await refusal(we.payroll.delete(saved))).toMatchObject(refused);
  });

  it('says in the refusal who closed which days when', () => {
    const closing = { period: PERIOD, by: 'Ana Rivera', on: '2026-03-12' };
    expect(errorDetail('period-closed', { closing })).toBe(
      'El período del 5 mar 2026 al 11 mar 2026 está cerrado: lo cerró Ana Rivera el 12 mar 2026.',
    );
  });

  it('is paid when it is closed: a mark changes no amount', async () => {
    const { we, saved, close } = await anOffice();
    await close();
    const paid = { paidOn: '2026-03-12', method: 'direct-deposit' } as const;
    expect(await we.payroll.markPaid({ ...saved, paid })).toMatchObject({ paid: { paidOn: '2026-03-12' } });
  });

  it('is signed when it is closed, and the signature is compared with the log', async () => {
    const { we, ofPeriod, seen, close } = await anOffice();
    const { companyId } = ofPeriod;
    const march = { start: '2026-03-01', end: '2026-03-31' };
    const documents: ReportRequest[] = [
      { report: 'salaries', companyId, employeeId: null, ...march },
      { report: 'history', ...ofPeriod },
      { report: 'register-as-known', ...ofPeriod, seq: 0 },
    ];
    const sealsPrinted = async () => {
      const previews = await Promise.all(documents.map((document) => we.reports.preview(document)));
      return previews.map(({ page }) => /Sello: [0-9a-f]+/.exec(JSON.stringify(page))?.[0]);
    };
    expect(await sealsPrinted()).toEqual([undefined, undefined, undefined]);
    const { seal } = await close();
    // loaded, reviewed, closed
    expect(seal).toEqual({ seq: 3, digits: expect.stringMatching(/^[0-9a-f]{16}$/), isSigned: true });
    const line = `Sello: ${seal?.digits}`;
    expect(await sealsPrinted()).toEqual([line, line, line]);
    expect(isVerified(await verifyCompany(database.db, ofPeriod.companyId, { signingKey: KEY }))).toBe(true);
    expect(await anchorProblems(database.db, ofPeriod.companyId, signingKey('another'))).toEqual([
      { seq: 3, problem: 'anchor' },
    ]);
    await we.periods.reopen({ ...(await seen()), reason: 'Faltaban horas' });
    expect(await sealsPrinted()).toEqual([undefined, undefined, undefined]);
  });

  it('is turned by whoever has seen what was booked last', async () => {
    const { we, employeeId, week, seen } = await anOffice();
    const before = await seen();
    await we.payroll.load({ employeeId, entry: week(1) });
    expect(await refusal(we.periods.review(before))).toMatchObject({ code: 'period-changed' });
  });

  describe('where the account asks that who closes is not who loaded', () => {
    const BY_SARA = ['Sara Paz'];

    async function anAskingOffice() {
      const office = await anOffice();
      await office.we.accountSettings.change({ settings: { periodsClosedByAnother: true } });
      return office;
    }

    it('says who asked so and when, to everybody of that account alone', async () => {
      const { we, colleague } = await anAskingOffice();
      const { user } = await we.session.current();
      const history = { record: 'account', recordId: user.accountId } as const;
      expect((await colleague.recordChanges.list(history)).lines).toMatchObject([
        {
          actor: { id: user.id },
          changes: [{ field: 'periodsClosedByAnother', before: false, after: true }],
        },
      ]);
      const stranger = (await anOffice()).we;
      expect((await stranger.recordChanges.list(history)).lines).toEqual([]);
    });

    it('is switched off by two: the first one asks, and it stays on until another says so as well', async () => {
      const { we, colleague } = await anAskingOffice();
      const off = { settings: { periodsClosedByAnother: false } };
      const userId = (await we.session.current()).user.id;
      const pending = {
        periodsClosedByAnother: true,
        switchOffAsked: { userId, by: 'Sara Paz', at: expect.any(String) },
        version: expect.any(Number),
      };
      expect(await we.accountSettings.change(off)).toEqual(pending);
      expect(await we.accountSettings.change(off)).toEqual(pending);
      expect(await colleague.accountSettings.keepClosingRule({})).toEqual({
        periodsClosedByAnother: true,
        switchOffAsked: null,
        version: expect.any(Number),
      });
      await we.accountSettings.change(off);
      // A body may repeat the values that were read.
      await colleague.accountSettings.change({ settings: { periodsClosedByAnother: true } });
      expect(await colleague.accountSettings.change(off)).toEqual({
        periodsClosedByAnother: false,
        switchOffAsked: null,
        version: expect.any(Number),
      });
    });

    it('stays on where who asked may not write any more', async () => {
      const { we, colleague } = await anAskingOffice();
      await we.accountSettings.change({ settings: { periodsClosedByAnother: false } });
      const { user } = await we.session.current();
      await colleague.users.setActive({ userId: user.id, isActive: false });
      expect(await colleague.accountSettings.get()).toMatchObject({ switchOffAsked: null });
      const answer = await colleague.accountSettings.change({ settings: { periodsClosedByAnother: false } });
      expect(answer).toMatchObject({ periodsClosedByAnother: true, switchOffAsked: { by: 'Sara Paz' } });
    });

    it('is closed by a colleague of the user who loaded the pay, and the user sees that before', async () => {
      const { we, colleague, seen, ofPeriod } = await anAskingOffice();
      await we.periods.review(await seen());
      expect(await we.periods.get(ofPeriod)).toMatchObject({ bookedBy: BY_SARA, isClosedByAnother: true });
      expect(await refusal(we.periods.close(await seen()))).toMatchObject({
        code: 'period-closed-by-another',
        bookedBy: BY_SARA,
      });
      expect(await colleague.periods.get(ofPeriod)).toMatchObject({ isClosedByAnother: false });
      expect(await colleague.periods.close(await seen())).toMatchObject({ status: 'closed' });
    });

    it('is not closed by who changed what somebody else loaded', async () => {
      const { colleague, saved, week, seen } = await anAskingOffice();
      await colleague.payroll.amend({ ...saved, entry: week(41) });
      await colleague.periods.review(await seen());
      expect(await refusal(colleague.periods.close(await seen()))).toMatchObject({
        code: 'period-closed-by-another',
        bookedBy: [...BY_SARA, ...BY_SARA],
      });
    });

    it('is closed by who only marked a payment as paid', async () => {
      const { colleague, saved, seen } = await anAskingOffice();
      await colleague.payroll.markPaid({
        ...saved,
        paid: { paidOn: '2026-03-12', method: 'direct-deposit' },
      });
      await colleague.periods.review(await seen());
      expect(await colleague.periods.close(await seen())).toMatchObject({ status: 'closed' });
    });

    it('names them in the refusal', () => {
      expect(errorDetail('period-closed-by-another', { bookedBy: ['Ana Rivera', 'Luis Vega'] })).toBe(
        'Quien cierra un período no es quien cargó su nómina, y en este cargaron o cambiaron pagos: Ana Rivera, Luis Vega. ' +
          'Pida a otra persona de su cuenta que lo cierre.',
      );
    });
  });
});
