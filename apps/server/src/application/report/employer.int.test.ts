import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { NO_LAW_BONUS_FACTS } from '@garita/domain/bonus/law-bonus.schema';
import type { Company } from '@garita/domain/company/company.schema';
import type { ReportRequest } from '@garita/domain/report/report-request';
import {
  type SavedAccount,
  type SavedCompany,
  savedAccount,
  savedCompany,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { documentLines } from '@garita/reports/document-lines';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

const NUMBER = '660111222';
const ANA = '581440021';
/** The settings of a bonus that are not the law's. */
const BONUS = {
  employeeThreshold: 20,
  large: { rate: 60_000, maximum: 600_00 },
  small: { rate: 30_000, maximum: 300_00 },
  countedHours: { regular: true, overtime: true, vacation: false, sick: false },
};
const FIRST_QUARTER = { year: 2026, quarter: 1 } as const;

describe('the returns of an employer number', () => {
  const database = useDatabase();
  let offices = 0;

  async function anAccount(clock = { now: TEST_NOW }) {
    const account = await savedAccount(database.db, `numero-unico-${++offices}`);
    const dependencies = testDependencies(database.db, clock);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const company = (name: string, overrides: Partial<Company> = {}) =>
      savedCompany(database.db, account, { name, employerIdentificationNumber: NUMBER, ...overrides });
    const pay = async (employeeId: number, commissions: number, payDate = '2026-03-11') => {
      const week = aWeekOf(0, account.accountantId);
      const entry = { ...week, payDate, earnings: { ...week.earnings, commissions } };
      return (await we.payroll.load({ employeeId, entry })).entryId;
    };
    const totalsOf = async (request: ReportRequest) => {
      const { totals } = await we.reports.preview(request);
      return Object.fromEntries(totals.map(({ name, value }) => [name, value]));
    };
    return { account, dependencies, we, company, pay, totalsOf };
  }

  const ana = async (account: SavedAccount, company: SavedCompany, street: string) => {
    const address = { street, municipalityId: 65, state: 'PR', zip: '00901' } as const;
    const person = { socialSecurityNumber: ANA, birthday: '1980-04-05', address };
    return (await savedEmployee(database.db, account, company, person)).id;
  };

  /** Ana has a record in each of two companies of one number, and was paid the same in each. */
  async function anOffice({ each = 100_000_00, clock = { now: TEST_NOW } } = {}) {
    const office = await anAccount(clock);
    const first = await office.company('Café Luna', {
      w2ControlRange: { first: '202600001', last: '202600009' },
    });
    const second = await office.company('Café Mar', {
      w2ControlRange: { first: '202600101', last: '202600109' },
    });
    const [anaFirst, anaSecond] = [
      await ana(office.account, first, '1 Calle Luna'),
      await ana(office.account, second, '2 Calle Mar'),
    ];
    const entries = [await office.pay(anaFirst, each), await office.pay(anaSecond, each)];
    const companyIds = [first.company.id, second.company.id];
    return { ...office, first, second, anaFirst, anaSecond, entries, companyIds };
  }

  it('count the pay and the limits of a person in all of its companies, whichever asks', async () => {
    const { companyIds, we, totalsOf } = await anOffice();
    for (const companyId of companyIds) {
      const request = { report: 'form-941', companyId, ...FIRST_QUARTER } as const;
      // The wage base of 2026 is 184,500.00: 84,500.00 of it are left in the second company.
      // Withheld: 184,500.00 × 6.2 % = 11,439.00 and 200,000.00 × 1.45 % = 2,900.00.
      // Due: 184,500.00 × 12.4 % = 22,878.00 and 200,000.00 × 2.9 % = 5,800.00.
      expect(await totalsOf(request)).toEqual({
        employees: 1,
        gross: 200_000_00,
        withheld: 14_339_00,
        due: 28_678_00,
      });
      const { page, companies } = await we.reports.preview(request);
      expect(companies).toEqual(['Café Luna', 'Café Mar']);
      const lines = documentLines(page).map(({ value }) => value);
      expect(lines).toContain('184,500.00');
      // Line 1 counts a head, and the name is that of the newest company.
      expect(lines).toContain('Café Mar');
    }
  });

  it('count a person once in the 940, the 499 R-1B and the PRUI-10', async () => {
    const { companyIds, totalsOf } = await anOffice();
    const [companyId = 0] = companyIds;
    // 7,000.00 × 0.6 % = 42.00
    expect(await totalsOf({ report: 'form-940', companyId, year: 2026 })).toEqual({
      employees: 1,
      gross: 200_000_00,
      taxable: 7_000_00,
      due: 42_00,
    });
    expect(await totalsOf({ report: 'form-499', companyId, ...FIRST_QUARTER })).toMatchObject({
      employees: 1,
      gross: 200_000_00,
    });
    // 7,000.00 × (3.4 + 1) % = 308.00; 9,000.00 × 0.6 % = 54.00
    expect(await totalsOf({ report: 'unemployment', companyId, ...FIRST_QUARTER })).toEqual({
      employees: 1,
      gross: 200_000_00,
      unemploymentDue: 308_00,
      disabilityDue: 54_00,
    });
    expect(await totalsOf({ report: 'wages-text', companyId, ...FIRST_QUARTER })).toMatchObject({
      employees: 1,
      gross: 200_000_00,
    });
  });

  it('give a person one Christmas bonus by law, from the wages and hours of all companies but farms', async () => {
    const { we, account, company, totalsOf } = await anAccount();
    const cafes = [await company('Café Luna'), await company('Café Mar')];
    const farm = await company('Finca Luna', { payer: 'form-943' });
    for (const each of [...cafes, farm]) {
      const employeeId = await ana(account, each, '1 Calle Luna');
      const entry = { ...aWeekOf(700, account.accountantId), payDate: '2026-03-11' };
      await we.payroll.load({ employeeId, entry });
    }
    const companyIds = cafes.map(({ company: { id } }) => id);
    const bonus = { report: 'christmas-bonus', year: 2026, bonusRule: BONUS } as const;
    const byLaw = { ...bonus, law: NO_LAW_BONUS_FACTS };
    for (const companyId of companyIds) {
      // 1,400 hours at 12.00 are 16,800.00 and reach the 1,350; 2 % are 336.00, cut to 300.00.
      expect(await totalsOf({ ...byLaw, companyId })).toEqual({
        employees: 1,
        gross: 16_800_00,
        bonus: 300_00,
      });
      const { companies } = await we.reports.preview({ ...byLaw, companyId });
      expect(companies).toEqual(['Café Luna', 'Café Mar']);
      // The bonus by settings is of one company, whose 700 hours are below the 1,350.
      expect(await totalsOf({ ...bonus, companyId })).toEqual({
        employees: 1,
        gross: 8_400_00,
        bonus: 0,
      });
    }
    expect(await totalsOf({ ...byLaw, companyId: farm.company.id })).toMatchObject({
      gross: 8_400_00,
      bonus: 0,
    });
  });

  it('certify a person once, with the newest address and a number of the first record', async () => {
    const clock = { now: new Date('2027-01-20T16:00:00Z') };
    const { companyIds, we, anaFirst, anaSecond } = await anOffice({ clock });
    const [companyId = 0, otherId = 0] = companyIds;
    const certificates = { report: 'w2pr', employeeId: null, year: 2026 } as const;
    await we.filing.file({
      request: { ...certificates, companyId: otherId },
      filedOn: '2027-01-20',
      confirmation: '',
    });
    const requests = [
      { ...certificates, companyId },
      { ...certificates, companyId: otherId },
      { ...certificates, companyId: otherId, employeeId: anaSecond },
    ];
    for (const request of requests) {
      const { totals, page } = await we.reports.preview(request);
      expect(totals.slice(0, 2)).toMatchObject([{ value: 1 }, { value: 200_000_00 }]);
      expect(JSON.stringify(page)).toContain('202600001');
    }
    const { page } = await we.reports.preview({ ...certificates, companyId, employeeId: anaFirst });
    expect(JSON.stringify(page)).toContain('2 Calle Mar');
    expect(JSON.stringify(page)).not.toContain('1 Calle Luna');
  });

  it('lead from a figure to the pay in each company', async () => {
    const { companyIds, we, anaFirst, anaSecond, entries } = await anOffice();
    const [companyId = 0, otherId = 0] = companyIds;
    const request = { report: 'form-941', companyId, ...FIRST_QUARTER } as const;
    const { people } = await we.reports.sources({ request, figure: { total: 'gross' } });
    expect(people).toMatchObject([
      { id: anaFirst, value: 200_000_00, entries: [{ entryId: entries[0] }, { entryId: entries[1] }] },
    ]);
    expect(people[0]?.entries[0]).not.toHaveProperty('record');
    expect(people[0]?.entries[1]).toMatchObject({ record: { companyId: otherId, employeeId: anaSecond } });
  });

  it('are refused to users who may see only some of the companies, without naming the others', async () => {
    const { companyIds, account, dependencies, entries } = await anOffice();
    const [companyId = 0] = companyIds;
    const access = { ...WHOLE_ACCOUNT, companyIds: [companyId] };
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor', access));
    const request = { report: 'form-941', companyId, ...FIRST_QUARTER } as const;
    const refused = await refusal(auditor.reports.preview(request));
    expect(refused).toMatchObject({ code: 'employer-outside-access' });
    expect(JSON.stringify(refused)).not.toContain('Mar');
    expect(await refusal(auditor.filing.reconciliation({ companyId, year: 2026 }))).toMatchObject({
      code: 'employer-outside-access',
    });
    const reached = await auditor.payroll.reach({ entryId: entries[0] ?? 0 });
    expect(reached.filter(({ isLeftOut }) => isLeftOut).map(({ report }) => report)).toContain('form-941');
    // A list of one company is theirs as before.
    await auditor.reports.preview({
      report: 'salaries',
      companyId,
      employeeId: null,
      start: '2026-01-01',
      end: '2026-03-31',
    });
  });

  it('leave farms to the 943, though both use up the same limits', async () => {
    const office = await anAccount();
    const farm = await office.company('Finca Sol', { payer: 'form-943' });
    const cafe = await office.company('Café Luna');
    await office.pay(await ana(office.account, farm, 'Carr. 10'), 100_000_00, '2026-03-10');
    await office.pay(await ana(office.account, cafe, 'Carr. 10'), 100_000_00, '2026-03-11');
    const request = { report: 'form-941', companyId: cafe.company.id, ...FIRST_QUARTER } as const;
    // 84,500.00 × 12.4 % = 10,478.00 and 100,000.00 × 2.9 % = 2,900.00
    expect(await office.totalsOf(request)).toMatchObject({ gross: 100_000_00, due: 13_378_00 });
    expect((await office.we.reports.preview(request)).companies).toEqual([]);
    // 100,000.00 × 12.4 % = 12,400.00 and 100,000.00 × 2.9 % = 2,900.00
    const ofFarm = { report: 'form-943', companyId: farm.company.id, year: 2026 } as const;
    expect(await office.totalsOf(ofFarm)).toMatchObject({ gross: 100_000_00, due: 15_300_00 });
  });

  it('agree with the books of all of its companies in Cuadre', async () => {
    // A file of wages has no more than seven digits for a person's quarter.
    const { companyIds, we } = await anOffice({ each: 40_000_00 });
    const [companyId = 0] = companyIds;
    const { rows, companies, unread } = await we.filing.reconciliation({ companyId, year: 2026 });
    expect(companies).toEqual(['Café Luna', 'Café Mar']);
    expect(unread).toEqual([]);
    expect(rows.filter(({ isEven }) => !isEven)).toEqual([]);
    expect(rows.find(({ figure }) => figure === 'pay')?.cells).toMatchObject({
      ledger: 80_000_00,
      'form-499': 80_000_00,
      'w2pr-suri-file': 80_000_00,
      'wages-file': 80_000_00,
    });
  });
});
