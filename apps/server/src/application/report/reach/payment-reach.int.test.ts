import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { changedLines } from '@garita/domain/filing/filed/document-lines';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { savedAccount, savedCompany, savedContractor } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { documentLines } from '@garita/reports/document-lines';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';

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
    // 20 and 10 hours at 35.00, in item 1 of the payee, in the reconciliation and its total, and in the total of the summary
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
    const told = (await lines()).filter(({ value }) => value !== '' && value !== '0.00');
    expect(file?.boxes.map(({ name }) => name)).toEqual(told.map(({ name }) => name));
  });

  it('is told to nobody who does not see the year', async () => {
    const { auditor, pay } = await anOffice(0);
    const { entryId } = await pay(60);
    expect(await refusal(auditor.contractorTime.reach({ entryId }))).toMatchObject({
      code: 'year-outside-access',
    });
  });
});
