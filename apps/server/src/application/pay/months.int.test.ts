import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { signingKey } from '@garita/ledger/signing/signing-key';
import {
  must,
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf, SOME_HOURS } from '../../testing/time-entries.ts';
import { errorDetail } from '../../text/errors.es.ts';

const KEY = signingKey('the key of test closings');
// The tenth week of 2026, from 5 to 11 March, in which 40 hours at 12.00 are loaded.
const PERIOD = must(payPeriodById(2026110));
const NOTHING = { count: 0, gross: 0, net: 0 };

describe('the months of a company', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const clock = { now: new Date('2026-04-01T16:00:00Z') };
    const dependencies = { ...testDependencies(database.db, clock), signingKey: KEY };
    const account = await savedAccount(database.db, `meses-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { companyId } = company.scope;
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const { id: contractorId } = await savedContractor(database.db, account, company);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    await we.payroll.load({ employeeId, entry: aWeekOf(40, account.accountantId) });
    const march = async () => must((await we.months.list({ companyId, year: 2026 }))[2]);
    const turn = async (...deeds: ('review' | 'close')[]) => {
      for (const deed of deeds) {
        const { version } = await we.periods.get({ companyId, periodId: PERIOD.id });
        await we.periods[deed]({ companyId, periodId: PERIOD.id, version });
      }
    };
    const close = () => we.months.close({ companyId, month: '2026-03' });
    return { dependencies, account, clock, we, companyId, contractorId, march, turn, close };
  }

  it('are those of a year that have begun, each with what is paid in it and what keeps it open', async () => {
    const { we, companyId } = await anOffice();
    const months = await we.months.list({ companyId, year: 2026 });
    expect(months.map(({ month, status, isOver }) => [month, status, isOver])).toEqual([
      ['2026-01', 'open', true],
      ['2026-02', 'open', true],
      ['2026-03', 'open', true],
      ['2026-04', 'open', false],
    ]);
    // 480.00 less 1.44 disability, 6.96 Medicare, 29.76 social security and 16.77 income tax: 425.07
    const paid = { count: 1, gross: 480_00, net: 425_07 };
    expect(months[2]).toMatchObject({
      openPeriods: [PERIOD],
      paid: { employees: paid, contractors: NOTHING, gross: 480_00, net: 425_07 },
      closing: null,
    });
    expect(months[1]).toMatchObject({ openPeriods: [], paid: { employees: NOTHING, gross: 0, net: 0 } });
    expect(await we.months.list({ companyId, year: 2027 })).toEqual([]);
  });

  it('are closed once they are over and their periods are closed, and the refusal names those that are not', async () => {
    const { we, clock, companyId, turn, close } = await anOffice();
    expect(await refusal(close())).toMatchObject({ code: 'month-periods-open', openPeriods: [PERIOD] });
    await turn('review');
    expect(await refusal(close())).toMatchObject({ code: 'month-periods-open' });
    await turn('close');
    clock.now = new Date('2026-03-31T16:00:00Z');
    expect(await refusal(close())).toMatchObject({ code: 'month-not-over' });
    clock.now = new Date('2026-04-01T16:00:00Z');
    const another = { companyId, month: '2026-03', confirmedNet: 425_08 };
    expect(await refusal(we.months.close(another))).toMatchObject({ code: 'net-changed' });
    expect(await close()).toMatchObject({ month: '2026-03', status: 'closed' });
    expect(await refusal(close())).toMatchObject({ code: 'month-closed' });
  });

  it('name the days of open periods in the refusal', () => {
    const openPeriods = [PERIOD, must(payPeriodById(2026111))];
    expect(errorDetail('month-periods-open', { openPeriods })).toBe(
      'Antes de cerrar el mes cierre los períodos de los que se paga en él: del 5 mar 2026 al 11 mar 2026; del 12 mar 2026 al 18 mar 2026.',
    );
  });

  it('say who closed them, with a seal that is held against the log', async () => {
    const { dependencies, companyId, turn, close } = await anOffice();
    await turn('review', 'close');
    const { closing } = await close();
    expect(closing).toMatchObject({
      by: 'Sara Paz',
      // loaded, reviewed, closed, and the month closed
      seal: { seq: 4, digits: expect.stringMatching(/^[0-9a-f]{16}$/), isSigned: true },
      paid: { employees: { count: 1, gross: 480_00 }, contractors: NOTHING },
      changed: { employees: [], contractors: [] },
    });
    expect(
      isVerified(await verifyCompany(database.db, companyId, { signingKey: dependencies.signingKey })),
    ).toBe(true);
  });

  it('print their seals on every document that covers them whole, as long as they are as they were closed', async () => {
    const { we, companyId, contractorId, turn, close } = await anOffice();
    const [march, someOfIt] = [
      { start: '2026-03-01', end: '2026-03-31' },
      { start: '2026-03-01', end: '2026-03-30' },
    ];
    const between = (days: typeof march): ReportRequest[] => [
      { report: 'salaries', companyId, employeeId: null, ...days },
      { report: 'employer-cost', companyId, employeeId: null, ...days },
      { report: 'journal', companyId, ...days },
      { report: 'contractor-payments', companyId, ...days },
    ];
    const ofYears: ReportRequest[] = [
      { report: 'contractor-year', companyId, year: 2026, payFrequency: null },
      { report: 'christmas-bonus', companyId, year: 2026, bonusRule: DEFAULT_BONUS_RULE },
      { report: 'workers-compensation', companyId, fiscalYear: 2026 },
    ];
    const printed = async (documents: ReportRequest[]) => {
      const previews = await Promise.all(documents.map((document) => we.reports.preview(document)));
      return previews.flatMap(
        ({ page }) => JSON.stringify(page).match(/(Mes|Período) cerrado, [^"]+/g) ?? [],
      );
    };
    await turn('review', 'close');
    // The period is closed, the month is not yet.
    expect(await printed([...between(march), ...ofYears])).toEqual([
      expect.stringMatching(/^Período cerrado, 5 mar 2026 – 11 mar 2026\. Sello: [0-9a-f]{16}$/),
    ]);
    const { closing } = await close();
    const line = `Mes cerrado, marzo de 2026. Sello: ${closing?.seal.digits}`;
    expect(await printed([...between(march), ...ofYears])).toEqual(Array.from({ length: 7 }, () => line));
    expect(await printed(between(someOfIt))).toEqual([expect.stringMatching(/^Período cerrado, /)]);
    await we.contractorTime.load({ contractorId, time: SOME_HOURS });
    expect(await printed(between(march))).toEqual([expect.stringMatching(/^Período cerrado, /)]);
  });

  it('have changed once something else is paid in them, say what, and are closed again', async () => {
    const { we, contractorId, march, turn, close } = await anOffice();
    await turn('review', 'close');
    await close();
    // 10.5 hours at 35.00 = 367.50, of which 10 % is withheld: 330.75
    await we.contractorTime.load({ contractorId, time: SOME_HOURS });
    const changed = await march();
    expect(changed).toMatchObject({
      status: 'changed',
      paid: { contractors: { count: 1, gross: 367_50, net: 330_75 }, net: 425_07 + 330_75 },
      closing: { paid: { contractors: NOTHING, net: 425_07 }, changed: { employees: [] } },
    });
    expect(changed.closing?.changed.contractors).toContainEqual({ name: 'net', before: 0, after: 330_75 });
    const { closing } = await close();
    expect(closing?.seal.seq).toBeGreaterThan(changed.closing?.seal.seq ?? 0);
    expect(await march()).toMatchObject({ status: 'closed', closing: { changed: { contractors: [] } } });
  });

  it('are closed by who loaded their pay, also where somebody else closes each of their periods', async () => {
    const { dependencies, account, we, companyId, turn, close } = await anOffice();
    await turn('review', 'close');
    await we.accountSettings.change({ settings: { periodsClosedByAnother: true } });
    expect(await close()).toMatchObject({ status: 'closed' });
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor'));
    expect(await refusal(auditor.months.close({ companyId, month: '2026-02' }))).toMatchObject({
      code: 'forbidden',
    });
    expect(await auditor.months.list({ companyId, year: 2026 })).toHaveLength(4);
  });

  it('are shown to an auditor for the years within the access', async () => {
    const { dependencies, account, companyId } = await anOffice();
    const access = { ...WHOLE_ACCOUNT, fromYear: 2025, toYear: 2025 };
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor', access));
    expect(await auditor.months.list({ companyId, year: 2025 })).toHaveLength(12);
    expect(await refusal(auditor.months.list({ companyId, year: 2026 }))).toMatchObject({
      code: 'year-outside-access',
    });
  });
});
