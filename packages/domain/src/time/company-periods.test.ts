import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, yearOf } from './calendar-date.ts';
import { companyPeriodById, companyPeriods, companyPeriodsBetween } from './company-periods.ts';
import type { GridCalendar } from './pay-calendar.schema.ts';
import { payPeriods } from './pay-period.ts';

function calendar(effectiveFrom: string, over: Partial<GridCalendar> = {}): GridCalendar {
  const frequency = 'weekly';
  return { frequency, firstStart: effectiveFrom, effectiveFrom, payLagDays: 0, holidays: 'none', ...over };
}

/** A calendar of weeks from Monday 6 July 2026. */
const FROM_JULY = calendar('2026-07-06');

describe('periods of a company', () => {
  it('are those of the specification without a calendar of the frequency', () => {
    expect(companyPeriods([], 2026, 'weekly')).toEqual(payPeriods(2026, 'weekly'));
    expect(companyPeriods([FROM_JULY], 2026, 'biweekly')).toEqual(payPeriods(2026, 'biweekly'));
    const monthly = calendar('2026-07-06', { frequency: 'monthly' });
    expect(companyPeriods([{ ...monthly, firstStart: null }], 2026, 'monthly')).toEqual(
      payPeriods(2026, 'monthly'),
    );
  });

  it('keep those that begin before the effective day, the last one cut: 2026127 becomes 2 to 5 July', () => {
    const weeks = companyPeriods([FROM_JULY], 2026, 'weekly');
    // Week 27 began 26 × 7 = 182 days after 1 January, on 2 July, and ended on the 8th.
    expect(weeks.slice(0, 26)).toEqual(payPeriods(2026, 'weekly').slice(0, 26));
    expect(weeks[26]).toMatchObject({ id: 2026127, number: 27, start: '2026-07-02', end: '2026-07-05' });
  });

  it('count along the grid from the first period that ends in the year, listed or not: then 2026528', () => {
    const weeks = companyPeriods([FROM_JULY], 2026, 'weekly');
    // Monday 29 December 2025 to 4 January 2026 would be number 1; 6 July is 27 weeks later.
    expect(weeks[27]).toEqual({
      id: 2026528,
      year: 2026,
      frequency: 'weekly',
      number: 28,
      start: '2026-07-06',
      end: '2026-07-12',
    });
    // The last one that ends in 2026 begins on 21 December, 24 weeks after 6 July: 28 + 24 = 52.
    expect(weeks.at(-1)).toMatchObject({ id: 2026552, start: '2026-12-21', end: '2026-12-27' });
  });

  it('belong to the year in which they end', () => {
    const [first, second] = companyPeriods([FROM_JULY], 2027, 'weekly');
    expect(first).toMatchObject({ id: 2027501, year: 2027, start: '2026-12-28', end: '2027-01-03' });
    expect(second).toMatchObject({ id: 2027502, start: '2027-01-04' });
  });

  it('have weekly 21 of 2026 as 2026521, and biweekly numbers from 600 on', () => {
    // The grid of Monday 29 December 2025: week 21 begins 20 × 7 = 140 days later, on 18 May.
    const weekly = companyPeriodById([calendar('2025-12-29')], 2026521);
    expect(weekly).toMatchObject({ start: '2026-05-18', end: '2026-05-24' });
    // Fortnights from 29 December 2025: the third begins 28 days later, on 26 January.
    const fortnights = [calendar('2025-12-29', { frequency: 'biweekly' })];
    expect(companyPeriodById(fortnights, 2026603)).toMatchObject({ start: '2026-01-26', end: '2026-02-08' });
  });

  it('follow the grid from an effective day other than its first start, forwards and backwards', () => {
    const backwards = calendar('2026-07-06', { firstStart: '2030-03-04' }); // a Monday
    const forwards = calendar('2026-07-06', { firstStart: '2001-01-01' }); // a Monday too
    for (const one of [backwards, forwards])
      expect(companyPeriods([one], 2026, 'weekly')).toEqual(companyPeriods([FROM_JULY], 2026, 'weekly'));
  });

  it('go on after the highest number where a year has two calendars', () => {
    // Wednesday 4 November is 17 weeks and 2 days after 6 July: number 28 + 17 = 45 is cut to 2 days.
    const weeks = companyPeriods([calendar('2026-11-04'), FROM_JULY], 2026, 'weekly');
    const at = weeks.findIndex(({ start }) => start === '2026-11-02');
    expect(weeks[at]).toMatchObject({ id: 2026545, end: '2026-11-03' });
    expect(weeks[at + 1]).toMatchObject({ id: 2026546, start: '2026-11-04', end: '2026-11-10' });
  });

  it('end, and so belong, in the old year if a calendar cuts one at its end', () => {
    // 28 December 2026 would be number 1 of 2027; until the 31st it is number 53 of 2026.
    const calendars = [FROM_JULY, calendar('2027-01-01')];
    expect(companyPeriods(calendars, 2026, 'weekly').at(-1)).toMatchObject({
      id: 2026553,
      start: '2026-12-28',
      end: '2026-12-31',
    });
    expect(companyPeriods(calendars, 2027, 'weekly')[0]).toMatchObject({ id: 2027501, start: '2027-01-01' });
  });

  it('of some days include one that ends in the next year', () => {
    const days = { from: '2026-12-22', to: '2026-12-29' };
    const ids = companyPeriodsBetween([FROM_JULY], 'weekly', days).map(({ id }) => id);
    expect(ids).toEqual([2026552, 2027501]);
  });

  it('of an id that the list lacks are none', () => {
    for (const id of [2026128, 2026527, 2026553, 2025552, 2026728, 2026500])
      expect(companyPeriodById([FROM_JULY], id)).toBeUndefined();
  });
});

describe('any calendars of a company', () => {
  const DAYS = { weekly: 7, biweekly: 14 } as const;
  const calendars = fc
    .record({
      frequency: fc.constantFrom('weekly' as const, 'biweekly' as const),
      days: fc.uniqueArray(fc.integer({ min: 0, max: 1_200 }), { minLength: 1, maxLength: 4 }),
      shift: fc.integer({ min: -200, max: 200 }),
    })
    .map(({ frequency, days, shift }) =>
      days.map((day) => {
        const effectiveFrom = addDays('2025-06-01', day);
        const firstStart = addDays(effectiveFrom, shift * DAYS[frequency]);
        return calendar(effectiveFrom, { frequency, firstStart });
      }),
    );

  it('tile time without gap or overlap, across years, with unique ids that find their period', () => {
    fc.assert(
      fc.property(calendars, (all) => {
        const frequency = all[0]?.frequency ?? 'weekly';
        const periods = [2024, 2025, 2026, 2027, 2028, 2029, 2030].flatMap((year) =>
          companyPeriods(all, year, frequency),
        );
        expect(periods[0]?.start).toBe('2024-01-01');
        const starts = periods.slice(1).map(({ start }) => start);
        expect(starts).toEqual(periods.slice(0, -1).map(({ end }) => addDays(end, 1)));
        expect(new Set(periods.map(({ id }) => id)).size).toBe(periods.length);
        expect(periods.filter(({ start, end, year }) => end < start || yearOf(end) !== year)).toEqual([]);
        const found = periods.filter(({ year }) => year === 2026 || year === 2027);
        expect(found.map(({ id }) => companyPeriodById(all, id))).toEqual(found);
      }),
    );
  });

  it('change no period that ends before their effective day when one is added', () => {
    fc.assert(
      fc.property(calendars, ([added, ...before]) => {
        if (!added) return;
        for (const year of [2025, 2026, 2027, 2028]) {
          const now = companyPeriods([added, ...before], year, added.frequency);
          for (const period of companyPeriods(before, year, added.frequency))
            if (period.end < added.effectiveFrom) expect(now).toContainEqual(period);
        }
      }),
    );
  });
});
