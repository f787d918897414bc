import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/calendar-date.ts';
import { type DayOfOther, daysThatCount, hoursByDay } from './day-hours.ts';
import { type DayTerms, weekOf } from './day-terms.ts';
import type { WorkedDay } from './worked-day.schema.ts';

const MONDAY = 1;
const BY_LAW: DayTerms = { weekStart: MONDAY, isFourTens: false, isExempt: false };

/** Monday 6 July 2026, the first day of the weeks in these tests. */
const FIRST = '2026-07-06';

/** The days of a week from Monday on, from their hours; a day of 0 hours is left out. */
function workedWeek(...hours: number[]): WorkedDay[] {
  return hours.flatMap((worked, index) =>
    worked === 0 ? [] : [{ date: addDays(FIRST, index), worked: worked * 60, mealWorked: 0 }],
  );
}

function hoursOf(days: WorkedDay[], terms: DayTerms = BY_LAW, others: DayOfOther[] = []) {
  const { regular, overtime, mealPeriod } = hoursByDay({ entryId: 2, days }, others, terms);
  return { regular: regular / 60, overtime: overtime / 60, mealPeriod: mealPeriod / 60 };
}

describe('the hours of days', () => {
  // The examples 1a to 1d are paid at 12.00: regular × 12.00 + overtime × 18.00.
  it.each([
    // 1a: 9 on Monday is 1 over the day; 47 − 40 − 1 = 6 over the week. 480.00 + 126.00 = 606.00
    ['9, 8, 8, 8, 8 and 6', workedWeek(9, 8, 8, 8, 8, 6), BY_LAW, 40, 7],
    // 1b: 10 on Monday is 2 over the day; 42 − 40 − 2 = 0. 480.00 + 36.00 = 516.00
    ['10, 8, 8, 8 and 8', workedWeek(10, 8, 8, 8, 8), BY_LAW, 40, 2],
    // 1c: ten hours a day are regular by agreement, the eleventh is not. 480.00 + 18.00 = 498.00
    ['10, 10, 10 and 11 by agreement', workedWeek(10, 10, 10, 11), { ...BY_LAW, isFourTens: true }, 40, 1],
    // 1c without the agreement: 2 + 2 + 2 + 3 = 9 over the day. 32 × 12.00 + 9 × 18.00 = 546.00
    ['10, 10, 10 and 11', workedWeek(10, 10, 10, 11), BY_LAW, 32, 9],
    // 1d: the seventh day is overtime, though the week has 35 hours. 30 × 12.00 + 5 × 18.00 = 450.00
    ['seven days of 5', workedWeek(5, 5, 5, 5, 5, 5, 5), BY_LAW, 30, 5],
    // Seven days of 8: the seventh is 8; of the other 48, 8 are over the week.
    ['seven days of 8', workedWeek(8, 8, 8, 8, 8, 8, 8), BY_LAW, 40, 16],
    // The last day is no seventh day if one of the others is free.
    ['five days and Sunday', workedWeek(5, 5, 5, 5, 5, 0, 5), BY_LAW, 30, 0],
    // Nobody who is exempt has overtime.
    [
      '9, 8, 8, 8, 8 and 6 of somebody exempt',
      workedWeek(9, 8, 8, 8, 8, 6),
      { ...BY_LAW, isExempt: true },
      47,
      0,
    ],
  ] as const)('%s', (_name, days, terms, regular, overtime) => {
    expect(hoursOf([...days], terms)).toEqual({ regular, overtime, mealPeriod: 0 });
  });

  it('leave work through meal periods out of every limit', () => {
    const days = workedWeek(8, 8, 8, 8, 8).map((day) => ({ ...day, mealWorked: 60 }));
    expect(hoursOf(days)).toEqual({ regular: 40, overtime: 0, mealPeriod: 5 });
  });

  it('name why time is overtime: the day, the week or the seventh day', () => {
    const { days } = hoursByDay({ entryId: 2, days: workedWeek(9, 8, 8, 8, 8, 6, 3) }, [], BY_LAW);
    const reasons = days.map(({ overtime }) => Object.values(overtime).map((minutes) => minutes / 60));
    // day, week, seventh day
    expect(reasons).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 6, 0],
      [0, 0, 3],
    ]);
  });

  it('count days of other entries of the week, and overtime where it lies', () => {
    // Monday to Wednesday in another entry: 24. Thursday to Saturday 8 each: 16 reach 40, Saturday is over.
    const others = workedWeek(8, 8, 8).map(({ date, worked }) => ({ entryId: 1, date, worked }));
    expect(hoursOf(workedWeek(0, 0, 0, 8, 8, 8), BY_LAW, others)).toEqual({
      regular: 16,
      overtime: 8,
      mealPeriod: 0,
    });
    // The earlier days keep their regular time, because only the last hours of the week are over 40.
    const later = workedWeek(0, 0, 0, 8, 8, 8).map(({ date, worked }) => ({ entryId: 3, date, worked }));
    expect(hoursOf(workedWeek(8, 8, 8), BY_LAW, later)).toEqual({ regular: 24, overtime: 0, mealPeriod: 0 });
  });

  it('count another entry of the same day first if its number is smaller', () => {
    const other = (entryId: number): DayOfOther[] => [{ entryId, date: FIRST, worked: 6 * 60 }];
    expect(hoursOf(workedWeek(4), BY_LAW, other(1))).toEqual({ regular: 2, overtime: 2, mealPeriod: 0 });
    expect(hoursOf(workedWeek(4), BY_LAW, other(3))).toEqual({ regular: 4, overtime: 0, mealPeriod: 0 });
  });

  it('begin the week with the calendar', () => {
    // 40 hours from Monday to Friday, then 8 on Saturday, which begins a week of its own.
    const days = workedWeek(8, 8, 8, 8, 8, 8);
    expect(hoursOf(days, { ...BY_LAW, weekStart: 6 })).toEqual({ regular: 48, overtime: 0, mealPeriod: 0 });
    expect(weekOf('2026-07-11', { weekStart: 6 })).toBe('2026-07-11');
    expect(weekOf('2026-07-10', { weekStart: 6 })).toBe('2026-07-04');
  });
});

describe('the days that count for an entry', () => {
  it('are those of its weeks before its last day', () => {
    const days = workedWeek(0, 0, 8); // Wednesday
    const others = [
      { entryId: 1, date: addDays(FIRST, -1), worked: 480 }, // the week before
      { entryId: 3, date: FIRST, worked: 480 },
      { entryId: 1, date: addDays(FIRST, 2), worked: 60 }, // the same day, a smaller number
      { entryId: 3, date: addDays(FIRST, 2), worked: 60 }, // the same day, a greater number
      { entryId: 1, date: addDays(FIRST, 3), worked: 480 }, // later
    ];
    const counted = daysThatCount({ entryId: 2, days }, others, BY_LAW);
    expect(counted.map(({ entryId, date }) => [entryId, date])).toEqual([
      [3, FIRST],
      [1, addDays(FIRST, 2)],
    ]);
  });
});

const HOURS_OF_TWO_WEEKS = fc.array(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 14, maxLength: 14 });
const TERMS = fc.record({
  weekStart: fc.integer({ min: 0, max: 6 }),
  isFourTens: fc.boolean(),
  isExempt: fc.constant(false),
});

describe('any hours of two weeks', () => {
  const daysOf = (minutes: number[]): WorkedDay[] =>
    minutes.map((worked, index) => ({ date: addDays(FIRST, index), worked, mealWorked: 0 }));

  it('are as much as was worked, at most 8 or 10 regular a day and 40 a week', () => {
    fc.assert(
      fc.property(HOURS_OF_TWO_WEEKS, TERMS, (minutes, terms) => {
        const result = hoursByDay({ entryId: 1, days: daysOf(minutes) }, [], terms);
        expect(result.regular + result.overtime).toBe(minutes.reduce((sum, each) => sum + each, 0));
        const weeks = new Map<string, number>();
        for (const { date, regular } of result.days) {
          expect(regular).toBeLessThanOrEqual(terms.isFourTens ? 600 : 480);
          const week = weekOf(date, terms);
          weeks.set(week, (weeks.get(week) ?? 0) + regular);
        }
        for (const regular of weeks.values()) expect(regular).toBeLessThanOrEqual(2_400);
      }),
    );
  });

  it('have the same overtime in one entry as in several, in whatever order they were recorded', () => {
    const entryOfDay = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(HOURS_OF_TWO_WEEKS, TERMS, entryOfDay, (minutes, terms, owners) => {
        const days = daysOf(minutes);
        const whole = hoursByDay({ entryId: 1, days }, [], terms);
        const parts = [1, 2, 3, 4].map((entryId) => {
          const own = { entryId, days: days.filter((_, index) => owners[index] === entryId) };
          const others = days.flatMap(({ date, worked }, index) => {
            const owner = owners[index] ?? 1;
            return owner === entryId ? [] : [{ entryId: owner, date, worked }];
          });
          const all = hoursByDay(own, others, terms);
          // What an entry freezes is enough.
          expect(hoursByDay(own, daysThatCount(own, others, terms), terms)).toEqual(all);
          return all;
        });
        expect(parts.reduce((sum, { overtime }) => sum + overtime, 0)).toBe(whole.overtime);
      }),
    );
  });

  it('without work on a seventh day have the overtime of the law: over the day, then the rest over 40', () => {
    const sixDays = fc.array(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(sixDays, (minutes) => {
        const overDay = minutes.reduce((sum, each) => sum + Math.max(0, each - 480), 0);
        const worked = minutes.reduce((sum, each) => sum + each, 0);
        const overWeek = Math.max(0, worked - 2_400 - overDay);
        const { overtime } = hoursByDay({ entryId: 1, days: daysOf(minutes) }, [], BY_LAW);
        expect(overtime).toBe(overDay + overWeek);
      }),
    );
  });
});
