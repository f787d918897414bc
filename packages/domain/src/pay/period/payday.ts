import { addDays, type CalendarDate, weekday } from '../../time/calendar-date.ts';
import type { PayCalendars } from '../../time/company-periods.ts';
import { holidayOn } from '../../time/holidays.ts';
import type { HolidayRule, PayCalendar } from '../../time/pay-calendar.schema.ts';
import { type PayPeriod, parsePeriodId } from '../../time/period-id.ts';
import { proposedPayDate } from './pay-date.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/**
 * Returns the payday of a company's period: by the calendar that it belongs to, else the end of the period
 * plus the company's last lag. A calendar of semimonthly or monthly pay holds from the first payday on or
 * after the day on which it was set. A payday that moves also leaves the free days that were entered for its
 * year.
 */
export function paydayOf(
  period: Pick<PayPeriod, 'id' | 'frequency' | 'start' | 'end'>,
  calendars: PayCalendars,
  { lastLagDays, freeDays }: { lastLagDays: number; freeDays: readonly CalendarDate[] },
): CalendarDate {
  const versions = calendars
    .filter(({ frequency }) => frequency === period.frequency)
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
  const byDefault = proposedPayDate(period, lastLagDays);
  if (parsePeriodId(period.id)?.isOfCalendar) {
    const own = versions.findLast(({ effectiveFrom }) => effectiveFrom <= period.start);
    return own ? paydayBy(own, period, freeDays) : byDefault;
  }
  return versions
    .filter(({ firstStart }) => firstStart === null)
    .reduce(
      (payday, version) => (payday >= version.effectiveFrom ? paydayBy(version, period, freeDays) : payday),
      byDefault,
    );
}

function paydayBy(
  { payLagDays, holidays }: Pick<PayCalendar, 'payLagDays' | 'holidays'>,
  { end }: Pick<PayPeriod, 'end'>,
  freeDays: readonly CalendarDate[],
): CalendarDate {
  return movedPayday(addDays(end, payLagDays), holidays, freeDays);
}

/**
 * Returns the day to which a payday on a weekend, a holiday or another free day moves. Holidays are the days
 * that the United States or Puerto Rico observe; Emancipation Day (16 April) is none.
 */
export function movedPayday(
  day: CalendarDate,
  rule: HolidayRule,
  freeDays: readonly CalendarDate[] = [],
): CalendarDate {
  if (rule === 'none') return day;
  let moved = day;
  while (isFreeDay(moved) || freeDays.includes(moved)) moved = addDays(moved, rule === 'before' ? -1 : 1);
  return moved;
}

function isFreeDay(day: CalendarDate): boolean {
  return weekday(day) === SUNDAY || weekday(day) === SATURDAY || holidayOn(day) !== undefined;
}
