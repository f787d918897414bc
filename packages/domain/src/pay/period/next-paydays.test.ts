import { expect, it } from 'vitest';
import type { PayCalendar } from '../../time/pay-calendar.schema.ts';
import { nextPaydays } from './next-paydays.ts';

const WEEKS: PayCalendar = {
  frequency: 'weekly',
  firstStart: '2026-07-06',
  effectiveFrom: '2026-07-06',
  payLagDays: 5,
  holidays: 'before',
};

it('shows the period before a later effective day, cut, and the five after it', () => {
  const shown = nextPaydays([], WEEKS, { today: '2026-06-15', freeDays: [] });
  expect(shown.map(({ id, start, end, payDate }) => [id, start, end, payDate])).toEqual([
    [2026127, '2026-07-02', '2026-07-05', '2026-07-05'],
    [2026528, '2026-07-06', '2026-07-12', '2026-07-17'],
    [2026529, '2026-07-13', '2026-07-19', '2026-07-24'],
    [2026530, '2026-07-20', '2026-07-26', '2026-07-31'],
    [2026531, '2026-07-27', '2026-08-02', '2026-08-07'],
    [2026532, '2026-08-03', '2026-08-09', '2026-08-14'],
  ]);
});

it('shows the periods from today on once the calendar is in force, as it would be after the change', () => {
  const [first] = nextPaydays(
    [WEEKS],
    { ...WEEKS, payLagDays: 6, holidays: 'none' },
    { today: '2026-07-15', freeDays: [] },
  );
  // Sunday 19 July and six days are Saturday the 25th, a holiday too: nothing moves it.
  expect(first).toMatchObject({ id: 2026529, payDate: '2026-07-25' });
});

it('shows six months of monthly pay', () => {
  const monthly: PayCalendar = {
    ...WEEKS,
    frequency: 'monthly',
    firstStart: null,
    effectiveFrom: '2026-06-15',
    payLagDays: 0,
  };
  expect(
    nextPaydays([], monthly, { today: '2026-06-15', freeDays: [] }).map(({ payDate }) => payDate),
  ).toEqual([
    '2026-06-30', // a Tuesday
    '2026-07-31', // a Friday
    '2026-08-31', // a Monday
    '2026-09-30', // a Wednesday
    '2026-10-30', // Saturday 31 October moves to the Friday before
    '2026-11-30', // a Monday
  ]);
});
