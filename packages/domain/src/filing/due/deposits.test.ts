import { describe, expect, it } from 'vitest';
import { depositSchedule, dueByDay, dueByMonth } from './deposits.ts';

const due = (payDate: string, cents: number) => ({ payDate, cents });
const MONTHLY = [due('2026-01-15', 2_000_00), due('2026-02-13', 2_000_00)];

describe('deposit schedule', () => {
  it.each([
    ['50,000.00 in the lookback period', { lookback: 50_000_00 }, 'monthly'],
    ['50,000.01 in it', { lookback: 50_000_01 }, 'semiweekly'],
    ['less than 2,500.00 in the quarter', { small: [2_499_99], lookback: 60_000_00 }, 'with-return'],
    ['2,700.00 after a quarter of 2,400.00', { small: [2_700_00, 2_400_00] }, 'with-return'],
    ['2,500.00 after one of 2,600.00', { small: [2_500_00, 2_600_00] }, 'monthly'],
    [
      '100,000.00 in a month',
      { liabilities: [due('2026-05-08', 40_000_00), due('2026-05-15', 60_000_00)] },
      'semiweekly',
    ],
    [
      '100,000.00 in a month of the year before',
      { before: [due('2025-05-08', 40_000_00), due('2025-05-15', 60_000_00)] },
      'semiweekly',
    ],
    [
      '100,000.00 in the Mays of two years',
      { before: [due('2024-05-08', 40_000_00), due('2025-05-15', 60_000_00)] },
      'monthly',
    ],
  ] as const)('for %s', (_, choice, schedule) => {
    expect(depositSchedule({ small: [4_000_00], lookback: 0, liabilities: MONTHLY, ...choice })).toBe(
      schedule,
    );
  });

  it('sums the liabilities by month and by day', () => {
    expect(dueByMonth(MONTHLY, [1, 2, 3])).toEqual([2_000_00, 2_000_00, 0]);
    const days = dueByDay(MONTHLY, 2);
    expect([days.length, days[12], days[13]]).toEqual([31, 2_000_00, 0]);
  });
});
