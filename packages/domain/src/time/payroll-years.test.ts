import { expect, it } from 'vitest';
import { nearestPayrollYear, PAYROLL_YEARS } from './payroll-years.ts';

it('time may be loaded from 2024 to 2030', () => {
  expect(PAYROLL_YEARS).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030]);
});

it.each([
  [2023, 2024],
  [2026, 2026],
  [2031, 2030],
])('the payroll year nearest to %i is %i', (year, nearest) => {
  expect(nearestPayrollYear(year)).toBe(nearest);
});
