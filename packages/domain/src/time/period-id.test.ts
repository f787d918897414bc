import { describe, expect, it } from 'vitest';
import { parsePeriodId, periodDigits, recordedPeriod } from './period-id.ts';

describe('period ids', () => {
  it('name year, frequency and number, and whether the period is one of a calendar', () => {
    expect(parsePeriodId(2026121)).toMatchObject({ frequency: 'weekly', number: 21, isOfCalendar: false });
    expect(parsePeriodId(2026521)).toMatchObject({ year: 2026, frequency: 'weekly', isOfCalendar: true });
    expect(parsePeriodId(2026603)).toMatchObject({ frequency: 'biweekly', number: 3, isOfCalendar: true });
    expect(parsePeriodId(2026324)).toMatchObject({ frequency: 'semimonthly', isOfCalendar: false });
  });

  it('have no other type and no number 0', () => {
    for (const id of [0, 99, 2026000, 2026500, 2026701, 2026801, 2026901, 1_899_101, 2_200_101])
      expect(parsePeriodId(id)).toBeUndefined();
  });

  it('have two digits for a frequency: without and with a calendar', () => {
    expect(periodDigits('weekly')).toEqual([1, 5]);
    expect(periodDigits('biweekly')).toEqual([2, 6]);
  });

  it('are read with the days that an event froze', () => {
    const days = { periodStart: '2026-07-02', periodEnd: '2026-07-05' };
    expect(recordedPeriod({ periodId: 2026127, ...days })).toEqual({
      id: 2026127,
      year: 2026,
      frequency: 'weekly',
      number: 27,
      start: '2026-07-02',
      end: '2026-07-05',
    });
    expect(() => recordedPeriod({ periodId: 2026701, ...days })).toThrow(RangeError);
  });
});
