import { describe, expect, it } from 'vitest';
import { payCalendarIssues, payCalendarSchema } from './pay-calendar.schema.ts';

describe('a pay calendar', () => {
  it('begins a period of its grid on the effective day', () => {
    const days = (firstStart: string, effectiveFrom: string) => ({ firstStart, effectiveFrom });
    // 6 July 2026 is a Monday; 13 July is a week later, 20 July two
    expect(payCalendarIssues('weekly', days('2026-07-06', '2026-07-13'))).toEqual([]);
    expect(payCalendarIssues('weekly', days('2026-07-13', '2026-07-06'))).toEqual([]);
    expect(payCalendarIssues('biweekly', days('2026-07-06', '2026-07-20'))).toEqual([]);
    for (const [frequency, day] of [
      ['weekly', '2026-07-14'],
      ['biweekly', '2026-07-13'],
    ] as const)
      expect(payCalendarIssues(frequency, days('2026-07-06', day))).toEqual([
        { field: 'effectiveFrom', code: 'calendar-starts-no-period' },
      ]);
  });

  it('needs both days for weekly and biweekly pay', () => {
    expect(payCalendarIssues('weekly', { firstStart: null, effectiveFrom: null })).toEqual([
      { field: 'firstStart', code: 'required' },
      { field: 'effectiveFrom', code: 'required' },
    ]);
  });

  it.each(['semimonthly', 'monthly'] as const)('of %s pay has neither day', (frequency) => {
    expect(payCalendarIssues(frequency, { firstStart: null, effectiveFrom: null })).toEqual([]);
    expect(payCalendarIssues(frequency, { firstStart: '2026-07-06', effectiveFrom: '2026-07-06' })).toEqual([
      { field: 'firstStart', code: 'calendar-follows-month' },
      { field: 'effectiveFrom', code: 'calendar-follows-month' },
    ]);
  });

  it.each([
    [0, true],
    [31, true],
    [32, false],
    [-1, false],
    [1.5, false],
  ])('has 0 to 31 days from the end of a period to its payday: %d', (payLagDays, isValid) => {
    const draft = { firstStart: null, effectiveFrom: null, payLagDays, holidays: 'before' };
    expect(payCalendarSchema.safeParse(draft).success).toBe(isValid);
  });
});
