import { setTimeout as delay } from 'node:timers/promises';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { callRest, requestRest, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

// After the first quarter of 2026, of which 40 hours at 12.00 were paid on 11 March.
const NOW = { now: new Date('2026-05-04T16:00:00Z') };

describe('a document that was filed', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db, NOW);
    const account = await savedAccount(database.db, `presentado-${++offices}`);
    const company = await savedCompany(database.db, account, { payer: 'form-941' });
    const { id: employeeId } = await savedEmployee(database.db, account, company, {
      // The files of agencies are not made with a number that they refuse.
      socialSecurityNumber: '581000001',
    });
    const { id: contractorId } = await savedContractor(database.db, account, company);
    const companyId = company.company.id;
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor'));
    const week = (hours: number) => aWeekOf(hours, account.accountantId);
    const { entryId, version } = await we.payroll.load({ employeeId, entry: week(40) });
    const request = { report: 'form-941' as const, companyId, year: 2026, quarter: 1 };
    const file = () => we.filing.file({ request, filedOn: '2026-04-30', confirmation: '941-77' });
    const saved = { entryId, version };
    return {
      we,
      auditor,
      token,
      account,
      company,
      companyId,
      employeeId,
      contractorId,
      saved,
      week,
      request,
      file,
    };
  }

  const copyOf = async (token: string, companyId: number, filingId: number) => {
    const path = `reports/filed/${companyId}/${filingId}`;
    const headers = { Authorization: `Bearer ${token}` };
    return requestRest(testDependencies(database.db, NOW), { path, headers });
  };

  it('of wages is not marked by pay of a non-resident, and is by that of a resident', async () => {
    const { we, companyId, account, company, week, saved } = await anOffice();
    const abroad = { withholdingMethod: 'non-resident-alien' as const, socialSecurityNumber: '581000002' };
    const { id } = await savedEmployee(database.db, account, company, abroad);
    const quarter = { companyId, year: 2026, quarter: 1 };
    const why = { reason: 'faltaban horas' };
    for (const report of ['form-499', 'form-941'] as const) {
      await we.filing.file({ request: { report, ...quarter }, filedOn: '2026-04-30', confirmation: '' });
    }
    const changed = async () => {
      const filings = await we.filing.list({ companyId });
      return filings.filter(({ isChanged }) => isChanged).map(({ report }) => report);
    };
    const { entryId, version } = await we.payroll.load({ employeeId: id, entry: week(20), ...why });
    expect(await changed()).toEqual(['form-941']); // its social security and Medicare
    await we.payroll.amend({ entryId, version, entry: week(30), ...why });
    expect(await changed()).toEqual(['form-941']);
    await we.payroll.amend({ ...saved, entry: week(41), ...why });
    expect((await changed()).toSorted()).toEqual(['form-499', 'form-941']);
  });

  it('is the very file that is downloaded, and stays it whatever is corrected', async () => {
    const { we, token, companyId, saved, week, file } = await anOffice();
    const dependencies = testDependencies(database.db, NOW);
    const body = { company_id: companyId, year: 2026, trimestre: 1 };
    const path = 'reports/form_941_pdf';
    const headers = { Authorization: `Bearer ${token}` };
    const made = await requestRest(dependencies, { method: 'POST', path, body, headers });
    const bytes = Buffer.from(await made.arrayBuffer());
    const { filingId } = await file();
    const copy = await copyOf(token, companyId, filingId);
    expect(copy.headers.get('Content-Disposition')).toBe(made.headers.get('Content-Disposition'));
    expect(copy.headers.get('Content-Type')).toBe('application/pdf');
    expect(Buffer.from(await copy.arrayBuffer()).equals(bytes)).toBe(true);

    await we.payroll.amend({ ...saved, entry: week(50), reason: 'Faltaban 10 horas' });
    const after = await copyOf(token, companyId, filingId);
    expect(Buffer.from(await after.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is compared line by line with what it would say now, and says which form mends it', async () => {
    const { we, companyId, saved, week, file } = await anOffice();
    const { filingId } = await file();
    expect(await we.filing.compare({ companyId, filingId })).toEqual({ changes: [], mendedBy: [] });
    await we.payroll.amend({ ...saved, entry: week(50), reason: 'Faltaban 10 horas' });
    const { changes, mendedBy } = await we.filing.compare({ companyId, filingId });
    expect(mendedBy).toEqual(['form-941-x']);
    // 40 × 12.00 = 480.00 was filed; 50 × 12.00 = 600.00 is paid. 480.00 × 0.124 = 59.52, 600.00 × 0.124 =
    // 74.40
    const socialSecurity = (column: number) => expect.stringMatching(`^5a .* · columna ${column}$`);
    expect(changes).toEqual(
      expect.arrayContaining([
        { name: socialSecurity(1), filed: '480.00', now: '600.00', difference: 120_00 },
        { name: socialSecurity(2), filed: '59.52', now: '74.40', difference: 14_88 },
      ]),
    );
    expect(changes.map(({ difference }) => difference)).not.toContain(null);
    expect(changes.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/^1 /));
  });

  it('waits for the turn of a company where others record pay all the time', async () => {
    const { we: other, token, companyId, employeeId, request, week } = await anOffice();
    const calm = testDependencies(database.db, NOW);
    let paydays = 0;
    const writes: Promise<unknown>[] = [];
    const dependencies = {
      ...calm,
      // Somebody pays while each file is made; who has to wait for the filing does.
      render: async function* (...task: Parameters<typeof calm.render>) {
        const payday = `2026-03-${String(12 + paydays++).padStart(2, '0')}`;
        const write = other.payroll.load({ employeeId, entry: { ...week(8), payDate: payday } });
        writes.push(write.catch((error: unknown) => error));
        await Promise.race([writes.at(-1), delay(500)]);
        yield* calm.render(...task);
      },
    };
    const we = await typedCaller(dependencies, token);
    const { filingId } = await we.filing.file({ request, filedOn: '2026-04-30', confirmation: '' });
    const [paid, ...later] = await Promise.all(writes);
    expect(paid).toHaveProperty('entryId');
    // Whoever had to wait meets the filed quarter, and is asked for a reason.
    expect(later).toEqual([expect.objectContaining({ message: 'filed-reason-required' })]);
    expect(await we.filing.list({ companyId })).toEqual([expect.objectContaining({ seq: filingId })]);
  });

  it('is filed again once it says something else, and not before', async () => {
    const { we, companyId, saved, week, file } = await anOffice();
    await file();
    expect(await refusal(file())).toMatchObject({ code: 'already-filed' });
    await we.payroll.amend({ ...saved, entry: week(50), reason: 'Faltaban 10 horas' });
    const { filingId } = await file();
    expect(await we.filing.compare({ companyId, filingId })).toMatchObject({ changes: [] });
    expect(await we.filing.list({ companyId })).toHaveLength(2);
  });

  it('is of quarters without pay too, but of none before somebody was paid, nor after the company closed', async () => {
    const { we, companyId, request, saved } = await anOffice();
    const fileOf = (year: number, quarter: number) =>
      we.filing.file({ request: { ...request, year, quarter }, filedOn: '2026-05-04', confirmation: '' });
    // The first pay is of 11 March 2026.
    const refused = { code: 'filed-by-no-employer', errors: [{ path: ['report'] }] };
    expect(await refusal(fileOf(2025, 4))).toMatchObject(refused);
    await we.payroll.delete(saved);
    expect(await refusal(fileOf(2026, 1))).toMatchObject(refused);
    const { id, isActive, ...company } = await we.companies.get({ companyId });
    await we.companies.update({ companyId: id, company: { ...company, businessEndDate: '2025-12-31' } });
    expect([isActive, await refusal(fileOf(2026, 1))]).toMatchObject([true, refused]);
  });

  it('says the same later, though its file says when it is made', async () => {
    const { we, companyId, token } = await anOffice();
    const request = { report: 'wages-text' as const, companyId, year: 2026, quarter: 1 };
    const { filingId } = await we.filing.file({ request, filedOn: '2026-04-30', confirmation: '' });
    const later = testDependencies(database.db, { now: new Date('2026-05-04T18:30:00Z') });
    const { status, json } = await callRest(later, token, {
      path: `filing/${companyId}/${filingId}/changes`,
    });
    expect([status, json]).toMatchObject([200, { result: { changes: [] } }]);
  });

  it('is marked as changed, on the desk too, until the change is reversed', async () => {
    const { we, companyId, saved, week, file, employeeId } = await anOffice();
    await file();
    const isChanged = async () => (await we.filing.list({ companyId })).map((one) => one.isChanged);
    const onDesk = async () =>
      (await we.desk.attention()).companies
        .flatMap(({ items }) => items)
        .filter(({ kind }) => kind === 'filed-changed');
    // The first week of April is of another quarter.
    const april = { ...week(5), periodId: 2026114, payDate: '2026-04-08' };
    await we.payroll.load({ employeeId, entry: april });
    expect([await isChanged(), await onDesk()]).toEqual([[false], []]);
    // No line of a 941 has what was taken for AFLAC.
    const { deductions } = week(40);
    const withAflac = { ...week(40), deductions: { ...deductions, aflac: 5_00 } };
    const paidFor = await we.payroll.amend({ ...saved, entry: withAflac, reason: 'Faltaba AFLAC' });
    expect([await isChanged(), await onDesk()]).toEqual([[false], []]);
    const longer = { ...saved, version: paidFor.version, entry: week(50) };
    const amended = await we.payroll.amend({ ...longer, reason: 'Faltaban 10 horas' });
    expect(await isChanged()).toEqual([true]);
    expect(await onDesk()).toEqual([
      { kind: 'filed-changed', count: 1, report: 'form-941', from: '2026-01-01', to: '2026-03-31' },
    ]);
    const { entryId, version } = amended;
    await we.payroll.amend({ entryId, version, entry: week(40), reason: 'No faltaban' });
    expect([await isChanged(), await onDesk()]).toEqual([[false], []]);
  });

  it('says the same after pay of which nothing was earned: no return counts it, and no file has it', async () => {
    const { we, account, company, companyId, week } = await anOffice();
    const quarter = { companyId, year: 2026, quarter: 1 };
    const requests = (['form-941', 'form-499', 'unemployment', 'wages-text'] as const).map((report) => ({
      report,
      ...quarter,
    }));
    const filings: number[] = [];
    for (const request of requests) {
      const { filingId } = await we.filing.file({ request, filedOn: '2026-04-30', confirmation: '' });
      filings.push(filingId);
    }
    const { id: employeeId } = await savedEmployee(database.db, account, company, {
      socialSecurityNumber: '581000002',
    });
    // 25.00 of expenses paid back and no hour, for the week that holds 12 March.
    const paidBack = { ...week(0), periodId: 2026111, payDate: '2026-03-18', reimbursedExpenses: 25_00 };
    await we.payroll.load({ employeeId, entry: paidBack, reason: 'Se devolvió el pasaje' });
    for (const filingId of filings) {
      expect(await we.filing.compare({ companyId, filingId })).toEqual({ changes: [], mendedBy: [] });
    }
    expect((await we.filing.list({ companyId })).map(({ isChanged }) => isChanged)).toEqual(
      filings.map(() => false),
    );
    for (const request of requests) {
      const { totals } = await we.reports.preview(request);
      expect(totals).toContainEqual({ name: 'employees', how: 'people', value: 1 });
    }
  });

  it('is marked as changed when pay of an earlier quarter moves its taxable part of the year', async () => {
    const { account, companyId, employeeId, saved, week } = await anOffice();
    const later = testDependencies(database.db, { now: new Date('2026-07-20T16:00:00Z') });
    const we = await typedCaller(later, await tokenFor(later, account, 'administrator'));
    const { earnings, ...april } = { ...week(0), periodId: 2026114, payDate: '2026-04-08' };
    await we.payroll.load({ employeeId, entry: { ...april, earnings: { ...earnings, bonus: 6_800_00 } } });
    const request = { report: 'unemployment' as const, companyId, year: 2026, quarter: 2 };
    await we.filing.file({ request, filedOn: '2026-07-20', confirmation: '' });
    const isChanged = async () => (await we.filing.list({ companyId })).map((one) => one.isChanged);
    expect(await isChanged()).toEqual([false]);
    // 480.00 in March left 6,520.00 of 7,000.00 for April; 600.00 leave 6,400.00.
    const { version } = await we.payroll.amend({ ...saved, entry: week(50) });
    expect(await isChanged()).toEqual([true]);
    const [filing] = await we.filing.list({ companyId });
    const compared = JSON.stringify(await we.filing.compare({ companyId, filingId: filing?.seq ?? 0 }));
    expect(compared).not.toMatch(/\d{3}-\d{2}-\d{4}/);
    expect((await we.desk.attention()).companies.flatMap(({ items }) => items)).toContainEqual({
      kind: 'filed-changed',
      count: 1,
      report: 'unemployment',
      from: '2026-04-01',
      to: '2026-06-30',
    });
    await we.payroll.amend({ entryId: saved.entryId, version, entry: week(40) });
    expect(await isChanged()).toEqual([false]);
  });

  it('is marked as changed when its year leaves other taxes on tips uncollected, and nothing else moves', async () => {
    const { account, company, companyId, week } = await anOffice();
    const later = testDependencies(database.db, { now: new Date('2027-02-01T16:00:00Z') });
    const we = await typedCaller(later, await tokenFor(later, account, 'administrator'));
    const { id: employeeId } = await savedEmployee(database.db, account, company, {
      socialSecurityNumber: '581000003',
      withholdingMethod: 'flat-rate',
      withholdingRate: 0,
    });
    // Of 600.00 of tips and no pay nothing is collected: 37.20 and 8.70 are carried.
    const { earnings, ...rest } = week(0);
    const tipped = { ...rest, earnings: { ...earnings, tipsReceived: 600_00 } };
    const { entryId, version } = await we.payroll.load({ employeeId, entry: tipped });
    for (const quarter of [1, 4]) {
      const request = { report: 'form-941' as const, companyId, year: 2026, quarter };
      await we.filing.file({ request, filedOn: '2027-01-31', confirmation: '' });
    }
    const changed = async () =>
      (await we.filing.list({ companyId })).filter(({ isChanged }) => isChanged).map(({ from }) => from);
    expect(await changed()).toEqual([]);
    // 5.00 of expenses pay 5.00 of them: line 9 of the last quarter has 40.90 and not 45.90.
    const paidBack = { ...tipped, reimbursedExpenses: 5_00 };
    const reason = 'Faltaba el pasaje';
    const amended = await we.payroll.amend({ entryId, version, entry: paidBack, reason });
    expect(await changed()).toEqual(['2026-10-01']);
    await we.payroll.amend({ entryId, version: amended.version, entry: tipped, reason });
    expect(await changed()).toEqual([]);
  });

  it('is marked as changed when the opening balance of its year changes the exemption of a young employee', async () => {
    const { account, company, companyId } = await anOffice();
    const later = testDependencies(database.db, { now: new Date('2026-07-20T16:00:00Z') });
    const we = await typedCaller(later, await tokenFor(later, account, 'administrator'));
    const { earnings, ...april } = aWeekOf(0, account.accountantId);
    const { id } = await savedEmployee(database.db, account, company, { birthday: '2004-05-06' });
    const paid = {
      ...april,
      periodId: 2026114,
      payDate: '2026-04-08',
      earnings: { ...earnings, bonus: 15_000_00 },
    };
    await we.payroll.load({ employeeId: id, entry: paid });
    const opening = (exemptWages: number) => ({
      asOf: '2026-02-28',
      amounts: { ...byName(OPENING_BALANCE_AMOUNTS, () => 0), gross: 35_000_00 },
      bases: { ...NO_OPENING_BALANCE_BASES, exemptWages },
    });
    await we.balances.bringForward({ employeeId: id, opening: opening(20_000_00) });
    const quarter = { companyId, year: 2026, quarter: 2 };
    await we.filing.file({
      request: { report: 'form-499', ...quarter },
      filedOn: '2026-07-20',
      confirmation: '',
    });
    await we.filing.file({
      request: { report: 'form-941', ...quarter },
      filedOn: '2026-07-20',
      confirmation: '',
    });
    const changed = async () =>
      (await we.filing.list({ companyId })).filter(({ isChanged }) => isChanged).map(({ report }) => report);
    expect(await changed()).toEqual([]);
    // Of the 40,000.00 there were 20,000.00 left, more than the bonus; 10,000.00 are less.
    const reason = 'El otro sistema decía menos';
    await we.balances.bringForward({ employeeId: id, opening: opening(30_000_00), reason });
    expect(await changed()).toEqual(['form-499']);
    await we.balances.bringForward({ employeeId: id, opening: opening(20_000_00), reason });
    expect(await changed()).toEqual([]);
  });

  it('asks whoever changes its pay for a reason, by its name and date', async () => {
    const { we, companyId, employeeId, saved, week, file } = await anOffice();
    await file();
    const asked = {
      code: 'filed-reason-required',
      filed: [{ report: 'form-941', filedOn: '2026-04-30' }],
      errors: [{ path: ['reason'], code: 'filed-reason-required' }],
    };
    expect(await refusal(we.payroll.load({ employeeId, entry: week(5) }))).toMatchObject(asked);
    expect(await refusal(we.payroll.amend({ ...saved, entry: week(5) }))).toMatchObject(asked);
    // Recalculated by the same rates no amount changes, so that nobody has to give a reason.
    const again = { ...saved, version: (await we.payroll.recalculate(saved)).version };
    expect(again.version).toBeGreaterThan(saved.version);
    const rates = { regular: 12_50, overtime: 18_75, mealPeriod: 25_00 };
    const employee = anEmployee({ socialSecurityNumber: '581000001', rates });
    await we.employees.update({ companyId, employeeId, employee });
    expect(await refusal(we.payroll.recalculate(again))).toMatchObject(asked);
    expect(await refusal(we.payroll.delete(again))).toMatchObject(asked);
    // The first week of April is of another quarter.
    const april = { ...week(5), periodId: 2026114, payDate: '2026-04-08' };
    expect(await we.payroll.load({ employeeId, entry: april })).toMatchObject({ payDate: '2026-04-08' });
    expect(await we.payroll.delete({ ...again, reason: 'Se cargó dos veces' })).toMatchObject({ stale: [] });
  });

  it('asks whoever changes what its year was opened with, and says the reason with each correction', async () => {
    const { we, employeeId, saved, week, file } = await anOffice();
    await file();
    const opening = {
      asOf: '2026-01-31',
      amounts: { ...byName(OPENING_BALANCE_AMOUNTS, () => 0), gross: 1_000_00, medicare: 14_50 },
      bases: NO_OPENING_BALANCE_BASES,
    };
    const asked = { code: 'filed-reason-required', filed: [{ report: 'form-941' }] };
    expect(await refusal(we.balances.bringForward({ employeeId, opening }))).toMatchObject(asked);
    const reason = 'Venía de otro sistema';
    await we.balances.bringForward({ employeeId, opening, reason });
    const otherBase = { ...opening, bases: { ...NO_OPENING_BALANCE_BASES, socialSecurity: 900_00 } };
    expect(await refusal(we.balances.bringForward({ employeeId, opening: otherBase }))).toMatchObject(asked);
    // The year before is no part of what was filed.
    const later = { ...opening, asOf: '2025-12-31' };
    await expect(we.balances.bringForward({ employeeId, opening: later })).resolves.toBeUndefined();

    await we.payroll.amend({ ...saved, entry: week(50), reason: 'Faltaban 10 horas' });
    const { versions } = await we.payroll.history({ entryId: saved.entryId });
    expect(versions.map((version) => version.reason)).toEqual(['', 'Faltaban 10 horas']);
  });

  it('asks a program of the documented interface for `reason`', async () => {
    const { token, saved, file, contractorId, we } = await anOffice();
    const dependencies = testDependencies(database.db, NOW);
    await file();
    const call = { method: 'PUT' as const, path: `time/${saved.entryId}` };
    const refused = await callRest(dependencies, token, { ...call, body: { regular_time: '50:00' } });
    expect(refused).toMatchObject({
      status: 422,
      json: {
        detail: 'Este trimestre se presentó el 30 abr 2026: 941. Diga por qué se corrige.',
        errors: [{ field: 'reason' }],
      },
    });
    const blank = { regular_time: '50:00', reason: '   ' };
    expect(await callRest(dependencies, token, { ...call, body: blank })).toMatchObject({ status: 422 });
    const body = { regular_time: '50:00', reason: 'Faltaban 10 horas' };
    expect(await callRest(dependencies, token, { ...call, body })).toMatchObject({ status: 200 });
    const time = { payDate: '2026-03-15', year: 2026, minutes: 60 };
    // No document of contractors was filed.
    await expect(we.contractorTime.load({ contractorId, time })).resolves.toBeDefined();
  });

  it('is no more once that was withdrawn, and then asks nobody', async () => {
    const { we, companyId, saved, week, file } = await anOffice();
    const { filingId } = await file();
    await we.filing.withdraw({ companyId, filingId, reason: 'Todavía no se había enviado' });
    expect(await we.filing.list({ companyId })).toEqual([]);
    await expect(we.payroll.amend({ ...saved, entry: week(50) })).resolves.toBeDefined();
  });

  it('is not filed tomorrow, nor before its days are over, nor by an auditor, who sees it', async () => {
    const { we, auditor, companyId, request, file } = await anOffice();
    const filing = { request, confirmation: '' };
    expect(await refusal(we.filing.file({ ...filing, filedOn: '2026-05-05' }))).toMatchObject({
      code: 'filed-in-future',
      errors: [{ path: ['filedOn'] }],
    });
    // The quarter ends on 31 March.
    expect(await refusal(we.filing.file({ ...filing, filedOn: '2026-03-30' }))).toMatchObject({
      code: 'filed-before-end',
      errors: [{ path: ['filedOn'] }],
    });
    expect(await refusal(auditor.filing.file({ ...filing, filedOn: '2026-05-04' }))).toMatchObject({
      code: 'forbidden',
    });
    await file();
    expect(await auditor.filing.list({ companyId })).toMatchObject([
      { report: 'form-941', from: '2026-01-01', to: '2026-03-31', confirmation: '941-77' },
    ]);
  });

  it('shows in the history of the company who took its copy', async () => {
    const { we, token, companyId, file } = await anOffice();
    const { filingId } = await file();
    await copyOf(token, companyId, filingId);
    const { lines } = await we.recordChanges.list({ record: 'company', recordId: companyId });
    expect(lines[0]).toMatchObject({ kind: 'shown', changes: [{ field: 'filedCopy' }] });
  });
});
