import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears, type CalendarDate, endOfMonth } from '../time/calendar-date.ts';
import { type LeaveEntry, type LeaveHistory, leaveBalanceAt, leaveMovements } from './leave-balance.ts';
import { leaveByLaw } from './leave-by-law.ts';
import type { LeaveLawTerms } from './leave-policy.ts';
import { leavePolicyInPeriod } from './leave-terms.ts';

const HOUR = 60;

const TERMS: LeaveLawTerms = {
  admissionDate: '2021-03-01',
  isExempt: false,
  dayMinutes: 8 * HOUR,
  isSmallEmployer: false,
};

const vacationOf = (terms: Partial<LeaveLawTerms>, date: CalendarDate) =>
  leaveByLaw({ ...TERMS, ...terms }, date).vacation.minutesPerMonth / HOUR;

/** An entry of a whole month, with the terms of leave that it froze. */
function month(
  start: CalendarDate,
  { worked = 160 * HOUR, vacation = 0, sick = 0, ...terms }: Partial<LeaveLawTerms> & Worked = {},
): LeaveEntry {
  const { isSmallEmployer, ...employee } = { ...TERMS, ...terms };
  const end = endOfMonth(start);
  const none = { minutesPerMonth: 0, thresholdMinutes: 0 };
  const profile = { ...employee, leave: { vacation: none, sick: none }, salary: 0, workMinutes: 0 };
  const number = Number(start.slice(0, 4)) * 1_000 + 400 + Number(start.slice(5, 7));
  return {
    entryId: number,
    seq: number,
    periodId: number,
    periodStart: start,
    periodEnd: end,
    workedMinutes: worked,
    taken: { vacation, sick },
    policy: leavePolicyInPeriod(profile, { leaveRule: 'law', isSmallEmployer }, { start, end }),
  };
}

type Worked = { worked?: number; vacation?: number; sick?: number };

/** The first days of some months. */
function months(from: CalendarDate, count: number): CalendarDate[] {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, nth) => {
    const all = first + nth;
    return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}-01`;
  });
}

const balance = (kind: 'vacation' | 'sick', history: Partial<LeaveHistory>, date = '2030-12-31') =>
  leaveBalanceAt(leaveMovements(kind, { opening: undefined, entries: [], ...history }), date) / HOUR;

describe('leave by law', () => {
  it('2a: earns 408 hours of vacation from 1 March 2021 to 30 November 2026, and 120 of sick leave', () => {
    const entries = months('2021-03-01', 69).map((start) => month(start));
    // 12 months × 4 + 48 × 6 + 9 × 8 = 48 + 288 + 72
    expect(balance('vacation', { entries })).toBe(408);
    // 69 × 8 = 552, of which the law keeps 15 days × 8
    expect(balance('sick', { entries })).toBe(120);
  });

  it('2b: earns nothing in a month of 129 h 59 min, and 4 and 8 hours in one of 130 hours', () => {
    const short = { entries: [month('2021-03-01', { worked: 130 * HOUR - 1 })] };
    expect([balance('vacation', short), balance('sick', short)]).toEqual([0, 0]);
    const enough = { entries: [month('2021-03-01', { worked: 130 * HOUR })] };
    expect([balance('vacation', enough), balance('sick', enough)]).toEqual([4, 8]);
  });

  it('2c: counts days of six hours for somebody who works 132 hours in 22 days', () => {
    // 132 ÷ 22 = 6 hours a day: half of it and a whole one
    const entries = [month('2021-03-01', { worked: 132 * HOUR, dayMinutes: 6 * HOUR })];
    expect([balance('vacation', { entries }), balance('sick', { entries })]).toEqual([3, 6]);
  });

  it.each([
    // In the first year 1/2 day, then 3/4 until 5 years are complete, 1 until 15, then 1 1/4, of 8 hours.
    ['2021-03-01', '2021-03-31', 4],
    ['2021-03-01', '2022-02-28', 4],
    ['2021-03-01', '2022-03-01', 6],
    ['2021-03-01', '2026-02-28', 6],
    ['2021-03-01', '2026-03-31', 8],
    ['2017-01-26', '2031-12-31', 8],
    ['2017-01-26', '2032-01-31', 10],
    // Hired before 26 January 2017: 1 1/4 days always.
    ['2017-01-25', '2017-02-28', 10],
    ['1999-06-15', '2026-06-30', 10],
  ])('gives somebody hired on %s, in the month of %s, %i hours of vacation', (admissionDate, date, hours) => {
    expect(vacationOf({ admissionDate }, date)).toBe(hours);
  });

  it('counts an anniversary inside a month for the whole month', () => {
    const admissionDate = '2025-06-15';
    expect(vacationOf({ admissionDate }, '2026-05-31')).toBe(4);
    expect(vacationOf({ admissionDate }, '2026-06-01')).toBe(6);
    // The year is complete on the last day of the month, too.
    expect(vacationOf({ admissionDate: '2025-06-30' }, '2026-06-01')).toBe(6);
    expect(vacationOf({ admissionDate: '2025-07-01' }, '2026-06-01')).toBe(4);
  });

  it('asks for 115 hours of those hired before 26 January 2017, and for 130 of others', () => {
    const thresholdOf = (admissionDate: CalendarDate) => {
      const { vacation, sick } = leaveByLaw({ ...TERMS, admissionDate }, '2026-06-30');
      return [vacation.thresholdMinutes / HOUR, sick.thresholdMinutes / HOUR];
    };
    expect(thresholdOf('2017-01-25')).toEqual([115, 115]);
    expect(thresholdOf('2017-01-26')).toEqual([130, 130]);
  });

  it('keeps half a day of vacation at an employer of 12 or fewer, but for those hired before the reform', () => {
    expect(vacationOf({ isSmallEmployer: true, admissionDate: '2017-02-01' }, '2035-12-31')).toBe(4);
    expect(vacationOf({ isSmallEmployer: true, admissionDate: '2016-02-01' }, '2035-12-31')).toBe(10);
  });

  it('gives nothing to an exempt employee', () => {
    const entries = [month('2026-06-01', { isExempt: true })];
    expect([balance('vacation', { entries }), balance('sick', { entries })]).toEqual([0, 0]);
  });

  it('counts an entry by day in the months of its days, each with its own step of service', () => {
    const over = {
      ...month('2026-02-22', { worked: 80 * HOUR, admissionDate: '2025-03-05' }),
      periodEnd: '2026-03-07',
      minutesByMonth: new Map([
        ['2026-02', 40 * HOUR],
        ['2026-03', 40 * HOUR],
      ]),
    };
    const policy = { ...over.policy, byLaw: { dayMinutes: 8 * HOUR, vacationAtEnd: 6 * HOUR } };
    const february = month('2026-02-01', { worked: 90 * HOUR, admissionDate: '2025-03-05' });
    const march = { ...month('2026-03-08', { worked: 90 * HOUR }), seq: 1 };
    const entries = [february, { ...over, policy, seq: 9_999_999 }, march];
    const movements = leaveMovements('vacation', { opening: undefined, entries });
    // 90 + 40 = 130 hours in each month. The first year is complete in March: 8 × 1/2 and 8 × 3/4.
    expect(movements.map(({ date, minutes }) => [date, minutes / HOUR])).toEqual([
      ['2026-02-28', 4],
      ['2026-03-31', 6],
    ]);
  });

  it('rounds half a minute up', () => {
    // 7:30 × 3/4 = 337.5 minutes
    expect(vacationOf({ dayMinutes: 450 }, '2023-01-31') * HOUR).toBe(338);
  });

  it('never jumps except at a step of service', () => {
    const admissions = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('1998-01-01', days));
    const anyTerms = fc.record({
      admissionDate: admissions,
      isExempt: fc.boolean(),
      isSmallEmployer: fc.boolean(),
      dayMinutes: fc.integer({ min: 1, max: 24 * HOUR }),
    });
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 240 }), (terms, nth) => {
        const [before = '', after = ''] = months(terms.admissionDate, nth + 2).slice(-2);
        const [earlier, later] = [leaveByLaw(terms, before), leaveByLaw(terms, after)];
        expect(later.sick).toEqual(earlier.sick);
        expect(later.vacation.thresholdMinutes).toBe(earlier.vacation.thresholdMinutes);
        const step = [1, 5, 15].some(
          (years) => addYears(terms.admissionDate, years).slice(0, 7) === after.slice(0, 7),
        );
        const rise = later.vacation.minutesPerMonth - earlier.vacation.minutesPerMonth;
        if (step) expect(rise).toBeGreaterThanOrEqual(0);
        else expect(rise).toBe(0);
      }),
    );
  });
});

describe('the cap of sick leave by law', () => {
  const DAY = 8;

  it('cuts a credit to what is missing of 15 days, after what was taken up to the end of the month', () => {
    const fourteen = months('2025-01-01', 14).map((start) => month(start));
    // 14 × 8 = 112; 16 hours are taken in March 2026: 112 − 16 + 8 = 104, then 112, 120, 120.
    const entries = [
      ...fourteen,
      month('2026-03-01', { sick: 16 * HOUR }),
      ...months('2026-04-01', 3).map((start) => month(start)),
    ];
    const at = (date: CalendarDate) => balance('sick', { entries }, date);
    expect(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'].map(at)).toEqual([
      112, 104, 112, 120, 120,
    ]);
  });

  it('tells how much of a credit it cut off', () => {
    const opening = { minutes: 117 * HOUR, asOf: '2025-12-31' };
    const entries = [month('2026-01-01')];
    // 15 × 8 = 120, so 3 of 8 hours are credited.
    expect(leaveMovements('sick', { opening, entries }).at(-1)).toMatchObject({
      cause: 'credit',
      minutes: 3 * HOUR,
      byLaw: { dayMinutes: DAY * HOUR, cut: 5 * HOUR },
    });
  });

  it('leaves an opening balance above it as it is, and credits again once use has brought it below', () => {
    const opening = { minutes: 150 * HOUR, asOf: '2025-12-31' };
    const entries = [
      month('2026-01-01'),
      month('2026-02-01', { sick: 40 * HOUR }),
      month('2026-03-01', { sick: 0 }),
    ];
    const at = (date: CalendarDate) => balance('sick', { opening, entries }, date);
    // January adds nothing. February: 150 − 40 = 110, and 8 more. March fills up to 120.
    expect(['2026-01-31', '2026-02-28', '2026-03-31'].map(at)).toEqual([150, 118, 120]);
  });

  it('counts a month with the rule that its newest entry froze, before and after a change of the rule', () => {
    const none = { minutesPerMonth: 0, thresholdMinutes: 0 };
    const own = { vacation: none, sick: { minutesPerMonth: 8 * HOUR, thresholdMinutes: 130 * HOUR } };
    const bySpecification = months('2025-01-01', 16).map((start) => ({
      ...month(start),
      policy: { ...own, salariedMinutes: 0 },
    }));
    const byLaw = [month('2026-05-01'), month('2026-06-01', { sick: 16 * HOUR })];
    const entries = [...bySpecification, ...byLaw];
    const at = (date: CalendarDate) => balance('sick', { entries }, date);
    // 16 × 8 = 128 by the specification, which has no cap. By law May adds nothing; June: 128 − 16 + 8.
    expect(['2026-04-30', '2026-05-31', '2026-06-30'].map(at)).toEqual([128, 128, 120]);
  });
});
