import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payFrequencySchema } from '../reference/enumerations.ts';
import { addDays } from './calendar-date.ts';
import { payPeriodById, payPeriods } from './pay-period.ts';

describe('pay periods', () => {
  it('divides a year into 53 weeks from 1 January, the last one short', () => {
    const weeks = payPeriods(2026, 'weekly');
    expect(weeks).toHaveLength(53);
    // week 21 starts 20 × 7 = 140 days after 1 January 2026: 21 May
    expect(weeks[20]).toEqual({
      id: 2026121,
      year: 2026,
      frequency: 'weekly',
      number: 21,
      start: '2026-05-21',
      end: '2026-05-27',
    });
    // 52 × 7 = 364 days: one day is left in a common year, two in a leap year
    expect(weeks[52]).toMatchObject({ start: '2026-12-31', end: '2026-12-31' });
    expect(payPeriods(2028, 'weekly')[52]).toMatchObject({ start: '2028-12-30', end: '2028-12-31' });
  });

  it('divides a year into 27 fortnights or 12 months', () => {
    expect(payPeriods(2026, 'biweekly')).toHaveLength(27);
    expect(payPeriods(2026, 'biweekly')[26]).toMatchObject({ id: 2026227, start: '2026-12-31' });
    expect(payPeriods(2026, 'monthly')[1]).toMatchObject({ id: 2026402, end: '2026-02-28' });
  });

  it('divides a month into two halves, the first to the 15th', () => {
    expect(payPeriods(2026, 'semimonthly')).toHaveLength(24);
    // February of 2028 has 29 days; its halves are the third and the fourth period of the year
    expect(payPeriods(2028, 'semimonthly').slice(2, 4)).toMatchObject([
      { id: 2028303, number: 3, start: '2028-02-01', end: '2028-02-15' },
      { id: 2028304, number: 4, start: '2028-02-16', end: '2028-02-29' },
    ]);
    expect(payPeriodById(2026324)).toMatchObject({ start: '2026-12-16', end: '2026-12-31' });
  });

  it('covers each year without gap or overlap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2100 }),
        fc.constantFrom(...payFrequencySchema.options),
        (year, frequency) => {
          const periods = payPeriods(year, frequency);
          expect(periods[0]?.start).toBe(`${year}-01-01`);
          expect(periods.at(-1)?.end).toBe(`${year}-12-31`);
          periods.slice(1).forEach((period, index) => {
            expect(period.start).toBe(addDays(periods[index]?.end ?? '', 1));
          });
        },
      ),
    );
  });

  it('finds each period by its id, and no period by another number', () => {
    for (const period of payPeriods(2026, 'biweekly')) expect(payPeriodById(period.id)).toEqual(period);
    for (const id of [0, 2026100, 2026154, 2026300, 2026325, 2026413, 99])
      expect(payPeriodById(id)).toBeUndefined();
  });
});
