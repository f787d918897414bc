import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { requestRest, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

// After the first quarter of 2026.
const NOW = { now: new Date('2026-05-04T16:00:00Z') };
const SETTLED = { obligation: 'form-499', from: '2026-01-01', to: '2026-03-31' } as const;

describe('a return of an employer number', () => {
  const database = useDatabase();
  let offices = 0;

  /** Two companies of one number, each with an employee who was paid 40 hours on 11 March. */
  async function anOffice() {
    const dependencies = testDependencies(database.db, NOW);
    const account = await savedAccount(database.db, `numero-${++offices}`);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const companies: number[] = [];
    const entries: { entryId: number; version: number }[] = [];
    for (const [name, socialSecurityNumber] of [
      ['Café Luna', '581000001'],
      ['Café Mar', '581000002'],
    ] as const) {
      const company = await savedCompany(database.db, account, {
        name,
        employerIdentificationNumber: '660111222',
      });
      const { id: employeeId } = await savedEmployee(database.db, account, company, { socialSecurityNumber });
      const { entryId, version } = await we.payroll.load({
        employeeId,
        entry: aWeekOf(40, account.accountantId),
      });
      companies.push(company.company.id);
      entries.push({ entryId, version });
    }
    const [first = 0, second = 0] = companies;
    const request = { report: 'form-941', companyId: second, year: 2026, quarter: 1 } as const;
    const file = () => we.filing.file({ request, filedOn: '2026-04-30', confirmation: '941-77' });
    const listOf = (companyId: number) => we.filing.list({ companyId });
    return { dependencies, account, token, we, first, second, entries, request, file, listOf };
  }

  it('is filed once, and seen as filed from each of its companies', async () => {
    const { dependencies, token, we, first, second, request, file, listOf } = await anOffice();
    const { filingId } = await file();
    expect(await listOf(second)).toMatchObject([
      { report: 'form-941', confirmation: '941-77', seq: filingId },
    ]);
    const [ofFirst] = await listOf(first);
    expect(ofFirst).toMatchObject({ report: 'form-941', confirmation: '941-77', isChanged: false });
    const copyOf = async (companyId: number, seq: number) => {
      const path = `reports/filed/${companyId}/${seq}`;
      const answer = await requestRest(dependencies, { path, headers: { Authorization: `Bearer ${token}` } });
      return Buffer.from(await answer.arrayBuffer());
    };
    expect((await copyOf(first, ofFirst?.seq ?? 0)).equals(await copyOf(second, filingId))).toBe(true);
    const again = { request: { ...request, companyId: first }, filedOn: '2026-04-30', confirmation: '' };
    expect(await refusal(we.filing.file(again))).toMatchObject({ code: 'already-filed' });
  });

  it('has changed for each of its companies if the pay of one of them did, which asks for a reason', async () => {
    const { account, we, first, second, entries, file, listOf } = await anOffice();
    await file();
    const [{ entryId, version } = { entryId: 0, version: 0 }] = entries;
    const change = { entryId, version, entry: aWeekOf(50, account.accountantId) };
    expect(await refusal(we.payroll.amend(change))).toMatchObject({ code: 'filed-reason-required' });
    await we.payroll.amend({ ...change, reason: 'Faltaban 10 horas' });
    expect(await listOf(first)).toMatchObject([{ isChanged: true }]);
    expect(await listOf(second)).toMatchObject([{ isChanged: true }]);
  });

  it('has changed where earlier pay in one company uses up a base of the other', async () => {
    const dependencies = testDependencies(database.db, { now: new Date('2026-08-04T16:00:00Z') });
    const account = await savedAccount(database.db, `numero-${++offices}`);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const payIn = async (payDate: string, periodId: number, commissions: number) => {
      const company = await savedCompany(database.db, account, { employerIdentificationNumber: '660111222' });
      const person = { socialSecurityNumber: '581000001' };
      const { id: employeeId } = await savedEmployee(database.db, account, company, person);
      const week = aWeekOf(0, account.accountantId);
      const entry = { ...week, periodId, payDate, earnings: { ...week.earnings, commissions } };
      const { entryId, version } = await we.payroll.load({ employeeId, entry });
      return { companyId: company.company.id, entryId, version, entry };
    };
    // Of 184,500.00 the second quarter taxes 174,500.00, and 164,500.00 once the first one has 20,000.00.
    const { entryId, version, entry } = await payIn('2026-03-11', 2026110, 10_000_00);
    const { companyId } = await payIn('2026-04-29', 2026117, 180_000_00);
    const request = { report: 'form-941', companyId, year: 2026, quarter: 2 } as const;
    await we.filing.file({ request, filedOn: '2026-07-31', confirmation: '' });
    expect(await we.filing.list({ companyId })).toMatchObject([{ isChanged: false }]);
    const raised = { ...entry, earnings: { ...entry.earnings, commissions: 20_000_00 } };
    await we.payroll.amend({ entryId, version, entry: raised, reason: 'Faltaban comisiones' });
    expect(await we.filing.list({ companyId })).toMatchObject([{ isChanged: true }]);
    const { companies } = await we.desk.attention();
    expect(
      companies.flatMap(({ items }) => items.filter(({ kind }) => kind === 'filed-changed')),
    ).toHaveLength(2);
  });

  it('is withdrawn for each of its companies', async () => {
    const { we, first, second, file, listOf } = await anOffice();
    await file();
    const [filed] = await listOf(first);
    await we.filing.withdraw({ companyId: first, filingId: filed?.seq ?? 0, reason: 'Por error' });
    expect(await listOf(first)).toEqual([]);
    expect(await listOf(second)).toEqual([]);
  });

  it('is settled outside Garita for each of its companies', async () => {
    const { we, first, second } = await anOffice();
    await we.filing.settle({ companyId: first, obligations: [SETTLED] });
    expect(await we.filing.settlements({ companyId: second })).toMatchObject([SETTLED]);
  });

  it('is due once, for all of its companies', async () => {
    const { we, first, second, file } = await anOffice();
    const listed = async () =>
      (await we.filing.due()).filter(({ kind, period }) => kind === 'form-941' && period.to === '2026-03-31');
    // 40 hours at 12.00 in each: 960.00 × 15.3 % = 146.88
    expect(await listed()).toMatchObject([
      {
        companyId: second,
        sharedWith: [{ companyId: first, company: 'Café Luna' }],
        cents: 146_88,
        state: 'overdue',
      },
    ]);
    await file();
    expect(await listed()).toMatchObject([{ state: 'filed' }]);
  });

  it('has one deposit schedule, which any of its companies states', async () => {
    const { we, first, second } = await anOffice();
    const facts = { ...NO_DEPOSIT_FACTS, federal: 'semiweekly' as const };
    await we.companies.updateDeposits({ companyId: first, year: 2026, facts });
    const ofSecond = await we.companies.deposits({ companyId: second });
    expect(ofSecond.find(({ year }) => year === 2026)?.facts.federal).toBe('semiweekly');
  });

  it('keeps its copy from users who may see only some of its companies', async () => {
    const { dependencies, account, second, file } = await anOffice();
    const { filingId } = await file();
    const access = { ...WHOLE_ACCOUNT, companyIds: [second] };
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor', access));
    expect(await refusal(auditor.filing.compare({ companyId: second, filingId }))).toMatchObject({
      code: 'employer-outside-access',
    });
  });
});
