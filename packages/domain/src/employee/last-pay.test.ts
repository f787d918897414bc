import { expect, test } from 'vitest';
import { lastPayOf } from './last-pay.ts';

const BY_HOUR = {
  salary: 0,
  workMinutes: 0,
  rates: { regular: 12_00, overtime: 18_00, mealPeriod: 18_00 },
};
const NO_RATES = { regular: 0, overtime: 0, mealPeriod: 0 };

test('example 2d: 52 hours of vacation at 12.00 are 624.00, and sick leave is not paid', () => {
  const { vacation, sickMinutes } = lastPayOf(BY_HOUR, '2026-11-15', { vacation: 52 * 60, sick: 40 * 60 });
  expect(vacation).toEqual({ minutes: 52 * 60, amount: 624_00, isHourly: true });
  expect(sickMinutes).toBe(40 * 60);
});

test('a salary pays vacation by the hours that it is for', () => {
  // 960.00 for 80 hours is 12.00 an hour; 10 h 20 min = 124.00.
  const salaried = { salary: 960_00, workMinutes: 80 * 60, rates: NO_RATES };
  const { vacation } = lastPayOf(salaried, '2026-11-15', { vacation: 620, sick: 0 });
  expect(vacation).toEqual({ minutes: 620, amount: 124_00, isHourly: false });
  // 1,000.00 for 80 hours: 7 hours are 87.50; 1 minute is 0.208333….
  const uneven = { ...salaried, salary: 1_000_00 };
  expect(lastPayOf(uneven, '2026-11-15', { vacation: 421, sick: 0 }).vacation.amount).toBe(87_71);
});

test('leave below zero pays nothing and takes nothing back', () => {
  const { vacation, sickMinutes } = lastPayOf(BY_HOUR, '2026-11-15', { vacation: -60, sick: -60 });
  expect(vacation).toEqual({ minutes: 0, amount: 0, isHourly: true });
  expect(sickMinutes).toBe(0);
});
