import { describe, expect, it } from 'vitest';
import { payPeriodById } from '../time/pay-period.ts';
import { isPayDateInWindow } from './pay-date-window.ts';

describe('the window of pay dates', () => {
  it.each([
    // December 2025 runs from 1 to 31: 31 days before is 31 October 2025, a year after is 31 December 2026
    ['2025-10-30', false],
    ['2025-10-31', true],
    ['2026-01-02', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('a December period may be paid on %s: %s', (payDate, expected) => {
    const december = payPeriodById(2025412);
    expect(december && isPayDateInWindow(payDate, december)).toBe(expected);
  });
});
