import { describe, expect, it } from 'vitest';
import { aPaidEntry } from '../../returns/paid-entry.builder.ts';
import { aCompanyPay } from './company-pay.builder.ts';
import type { CompanyPay } from './company-pay.ts';
import { type Obligation } from './obligation.ts';
import { obligationsOf } from './obligations.ts';

/** Builds pay of `gross` with only 6.2 % and 1.45 % of it and the income tax withheld. */
const paid = (payDate: string, gross: number, incomeTaxWithheld = 0, employeeId = 1) =>
  aPaidEntry(employeeId, payDate, {
    gross,
    incomeTaxWithheld,
    socialSecurity: Math.round(gross * 0.062),
    medicare: Math.round(gross * 0.0145),
  });

const dueOf = (pay: CompanyPay, today: string, ...kinds: Obligation['kind'][]) =>
  obligationsOf(pay, today)
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ kind, due, cents, state }) => [kind, due, cents, state]);

describe('obligations of a company', () => {
  // 20,000.00 a month: FICA is 15.3 % of it = 3,060.00, 9,180.00 in the quarter; nobody exceeds a base.
  const months = ['2026-07-31', '2026-08-31', '2026-09-30'];
  const staff = months.flatMap((day) => [1, 2, 3, 4].map((id) => paid(day, 5_000_00, 250_00, id)));

  it('on 10 October are the deposit for September, the returns of the quarter, and those not filed yet', () => {
    // Unemployment: 7,000.00 each of 15,000.00, 28,000.00 x (3.4 % + 1 %) = 1,232.00. Disability: 9,000.00
    // each, 36,000.00 x 0.6 % = 216.00. FUTA: 28,000.00 x 0.6 % = 168.00, left for later. Income tax:
    // 1,000.00 a month.
    expect(dueOf(aCompanyPay({ entries: staff }), '2026-10-10')).toEqual([
      ['fica-deposit', '2026-08-17', 3_060_00, 'overdue'],
      ['income-tax-deposit', '2026-08-17', 1_000_00, 'overdue'],
      ['fica-deposit', '2026-09-15', 3_060_00, 'overdue'],
      ['income-tax-deposit', '2026-09-15', 1_000_00, 'overdue'],
      ['fica-deposit', '2026-10-15', 3_060_00, 'ready'],
      ['income-tax-deposit', '2026-10-15', 1_000_00, 'ready'],
      ['form-941', '2026-11-02', null, 'ready'],
      ['form-499', '2026-11-02', null, 'ready'],
      ['unemployment', '2026-11-02', 1_448_00, 'ready'],
    ]);
  });

  it('are none if the company has never paid anybody', () => {
    expect(dueOf(aCompanyPay(), '2026-10-10')).toEqual([]);
  });

  it('include the returns of a quarter without pay, but none after the company closed', () => {
    // 15.3 % of 5,000.00, and 4.4 % and 0.6 % of it.
    const pay = { entries: [paid('2026-03-31', 5_000_00)] };
    const returns = ['form-941', 'form-499', 'unemployment'] as const;
    const untilJune = [
      ['form-941', '2026-04-30', 765_00, 'overdue'],
      ['form-499', '2026-04-30', 0, 'overdue'],
      ['unemployment', '2026-04-30', 250_00, 'overdue'],
      ['form-941', '2026-07-31', 0, 'overdue'],
      ['form-499', '2026-07-31', 0, 'overdue'],
      ['unemployment', '2026-07-31', 0, 'overdue'],
    ];
    expect(dueOf(aCompanyPay(pay), '2026-10-10', ...returns)).toEqual([
      ...untilJune,
      ['form-941', '2026-11-02', 0, 'ready'],
      ['form-499', '2026-11-02', 0, 'ready'],
      ['unemployment', '2026-11-02', 0, 'ready'],
    ]);
    const closed = aCompanyPay({ ...pay, company: { businessEndDate: '2026-06-30' } });
    expect(dueOf(closed, '2026-10-10', ...returns)).toEqual(untilJune);
  });

  it('are paid with the return below 2,500.00, with a warning from 2,000.00 on while the quarter is open', () => {
    // 15.3 % of 13,100.00 is 2,004.30.
    const pay = aCompanyPay({ entries: [paid('2026-07-31', 13_100_00)] });
    const of941 = (today: string) =>
      obligationsOf(pay, today).find(({ kind, due }) => kind === 'form-941' && due === '2026-11-02');
    expect(of941('2026-09-10')).toMatchObject({ cents: 2_004_30, state: 'open', nearsDeposits: true });
    expect(of941('2026-10-10')).toMatchObject({ cents: 2_004_30, state: 'ready', nearsDeposits: false });
    expect(of941('2026-10-10')?.later).toBe('2026-11-10');
  });

  it('count earlier pay of the year toward limits, and earlier months in the lookback period', () => {
    // 4,166.67 of 50,000.04 in each month from July 2024 to June 2025
    const earlier = Array.from({ length: 12 }, (_, index) => ({
      month: new Date(Date.UTC(2024, 6 + index, 1)).toISOString().slice(0, 10),
      fica: 4_166_67,
      incomeTax: 0,
    }));
    // Friday 2 October 2026: semiweekly, Wednesday 7 October; 15.3 % of 20,000.00
    const pay = aCompanyPay({ earlier, entries: [paid('2026-10-02', 20_000_00)] });
    expect(dueOf(pay, '2026-10-05', 'fica-deposit')).toEqual([
      ['fica-deposit', '2026-10-07', 3_060_00, 'ready'],
    ]);
    const less = aCompanyPay({ earlier: earlier.slice(1), entries: [paid('2026-10-02', 20_000_00)] });
    expect(dueOf(less, '2026-10-05', 'fica-deposit')).toEqual([
      ['fica-deposit', '2026-11-16', 3_060_00, 'open'],
    ]);
  });

  it('are due in the year after theirs', () => {
    // 5,000.00: FUTA is 0.6 % of it = 30.00, with the 940
    const pay = aCompanyPay({ entries: [paid('2026-09-30', 5_000_00)] });
    expect(dueOf(pay, '2027-01-10', 'form-940', 'w2pr', 'christmas-bonus')).toEqual([
      ['christmas-bonus', '2026-12-15', null, 'overdue'],
      ['form-940', '2027-02-01', 30_00, 'ready'],
      ['w2pr', '2027-02-01', null, 'ready'],
    ]);
  });

  it('include a FUTA deposit above 500.00', () => {
    // 12 employees above 7,000.00 by March: 12 x 42.00 = 504.00
    const entries = Array.from({ length: 12 }, (_, index) => paid('2026-03-31', 8_000_00, 0, index + 1));
    expect(dueOf(aCompanyPay({ entries }), '2026-04-10', 'futa-deposit')).toEqual([
      ['futa-deposit', '2026-04-30', 504_00, 'ready'],
    ]);
  });

  it('include the CFSE policy year in July', () => {
    const pay = aCompanyPay({ entries: [paid('2026-06-30', 5_000_00)] });
    const [statement] = obligationsOf(pay, '2026-07-01').filter(({ agency }) => agency === 'cfse');
    expect(statement).toMatchObject({
      kind: 'workers-compensation',
      due: '2026-07-20',
      later: '2026-08-04',
      period: { from: '2025-07-01', to: '2026-06-30' },
      document: { report: 'workers-compensation', fiscalYear: 2026 },
    });
  });
});

describe('obligations for non-residents', () => {
  // 20 % of 1,000.00 is 200.00, which is not over 200.00; of 1,000.05 it is 200.01.
  const entries = [
    aPaidEntry(1, '2026-08-31', { gross: 1_000_00, incomeTaxWithheld: 200_00 }, { isNonResident: true }),
    aPaidEntry(1, '2026-09-30', { gross: 1_000_05, incomeTaxWithheld: 200_01 }, { isNonResident: true }),
  ];

  it('are a deposit by the 15th of the next month above 200.00, and the 480.6C in April', () => {
    const pay = aCompanyPay({ entries });
    expect(dueOf(pay, '2026-10-10', 'non-residents-deposit')).toEqual([
      ['non-residents-deposit', '2026-10-15', 200_01, 'ready'],
    ]);
    expect(dueOf(pay, '2027-03-01', 'non-residents')).toEqual([
      ['non-residents', '2027-04-15', null, 'ready'],
    ]);
  });

  it('lead to the list of their pay in the year', () => {
    const due = obligationsOf(aCompanyPay({ entries }), '2026-10-10');
    expect(due.find(({ kind }) => kind === 'non-residents-deposit')?.document).toEqual({
      report: 'non-residents',
      year: 2026,
    });
  });

  it('are no income tax of the 499 R-1B', () => {
    expect(dueOf(aCompanyPay({ entries }), '2026-10-10', 'form-499')).toEqual([
      ['form-499', '2026-11-02', 0, 'ready'],
    ]);
  });
});

describe('obligations by kind of payer', () => {
  const entries = [paid('2026-12-31', 20_000_00)];

  it('are the yearly 943 for a farm, and no return of income tax unless it withheld', () => {
    // FICA of the year 3,060.00: a monthly deposit for December. FUTA: 7,000.00 x 0.6 % = 42.00
    const farm = aCompanyPay({ company: { payer: 'form-943' }, entries });
    expect(dueOf(farm, '2027-01-10')).toEqual([
      ['fica-deposit', '2027-01-15', 3_060_00, 'ready'],
      ['form-943', '2027-02-01', null, 'ready'],
      ['form-940', '2027-02-01', 42_00, 'ready'],
      // 7,000.00 x 4.4 % + 9,000.00 x 0.6 %
      ['unemployment', '2027-02-01', 362_00, 'ready'],
      ['w2pr', '2027-02-01', null, 'ready'],
    ]);
  });

  it('use the unemployment rate of the quarter’s year, even if a newer one is known', () => {
    const company = {
      unemploymentRate: 27_000,
      unemploymentRateSince: 2027,
      earlierUnemploymentRate: 34_000,
    };
    const [due] = dueOf(aCompanyPay({ company, entries }), '2027-01-10', 'unemployment');
    // 7,000.00 x (3.4 % + 1 %) + 9,000.00 x 0.6 %
    expect(due).toEqual(['unemployment', '2027-02-01', 362_00, 'ready']);
  });

  it('include a 499 R-1B for a farm that withheld', () => {
    const farm = aCompanyPay({
      company: { payer: 'form-943' },
      entries: [paid('2026-12-31', 20_000_00, 100_00)],
    });
    expect(dueOf(farm, '2027-01-10', 'form-499')).toEqual([['form-499', '2027-02-01', 100_00, 'ready']]);
  });

  it('include the 944, which Garita does not print', () => {
    const small = aCompanyPay({ company: { payer: 'form-944' }, entries: [paid('2026-12-31', 2_000_00)] });
    const [form] = obligationsOf(small, '2027-01-10').filter(({ kind }) => kind === 'form-944');
    // 15.3 % of 2,000.00
    expect(form).toMatchObject({ due: '2027-02-01', cents: 306_00, state: 'ready', document: null });
  });

  it('are the schedule H of a household in April, without deposits or a 940', () => {
    const home = aCompanyPay({ company: { payer: 'domestic' }, entries });
    const kinds = obligationsOf(home, '2027-03-01').map(({ kind, due }) => [kind, due]);
    expect(kinds).toEqual([
      ['unemployment', '2027-02-01'],
      ['w2pr', '2027-02-01'],
      ['schedule-h', '2027-04-15'],
      // A quarter without pay, with the company still open.
      ['unemployment', '2027-04-30'],
    ]);
  });
});

describe('obligations for contractors', () => {
  const payment = (payDate: string, withheld: number, gross = withheld * 10) => ({
    contractorId: 1,
    payDate,
    gross,
    withheld,
  });

  // 2d
  it('are deposited monthly from 2,500.00 in the quarter on, and paid with the return below', () => {
    const months = ['2026-01-30', '2026-02-27', '2026-03-31'];
    const less = [900_00, 900_00, 690_00].map((cents, index) => payment(months[index] ?? '', cents));
    expect(
      dueOf(aCompanyPay({ services: less }), '2026-04-01', 'services-deposit', 'services-return'),
    ).toEqual([['services-return', '2026-04-30', 2_490_00, 'ready']]);
    const more = [900_00, 900_00, 700_00].map((cents, index) => payment(months[index] ?? '', cents));
    expect(
      dueOf(aCompanyPay({ services: more }), '2026-04-01', 'services-deposit', 'services-return'),
    ).toEqual([
      ['services-deposit', '2026-02-17', 900_00, 'overdue'],
      ['services-deposit', '2026-03-16', 900_00, 'overdue'],
      ['services-deposit', '2026-04-15', 700_00, 'ready'],
      ['services-return', '2026-04-30', null, 'ready'],
    ]);
  });

  // 7.14
  it.each([
    ['500.00 without withholding', [payment('2026-06-30', 0, 300_00), payment('2026-07-31', 0, 200_00)], 1],
    ['499.99 without withholding', [payment('2026-06-30', 0, 499_99)], 0],
    ['anything withheld', [payment('2026-06-30', 1, 10_00)], 1],
  ])('include a 480.6SP for %s in the year', (_, services, forms) => {
    expect(dueOf(aCompanyPay({ services }), '2027-02-01', 'form-480')).toHaveLength(forms);
  });
});

describe('state of an obligation', () => {
  const entries = [paid('2026-09-30', 5_000_00)];
  const obligationAt = (today: string, pay: Partial<CompanyPay> = {}) =>
    obligationsOf(aCompanyPay({ entries, ...pay }), today).find(
      ({ kind, due }) => kind === 'unemployment' && due === '2026-11-02',
    );
  const stateAt = (today: string) => obligationAt(today)?.state;

  it('is open during the period, ready after it, and overdue after the due date', () => {
    expect(stateAt('2026-09-30')).toBe('open');
    expect(stateAt('2026-10-01')).toBe('ready');
    expect(stateAt('2026-11-02')).toBe('ready');
    expect(stateAt('2026-11-03')).toBe('overdue');
  });

  it('lacks facts if the document for the employees of the period has blanks', () => {
    const lacksFacts: CompanyPay['lacksFacts'] = (report, people) =>
      report === 'unemployment' && people.has(1);
    expect(obligationAt('2026-10-01', { lacksFacts })).toMatchObject({ state: 'ready', lacksFacts: true });
    expect(obligationAt('2026-11-03', { lacksFacts })).toMatchObject({ state: 'overdue', lacksFacts: true });
    expect(obligationAt('2026-09-30', { lacksFacts })).toMatchObject({ state: 'open', lacksFacts: false });
    const before = { lacksFacts, entries: [paid('2026-06-30', 1_00)] };
    expect(obligationAt('2026-10-01', before)).toMatchObject({ state: 'ready', lacksFacts: false });
  });

  it('is filed once its document is, and the deposits of that return are covered', () => {
    const pay = aCompanyPay({
      entries: [1, 2, 3, 4].map((id) => paid('2026-09-30', 5_000_00, 0, id)),
      isFiled: ({ report }) => report === 'form-941',
    });
    expect(dueOf(pay, '2026-11-10', 'form-941', 'fica-deposit')).toEqual([
      ['fica-deposit', '2026-10-15', 3_060_00, 'covered'],
      ['form-941', '2026-11-02', null, 'filed'],
    ]);
  });

  it('is settled if it was made outside Garita, and its deposits are covered', () => {
    const four = [1, 2, 3, 4].map((id) => paid('2026-09-30', 5_000_00, 0, id));
    const quarter = { from: '2026-07-01', to: '2026-09-30' };
    const of = (...settled: CompanyPay['settled']) =>
      dueOf(aCompanyPay({ entries: four, settled }), '2026-11-10', 'form-941', 'fica-deposit');
    expect(of({ obligation: 'form-941', ...quarter })).toEqual([
      ['fica-deposit', '2026-10-15', 3_060_00, 'covered'],
      ['form-941', '2026-11-02', null, 'settled'],
    ]);
    // Only the deposit. A settlement for other days or of another return has no effect.
    expect(
      of(
        { obligation: 'fica-deposit', from: '2026-09-01', to: '2026-09-30' },
        { obligation: 'form-941', from: '2026-04-01', to: '2026-06-30' },
        { obligation: 'form-499', ...quarter },
      ),
    ).toEqual([
      ['fica-deposit', '2026-10-15', 3_060_00, 'settled'],
      ['form-941', '2026-11-02', null, 'overdue'],
    ]);
  });

  it('is listed from 60 days before the due date until it is filed, at most through the next year', () => {
    // 3 September is 60 days before 2 November.
    expect(stateAt('2026-09-02')).toBeUndefined();
    expect(stateAt('2026-09-03')).toBe('open');
    expect(stateAt('2027-06-01')).toBe('overdue');
    expect(stateAt('2027-12-31')).toBe('overdue');
    expect(stateAt('2028-01-01')).toBeUndefined();
  });

  it('is listed for 60 days after the due date if it is filed, a deposit, or not filed with an agency', () => {
    // 1 January is 60 days after 2 November; 14 December is 60 days after 15 October.
    const kindsAt = (today: string, pay: Partial<CompanyPay> = {}) =>
      obligationsOf(
        aCompanyPay({ entries: [1, 2, 3, 4].map((id) => paid('2026-09-30', 5_000_00, 0, id)), ...pay }),
        today,
      ).map(({ kind, due }) => `${kind} ${due}`);
    const isFiled: CompanyPay['isFiled'] = ({ report }) => report === 'unemployment';
    expect(kindsAt('2027-01-01', { isFiled })).toContain('unemployment 2026-11-02');
    expect(kindsAt('2027-01-02', { isFiled })).not.toContain('unemployment 2026-11-02');
    expect(kindsAt('2026-12-14')).toContain('fica-deposit 2026-10-15');
    expect(kindsAt('2026-12-15')).not.toContain('fica-deposit 2026-10-15');
    // The bonus of 15 December is handed to the employees.
    expect(kindsAt('2027-02-13')).toContain('christmas-bonus 2026-12-15');
    expect(kindsAt('2027-02-14')).not.toContain('christmas-bonus 2026-12-15');
  });
});
