import { expect, it } from 'vitest';
import { nearestYear, PAYROLL_YEARS } from './payroll-years.ts';

it('payroll years, 2024 to 2030', () => {
  expect(PAYROLL_YEARS).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030]);
});

it.each([
  [2023, PAYROLL_YEARS, 2024],
  [2026, PAYROLL_YEARS, 2026],
  [2031, PAYROLL_YEARS, 2030],
  [2026, [2024, 2025], 2025],
  [2026, [], 2026],
])('nearest to %i of %j is %i', (year, years, nearest) => {
  expect(nearestYear(year, years)).toBe(nearest);
});
