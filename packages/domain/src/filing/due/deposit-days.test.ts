import { describe, expect, it } from 'vitest';
import { addDays, weekday } from '../../time/calendar-date.ts';
import { type DepositedTax, depositDue, depositsOf } from './deposit-days.ts';

// The numbers in comments are those of the tables in the tax reference.

const due = (payDate: string, cents: number) => ({ payDate, cents });
const ALL: DepositedTax[] = ['fica', 'income-tax', 'services'];

/** Returns the days of a range, both bounds included. */
function daysBetween(from: string, to: string): string[] {
  const days = [from];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(addDays(day, 1));
  return days;
}

describe('deposit of a month', () => {
  // 1.30: the same day by both holiday calendars
  it.each([
    ['2025-12', '2026-01-15'],
    ['2026-01', '2026-02-17'],
    ['2026-02', '2026-03-16'],
    ['2026-03', '2026-04-15'],
    ['2026-04', '2026-05-15'],
    ['2026-05', '2026-06-15'],
    ['2026-06', '2026-07-15'],
    ['2026-07', '2026-08-17'],
    ['2026-08', '2026-09-15'],
    ['2026-09', '2026-10-15'],
    ['2026-10', '2026-11-16'],
    ['2026-11', '2026-12-15'],
    ['2026-12', '2027-01-15'],
    ['2027-01', '2027-02-16'],
    ['2027-02', '2027-03-15'],
    ['2027-03', '2027-04-15'],
    ['2027-04', '2027-05-17'],
    ['2027-05', '2027-06-15'],
    ['2027-06', '2027-07-15'],
    ['2027-07', '2027-08-16'],
    ['2027-08', '2027-09-15'],
    ['2027-09', '2027-10-15'],
    ['2027-10', '2027-11-15'],
    ['2027-11', '2027-12-15'],
    ['2027-12', '2028-01-18'],
  ])('for %s is due on %s', (month, day) => {
    for (const tax of ALL) {
      expect(depositDue(tax, 'monthly', `${month}-01`)).toBe(day);
      expect(depositDue(tax, 'monthly', `${month}-28`)).toBe(day);
    }
  });
});

describe('semiweekly deposits to the IRS', () => {
  // 1.32: the weeks in which it is not the usual Wednesday or Friday
  const MOVED: [string, string, string][] = [
    ['2025-12-27', '2025-12-30', '2026-01-05'],
    ['2026-01-14', '2026-01-16', '2026-01-22'],
    ['2026-02-11', '2026-02-13', '2026-02-19'],
    ['2026-04-11', '2026-04-14', '2026-04-20'],
    ['2026-05-20', '2026-05-22', '2026-05-28'],
    ['2026-06-13', '2026-06-16', '2026-06-22'],
    ['2026-06-27', '2026-06-30', '2026-07-06'],
    ['2026-09-02', '2026-09-04', '2026-09-10'],
    ['2026-10-07', '2026-10-09', '2026-10-15'],
    ['2026-11-04', '2026-11-06', '2026-11-12'],
    ['2026-11-07', '2026-11-10', '2026-11-16'],
    ['2026-11-21', '2026-11-24', '2026-11-30'],
    ['2026-12-19', '2026-12-22', '2026-12-28'],
    ['2026-12-26', '2026-12-29', '2027-01-04'],
    ['2027-01-13', '2027-01-15', '2027-01-21'],
    ['2027-02-10', '2027-02-12', '2027-02-18'],
    ['2027-04-10', '2027-04-13', '2027-04-19'],
    ['2027-05-26', '2027-05-28', '2027-06-03'],
    ['2027-06-12', '2027-06-15', '2027-06-21'],
    ['2027-06-30', '2027-07-02', '2027-07-08'],
    ['2027-09-01', '2027-09-03', '2027-09-09'],
    ['2027-10-06', '2027-10-08', '2027-10-14'],
    ['2027-11-06', '2027-11-09', '2027-11-15'],
    ['2027-11-20', '2027-11-23', '2027-11-29'],
    ['2027-12-18', '2027-12-21', '2027-12-27'],
    ['2027-12-25', '2027-12-28', '2028-01-03'],
  ];

  it.each(MOVED)('for pay from %s to %s are due on %s', (from, to, day) => {
    for (const payDate of daysBetween(from, to))
      expect([payDate, depositDue('fica', 'semiweekly', payDate)]).toEqual([payDate, day]);
  });

  it('are due on Wednesdays and Fridays in every other week of both years', () => {
    const moved = new Set(MOVED.flatMap(([from, to]) => daysBetween(from, to)));
    const others = daysBetween('2025-12-31', '2027-12-24').filter((day) => !moved.has(day));
    expect(others.filter((day) => depositDue('fica', 'semiweekly', day) !== plainDue(day))).toEqual([]);
  });
});

describe('semiweekly deposits to Hacienda', () => {
  // 1.33: the safe interpretation
  const MOVED = new Map([
    ['2026-04-03', '2026-04-06'],
    ['2026-11-11', '2026-11-12'],
    ['2026-12-25', '2026-12-28'],
    ['2027-01-01', '2027-01-04'],
    ['2027-01-06', '2027-01-07'],
    ['2027-03-26', '2027-03-29'],
    ['2027-11-19', '2027-11-22'],
  ]);

  it('are due on Wednesdays and Fridays of both years, except for the holidays of the table', () => {
    for (const day of daysBetween('2026-01-03', '2027-12-24')) {
      const plain = plainDue(day);
      expect([day, depositDue('income-tax', 'semiweekly', day)]).toEqual([day, MOVED.get(plain) ?? plain]);
    }
  });
});

/** Pay of Wednesday to Friday is due on the next Wednesday, of Saturday to Tuesday on the next Friday. */
function plainDue(payDate: string): string {
  // From Sunday on: 5 days to Friday … Wednesday 7 to Wednesday … Saturday 6 to Friday.
  const days = [5, 4, 3, 7, 6, 5, 6];
  return addDays(payDate, days[weekday(payDate)] ?? 0);
}

describe('deposits of a return', () => {
  // 2.9.2
  it.each([
    ['2026-04-24', '2026-04-29'],
    ['2026-11-17', '2026-11-20'],
    ['2026-09-04', '2026-09-10'],
  ])('for pay of %s are due on %s if semiweekly', (payDate, day) => {
    expect(depositsOf('fica', 'semiweekly', [due(payDate, 1_00)])).toEqual([
      { from: payDate, to: payDate, due: day, cents: 1_00 },
    ]);
  });

  // 2.9.3
  it('are due on the next day from 100,000.00 on, which makes a monthly depositor semiweekly', () => {
    const paid = [due('2026-05-08', 40_000_00), due('2026-05-15', 60_000_00), due('2026-05-22', 5_000_00)];
    expect(depositsOf('fica', 'monthly', paid)).toEqual([
      { from: '2026-05-08', to: '2026-05-15', due: '2026-05-18', cents: 100_000_00 },
      { from: '2026-05-22', to: '2026-05-22', due: '2026-05-28', cents: 5_000_00 },
    ]);
  });

  it('restart the sum after a day of 100,000.00', () => {
    // Monday 4 and Tuesday 5 May 2026
    expect(
      depositsOf('fica', 'semiweekly', [due('2026-05-04', 110_000_00), due('2026-05-05', 30_000_00)]),
    ).toEqual([
      { from: '2026-05-04', to: '2026-05-04', due: '2026-05-05', cents: 110_000_00 },
      { from: '2026-05-05', to: '2026-05-05', due: '2026-05-08', cents: 30_000_00 },
    ]);
  });

  it('do not sum two semiweekly periods', () => {
    expect(
      depositsOf('fica', 'semiweekly', [due('2026-05-05', 95_000_00), due('2026-05-06', 10_000_00)]),
    ).toEqual([
      { from: '2026-05-05', to: '2026-05-05', due: '2026-05-08', cents: 95_000_00 },
      { from: '2026-05-06', to: '2026-05-08', due: '2026-05-13', cents: 10_000_00 },
    ]);
  });

  // 2c
  it('are due on the days of Hacienda’s examples', () => {
    expect(depositDue('income-tax', 'monthly', '2026-03-31')).toBe('2026-04-15');
    expect(depositDue('income-tax', 'semiweekly', '2026-03-27')).toBe('2026-04-01');
    expect(depositDue('income-tax', 'semiweekly', '2026-03-31')).toBe('2026-04-06');
  });

  // 2d: 2,950.00 withheld in April; services have no next-day rule at 100,000.00
  it('are always monthly for services', () => {
    expect(depositsOf('services', 'monthly', [due('2026-04-10', 2_950_00)])).toEqual([
      { from: '2026-04-01', to: '2026-04-30', due: '2026-05-15', cents: 2_950_00 },
    ]);
    expect(depositsOf('services', 'monthly', [due('2026-04-10', 150_000_00)])).toMatchObject([
      { due: '2026-05-15' },
    ]);
  });

  it('are none if it is paid with the return, or nothing is due', () => {
    expect(depositsOf('fica', 'with-return', [due('2026-04-10', 1_00)])).toEqual([]);
    expect(depositsOf('fica', 'monthly', [due('2026-04-10', 0)])).toEqual([]);
  });
});
