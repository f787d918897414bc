import { expect, test } from 'vitest';
import { addDays } from '../time/calendar-date.ts';
import { type RegularPay, type SeveranceProfile, severanceOn } from './severance.ts';

const monthly: SeveranceProfile = {
  admissionDate: '2019-03-01',
  isExempt: false,
  salary: 2_080_00,
  payFrequency: 'monthly',
};
const byHour: SeveranceProfile = { ...monthly, salary: 0, payFrequency: 'biweekly' };

function amountOf(profile: Partial<SeveranceProfile>, date: string) {
  return severanceOn({ ...monthly, ...profile }, date, []).amount;
}

test('example 6a: seven complete years since the reform give three months and fourteen weeks', () => {
  const severance = severanceOn(monthly, '2026-11-15', []);
  // A week is 2,080.00 × 12 ÷ 52 = 480.00; 3 × 2,080.00 + 14 × 480.00 = 6,240.00 + 6,720.00.
  expect(severance).toMatchObject({
    service: { years: 7, months: 8 },
    month: { basis: 'salary', amount: 2_080_00 },
    week: 480_00,
    months: 3,
    weeks: 14,
    cap: { months: 9, isReached: false },
    amount: 12_960_00,
  });
});

test('example 6a: nine months are reached after thirteen years and cut from fourteen on', () => {
  // 3 + 26 × 12 ÷ 52 = 9 months: 9 × 2,080.00 = 18,720.00.
  expect(severanceOn(monthly, '2032-03-01', [])).toMatchObject({
    cap: { isReached: false },
    amount: 18_720_00,
  });
  expect(severanceOn(monthly, '2033-03-01', [])).toMatchObject({
    cap: { isReached: true },
    amount: 18_720_00,
  });
});

test('example 6b: sixteen years from before the reform give six months and 48 weeks without a cap', () => {
  // 6 × 2,080.00 + 48 × 480.00 = 12,480.00 + 23,040.00.
  const severance = severanceOn({ ...monthly, admissionDate: '2010-03-01' }, '2026-11-15', []);
  expect(severance).toMatchObject({ service: { years: 16 }, weeks: 48, cap: null, amount: 35_520_00 });
});

test('exactly five and fifteen years belong to the longer service', () => {
  const admissionDate = '2012-06-10';
  // 4 years: 2 × 2,080.00 + 4 × 480.00. 5 years: 3 × 2,080.00 + 10 × 480.00.
  expect(amountOf({ admissionDate }, '2017-06-09')).toBe(6_080_00);
  expect(amountOf({ admissionDate }, '2017-06-10')).toBe(11_040_00);
  // 14 years: 3 × 2,080.00 + 28 × 480.00. 15 years: 6 × 2,080.00 + 45 × 480.00.
  expect(amountOf({ admissionDate }, '2027-06-09')).toBe(19_680_00);
  expect(amountOf({ admissionDate }, '2027-06-10')).toBe(34_080_00);
});

test('the day of the reform decides between the two rules', () => {
  expect(severanceOn({ ...monthly, admissionDate: '2017-01-25' }, '2026-11-15', []).cap).toBeNull();
  expect(severanceOn({ ...monthly, admissionDate: '2017-01-26' }, '2026-11-15', []).cap).not.toBeNull();
});

test('nothing is owed in nine months of probation, or twelve of exempt staff', () => {
  expect(amountOf({}, '2019-11-30')).toBe(0);
  // No complete year: three months.
  expect(amountOf({}, '2019-12-01')).toBe(6_240_00);
  expect(amountOf({ isExempt: true }, '2020-02-29')).toBe(0);
  expect(amountOf({ isExempt: true }, '2020-03-01')).toBe(6_240_00 + 960_00);
});

test('a day before the admission gives nothing and no service', () => {
  expect(severanceOn(monthly, '2018-01-01', [])).toMatchObject({
    service: { years: 0, months: 0 },
    amount: 0,
  });
});

test('nothing is rounded before the end', () => {
  // 1,000.01 × 26 ÷ 12 a month, × (3 + 14 × 12 ÷ 52) = 1,000.01 × 13.5 = 13,500.135.
  expect(amountOf({ salary: 1_000_01, payFrequency: 'biweekly' }, '2026-11-15')).toBe(13_500_14);
  // Its rounded month 2,166.69 and week 500.01 would give 6,500.07 + 7,000.14 = 13,500.21.
});

test('the month of a salary is annualised by its frequency', () => {
  const monthOf = (salary: number, payFrequency: SeveranceProfile['payFrequency']) =>
    severanceOn({ ...monthly, salary, payFrequency }, '2026-11-15', []).month.amount;
  expect(monthOf(480_00, 'weekly')).toBe(2_080_00); // × 52 ÷ 12
  expect(monthOf(960_00, 'biweekly')).toBe(2_080_00); // × 26 ÷ 12
  expect(monthOf(1_040_00, 'semimonthly')).toBe(2_080_00); // × 24 ÷ 12
});

/** Weeks of regular pay, the first one from this Monday. */
function weeksFrom(monday: string, ...amounts: number[]): RegularPay[] {
  return amounts.map((amount, week) => {
    const start = addDays(monday, 7 * week);
    return { start, end: addDays(start, 6), amount };
  });
}

test('the month of hours is that of the thirty days with the most regular pay', () => {
  // 480.00 a week, and 960.00 in each of the four weeks from 3 August 2026 on: 28 days at 960.00 ÷ 7, and two
  // beside them at 480.00 ÷ 7 = 3,840.00 + 137.142857… = 3,977.142857….
  const before = weeksFrom('2026-07-06', 480_00, 480_00, 480_00, 480_00);
  const best = weeksFrom('2026-08-03', 960_00, 960_00, 960_00, 960_00);
  const after = weeksFrom('2026-08-31', 480_00, 480_00);
  const { month, amount } = severanceOn(byHour, '2026-11-15', [...before, ...best, ...after]);
  expect(month).toEqual({ basis: 'hours', from: '2026-08-03', to: '2026-09-01', amount: 3_977_14 });
  // 3,977.142857… × 324 ÷ 52 = 24,780.659340….
  expect(amount).toBe(24_780_66);
});

test('only days of the year before count toward the month of hours', () => {
  // Of the week from 10 to 16 November 2025 the last day alone is within the year up to 15 November 2026.
  const { month } = severanceOn(byHour, '2026-11-15', weeksFrom('2025-11-10', 700_00));
  expect(month).toMatchObject({ basis: 'hours', amount: 100_00 });
  expect(severanceOn(byHour, '2026-11-16', weeksFrom('2025-11-10', 700_00)).month).toEqual({
    basis: 'nothing-paid',
    amount: 0,
  });
});

test('a correction takes its amount from the days of the corrected pay', () => {
  const paid = weeksFrom('2026-08-03', 960_00);
  const corrected = [...paid, { start: '2026-08-03', end: '2026-08-09', amount: -260_00 }];
  expect(severanceOn(byHour, '2026-11-15', corrected).month.amount).toBe(700_00);
});
