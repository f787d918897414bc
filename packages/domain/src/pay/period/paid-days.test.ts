import { describe, expect, it } from 'vitest';
import { payPeriodById } from '../../time/pay-period.ts';
import type { PayPeriod } from '../../time/period-id.ts';
import { daysPaidElsewhere, proposedSalary, shortPeriod } from './paid-days.ts';

function periodOf(id: number): PayPeriod {
  const period = payPeriodById(id);
  if (!period) throw new RangeError(`No period ${id}`);
  return period;
}

describe('a period shorter than its frequency', () => {
  it.each([
    [2026153, { days: 1, of: 7 }], // 31 December
    [2028153, { days: 2, of: 7 }], // 30 and 31 December of a leap year
    [2026227, { days: 1, of: 14 }],
    [2026152, undefined],
    [2026226, undefined],
    [2026304, undefined], // the 13 days from 16 February are more than half of 15
    [2026402, undefined], // the 28 days of February are more than half of 30
  ])('is returned if it has fewer than half of the days: %i', (id, expected) => {
    expect(shortPeriod(periodOf(id))).toEqual(expected);
  });

  it.each([
    [2026153, 700_00, 100_00], // 700.00 × 1 ÷ 7
    [2028153, 750_00, 214_29], // 750.00 × 2 ÷ 7 = 214.2857
    [2026227, 2_000_00, 142_86], // 2,000.00 × 1 ÷ 14 = 142.857
    [2026227, 1_00, 7], // 1.00 ÷ 14 = 0.0714
    [2026226, 2_000_00, 2_000_00],
  ])('gets a pro rata salary, rounded half up: %i, %i', (id, salary, expected) => {
    expect(proposedSalary({ salary }, periodOf(id), false)).toBe(expected);
  });

  it('gets no salary in a second entry', () => {
    expect(proposedSalary({ salary: 2_000_00 }, periodOf(2026227), true)).toBe(0);
  });
});

describe('days paid in another period', () => {
  // Biweekly 1 is 1 to 14 January; weekly 2 is 8 to 14 January, weekly 3 begins on the 15th.
  const entry = (entryId: number, periodId: number) => ({
    entryId,
    period: periodOf(periodId),
    payDate: '2026-01-16',
    net: 500_00,
  });

  it('are the days that both periods contain', () => {
    const [first, ...others] = daysPaidElsewhere(periodOf(2026401), [entry(8, 2026201), entry(9, 2026103)]);
    expect(first).toMatchObject({ entryId: 8, from: '2026-01-01', to: '2026-01-14' });
    expect(others).toMatchObject([{ entryId: 9, from: '2026-01-15', to: '2026-01-21' }]);
    expect(daysPaidElsewhere(periodOf(2026102), [entry(8, 2026201)])).toMatchObject([
      { from: '2026-01-08', to: '2026-01-14' },
    ]);
  });

  it('are none in the period itself or in adjacent ones', () => {
    expect(daysPaidElsewhere(periodOf(2026102), [entry(7, 2026101), entry(8, 2026102)])).toEqual([]);
  });
});
