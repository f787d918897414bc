import { NO_LAW_BONUS_FACTS } from '@garita/domain/bonus/law-bonus.schema';
import { anotherEmployee } from '@garita/domain/employee/employee.builder';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { peopleOf, sumOf } from '@garita/domain/report/box-source';
import type { ReportRequest } from '@garita/domain/report/report-request';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { documentLines } from '@garita/reports/document-lines';
import type { ReportPage } from '@garita/reports/report';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../testing/page-figures.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

const BONUS = {
  employeeThreshold: 20,
  large: { rate: 60_000, maximum: 600_00 },
  small: { rate: 30_000, maximum: 300_00 },
  countedHours: { regular: true, overtime: true, vacation: false, sick: false },
};

describe('what a document comes to, before it is made', () => {
  const database = useDatabase();
  let offices = 0;

  /** One employee at 12.00, who was paid 40 hours on 11 March and on 29 April of 2026. */
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `vista-${++offices}`);
    const company = await savedCompany(database.db, account, { payer: 'form-944', name: 'Taller Vega' });
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor'));
    const writer = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    for (const [periodId, payDate] of [
      [2026110, '2026-03-11'],
      [2026117, '2026-04-29'],
    ] as const) {
      const entry = { ...aWeekOf(40, account.accountantId), periodId, payDate };
      await writer.payroll.load({ employeeId, entry });
    }
    const { id: contractorId } = await savedContractor(database.db, account, company);
    const companyId = company.company.id;
    const totalsOf = async (request: ReportRequest) =>
      (await we.reports.preview(request)).totals.map(({ name, value }) => [name, value]);
    return {
      account,
      company,
      we,
      writer,
      accountantId: account.accountantId,
      companyId,
      employeeId,
      contractorId,
      totalsOf,
    };
  }

  it('is the very figures that its lines have', async () => {
    const { companyId, employeeId, totalsOf } = await anOffice();
    const first = { companyId, year: 2026, quarter: 1 } as const;
    // 480.00 × (6.2 + 1.45) % = 29.76 + 6.96 = 36.72 withheld; both shares 73.44
    expect(await totalsOf({ report: 'form-941', ...first })).toEqual([
      ['employees', 1],
      ['gross', 480_00],
      ['withheld', 36_72],
      ['due', 73_44],
    ]);
    expect(await totalsOf({ report: 'form-499', ...first })).toMatchObject([
      ['employees', 1],
      ['gross', 480_00],
      ['exempt', 0],
      ['withheld', 16_77],
    ]);
    // 960.00 × 0.6 % = 5.76
    expect(await totalsOf({ report: 'form-940', companyId, year: 2026 })).toEqual([
      ['employees', 1],
      ['gross', 960_00],
      ['taxable', 960_00],
      ['due', 5_76],
    ]);
    expect(await totalsOf({ report: 'workers-compensation', companyId, fiscalYear: 2026 })).toEqual([
      ['employees', 1],
      ['gross', 960_00],
    ]);
    expect(
      await totalsOf({ report: 'christmas-bonus', companyId, year: 2026, bonusRule: BONUS }),
    ).toMatchObject([
      ['employees', 1],
      ['gross', 960_00],
      // 80 hours are fewer than 1,350
      ['bonus', 0],
    ]);
    expect(await totalsOf({ report: 'year-stubs', companyId, employeeId, year: 2026 })).toEqual([
      ['employees', 1],
      ['gross', 960_00],
      // Twice 16.77 of income tax, 36.72 as above and 480.00 × 0.3 % = 1.44 for disability
      ['withheld', 109_86],
      ['net', 850_14],
    ]);
  });

  it('is of services what contractors are paid, in every document of theirs', async () => {
    const { writer, companyId, contractorId, totalsOf } = await anOffice();
    const time = { payDate: '2026-03-13', minutes: 600 };
    const { entryId } = await writer.contractorTime.load({ contractorId, time });
    // 35.00 × 10 h = 350.00, of which 10 % is withheld
    const figures = [
      ['contractors', 1],
      ['services', 350_00],
      ['withheld', 35_00],
      ['net', 315_00],
    ];
    const ofYear = { companyId, year: 2026 };
    const dates = { companyId, start: '2026-01-01', end: '2026-12-31' };
    expect(await totalsOf({ report: 'contractor-payments', ...dates })).toEqual(figures);
    expect(await totalsOf({ report: 'contractor-year', ...ofYear, payFrequency: null })).toEqual(figures);
    expect(await totalsOf({ report: 'contractor-stub', ...ofYear, contractorId, entryId })).toEqual(figures);
  });

  it('is of the pay of a period whenever it was paid, or of what was paid between two days', async () => {
    const { writer, accountantId, companyId, employeeId, totalsOf } = await anOffice();
    const entry = { ...aWeekOf(10, accountantId), periodId: 2025153, payDate: '2026-01-02' };
    await writer.payroll.load({ employeeId, entry });
    const grossOf = async (request: ReportRequest) =>
      (await totalsOf(request)).find(([name]) => name === 'gross')?.[1];
    const whose = { companyId, employeeId: null };
    // 10 hours at 12.00 of the last week of 2025, which was paid in 2026
    const ofPeriod = { report: 'period-employer-cost', ...whose } as const;
    expect(await grossOf({ ...ofPeriod, periodId: 2025153 })).toBe(120_00);
    expect(await grossOf({ ...ofPeriod, periodId: 2025152 })).toBe(0);
    const range = { start: '2025-12-29', end: '2025-12-31' };
    expect(await grossOf({ report: 'employer-cost', ...whose, ...range })).toBe(0);
    await expect(totalsOf({ ...ofPeriod, periodId: 2026199 })).rejects.toMatchObject({
      cause: { code: 'not-found' },
    });
  });

  it('comes with what the paper says, and keeps nothing of what was asked', async () => {
    const { we, companyId, employeeId } = await anOffice();
    const request = {
      report: 'salaries',
      companyId,
      employeeId: null,
      start: '2026-03-01',
      end: '2026-03-31',
    } as const;
    const { page } = await we.reports.preview(request);
    expect(page).toMatchObject({ kind: 'list', list: { company: 'Taller Vega', groups: [{}] } });
    const { page: own } = await we.reports.preview({ ...request, employeeId });
    const about = own.kind === 'list' ? own.list.about : [];
    expect(about.filter((line) => line.startsWith('Solo de '))).toHaveLength(1);
    const form = await we.reports.preview({ report: 'form-941', companyId, year: 2026, quarter: 1 });
    expect(form.page).toMatchObject({ kind: 'form', form: { form: '941 (sp)', employer: 'Taller Vega' } });
    const before = await we.reports.lastBonusRule({ companyId });
    const bonusRule = { ...BONUS, employeeThreshold: 7 };
    await we.reports.preview({ report: 'christmas-bonus', companyId, year: 2026, bonusRule });
    expect(await we.reports.lastBonusRule({ companyId })).toEqual(before);
  });

  it('has the numbers of nobody whole, as a look at one would be kept', async () => {
    const { we, companyId, employeeId } = await anOffice();
    const requests: ReportRequest[] = [
      { report: 'unemployment', companyId, year: 2026, quarter: 1 },
      { report: 'w2pr', companyId, year: 2026, employeeId },
    ];
    for (const request of requests) {
      const page = JSON.stringify((await we.reports.preview(request)).page);
      expect(page).toMatch(/\*{3}-\*{2}-\d{4}/);
      expect(page).not.toMatch(/\d{3}-\d{2}-\d{4}/);
    }
  });

  it('is the same after the same pay was deleted and loaded again', async () => {
    const { we, writer, accountantId, companyId, employeeId } = await anOffice();
    const dates = { companyId, start: '2026-01-01', end: '2026-12-31' };
    const requests: ReportRequest[] = [
      { report: 'form-941', companyId, year: 2026, quarter: 2 },
      { report: 'form-940', companyId, year: 2026 },
      { report: 'form-499', companyId, year: 2026, quarter: 2 },
      { report: 'unemployment', companyId, year: 2026, quarter: 2 },
      { report: 'chauffeur-insurance', companyId, year: 2026, quarter: 2 },
      { report: 'workers-compensation', companyId, fiscalYear: 2026 },
      { report: 'christmas-bonus', companyId, year: 2026, bonusRule: BONUS },
      { report: 'salaries', ...dates, employeeId: null },
      { report: 'employer-cost', ...dates, employeeId: null },
      { report: 'leave', ...dates },
      { report: 'w2pr', companyId, year: 2026, employeeId: null },
      { report: 'year-stubs', companyId, employeeId, year: 2026 },
    ];
    const previews = async () => {
      const made = [];
      for (const request of requests) {
        const { page, totals } = await we.reports.preview(request);
        // Its text, without the number of the pay that it leads to, which differs.
        made.push({ lines: documentLines(page), totals });
      }
      return made;
    };
    const entry = { ...aWeekOf(38, accountantId), periodId: 2026120, payDate: '2026-05-20' };
    const without = await previews();
    const { entryId, version } = await writer.payroll.load({ employeeId, entry });
    const before = await previews();
    expect(before).not.toEqual(without);
    await writer.payroll.delete({ entryId, version });
    expect(await previews()).toEqual(without);
    await writer.payroll.load({ employeeId, entry });
    expect(await previews()).toEqual(before);
  });

  it('says which people and entries a figure comes of, which add up to it', async () => {
    const { we, companyId, employeeId } = await anOffice();
    const request = { report: 'form-940', companyId, year: 2026 } as const;
    const { how, people } = await we.reports.sources({ request, figure: { total: 'gross' } });
    expect(how).toBe('sum');
    expect(people).toMatchObject([
      {
        of: 'employees',
        id: employeeId,
        value: 960_00,
        entries: [
          { payDate: '2026-03-11', periodId: 2026110, value: 480_00 },
          { payDate: '2026-04-29', periodId: 2026117, value: 480_00 },
        ],
      },
    ]);
    expect(await we.reports.sources({ request, figure: { total: 'due' } })).toMatchObject({
      how: 'worked-out',
      people,
    });
    await expect(we.reports.sources({ request, figure: { total: 'weeks' } })).rejects.toMatchObject({
      cause: { code: 'not-found' },
    });
  });

  it('leads each box of a form to the pay that it comes of, which adds up to it where it is a sum', async () => {
    const { we, writer, companyId, employeeId } = await anOffice();
    const amounts = {
      ...byName(OPENING_BALANCE_AMOUNTS, () => 0),
      gross: 300_00,
      tips: 100_00,
      commissions: 50_00,
    };
    await writer.balances.bringForward({
      employeeId,
      opening: { asOf: '2026-02-28', amounts, bases: NO_OPENING_BALANCE_BASES },
    });
    const quarter = { companyId, year: 2026, quarter: 2 } as const;
    const year = { companyId, year: 2026 } as const;
    const requests: ReportRequest[] = [
      { report: 'form-941', ...quarter },
      { report: 'form-499', ...quarter },
      { report: 'unemployment', ...quarter },
      { report: 'form-940', ...year },
      { report: 'w2pr', ...year, employeeId },
      { report: 'w2pr', ...year, employeeId: null },
    ];
    const added = new Map<string, number>();
    for (const request of requests) {
      const { page } = await we.reports.preview(request);
      for (const { value, source } of sumsIn(page)) {
        const { how, people } = await we.reports.sources({ request, figure: { box: source } });
        expect(how).toBe('sum');
        const sum = people.flatMap(({ entries }) => entries).reduce((cents, part) => cents + part.value, 0);
        expect([request.report, source, sum]).toEqual([request.report, source, value]);
        added.set(`${request.report} ${source.amount}`, sum);
      }
    }
    // 29 April: 480.00. The year: twice that and 300.00, of which 100.00 of tips and 50.00 of commissions.
    expect(Object.fromEntries(added)).toMatchObject({
      'form-941 medicareWages': 480_00,
      'form-499 incomeTaxWithheld': 16_77,
      'unemployment disabilityBase': 480_00,
      'form-940 futaWages': 1_260_00,
      'w2pr wages': 1_110_00,
      'w2pr totalPay': 1_260_00,
    });
    const tax = { amount: 'medicareWages', how: 'worked-out' } as const;
    const april = { days: { from: '2026-04-01', to: '2026-04-30' } };
    expect(
      await we.reports.sources({
        request: { report: 'form-941', ...quarter },
        figure: { box: { ...tax, ...april } },
      }),
    ).toMatchObject({ how: 'worked-out', people: [{ value: 480_00 }] });
    await expect(
      we.reports.sources({ request: { report: 'form-940', ...year }, figure: { box: tax } }),
    ).rejects.toMatchObject({ cause: { code: 'not-found' } });
  });

  it('leads a count of employees to those who are counted alone', async () => {
    const { we, writer, accountantId, companyId, employeeId } = await anOffice();
    // The week that holds 12 March, which is paid in April.
    const entry = { ...aWeekOf(20, accountantId), periodId: 2026111, payDate: '2026-04-03' };
    const { entryId } = await writer.payroll.load({ employeeId, entry });
    const request = { report: 'form-941', companyId, year: 2026, quarter: 1 } as const;
    const figure = { box: peopleOf('counted') };
    const { how, people } = await we.reports.sources({ request, figure });
    // 20 hours at 12.00
    expect([how, people]).toMatchObject([
      'people',
      [{ id: employeeId, value: 240_00, entries: [{ entryId, periodId: 2026111, value: 240_00 }] }],
    ]);
    const { page } = await we.reports.preview(request);
    expect(figuresOf(page)).toContainEqual(expect.objectContaining({ value: 1, source: figure.box }));
  });

  it('counts in a month of the PRUI-10 who earned something in the period that holds its 12th, whenever it was paid', async () => {
    const { we, writer, accountantId, companyId, employeeId } = await anOffice();
    // The week that holds 12 March, which is paid in April; those of 11 March and of 29 April hold no 12th.
    const entry = { ...aWeekOf(20, accountantId), periodId: 2026111, payDate: '2026-04-03' };
    const { entryId } = await writer.payroll.load({ employeeId, entry });
    const ofQuarter = (quarter: number) =>
      ({ report: 'unemployment', companyId, year: 2026, quarter }) as const;
    const monthsOf = async (quarter: number) =>
      figuresOf((await we.reports.preview(ofQuarter(quarter))).page)
        .filter(({ source }) => source?.amount === 'counted')
        .map(({ caption, value }) => [caption, value]);
    expect(await monthsOf(1)).toEqual([
      ['enero', 0],
      ['febrero', 0],
      ['marzo', 1],
    ]);
    expect(await monthsOf(2)).toEqual([
      ['abril', 0],
      ['mayo', 0],
      ['junio', 0],
    ]);
    const figure = { box: peopleOf('counted', { label: '3' }) };
    expect((await we.reports.sources({ request: ofQuarter(1), figure })).people).toMatchObject([
      { id: employeeId, entries: [{ entryId, payDate: '2026-04-03' }] },
    ]);
  });

  it('leads a cell to the pay of its row, of the years that who asks sees, and of its own company alone', async () => {
    const { account, writer, accountantId, companyId, employeeId } = await anOffice();
    const entry = { ...aWeekOf(10, accountantId), periodId: 2025153, payDate: '2026-01-02' };
    await writer.payroll.load({ employeeId, entry });
    const dependencies = testDependencies(database.db);
    const access = { companyIds: [], fromYear: 2025, toYear: 2025, until: null };
    const limited = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor', access));
    const other = await anOffice();
    const request = { report: 'period-journal', companyId, periodId: 2025153 } as const;
    const asked = { request, figure: { box: sumOf('debit') } };
    const [person] = (await writer.reports.sources(asked)).people;
    // It was paid in 2026.
    expect(person?.entries).toMatchObject([{ payDate: '2026-01-02', periodId: 2025153 }]);
    expect((await limited.reports.sources(asked)).people).toEqual([]);
    await expect(other.we.reports.sources(asked)).rejects.toMatchObject({ cause: { code: 'not-found' } });
    const ofYear = { ...asked, request: { report: 'reconciliation', companyId, year: 2026 } as const };
    await expect(limited.reports.sources(ofYear)).rejects.toMatchObject({
      cause: { code: 'year-outside-access' },
    });
  });

  it('includes opening balances in the returns of a year, and names them beside documents that lack them', async () => {
    const { we, writer, companyId, employeeId, totalsOf } = await anOffice();
    // Until 28 February, before both entries: 6,900.00 of the 7,000.00 that FUTA is on.
    const amounts = {
      ...byName(OPENING_BALANCE_AMOUNTS, () => 0),
      gross: 6_900_00,
      incomeTaxWithheld: 500_00,
    };
    const opening = { asOf: '2026-02-28', amounts, bases: NO_OPENING_BALANCE_BASES };
    await writer.balances.bringForward({ employeeId, opening });
    const form940 = { report: 'form-940', companyId, year: 2026 } as const;
    expect(await totalsOf(form940)).toEqual([
      ['employees', 1],
      ['gross', 7_860_00],
      ['taxable', 7_000_00],
      ['due', 42_00],
    ]);
    expect(await we.reports.sources({ request: form940, figure: { total: 'gross' } })).toMatchObject({
      how: 'sum',
      people: [
        {
          value: 7_860_00,
          entries: [
            { entryId: null, payDate: '2026-02-28', value: 6_900_00 },
            { value: 480_00 },
            { value: 480_00 },
          ],
        },
      ],
    });
    const w2pr = { report: 'w2pr', companyId, employeeId: null, year: 2026 } as const;
    // 500.00 and twice 16.77
    expect(await we.reports.sources({ request: w2pr, figure: { total: 'withheld' } })).toMatchObject({
      how: 'sum',
      people: [{ value: 533_54, entries: [{ entryId: null, value: 500_00 }, {}, {}] }],
    });
    const omittedBalances = async (request: ReportRequest) => (await we.reports.preview(request)).brought;
    const openingBalances = [{ employeeId, gross: 6_900_00, asOf: '2026-02-28' }];
    const first = { companyId, year: 2026, quarter: 1 } as const;
    expect(await omittedBalances({ report: 'unemployment', ...first })).toMatchObject(openingBalances);
    expect(await omittedBalances({ report: 'unemployment', ...first, quarter: 2 })).toEqual([]);
    expect(
      await omittedBalances({ report: 'workers-compensation', companyId, fiscalYear: 2026 }),
    ).toMatchObject(openingBalances);
    expect(await omittedBalances(form940)).toEqual([]);
  });

  it('names the opening balances of its year beside the Christmas bonus, which lacks them', async () => {
    const { we, writer, companyId, employeeId } = await anOffice();
    const amounts = { ...byName(OPENING_BALANCE_AMOUNTS, () => 0), gross: 6_900_00 };
    await writer.balances.bringForward({
      employeeId,
      opening: { asOf: '2026-02-28', amounts, bases: NO_OPENING_BALANCE_BASES },
    });
    const balancesIn = async (year: number) => {
      const request = { report: 'christmas-bonus', companyId, year, bonusRule: BONUS } as const;
      return (await we.reports.preview(request)).brought;
    };
    expect(await balancesIn(2026)).toMatchObject([{ employeeId, gross: 6_900_00, asOf: '2026-02-28' }]);
    // It ends on 30 September of 2025.
    expect(await balancesIn(2025)).toEqual([]);
  });

  it('counts nobody who was only paid expenses back, in the bonus and for the CFSE', async () => {
    const { account, company, we, writer, accountantId, companyId, employeeId, totalsOf } = await anOffice();
    // Eight weeks of 160 hours and two of 40 are 1,360 hours, at 12.00.
    for (const week of [11, 12, 13, 14, 15, 16, 18, 19]) {
      const entry = { ...aWeekOf(160, accountantId), periodId: 2026100 + week, payDate: '2026-05-13' };
      await writer.payroll.load({ employeeId, entry });
    }
    const other = await savedEmployee(database.db, account, company);
    const paidBack = { ...aWeekOf(0, accountantId), periodId: 2026112, payDate: '2026-03-25' };
    await writer.payroll.load({
      employeeId: other.id,
      entry: { ...paidBack, reimbursedExpenses: 25_00 },
    });
    const bonus = {
      report: 'christmas-bonus',
      companyId,
      year: 2026,
      bonusRule: { ...BONUS, employeeThreshold: 1 },
    } as const;
    // One employee is not more than one: 3 % of 16,320.00 is above the 300.00 of small employers.
    expect(await totalsOf(bonus)).toEqual([
      ['employees', 1],
      ['gross', 16_320_00],
      ['bonus', 300_00],
    ]);
    // By law 2 % of the wages, 326.40, cut to the 300.00 of small employers, or whole for large ones.
    const byLaw = { ...bonus, law: NO_LAW_BONUS_FACTS };
    expect(await totalsOf(byLaw)).toContainEqual(['bonus', 300_00]);
    const large = { ...NO_LAW_BONUS_FACTS, isLargeForReformHires: true };
    expect(await totalsOf({ ...bonus, law: large })).toContainEqual(['bonus', 326_40]);
    // Five days late: half of it more.
    expect(await totalsOf({ ...bonus, law: { ...large, paidOn: '2026-12-20' } })).toContainEqual([
      'bonus',
      489_60,
    ]);
    const insured = { report: 'workers-compensation', companyId, fiscalYear: 2026 } as const;
    expect(await totalsOf(insured)).toEqual([
      ['employees', 1],
      ['gross', 16_320_00],
    ]);
    const { missing } = await we.reports.preview(insured);
    expect(missing.filter(({ of }) => of === 'employee')).toMatchObject([{ id: employeeId }]);
  });

  it('counts no earlier bonus toward that of the law, and leads from its wages to the rest', async () => {
    const { we, writer, accountantId, companyId, employeeId, totalsOf } = await anOffice();
    const week = aWeekOf(160, accountantId);
    const earnings = { ...week.earnings, bonus: 500_00 };
    const loaded = await writer.payroll.load({
      employeeId,
      entry: { ...week, periodId: 2026118, payDate: '2026-05-13', earnings },
    });
    const bonus = {
      report: 'christmas-bonus',
      companyId,
      year: 2026,
      bonusRule: BONUS,
      law: NO_LAW_BONUS_FACTS,
    } as const;
    // 160 hours at 12.00 and the office's two weeks of 480.00, beside a bonus of 500.00
    expect(await totalsOf({ ...bonus, law: undefined })).toContainEqual(['gross', 3_380_00]);
    expect(await totalsOf(bonus)).toContainEqual(['gross', 2_880_00]);
    const sources = await we.reports.sources({ request: bonus, figure: { total: 'gross' } });
    expect(sources.people).toMatchObject([
      {
        id: employeeId,
        value: 2_880_00,
        entries: [{ value: 480_00 }, { value: 480_00 }, { entryId: loaded.entryId, value: 1_920_00 }],
      },
    ]);
  });

  it("gives the chauffeurs' return the opening balances of chauffeurs alone", async () => {
    const { account, company, we, writer, companyId, employeeId } = await anOffice();
    const chauffeur = await savedEmployee(database.db, account, company, { isChauffeur: true });
    const amounts = { ...byName(OPENING_BALANCE_AMOUNTS, () => 0), gross: 900_00 };
    const opening = { asOf: '2026-02-28', amounts, bases: NO_OPENING_BALANCE_BASES };
    for (const id of [employeeId, chauffeur.id])
      await writer.balances.bringForward({ employeeId: id, opening });
    const first = { companyId, year: 2026, quarter: 1 } as const;
    const { brought: balances } = await we.reports.preview({ report: 'chauffeur-insurance', ...first });
    expect(balances.map((one) => one.employeeId)).toEqual([chauffeur.id]);
  });

  it('leaves to chauffeurs what they were paid as such, whatever they are by now', async () => {
    const { writer, accountantId, companyId, totalsOf } = await anOffice();
    const employee = anotherEmployee({ isChauffeur: true });
    const { id: employeeId } = await writer.employees.create({ companyId, employee });
    const week = { ...aWeekOf(40, accountantId), periodId: 2026111, payDate: '2026-03-18' };
    await writer.payroll.load({ employeeId, entry: week });
    await writer.employees.update({ companyId, employeeId, employee: { ...employee, isChauffeur: false } });
    const second = { ...aWeekOf(40, accountantId), periodId: 2026112, payDate: '2026-03-25' };
    await writer.payroll.load({ employeeId, entry: second });
    const first = { companyId, year: 2026, quarter: 1 } as const;
    // 14 March, at 0.80
    expect(await totalsOf({ report: 'chauffeur-insurance', ...first })).toEqual([
      ['employees', 1],
      ['weeks', 1],
      ['due', 80],
    ]);
    // Of three times 480.00 one was a chauffeur's: 960.00 × 0.6 % = 5.76
    expect(await totalsOf({ report: 'unemployment', ...first })).toContainEqual(['disabilityDue', 5_76]);
  });

  it('goes by the rate of unemployment of its year, whatever the company’s is by now', async () => {
    const { writer, company, companyId, totalsOf } = await anOffice();
    const { id: _id, isActive: _isActive, ...record } = company.company;
    const notice = {
      unemploymentRate: 27_000,
      unemploymentRateSince: 2027,
      earlierUnemploymentRate: 34_000,
    };
    await writer.companies.update({ companyId, company: { ...record, ...notice } });
    const first = { companyId, year: 2026, quarter: 1 } as const;
    // 480.00 × 3.4 % = 16.32, and 1 % of special contribution: 4.80
    expect(await totalsOf({ report: 'unemployment', ...first })).toContainEqual(['unemploymentDue', 21_12]);
    const march = { companyId, employeeId: null, start: '2026-03-01', end: '2026-03-31' };
    // And 29.76 of social security, 6.96 of Medicare, 2.88 of FUTA and 1.44 for disability
    expect(await totalsOf({ report: 'employer-cost', ...march })).toContainEqual(['employerShare', 62_16]);
  });

  it('is refused where the document is', async () => {
    const { we, companyId } = await anOffice();
    const other = await anOffice();
    const of = (request: ReportRequest) => we.reports.preview(request);
    await expect(of({ report: 'form-940', companyId: other.companyId, year: 2026 })).rejects.toMatchObject({
      cause: { code: 'not-found' },
    });
    await expect(of({ report: 'form-940', companyId, year: 2023 })).rejects.toMatchObject({
      cause: { code: 'report-year-outside' },
    });
    await expect(of({ report: 'wages-text', companyId, year: 2025, quarter: 4 })).rejects.toMatchObject({
      cause: { code: 'nothing-paid-in-quarter' },
    });
  });
});

/** The boxes of a page that are sums of what they come of, each once, without those that hold nothing. */
function sumsIn(page: ReportPage) {
  const sums = figuresOf(page).flatMap(({ source, value }) =>
    source?.how === 'sum' && value !== 0 ? [[JSON.stringify(source), { source, value }] as const] : [],
  );
  return [...new Map(sums).values()];
}
