import { describe, expect, it } from 'vitest';
import {
  countSaturdays,
  freeSaturdays,
  insuredSaturdays,
  saturdayCover,
  saturdaysIn,
  saturdaysOfText,
  saturdaysText,
} from './chauffeur-saturdays.ts';
import { contributionsOf } from './contributions.ts';
import { NOTHING_WITHHELD, somePayFacts } from './pay.builder.ts';

/** January 2026 has its Saturdays on 3, 10, 17, 24 and 31. */
const JANUARY = { start: '2026-01-01', end: '2026-01-31' };
const FIRST_TWO_WEEKS = { start: '2026-01-01', end: '2026-01-14' };

describe('Saturdays of a chauffeur', () => {
  it('are those of the period, its bounds included', () => {
    expect(saturdaysIn({ start: '2026-01-03', end: '2026-01-10' })).toEqual(['2026-01-03', '2026-01-10']);
    expect(saturdaysIn({ start: '2026-01-04', end: '2026-01-09' })).toEqual([]);
    expect(saturdaysIn({ start: '2026-12-31', end: '2026-12-31' })).toEqual([]); // a Thursday
  });

  it('are withheld once, at any pay frequency', () => {
    const before = saturdaysIn(FIRST_TWO_WEEKS);
    const free = freeSaturdays(JANUARY, before);
    expect(free).toEqual(['2026-01-17', '2026-01-24', '2026-01-31']);
    const facts = { ...somePayFacts({ isChauffeur: true }), chauffeurWeeks: 5 };
    const soFar = { ...NOTHING_WITHHELD, freeSaturdays: free };
    // 0.50 × 5 = 2.50 are due for the month; another entry withheld 0.50 × 2 = 1.00, so 1.50 is left.
    expect(contributionsOf(facts, { gross: 500_00, tips: 0 }, soFar).chauffeurInsurance).toMatchObject({
      amount: 1_50,
      withheldInPeriod: 1_00,
      saturdays: free,
    });
  });

  it('are taken from the period for an older entry, without the first ones withheld by others', () => {
    const facts = { ...somePayFacts({ isChauffeur: true }), chauffeurWeeks: 5 };
    const older = (chauffeurInPeriod: number) =>
      contributionsOf(facts, { gross: 500_00, tips: 0 }, { ...NOTHING_WITHHELD, chauffeurInPeriod });
    expect(insuredSaturdays(JANUARY, older(0))).toEqual(saturdaysIn(JANUARY));
    expect(insuredSaturdays(JANUARY, older(1_00))).toEqual(['2026-01-17', '2026-01-24', '2026-01-31']);
    expect(insuredSaturdays(JANUARY, older(2_50))).toEqual([]);
    const { chauffeurInsurance } = contributionsOf(somePayFacts(), { gross: 1, tips: 0 }, NOTHING_WITHHELD);
    expect(insuredSaturdays(JANUARY, { chauffeurInsurance })).toBeUndefined();
  });

  it('are counted as free, or as withheld by two entries', () => {
    const counts = countSaturdays([saturdaysIn(FIRST_TWO_WEEKS), ['2026-01-10', '2026-01-17']]);
    expect(saturdayCover(JANUARY, ['2026-01-10', '2026-01-17'], counts)).toEqual({
      weeks: 5,
      own: 2,
      shared: 1, // the 10th
      free: 2, // the 24th and the 31st
    });
  });

  it('are written to a column and parsed from it', () => {
    expect(saturdaysOfText(saturdaysText(['2026-01-03', '2026-01-10']))).toEqual([
      '2026-01-03',
      '2026-01-10',
    ]);
    expect([saturdaysText([]), saturdaysText(undefined)]).toEqual(['', undefined]);
    expect([saturdaysOfText(''), saturdaysOfText(null)]).toEqual([[], []]);
  });
});
