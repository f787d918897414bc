import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import {
  type SavedAccount,
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

// It is 2 March 2026: week 9 is 26 February to 4 March, week 8 the one before.
const [WEEK_8, WEEK_9] = [2026108, 2026109];
/** The days of week 8: 7 × 7 = 49 days after 1 January. */
const DAYS_8 = { start: '2026-02-19', end: '2026-02-25' };
const WHOLE = { workersCompensationClass: '8810', licence: '', isChauffeur: false } as const;

describe('the desk', () => {
  const database = useDatabase();
  let account: SavedAccount;
  let we: Awaited<ReturnType<typeof typedCaller>>;

  beforeAll(async () => {
    const dependencies = testDependencies(database.db);
    account = await savedAccount(database.db, 'mesa');
    we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    // Nothing of another account is on this desk, nor of a company that is switched off.
    const others = await savedAccount(database.db, 'ajena');
    await savedEmployee(database.db, others, await savedCompany(database.db, others, { contact: '' }));
    const closed = await savedCompany(database.db, account, { name: 'Cerrada', contact: '' });
    await savedEmployee(database.db, account, closed);
    await database.db.transaction((tx) =>
      companyRegistry.setActive(tx, account.stamp, account.scope, closed.company.id, false),
    );
  });

  const aWeek = (periodId: number, overrides: Partial<TimeEntry> = {}): TimeEntry => ({
    ...aWeekOf(40, account.accountantId),
    periodId,
    payDate: '2026-03-04',
    ...overrides,
  });

  it('says of each company which periods are open and who comes next', async () => {
    const bakery = await savedCompany(database.db, account, { name: 'Panadería' });
    const ana = await savedEmployee(database.db, account, bakery, { ...WHOLE, firstName: 'Ana' });
    const berta = await savedEmployee(database.db, account, bakery, { ...WHOLE, firstName: 'Berta' });
    const atelier = await savedCompany(database.db, account, { name: 'Ánimo' });
    const one = await savedEmployee(database.db, account, atelier, WHOLE);
    for (const periodId of [WEEK_8, WEEK_9]) {
      const { entryId, version } = await we.payroll.load({ employeeId: one.id, entry: aWeek(periodId) });
      await we.payroll.markPaid({ entryId, version, paid: { paidOn: '2026-03-02' } });
    }
    await we.payroll.load({ employeeId: ana.id, entry: aWeek(WEEK_8) });

    const week = await we.desk.week();
    expect(week.map(({ company }) => company)).toEqual(['Panadería', 'Ánimo']);
    expect(week[0]?.periods).toMatchObject([
      {
        period: { id: WEEK_8 },
        state: 'partly-loaded',
        loaded: 1,
        of: 2,
        next: { employeeId: berta.id },
      },
      { period: { id: WEEK_9 }, state: 'to-load', loaded: 0, of: 2, next: { employeeId: ana.id } },
    ]);
    expect(week[1]?.periods.map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  it('leaves out for a limited auditor the periods of which something is paid in a year that they do not see', async () => {
    const dependencies = testDependencies(database.db);
    const office = await savedAccount(database.db, 'dos-años');
    const company = await savedCompany(database.db, office);
    const { id: employeeId } = await savedEmployee(database.db, office, company, WHOLE);
    // In no period everybody is loaded, so that each is open.
    await savedEmployee(database.db, office, company, { ...WHOLE, firstName: 'Berta' });
    const practitioner = await typedCaller(
      dependencies,
      await tokenFor(dependencies, office, 'practitioner'),
    );
    const load = (periodId: number, payDate: string) =>
      practitioner.payroll.load({
        employeeId,
        entry: { ...aWeekOf(40, office.accountantId), periodId, payDate },
      });
    await load(2026101, '2025-12-31');
    await load(2026102, '2026-01-14');
    const access = { ...WHOLE_ACCOUNT, fromYear: 2026 };
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, office, 'auditor', access));
    const periodsSeenBy = async (caller: typeof auditor) =>
      (await caller.desk.week())[0]?.periods.map(({ period }) => period.id);
    expect(await periodsSeenBy(practitioner)).toContain(2026101);
    expect(await periodsSeenBy(auditor)).not.toContain(2026101);
    expect(await periodsSeenBy(auditor)).toContain(2026102);
  });

  it('says of each company what is amiss, the gravest first, with where it is mended', async () => {
    const mar = await savedCompany(database.db, account, {
      name: 'Mar',
      employerIdentificationNumber: '660707070',
      contact: '',
      // Three numbers for two employees: one to spare.
      w2ControlRange: { first: '202600101', last: '202600104' },
    });
    const eva = await savedEmployee(database.db, account, mar, { ...WHOLE, firstName: 'Eva' });
    const gone = await savedEmployee(database.db, account, mar, {
      firstName: 'Iván',
      workersCompensationClass: '',
    });
    const address = { street: 'Calle 1', municipalityId: null, state: 'PR', zip: '00901' };
    const contractor = await savedContractor(database.db, account, mar, { address });
    const paid = (entry: Partial<TimeEntry>) =>
      we.payroll.load({ employeeId: eva.id, entry: aWeek(WEEK_8, entry) });
    // 27.00 of disability insurance a year at 0.3 %: 9,000.00 take all of it, so that it is free again for
    // the second.
    const first = await paid({ earnings: { ...aWeek(WEEK_8).earnings, bonus: 9_000_00 } });
    const second = await paid({ periodId: WEEK_9 });
    await we.payroll.delete({ entryId: first.entryId, version: first.version });
    await we.balances.adjustLeave({
      employeeId: eva.id,
      adjustment: { kind: 'sick', date: '2026-03-01', minutes: -60_000, reason: 'Corrección' },
    });
    await we.payroll.load({ employeeId: gone.id, entry: aWeek(WEEK_9) });
    await database.db.transaction((tx) =>
      employeeRegistry.setActive(tx, account.stamp, mar.scope, gone.id, false),
    );

    const { companies: found, accountants } = await we.desk.attention();
    expect(found.find(({ company }) => company === 'Mar')?.items).toMatchObject([
      { kind: 'stale', count: 1, employeeId: eva.id, periodId: WEEK_9, entryId: second.entryId },
      { kind: 'negative-leave', count: 1, id: eva.id },
      { kind: 'control-numbers', form: 'w2', left: 1 },
      { kind: 'company-facts', fields: ['contact', 'entityType'] },
      // Switched off, and paid this year all the same.
      { kind: 'employee-facts', count: 1, id: gone.id, fields: ['workersCompensationClass'] },
      { kind: 'contractor-facts', count: 1, id: contractor.id, fields: ['address.municipalityId'] },
    ]);
    expect(found[0]?.company).toBe('Mar');
    expect(found.map(({ company }) => company)).not.toContain('Cerrada');
    // Every company names the same accountant, who is listed once.
    expect(accountants).toMatchObject([
      { accountantId: account.accountantId, fields: ['preparerTaxNumber', 'efileUserId'] },
    ]);
  });

  it('tells of a person with two records at an employer, in the company of the later one', async () => {
    const employer = { employerIdentificationNumber: '660808080' };
    const ofPerson = { ...WHOLE, socialSecurityNumber: '900558080' };
    const sun = await savedCompany(database.db, account, { name: 'Sol', ...employer });
    const moon = await savedCompany(database.db, account, { name: 'Luna', ...employer });
    await savedEmployee(database.db, account, sun, { ...ofPerson, firstName: 'Rosa' });
    const later = await savedEmployee(database.db, account, moon, { ...ofPerson, firstName: 'Rosa M' });
    await savedEmployee(database.db, account, moon, { ...WHOLE, socialSecurityNumber: '900558081' });
    const { companies: found } = await we.desk.attention();
    const itemsOf = (name: string) =>
      found.find(({ company }) => company === name)?.items.filter(({ kind }) => kind === 'several-records') ??
      [];
    expect(itemsOf('Luna')).toMatchObject([{ count: 1, id: later.id, name: 'Rosa M L Rivera Ortiz' }]);
    expect(itemsOf('Sol')).toEqual([]);
  });

  it('tells of tips of less than 20.00 in a month that is over, whatever each entry has', async () => {
    const bar = await savedCompany(database.db, account, { name: 'Bar' });
    const pays = async (number: string, days: [string, tips: number, tipsReceived: number][]) => {
      const person = { ...WHOLE, socialSecurityNumber: number, firstName: `Persona ${number}` };
      const { id } = await savedEmployee(database.db, account, bar, person);
      for (const [payDate, tips, tipsReceived] of days) {
        const earnings = { ...aWeek(WEEK_8).earnings, tips, tipsReceived };
        await we.payroll.load({ employeeId: id, entry: aWeek(WEEK_8, { payDate, earnings }) });
      }
      return id;
    };
    // 12.00 + 7.99 = 19.99 of February.
    const few = await pays('900559001', [
      ['2026-02-25', 0, 12_00],
      ['2026-02-26', 0, 7_99],
    ]);
    // 12.00 + 8.00 = 20.00, also where the employer pays some of them.
    await pays('900559002', [
      ['2026-02-25', 0, 12_00],
      ['2026-02-26', 8_00, 0],
    ]);
    // Tips that the employer pays alone, and a month that is not over.
    await pays('900559003', [['2026-02-25', 5_00, 0]]);
    await pays('900559004', [['2026-03-02', 0, 5_00]]);
    const { companies: found } = await we.desk.attention();
    const items = found.find(({ company }) => company === 'Bar')?.items ?? [];
    expect(items.filter(({ kind }) => kind === 'few-tips')).toMatchObject([{ count: 1, id: few }]);
  });

  it('tells of a payment that was made twice, until one of the two is changed or gone', async () => {
    const twice = await savedCompany(database.db, account, { name: 'Dos veces' });
    const { companyId } = twice.scope;
    const ana = await savedEmployee(database.db, account, twice, { ...WHOLE, firstName: 'Ana' });
    const load = (entry = aWeek(WEEK_8)) => we.payroll.load({ employeeId: ana.id, entry });
    const itemsOf = async () => {
      const { companies } = await we.desk.attention();
      const items = companies.find(({ company }) => company === 'Dos veces')?.items ?? [];
      return items.filter(({ kind }) => kind === 'repeated-pay');
    };
    const repeatedIn = async () => {
      const { repeated } = await we.periods.get({ companyId, periodId: WEEK_8 });
      return repeated.map((payments) => payments.map(({ entryId }) => entryId));
    };
    const first = await load();
    // A part of a week beside the whole one, and the same net in another week, are no payment made twice.
    const part = await load({
      ...aWeekOf(10, account.accountantId),
      periodId: WEEK_8,
      payDate: '2026-03-04',
    });
    await load(aWeek(WEEK_9));
    expect([await itemsOf(), await repeatedIn()]).toEqual([[], []]);

    const second = await load();
    const { net } = first.statement;
    expect(await itemsOf()).toEqual([
      {
        kind: 'repeated-pay',
        count: 1,
        id: ana.id,
        name: 'Ana L Rivera Ortiz',
        periodId: WEEK_8,
        ...DAYS_8,
        net,
      },
    ]);
    expect((await we.periods.get({ companyId, periodId: WEEK_8 })).repeated).toMatchObject([
      [
        { entryId: first.entryId, employeeId: ana.id, net, recordedBy: 'Sara Paz' },
        { entryId: second.entryId, employeeId: ana.id, net },
      ],
    ]);
    const { entryId, version } = second;
    const other = { ...aWeekOf(39, account.accountantId), periodId: WEEK_8, payDate: '2026-03-04' };
    const amended = await we.payroll.amend({ entryId, version, entry: other });
    expect([await itemsOf(), await repeatedIn()]).toEqual([[], []]);
    await we.payroll.amend({ entryId, version: amended.version, entry: aWeek(WEEK_8) });
    expect(await repeatedIn()).toEqual([[first.entryId, entryId]]);
    await we.payroll.delete({ entryId: first.entryId, version: first.version });
    expect([await itemsOf(), await repeatedIn()]).toEqual([[], []]);
    expect(part.statement.net).not.toBe(net);
  });

  it('tells of a payment that two records of one person got', async () => {
    const twice = await savedCompany(database.db, account, { name: 'Dos fichas' });
    const ofPerson = { ...WHOLE, socialSecurityNumber: '900558099' };
    for (const firstName of ['Eva', 'Eva M']) {
      const { id: employeeId } = await savedEmployee(database.db, account, twice, { ...ofPerson, firstName });
      await we.payroll.load({ employeeId, entry: aWeek(WEEK_8) });
    }
    const { repeated } = await we.periods.get({ companyId: twice.scope.companyId, periodId: WEEK_8 });
    expect(repeated.map(({ length }) => length)).toEqual([2]);
  });

  it('tells of names and streets that files cut, of companies and of people', async () => {
    const street = 'Carr. 812 Km 6.5 Ramal 3 Bo. Monte Bajo Sector Los Almendros';
    const long = { ...WHOLE, address: { street, municipalityId: 65, state: 'PR', zip: '00902' } };
    const lago = await savedCompany(database.db, account, { name: 'Lago', postalAddress: long.address });
    const { id } = await savedEmployee(database.db, account, lago, long);
    const { companies: found } = await we.desk.attention();
    const items = found.find(({ company }) => company === 'Lago')?.items ?? [];
    expect(items.filter(({ kind }) => kind.endsWith('file-words'))).toMatchObject([
      { kind: 'company-file-words', fields: ['fileStreet'] },
      { kind: 'employee-file-words', count: 1, id },
    ]);
  });

  it('says of one company what each month came to', async () => {
    const sol = await savedCompany(database.db, account, { name: 'Sol' });
    const { id } = await savedEmployee(database.db, account, sol, {
      ...WHOLE,
      withholdingMethod: 'flat-rate',
      withholdingRate: 70_000,
    });
    await we.payroll.load({ employeeId: id, entry: aWeek(WEEK_8, { payDate: '2026-02-27' }) });
    await we.payroll.load({ employeeId: id, entry: aWeek(WEEK_9) });
    const months = await we.desk.companyYear({ companyId: sol.company.id, year: 2026 });
    expect(months.filter(({ gross }) => gross > 0).map(({ month }) => month)).toEqual([2, 3]);
    // 40 hours at 12.00; 0.3 + 1.45 + 6.2 + 7 % withheld: 1.44 + 6.96 + 29.76 + 33.60
    // beside it 6.2 + 1.45 + 0.6 + 3.4 + 1 + 0.3 = 12.95 %
    expect(months[1]).toEqual({ month: 2, gross: 480_00, withheld: 71_76, employerCost: 62_16 });
  });
});
