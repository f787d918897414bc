import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { expect, it } from 'vitest';
import {
  callRest,
  requestRest,
  testDependencies,
  tokenFor,
  typedCaller,
} from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

const database = useDatabase();

it('certifies an employment and what was paid between two days, to the account of the employee alone', async () => {
  const dependencies = testDependencies(database.db);
  const account = await savedAccount(database.db, 'cartas');
  const company = await savedCompany(database.db, account, { name: 'Taller Vega' });
  const companyId = company.company.id;
  const { id: employeeId } = await savedEmployee(database.db, account, company);
  const token = await tokenFor(dependencies, account, 'practitioner');
  const we = await typedCaller(dependencies, token);
  const load = (periodId: number, payDate: string) =>
    we.payroll.load({ employeeId, entry: { ...aWeekOf(40, account.accountantId), periodId, payDate } });
  await load(2026101, '2026-01-09');
  await load(2026102, '2026-01-16');
  await load(2026103, '2026-01-23');

  const days = { start: '2026-01-09', end: '2026-01-16' };
  const certificate = { report: 'earnings-certificate', companyId, employeeId, ...days } as const;
  const { page, totals } = await we.reports.preview(certificate);
  expect(page.kind === 'letter' && page.letter.table.groups[0]?.rows).toHaveLength(2);
  // Two weeks of 40 h × 12.00 = 480.00
  expect(totals).toContainEqual(expect.objectContaining({ name: 'gross', value: 960_00 }));

  const asked = { company_id: companyId, employer_id: employeeId };
  const download = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await requestRest(dependencies, {
      method: 'POST',
      path: `reports/${path}`,
      body,
      headers,
    });
    return (await pdfText(new Uint8Array(await answer.arrayBuffer()))).flat().join(' ');
  };
  expect(await download('employment_letter_pdf', asked)).toContain('trabaja en Taller Vega desde');
  // Nothing was claimed yet, and the form has the whole number.
  expect(await download('certificate_499_r4_pdf', asked)).toMatch(/\d{3}-\d{2}-\d{4}/);
  expect(await download('earnings_certificate_pdf', { ...asked, ...days })).toContain('960.00');

  const strangers = await savedAccount(database.db, 'ajenos');
  const theirs = await tokenFor(dependencies, strangers, 'practitioner');
  const call = { method: 'POST', path: 'reports/employment_letter_pdf', body: asked } as const;
  expect(await callRest(dependencies, theirs, call)).toMatchObject({ status: 404 });
});
