import { addDays, type CalendarDate, weekday } from './calendar-date.ts';
import { type HolidayCalendar, isHolidayOf } from './holidays.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/**
 * Returns true if agencies work on a day. Federal due dates follow the holidays of the District of Columbia;
 * Puerto Rico's own do not move them (IRS Pub. 15, sec. 11). Hacienda, the Department of Labor and the CFSE
 * follow Puerto Rico's.
 */
function isBusinessDay(date: CalendarDate, calendar: HolidayCalendar): boolean {
  const day = weekday(date);
  if (day === SUNDAY || day === SATURDAY || isHolidayOf(calendar, date)) return false;
  return calendar !== 'federal' || !isEmancipationDay(date);
}

/** Returns the day itself if it is a business day, else the next business day. */
export function businessDayFrom(date: CalendarDate, calendar: HolidayCalendar): CalendarDate {
  let day = date;
  while (!isBusinessDay(day, calendar)) day = addDays(day, 1);
  return day;
}

/** Returns the date this many business days after a day; the day itself does not count. */
export function businessDayAfter(date: CalendarDate, days: number, calendar: HolidayCalendar): CalendarDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = businessDayFrom(addDays(day, 1), calendar);
  return day;
}

// Returns true for Emancipation Day: 16 April, a holiday of the District of Columbia alone. On a weekend it
// moves to the Friday before or the Monday after (D.C. Code § 1-612.02). Banks are open, so holidays.ts does
// not list it.
function isEmancipationDay(date: CalendarDate): boolean {
  const own = `${date.slice(0, 4)}-04-16`;
  switch (weekday(own)) {
    case SATURDAY:
      return date === addDays(own, -1);
    case SUNDAY:
      return date === addDays(own, 1);
    default:
      return date === own;
  }
}
