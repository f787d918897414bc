import { addDays, type CalendarDate, weekday, yearOf } from './calendar-date.ts';

/** The holiday calendars of the United States and of Puerto Rico. */
export type HolidayCalendar = 'federal' | 'puerto-rico';

/** A legal holiday: its day in a year, and the calendars that observe it. */
type Holiday = { dayIn: (year: number) => CalendarDate; observedBy: 'both' | HolidayCalendar };

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/**
 * The days on which banks or offices in Puerto Rico are closed. Sources: 5 U.S.C. 6103 and Act 26-2017, art.
 * 2.05, with 25 July, which was restored since. No law of Puerto Rico with Juneteenth was found. A free day
 * by order of the governor is not a holiday.
 */
export const HOLIDAYS = {
  newYear: { dayIn: on('01-01'), observedBy: 'both' },
  threeKings: { dayIn: on('01-06'), observedBy: 'puerto-rico' },
  martinLutherKing: { dayIn: nth(3, MONDAY, '01'), observedBy: 'both' },
  presidents: { dayIn: nth(3, MONDAY, '02'), observedBy: 'both' },
  citizenship: { dayIn: on('03-02'), observedBy: 'puerto-rico' },
  abolition: { dayIn: on('03-22'), observedBy: 'puerto-rico' },
  goodFriday: { dayIn: (year) => addDays(easterSunday(year), -2), observedBy: 'puerto-rico' },
  // The last Monday of May is the first one from 25 May.
  memorial: { dayIn: (year) => weekdayFrom(`${year}-05-25`, MONDAY), observedBy: 'both' },
  juneteenth: { dayIn: on('06-19'), observedBy: 'federal' },
  independence: { dayIn: on('07-04'), observedBy: 'both' },
  constitution: { dayIn: on('07-25'), observedBy: 'puerto-rico' },
  labor: { dayIn: nth(1, MONDAY, '09'), observedBy: 'both' },
  columbus: { dayIn: nth(2, MONDAY, '10'), observedBy: 'both' },
  veterans: { dayIn: on('11-11'), observedBy: 'both' },
  discoveryOfPuertoRico: { dayIn: on('11-19'), observedBy: 'puerto-rico' },
  thanksgiving: { dayIn: nth(4, THURSDAY, '11'), observedBy: 'both' },
  christmas: { dayIn: on('12-25'), observedBy: 'both' },
} as const satisfies Record<string, Holiday>;

export type HolidayName = keyof typeof HOLIDAYS;

const HOLIDAY_NAMES = Object.keys(HOLIDAYS) as HolidayName[]; // Object.keys returns string[]

/**
 * Returns the holiday that is observed on a day, its own day or a substitute for a weekend; undefined on any
 * other day.
 */
export function holidayOn(date: CalendarDate): HolidayName | undefined {
  return (
    observedDays('federal', yearOf(date)).get(date) ?? observedDays('puerto-rico', yearOf(date)).get(date)
  );
}

/** Returns true if a day is a holiday of a calendar. */
export function isHolidayOf(calendar: HolidayCalendar, date: CalendarDate): boolean {
  return observedDays(calendar, yearOf(date)).has(date);
}

type ObservedDays = ReadonlyMap<CalendarDate, HolidayName>;

/** Cached, because the due dates of a year ask for the same days many times. */
const OBSERVED_DAYS = new Map<string, ObservedDays>();

function observedDays(calendar: HolidayCalendar, year: number): ObservedDays {
  const key = `${calendar} ${year}`;
  const days = OBSERVED_DAYS.get(key) ?? findObservedDays(calendar, year);
  OBSERVED_DAYS.set(key, days);
  return days;
}

function findObservedDays(calendar: HolidayCalendar, year: number): ObservedDays {
  const names = HOLIDAY_NAMES.filter((name) => ['both', calendar].includes(HOLIDAYS[name].observedBy));
  // New Year's Day of the next year may be observed on 31 December.
  const days = [year, year + 1].flatMap((of) =>
    names.flatMap((name) =>
      observedOn(HOLIDAYS[name].dayIn(of), calendar).map((day) => [day, name] as const),
    ),
  );
  return new Map(days.toReversed());
}

/**
 * Returns the days on which a holiday is observed: its own day and a substitute for a weekend. The United
 * States move a Saturday to the Friday before and a Sunday to the Monday after (E.O. 11582). Puerto Rico
 * moves only a Sunday.
 */
function observedOn(day: CalendarDate, calendar: HolidayCalendar): CalendarDate[] {
  if (weekday(day) === SUNDAY) return [day, addDays(day, 1)];
  if (weekday(day) === SATURDAY && calendar === 'federal') return [day, addDays(day, -1)];
  return [day];
}

function on(day: string) {
  return (year: number): CalendarDate => `${year}-${day}`;
}

function nth(count: number, dayOfWeek: number, month: string) {
  return (year: number): CalendarDate =>
    addDays(weekdayFrom(`${year}-${month}-01`, dayOfWeek), (count - 1) * 7);
}

/** Returns the first day with this day of the week, from a date on. */
function weekdayFrom(date: CalendarDate, dayOfWeek: number): CalendarDate {
  return addDays(date, (dayOfWeek - weekday(date) + 7) % 7);
}

/** Returns Easter Sunday by the algorithm of Meeus, Jones and Butcher (Gregorian calendar). */
function easterSunday(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.trunc(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.trunc((century - Math.trunc((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.trunc(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.trunc(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.trunc((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * correction);
}
