import { describe, expect, it } from 'vitest';
import { NO_DEPOSIT_FACTS } from '../../company/deposit-facts.schema.ts';
import { aPaidEntry } from '../../returns/paid-entry.builder.ts';
import { aCompanyPay } from './company-pay.builder.ts';
import { depositedQuarter, proposedSchedule } from './deposited-return.ts';
import { obligationsOf } from './obligations.ts';

const due = (payDate: string, cents: number) => ({ payDate, cents });
const ofMonths = (...cents: number[]) =>
  ['2026-01-30', '2026-02-27', '2026-03-31'].map((day, index) => due(day, cents[index] ?? 0));
const Q1 = { year: 2026, quarter: 1 };
/** An old business whose pay was in another system until January 2026. */
const JOINED = { businessStartDate: '2015-03-01', depositFacts: undefined };
const PAID = ofMonths(4_000_00, 4_000_00, 4_000_00);

describe('deposits of an employer from another system', () => {
  it('lack the schedule and the quarter before, but for the 499 R-1B only the schedule', () => {
    expect(depositedQuarter('fica', PAID, Q1, JOINED)).toMatchObject({
      schedule: 'monthly',
      unknown: ['schedule', 'previous-quarter'],
    });
    expect(depositedQuarter('income-tax', PAID, Q1, JOINED).unknown).toEqual(['schedule']);
    expect(depositedQuarter('services', PAID, Q1, JOINED).unknown).toEqual([]);
  });

  it('lack nothing if the quarter is paid with its return', () => {
    const small = ofMonths(800_00, 800_00, 899_99);
    expect(depositedQuarter('fica', small, Q1, JOINED)).toMatchObject({
      schedule: 'with-return',
      unknown: [],
    });
  });

  it('lack nothing for a business as old as its pay, nor once pay covers the lookback period', () => {
    expect(
      depositedQuarter('fica', PAID, Q1, { ...JOINED, businessStartDate: '2026-01-02' }).unknown,
    ).toEqual([]);
    // A first pay on the last day of July 2024 is early enough.
    const back = [due('2024-07-31', 1_000_00), ...PAID];
    expect(depositedQuarter('fica', back, Q1, JOINED).unknown).toEqual([]);
    const later = [due('2024-08-02', 1_000_00), ...PAID];
    expect(depositedQuarter('fica', later, Q1, JOINED).unknown).toEqual(['schedule']);
  });

  it('follow the entered schedule, separate for each agency', () => {
    const depositFacts = { ...NO_DEPOSIT_FACTS, federal: 'semiweekly' as const, local: 'monthly' as const };
    const employer = { ...JOINED, depositFacts };
    // Pay of Friday 30 January is due on Wednesday 4 February, of 27 February on 4 March. Pay of Tuesday 31
    // March is due on Friday 3 April, which is not a federal holiday.
    expect(depositedQuarter('fica', PAID, Q1, employer)).toMatchObject({
      schedule: 'semiweekly',
      deposits: [{ due: '2026-02-04' }, { due: '2026-03-04' }, { due: '2026-04-03' }],
      unknown: ['previous-quarter'],
    });
    expect(depositedQuarter('income-tax', PAID, Q1, employer)).toMatchObject({
      schedule: 'monthly',
      unknown: [],
    });
  });

  it('follow the entered schedule against the known pay, until a month has 100,000.00', () => {
    const employer = { ...JOINED, depositFacts: { ...NO_DEPOSIT_FACTS, federal: 'monthly' as const } };
    const back = [due('2024-07-12', 60_000_00), ...PAID];
    expect(depositedQuarter('fica', back, Q1).schedule).toBe('semiweekly');
    expect(depositedQuarter('fica', back, Q1, employer).schedule).toBe('monthly');
    const large = [...ofMonths(0, 0, 100_000_00), due('2026-05-15', 9_000_00)];
    expect(depositedQuarter('fica', large, { year: 2026, quarter: 2 }, employer).schedule).toBe('semiweekly');
  });

  it('are paid with the return after an entered quarter of less than 2,500.00', () => {
    const after = (previousQuarter: number) =>
      depositedQuarter('fica', PAID, Q1, {
        ...JOINED,
        depositFacts: { ...NO_DEPOSIT_FACTS, previousQuarter },
      });
    expect(after(2_499_99)).toMatchObject({ schedule: 'with-return', unknown: [] });
    expect(after(2_500_00)).toMatchObject({ schedule: 'monthly', unknown: ['schedule'] });
  });

  it('lack a quarter that they joined midway, until its total is stated or a part of it is enough', () => {
    const ofQuarter4 = (september: number, previousQuarter: number | null = null, from = '2026-09-22') => {
      const pay = ['2026-10-30', '2026-11-27', '2026-12-31'].map((day) => due(day, 4_000_00));
      const depositFacts = { ...NO_DEPOSIT_FACTS, federal: 'monthly' as const, previousQuarter };
      const employer = { ...JOINED, depositFacts };
      const quarter = { year: 2026, quarter: 4 };
      return depositedQuarter('fica', [due(from, september), ...pay], quarter, employer);
    };
    expect(ofQuarter4(500_00)).toMatchObject({ schedule: 'monthly', unknown: ['previous-quarter'] });
    expect(ofQuarter4(500_00, 2_499_99)).toMatchObject({ schedule: 'with-return', unknown: [] });
    expect(ofQuarter4(500_00, 2_500_00)).toMatchObject({ schedule: 'monthly', unknown: [] });
    // Whatever the other system paid in July and August, the quarter is not below 2,500.00.
    expect(ofQuarter4(2_500_00)).toMatchObject({ schedule: 'monthly', unknown: [] });
    // A first pay within 31 days of 1 July reaches over the whole quarter.
    expect(ofQuarter4(500_00, null, '2026-08-01')).toMatchObject({ schedule: 'with-return', unknown: [] });
    expect(ofQuarter4(500_00, null, '2026-08-02')).toMatchObject({ unknown: ['previous-quarter'] });
  });

  it('lack the quarter before the one that they joined midway, whatever is stated of the latter', () => {
    const depositFacts = { ...NO_DEPOSIT_FACTS, federal: 'monthly' as const, previousQuarter: 1_000_00 };
    const quarter = { year: 2026, quarter: 3 };
    const pay = [due('2026-09-22', 4_000_00)];
    expect(depositedQuarter('fica', pay, quarter, { ...JOINED, depositFacts })).toMatchObject({
      schedule: 'monthly',
      unknown: ['previous-quarter'],
    });
  });

  it('have a proposed schedule by the lookback period, known or not', () => {
    const of = (year: number) =>
      proposedSchedule([due('2026-01-30', 30_000_00), due('2026-12-31', 30_000_00)], {
        year,
        returnOf: 'quarter',
        ...JOINED,
      });
    expect(of(2026)).toEqual({ schedule: 'monthly', isKnown: false });
    // The lookback period July 2025 to June 2026 lacks its first half.
    expect(of(2027)).toEqual({ schedule: 'monthly', isKnown: false });
    expect(of(2028)).toEqual({ schedule: 'monthly', isKnown: true });
  });
});

describe('FUTA tax of an employer from another system in mid-year', () => {
  // Five people of 6,000.00: 30,000.00 × 0.6 % = 180.00
  const entries = [1, 2, 3, 4, 5].map((id) => aPaidEntry(id, '2026-05-29', { gross: 6_000_00 }));
  const futa = (pay: Parameters<typeof aCompanyPay>[0]) =>
    obligationsOf(aCompanyPay({ entries, ...pay }), '2026-07-10')
      .filter(({ kind }) => kind === 'futa-deposit')
      .map(({ due: day, cents, unknown }) => ({ day, cents, unknown }));

  it('is deposited with the entered tax of earlier quarters: 420.00 + 180.00', () => {
    const depositFacts = new Map([[2026, { ...NO_DEPOSIT_FACTS, carriedFuta: 420_00 }]]);
    expect(futa({ depositFacts })).toEqual([{ day: '2026-07-31', cents: 600_00, unknown: [] }]);
    expect(futa({})).toEqual([]);
  });

  it('reports that the tax of earlier quarters is unknown, unless the business is new', () => {
    // Fifteen people: 540.00
    const many = Array.from({ length: 15 }, (_, id) => aPaidEntry(id, '2026-05-29', { gross: 6_000_00 }));
    expect(futa({ entries: many })).toEqual([
      { day: '2026-07-31', cents: 540_00, unknown: ['carried-futa'] },
    ]);
    expect(futa({ entries: many, company: { businessStartDate: '2026-04-01' } })).toMatchObject([
      { unknown: [] },
    ]);
  });
});
