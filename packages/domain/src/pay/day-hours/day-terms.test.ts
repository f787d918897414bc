import { describe, expect, it } from 'vitest';
import type { PayCalendar } from '../../time/pay-calendar.schema.ts';
import { dayTermsOf } from './day-terms.ts';

const NOBODY_SPECIAL = { worksFourTens: false, isExempt: false };

function aCalendar(firstStart: string, frequency: PayCalendar['frequency'] = 'weekly'): PayCalendar {
  return { frequency, firstStart, effectiveFrom: firstStart, payLagDays: 0, holidays: 'none' };
}

describe('the terms of hours by day', () => {
  it.each([
    ['Monday without a calendar', 'weekly', '2026-07-06', [], 1],
    ['the first day of the calendar', 'weekly', '2026-07-11', [aCalendar('2026-07-04')], 6], // a Saturday
    ['Monday before the calendar began', 'weekly', '2026-06-25', [aCalendar('2026-07-04')], 1],
    [
      'the later of two calendars',
      'weekly',
      '2026-07-22',
      [aCalendar('2026-07-04'), aCalendar('2026-07-15')],
      3,
    ],
    ['Monday with a calendar of another frequency', 'biweekly', '2026-07-11', [aCalendar('2026-07-04')], 1],
  ] as const)('begin the week on %s', (_name, frequency, start, calendars, weekStart) => {
    expect(dayTermsOf(NOBODY_SPECIAL, { frequency, start }, calendars)).toEqual({
      weekStart,
      isFourTens: false,
      isExempt: false,
    });
  });

  it('are those of the employee', () => {
    const period = { frequency: 'monthly', start: '2026-07-01' } as const;
    expect(dayTermsOf({ worksFourTens: true, isExempt: true }, period, [])).toEqual({
      weekStart: 1,
      isFourTens: true,
      isExempt: true,
    });
  });
});
