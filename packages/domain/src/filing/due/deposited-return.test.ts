import { describe, expect, it } from 'vitest';
import { depositedQuarter, depositedYear } from './deposited-return.ts';

const due = (payDate: string, cents: number) => ({ payDate, cents });
const Q1 = { year: 2026, quarter: 1 };
const MONTHS = ['2026-01-30', '2026-02-27', '2026-03-31'];
const ofMonths = (...cents: number[]) => MONTHS.map((day, index) => due(day, cents[index] ?? 0));

describe('a quarter of the 941', () => {
  const paid = ofMonths(4_000_00, 4_000_00, 4_000_00);

  // 2.9.1; for 2026 the lookback period is July 2024 to June 2025
  it.each([
    ['50,000.00', [due('2024-07-01', 30_000_00), due('2025-06-30', 20_000_00)], 'monthly'],
    ['50,000.01', [due('2024-07-01', 30_000_00), due('2025-06-30', 20_000_01)], 'semiweekly'],
    ['60,000.00 just outside of it', [due('2024-06-30', 30_000_00), due('2025-07-01', 30_000_00)], 'monthly'],
    ['nothing, for a new employer,', [], 'monthly'],
  ] as const)('after %s in the lookback period has the schedule that follows', (_, before, schedule) => {
    expect(depositedQuarter('fica', [...before, ...paid], Q1).schedule).toBe(schedule);
  });

  // 2.9.4
  it.each([
    ['2,499.99', [], [800_00, 800_00, 899_99], 'with-return'],
    [
      '2,700.00 after one of 2,400.00',
      [due('2025-12-31', 2_400_00)],
      [900_00, 900_00, 900_00],
      'with-return',
    ],
    ['2,500.00 after one of 2,600.00', [due('2025-12-31', 2_600_00)], [800_00, 800_00, 900_00], 'monthly'],
    ['2,500.00 after none', [], [800_00, 800_00, 900_00], 'monthly'],
  ] as const)('of %s has the schedule that follows', (_, before, months, schedule) => {
    expect(depositedQuarter('fica', [...before, ...ofMonths(...months)], Q1).schedule).toBe(schedule);
  });

  // 2.9.3: semiweekly from 16 May 2026 to 31 December 2027
  it('is deposited semiweekly through the next year after a day of 100,000.00', () => {
    const nextDay = [due('2026-05-08', 40_000_00), due('2026-05-15', 60_000_00)];
    const scheduleAt = (year: number, quarter: number, payDate: string) =>
      depositedQuarter('fica', [...nextDay, due(payDate, 10_000_00)], { year, quarter });
    expect(scheduleAt(2026, 2, '2026-05-22')).toMatchObject({
      schedule: 'semiweekly',
      deposits: [{ due: '2026-05-18' }, { due: '2026-05-28' }],
    });
    expect(scheduleAt(2027, 4, '2027-12-15').schedule).toBe('semiweekly');
    // The lookback period of 2028 is July 2026 to June 2027.
    expect(scheduleAt(2028, 1, '2028-01-14').schedule).toBe('monthly');
  });
});

describe('a year of the 943', () => {
  // 2.10: the lookback period of 2026 is 2024
  it.each([
    ['50,000.01 two years before', [due('2024-12-31', 50_000_01)], 'semiweekly'],
    ['60,000.00 the year before', [due('2025-03-31', 60_000_00)], 'monthly'],
  ] as const)('after %s has the schedule that follows', (_, before, schedule) => {
    expect(depositedYear([...before, ...ofMonths(900_00, 900_00, 900_00)], 2026).schedule).toBe(schedule);
  });

  it('is paid with the return if the whole year is below 2,500.00', () => {
    expect(depositedYear(ofMonths(800_00, 800_00, 899_99), 2026)).toEqual({
      schedule: 'with-return',
      cents: 2_499_99,
      deposits: [],
      nearsDeposits: true,
      unknown: [],
    });
  });
});

describe('a quarter of the 499 R-1B', () => {
  // 2c
  it('is paid with the return below 2,500.00, otherwise in three monthly deposits', () => {
    expect(depositedQuarter('income-tax', ofMonths(700_00, 800_00, 999_99), Q1)).toMatchObject({
      schedule: 'with-return',
      deposits: [],
    });
    expect(depositedQuarter('income-tax', ofMonths(700_00, 800_00, 1_000_00), Q1)).toMatchObject({
      schedule: 'monthly',
      deposits: [{ due: '2026-02-17' }, { due: '2026-03-16' }, { due: '2026-04-15' }],
    });
  });

  it('is decided by its own amount, whatever the quarter before was', () => {
    const before = due('2025-12-31', 100_00);
    expect(depositedQuarter('income-tax', [before, ...ofMonths(900_00, 900_00, 900_00)], Q1).schedule).toBe(
      'monthly',
    );
  });

  // 2.12
  it('is deposited semiweekly after more than 50,000.00 in the lookback period', () => {
    const before = [due('2024-07-01', 50_000_01)];
    expect(
      depositedQuarter('income-tax', [...before, ...ofMonths(900_00, 900_00, 900_00)], Q1).schedule,
    ).toBe('semiweekly');
  });
});

describe('a quarter that is paid with its return', () => {
  // 2.16: there is a warning from 2,000.00 on
  it.each([
    ['1,999.99', [], ofMonths(1_999_99), false],
    ['2,000.00', [], ofMonths(2_000_00), true],
    ['2,000.00 after one of 1,500.00', [due('2025-12-31', 1_500_00)], ofMonths(2_000_00), false],
  ] as const)(
    'of %s gets a warning, unless the quarter before was below the limit',
    (_, before, months, nears) => {
      expect(depositedQuarter('fica', [...before, ...months], Q1).nearsDeposits).toBe(nears);
    },
  );
});

describe('a quarter of the 480.6 SP-1', () => {
  // 2d
  it.each([
    ['2,490.00', [900_00, 900_00, 690_00], []],
    ['2,500.00', [900_00, 900_00, 700_00], ['2026-02-17', '2026-03-16', '2026-04-15']],
  ])('of %s has these deposits', (_, months, days) => {
    const { deposits } = depositedQuarter('services', ofMonths(...months), Q1);
    expect(deposits.map((deposit) => deposit.due)).toEqual(days);
  });

  it('is deposited monthly, whatever was withheld before', () => {
    const before = [due('2024-07-01', 90_000_00), due('2025-12-31', 150_000_00)];
    const { schedule } = depositedQuarter('services', [...before, ...ofMonths(120_000_00, 1_00, 1_00)], Q1);
    expect(schedule).toBe('monthly');
  });
});
