import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/calendar-date.ts';
import {
  daysInForce,
  type EntryByDay,
  hoursToRecalculate,
  minutesByMonth,
  type RecordedDays,
  recordedDaysOfText,
  recordedDaysText,
} from './recorded-days.ts';

const TERMS = { weekStart: 1, isFourTens: false, isExempt: false };

/** Monday 6 July 2026. */
const FIRST = '2026-07-06';

/** Builds a live entry of whole hours on the days of a week, from `from` after Monday on. */
function byDay(
  entryId: number,
  from: number,
  hours: readonly number[],
  rest: Partial<RecordedDays> = {},
): EntryByDay {
  const days = hours.map((worked, index) => ({
    date: addDays(FIRST, from + index),
    worked: worked * 60,
    mealWorked: 0,
  }));
  return { entryId, recorded: { terms: TERMS, days, others: [], ...rest } };
}

describe('recorded days', () => {
  it('are read back from their text', () => {
    const { recorded } = byDay(2, 3, [8, 9], {
      corrects: 1,
      terms: { weekStart: 0, isFourTens: true, isExempt: false },
      others: [{ entryId: 7, date: FIRST, worked: 480 }],
    });
    expect(recordedDaysOfText(recordedDaysText(recorded))).toEqual(recorded);
    expect(recordedDaysOfText(null)).toBeUndefined();
  });

  it('are those of the last correction, or none after a correction to typed hours', () => {
    const entry = byDay(1, 0, [8]);
    const corrected = byDay(3, 0, [6], { corrects: 1 });
    expect(daysInForce([corrected, entry])).toEqual([{ entryId: 1, date: FIRST, worked: 360 }]);
    expect(daysInForce([entry, corrected, byDay(4, 0, [], { corrects: 1 })])).toEqual([]);
  });
});

describe('the entries whose hours need recalculation', () => {
  it('are those with days that an entry loaded later makes overtime', () => {
    // Thursday to Saturday 8 each, alone 24 regular. With 24 hours before them, Saturday is over 40.
    const later = byDay(1, 3, [8, 8, 8]);
    expect(hoursToRecalculate([later])).toEqual([]);
    expect(hoursToRecalculate([later, byDay(2, 0, [8, 8, 8])])).toEqual([1]);
    // With 16 hours before them the week has 40, and nothing differs.
    expect(hoursToRecalculate([later, byDay(2, 0, [8, 8])])).toEqual([]);
  });

  it('are those that counted days which are no longer there', () => {
    const others = [0, 1, 2].map((day) => ({ entryId: 1, date: addDays(FIRST, day), worked: 480 }));
    const later = byDay(2, 3, [8, 8, 8], { others });
    expect(hoursToRecalculate([byDay(1, 0, [8, 8, 8]), later])).toEqual([]);
    expect(hoursToRecalculate([later])).toEqual([2]);
    expect(hoursToRecalculate([byDay(1, 0, [8, 8, 8]), byDay(3, 0, [8], { corrects: 1 }), later])).toEqual([
      2,
    ]);
  });

  it('are not those of other weeks, nor of somebody exempt', () => {
    const exempt = byDay(1, 3, [8, 8, 8], { terms: { ...TERMS, isExempt: true } });
    expect(hoursToRecalculate([exempt, byDay(2, 0, [8, 8, 8])])).toEqual([]);
    expect(hoursToRecalculate([byDay(1, 7, [8, 8, 8]), byDay(2, 0, [8, 8, 8, 8, 8])])).toEqual([]);
  });
});

describe('the time of an entry by calendar month', () => {
  it('is that of its days, and the rest in the month in which the period starts', () => {
    const days = [
      { date: '2026-06-29', worked: 480, mealWorked: 0 },
      { date: '2026-06-30', worked: 480, mealWorked: 30 },
      { date: '2026-07-01', worked: 420, mealWorked: 0 },
    ];
    // 480 + 510 + 480 of vacation in June, 420 in July.
    const months = minutesByMonth({ periodStart: '2026-06-29', minutes: 1_890, days });
    expect([...months]).toEqual([
      ['2026-06', 1_470],
      ['2026-07', 420],
    ]);
  });

  it('is all in the month in which the period starts without days', () => {
    const months = minutesByMonth({ periodStart: '2026-06-29', minutes: 2_400 });
    expect([...months]).toEqual([['2026-06', 2_400]]);
  });
});
