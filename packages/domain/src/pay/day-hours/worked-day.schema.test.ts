import { describe, expect, it } from 'vitest';
import { refusals } from '../../field/refusals.testing.ts';
import { daysOutside, workedDaysSchema } from './worked-day.schema.ts';

const day = (date: string, worked = 480, mealWorked = 0) => ({ date, worked, mealWorked });

describe('the days of an entry', () => {
  it('are taken in any order', () => {
    expect(workedDaysSchema.parse([day('2026-07-07'), day('2026-07-06')])).toHaveLength(2);
  });

  it.each([
    [[day('2026-07-06'), day('2026-07-06')], '1.date: day-repeated'],
    [[day('2026-02-30')], '0.date: date-invalid'],
    [[day('2026-07-06', -1)], '0.worked: hours-negative'],
    // 23:30 and 00:31 are 24:01.
    [[day('2026-07-06', 1_410, 31)], '0.worked: day-too-long'],
  ])('are refused: %j', (days, refused) => {
    expect(refusals(workedDaysSchema, days)).toEqual([refused]);
  });

  it('lie inside the period', () => {
    const period = { start: '2026-07-06', end: '2026-07-12' };
    const days = [day('2026-07-05'), day('2026-07-06'), day('2026-07-12'), day('2026-07-13')];
    expect(daysOutside(days, period)).toEqual([0, 3]);
  });
});
