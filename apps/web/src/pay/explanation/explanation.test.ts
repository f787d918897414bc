import { expect, it } from 'vitest';
import { exactDollars } from './explanation.ts';

it.each([
  // 262.50 × 6.2 %
  [262_50n * 62_000n, 1_000_000n, '16.275'],
  // 420.00 × 1.45 %: nothing to round, two decimals all the same
  [420_00n * 14_500n, 1_000_000n, '6.09'],
  // 0.05 × 0.3 % = 0.00015
  [5n * 3_000n, 1_000_000n, '0.00015'],
  // 653.80 ÷ 52 = 12.573076923…: cut, and shown to be
  [653_80n, 52n, '12.573076…'],
  [1_234_567_00n, 1n, '1,234,567.00'],
  [0n, 60n, '0.00'],
])('shows %d ÷ %d cents as %s dollars before any rounding', (numerator, denominator, dollars) => {
  expect(exactDollars(numerator, denominator)).toBe(dollars);
});
