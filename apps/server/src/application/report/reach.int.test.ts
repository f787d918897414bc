import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { changedLines, type DocumentLine } from '@garita/domain/filing/filed/document-lines';
import type { ReportRequest } from '@garita/domain/report/report-request';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { documentLines } from '@garita/reports/document-lines';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

describe('what an entry reaches', () => {
  const database = useDatabase();
  let offices = 0;

  /** Two employees at 12.00, one of them a chauffeur, each with a week of 40 hours paid on 11 March 2026. */
  async function anOffice(clock = { now: TEST_NOW }) {
    const dependencies = testDependencies(database.db, clock);
    const account = await savedAccount(database.db, `llega-${++offices}`);
    const company = await savedCompany(database.db, account, { payer: 'form-944', name: 'Taller Vega' });
    const companyId = company.company.id;
    const { id: anaId } = await savedEmployee(database.db, account, company);
    const { id: luisId } = await savedEmployee(database.db, account, company, {
      socialSecurityNumber: '581020304',
      isChauffeur: true,
      licence: '1234567',
    });
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const load = (employeeId: number, payDate: string, bonus = 0, periodId = 2026110) => {
      const week = aWeekOf(40, account.accountantId);
      const entry = { ...week, periodId, payDate, earnings: { ...week.earnings, bonus } };
      return we.payroll.load({ employeeId, entry });
    };
    await load(anaId, '2026-03-11');
    await load(luisId, '2026-03-11');
    const linesOf = async (request: ReportRequest): Promise<DocumentLine[]> =>
      documentLines((await we.reports.preview(request)).page);
    /** Returns every return of 2026, of any quarter. */
    const returnsOf = async (employeeId: number) => {
      const ofYear = { companyId, year: 2026 };
      const requests: ReportRequest[] = [
        { report: 'form-941', ...ofYear, quarter: 1 },
        { report: 'form-943', ...ofYear },
        { report: 'form-499', ...ofYear, quarter: 1 },
        { report: 'unemployment', ...ofYear, quarter: 1 },
        { report: 'chauffeur-insurance', ...ofYear, quarter: 1 },
        { report: 'form-940', ...ofYear },
        { report: 'w2pr', ...ofYear, employeeId },
        { report: 'workers-compensation', companyId, fiscalYear: 2026 },
      ];
      const linesByReport = new Map<string, DocumentLine[]>();
      for (const request of requests) linesByReport.set(request.report, await linesOf(request));
      return linesByReport;
    };
    const limited = { ...WHOLE_ACCOUNT, fromYear: 2026 };
    const auditor = await typedCaller(
      dependencies,
      await tokenFor(dependencies, account, 'auditor', limited),
    );
    return { we, auditor, anaId, luisId, load, returnsOf };
  }

  it.each([
    ['a plain week', 'anaId', 0],
    ["a chauffeur's", 'luisId', 0],
    // 190,000.00 pass the 184,500.00 that social security is on, and the 7,000.00 of the 940
    ['one that passes limits', 'anaId', 190_000_00],
  ] as const)('are exactly the boxes that change when it is deleted: %s', async (_, whose, bonus) => {
    const { we, load, returnsOf, ...people } = await anOffice();
    const employeeId = people[whose];
    const { entryId, version } = await load(employeeId, '2026-03-18', bonus);
    const reached = await we.payroll.reach({ entryId });
    const before = await returnsOf(employeeId);
    await we.payroll.delete({ entryId, version, reason: 'Prueba' });
    const after = await returnsOf(employeeId);
    const changed = [...before].flatMap(([report, lines]) => {
      const boxes = changedLines(after.get(report) ?? [], lines).map(({ name, filed, now }) => ({
        name,
        value: now,
        without: filed,
      }));
      return boxes.length > 0 ? [{ report, boxes }] : [];
    });
    expect(reached.map(({ report, boxes }) => ({ report, boxes }))).toEqual(changed);
    expect(changed.map(({ report }) => report)).toEqual(
      expect.arrayContaining(['form-941', 'form-499', 'w2pr']),
    );
    expect(await we.payroll.reach({ entryId })).toEqual([]);
  });

  it('say whose they are without a whole number, which nobody would know was seen', async () => {
    const { we, anaId, load } = await anOffice();
    const { entryId } = await load(anaId, '2026-03-18');
    const json = JSON.stringify(await we.payroll.reach({ entryId }));
    expect(json).toMatch(/\*{3}-\*{2}-\d{4}/);
    expect(json).not.toMatch(/\d{3}-\d{2}-\d{4}/);
  });

  it('are none of a return with a year that an auditor does not see, which is named as left out', async () => {
    const { we, auditor, anaId, load } = await anOffice();
    const { entryId } = await load(anaId, '2026-03-18');
    const reached = await we.payroll.reach({ entryId });
    expect(reached.map(({ isLeftOut }) => isLeftOut)).not.toContain(true);
    // The policy of the CFSE that ends in 2026 began in July of 2025.
    const isOfTwoYears = ({ report }: { report: string }) => report === 'workers-compensation';
    expect(reached.some(isOfTwoYears)).toBe(true);
    expect(await auditor.payroll.reach({ entryId })).toEqual(
      reached.map((document) =>
        isOfTwoYears(document) ? { ...document, boxes: [], isLeftOut: true } : document,
      ),
    );
  });

  it('are those of later quarters too, of which it used up a limit', async () => {
    const { we, anaId, load } = await anOffice({ now: new Date('2026-07-20T16:00:00Z') });
    // 190,480.00 pass the 184,500.00 that social security is on: a week of April is in none of it
    const { entryId } = await load(anaId, '2026-03-18', 190_000_00);
    await load(anaId, '2026-04-08', 0, 2026114);
    const reached = await we.payroll.reach({ entryId });
    const ofQuarters = reached.filter(({ report }) => report === 'form-941');
    expect(ofQuarters.map(({ quarter }) => quarter)).toEqual([1, 2]);
    const socialSecurity = ofQuarters[1]?.boxes.find(({ name }) => name.startsWith('5a'));
    expect(socialSecurity?.without).toBe('480.00');
  });

  it('follows a correction, and names what the box would say without it', async () => {
    const { we, anaId, load } = await anOffice();
    const { entryId, version } = await load(anaId, '2026-03-18');
    const { inputs } = await we.payroll.get({ entryId });
    const entry = { ...aWeekOf(20, inputs.accountantId), payDate: '2026-03-18' };
    await we.payroll.amend({ entryId, version, entry });
    const [federal] = await we.payroll.reach({ entryId });
    // Two weeks of 480.00, and 20 hours at 12.00
    const medicare = federal?.boxes.find(({ name }) => name.startsWith('5c'));
    expect(medicare?.value).toBe('1,200.00');
    expect(medicare?.without).toBe('960.00');
  });

  it('is each line of a certificate that says something, where there would be none without it', async () => {
    const { we, returnsOf, anaId } = await anOffice();
    const [only] = await we.balances.payments({ employeeId: anaId, year: 2026 });
    const reached = await we.payroll.reach({ entryId: only?.entryId ?? 0 });
    const certificate = reached.find(({ report }) => report === 'w2pr');
    const lines = (await returnsOf(anaId)).get('w2pr') ?? [];
    expect(certificate?.boxes.map(({ without }) => without)).toEqual(
      lines.filter(({ value }) => value !== '' && value !== '0.00').map(() => ''),
    );
  });
});

describe("what a contractor's payment reaches", () => {
  const database = useDatabase();
  let offices = 0;

  /** A contractor at 35.00 of whom nothing is withheld, who was paid so many hours on 2 March 2026. */
  async function anOffice(hours: number) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `servicios-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: contractorId } = await savedContractor(database.db, account, company, {
      withholdingRate: 0,
    });
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const pay = (minutes: number, payDate = '2026-03-02') =>
      we.contractorTime.load({ contractorId, time: { payDate, minutes } });
    if (hours > 0) await pay(hours * 60);
    const file: ReportRequest = {
      report: 'form-480-text',
      companyId: company.company.id,
      year: 2026,
      submission: 'original',
    };
    const lines = async () => documentLines((await we.reports.preview(file)).page);
    const limited = { ...WHOLE_ACCOUNT, fromYear: 2027 };
    const auditor = await typedCaller(
      dependencies,
      await tokenFor(dependencies, account, 'auditor', limited),
    );
    return { we, auditor, pay, lines };
  }

  it('are exactly the boxes of the 480.6SP that change when it is deleted', async () => {
    const { we, pay, lines } = await anOffice(20);
    const { entryId, version } = await pay(10 * 60);
    const [file, ...others] = await we.contractorTime.reach({ entryId });
    expect(others).toEqual([]);
    expect(file).toMatchObject({ report: 'form-480-text', year: 2026, quarter: null });
    const before = await lines();
    await we.contractorTime.delete({ entryId, version });
    const changed = changedLines(await lines(), before);
    expect(file?.boxes).toEqual(
      changed.map(({ name, filed, now }) => ({ name, value: now, without: filed })),
    );
    // 20 and 10 hours at 35.00, in item 1 of the payee, in the reconciliation and its total, and in the total
    // of the summary
    expect(file?.boxes.map(({ value, without }) => [value, without])).toEqual(
      ['item', 'reconciled', 'total', 'summary'].map(() => ['1,050.00', '700.00']),
    );
    expect(await we.contractorTime.reach({ entryId })).toEqual([]);
  });

  it('is a whole form where the payee has none without it, and nothing below what is informed', async () => {
    const { we, pay, lines } = await anOffice(0);
    // 350.00 are less than the 500.00 from which a form is filed
    const { entryId: first } = await pay(10 * 60);
    expect(await we.contractorTime.reach({ entryId: first })).toEqual([]);
    const { entryId } = await pay(10 * 60);
    const [file] = await we.contractorTime.reach({ entryId });
    const filled = (await lines()).filter(({ value }) => value !== '' && value !== '0.00');
    expect(file?.boxes.map(({ name }) => name)).toEqual(filled.map(({ name }) => name));
  });

  it('is hidden from users who do not see the year', async () => {
    const { auditor, pay } = await anOffice(0);
    const { entryId } = await pay(60);
    expect(await refusal(auditor.contractorTime.reach({ entryId }))).toMatchObject({
      code: 'year-outside-access',
    });
  });
});
