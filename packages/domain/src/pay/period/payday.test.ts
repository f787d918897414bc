import { describe, expect, it } from 'vitest';
import { companyPeriodById } from '../../time/company-periods.ts';
import type { HolidayRule, PayCalendar } from '../../time/pay-calendar.schema.ts';
import { movedPayday, paydayOf } from './payday.ts';

const WEEKLY: PayCalendar = {
  frequency: 'weekly',
  firstStart: '2026-07-06',
  effectiveFrom: '2026-07-06',
  payLagDays: 5,
  holidays: 'before',
};

function paydayIn(
  calendars: readonly PayCalendar[],
  id: number,
  lastLag = 0,
  freeDays: readonly string[] = [],
) {
  const period = companyPeriodById(calendars, id);
  return period && paydayOf(period, calendars, { lastLagDays: lastLag, freeDays });
}

describe('a payday', () => {
  it("is the calendar's lag after the end of its period", () => {
    // Number 28 ends on Sunday 12 July; 5 days later is Friday the 17th.
    expect(paydayIn([WEEKLY], 2026528)).toBe('2026-07-17');
  });

  it("is the company's last lag after the end without a calendar, and in the periods before one", () => {
    expect(paydayIn([], 2026121, 3)).toBe('2026-05-30'); // 27 May + 3, a Saturday: nothing moves it
    expect(paydayIn([WEEKLY], 2026127, 3)).toBe('2026-07-08'); // cut to 5 July; + 3
  });

  it('leaves the free days that were entered, in both directions', () => {
    // Number 28 is paid on Friday 17 July; the 16th is free too.
    expect(paydayIn([WEEKLY], 2026528, 0, ['2026-07-16', '2026-07-17'])).toBe('2026-07-15');
    expect(paydayIn([{ ...WEEKLY, holidays: 'after' }], 2026528, 0, ['2026-07-17'])).toBe('2026-07-20');
    expect(paydayIn([{ ...WEEKLY, holidays: 'none' }], 2026528, 0, ['2026-07-17'])).toBe('2026-07-17');
  });

  it('is that of the version to which the period belongs', () => {
    const later = { ...WEEKLY, effectiveFrom: '2026-07-13', payLagDays: 3 };
    expect(paydayIn([later, WEEKLY], 2026528)).toBe('2026-07-17'); // 12 July + 5
    expect(paydayIn([later, WEEKLY], 2026529)).toBe('2026-07-22'); // 19 July + 3
  });

  it.each([
    // Saturday 4 July 2026 is observed on Friday the 3rd by the United States.
    ['2026-07-04', 'before', '2026-07-02'],
    ['2026-07-04', 'after', '2026-07-06'],
    ['2026-07-04', 'none', '2026-07-04'],
    ['2026-07-03', 'before', '2026-07-02'],
    ['2026-01-06', 'after', '2026-01-07'], // Reyes, in Puerto Rico alone
    ['2026-06-19', 'before', '2026-06-18'], // Juneteenth, in the United States alone
    ['2026-04-16', 'before', '2026-04-16'], // Emancipation Day moves no payday
    ['2026-04-03', 'after', '2026-04-06'], // Good Friday; then the weekend
    ['2027-12-31', 'before', '2027-12-30'], // New Year 2028, a Saturday, observed on Friday
    ['2028-01-01', 'after', '2028-01-03'],
  ] satisfies [string, HolidayRule, string][])('on %s moves by the rule %s to %s', (day, rule, expected) => {
    expect(movedPayday(day, rule)).toBe(expected);
  });

  it('of semimonthly and monthly pay follows its calendar from the next payday on', () => {
    const monthly: PayCalendar = {
      ...WEEKLY,
      frequency: 'monthly',
      firstStart: null,
      effectiveFrom: '2026-07-03',
      payLagDays: 10,
    };
    // June ended on Tuesday the 30th. Paid 3 days later, its payday is the day of the change itself.
    expect(paydayIn([monthly], 2026406, 3)).toBe('2026-07-10');
    // Paid on the last day, the payday of June has passed; that of July is 10 August, a Monday.
    expect(paydayIn([monthly], 2026406, 0)).toBe('2026-06-30');
    expect(paydayIn([monthly], 2026407, 0)).toBe('2026-08-10');
    const later = { ...monthly, effectiveFrom: '2026-08-11', payLagDays: 0 };
    expect(paydayIn([monthly, later], 2026407, 0)).toBe('2026-08-10'); // passed before the change
    expect(paydayIn([monthly, later], 2026408, 0)).toBe('2026-08-31'); // a Monday
  });
});
