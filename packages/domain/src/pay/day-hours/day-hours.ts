import { addDays, type CalendarDate, daysBetween } from '../../time/calendar-date.ts';
import type { Minutes } from '../../time/work-minutes.ts';
import { type DayTerms, weekOf } from './day-terms.ts';
import type { WorkedDay } from './worked-day.schema.ts';

/** The longest regular work in a week. 29 L.P.R.A. 273 (Act 379-1948, art. 4, as amended by Act 4-2017). */
const REGULAR_OF_WEEK: Minutes = 40 * 60;

/** The longest regular work on a day, and by an agreement of four days of ten hours. 29 L.P.R.A. 273, 283. */
const REGULAR_OF_DAY: Minutes = 8 * 60;
const REGULAR_OF_LONG_DAY: Minutes = 10 * 60;

/** The work of a day that another live entry of the employee has. */
export type DayOfOther = { entryId: number; date: CalendarDate; worked: Minutes };

/** The reason for which time is overtime: over the day's hours, over the week's, or on the seventh day. */
export type OvertimeReason = 'day' | 'week' | 'seventh-day';

/** A day of an entry: its regular time and its overtime by reason, in minutes. */
export type DayHours = { date: CalendarDate; regular: Minutes; overtime: Record<OvertimeReason, Minutes> };

/** The time of an entry by kind, with its days in order. */
export type HoursByDay = { regular: Minutes; overtime: Minutes; mealPeriod: Minutes; days: DayHours[] };

type Own = { entryId: number; days: readonly WorkedDay[] };

/**
 * Computes the time of an entry from the work of its days, by law 29 L.P.R.A. 273 to 283 as amended by Act
 * 4-2017. Overtime is time over eight hours of a day (ten by agreement), the rest of a week over 40 hours,
 * and all work on the last day of a work week with work on each of its seven days. No time counts twice. Time
 * over 40 hours is the last of the week, wherever it lies; the days of the employee's other entries in the
 * week count, and on one day the entry with the smaller number comes first. Work through meal periods counts
 * to no limit.
 */
export function hoursByDay(
  { entryId, days }: Own,
  others: readonly DayOfOther[],
  terms: DayTerms,
): HoursByDay {
  const own = days.map(({ date, worked }) => ({ entryId, date, worked }));
  const all = [...own, ...others]
    .filter(({ worked }) => worked > 0)
    .toSorted((a, b) => daysBetween(b.date, a.date) || a.entryId - b.entryId);
  const worked = new Set(all.map(({ date }) => date));
  const regularOf = { week: new Map<CalendarDate, Minutes>(), day: new Map<CalendarDate, Minutes>() };
  const counted: DayHours[] = [];
  for (const part of all) {
    const week = weekOf(part.date, terms);
    const inWeek = regularOf.week.get(week) ?? 0;
    const inDay = regularOf.day.get(part.date) ?? 0;
    const isSeventh = part.date === addDays(week, 6) && isWholeWeek(week, worked);
    const split = splitWork(part.worked, { inWeek, inDay, isSeventh }, terms);
    regularOf.week.set(week, inWeek + split.regular);
    regularOf.day.set(part.date, inDay + split.regular);
    if (part.entryId === entryId) counted.push({ date: part.date, ...split });
  }
  return {
    regular: sum(counted.map(({ regular }) => regular)),
    overtime: sum(counted.flatMap(({ overtime }) => Object.values(overtime))),
    mealPeriod: sum(days.map(({ mealWorked }) => mealWorked)),
    days: counted,
  };
}

/**
 * Returns the days of other entries that the hours of an entry depend on: those of its weeks that come before
 * its last day of the week. An entry freezes them.
 */
export function daysThatCount(
  { entryId, days }: Own,
  others: readonly DayOfOther[],
  terms: Pick<DayTerms, 'weekStart'>,
): DayOfOther[] {
  const lastOfWeek = new Map<CalendarDate, CalendarDate>();
  for (const { date, worked } of days) {
    const week = weekOf(date, terms);
    if (worked > 0 && date > (lastOfWeek.get(week) ?? '')) lastOfWeek.set(week, date);
  }
  return others
    .filter((other) => {
      const last = lastOfWeek.get(weekOf(other.date, terms));
      if (other.worked === 0 || last === undefined || other.entryId === entryId) return false;
      return other.date < last || (other.date === last && other.entryId < entryId);
    })
    .toSorted((a, b) => daysBetween(b.date, a.date) || a.entryId - b.entryId);
}

function isWholeWeek(week: CalendarDate, worked: ReadonlySet<CalendarDate>): boolean {
  return [0, 1, 2, 3, 4, 5, 6].every((day) => worked.has(addDays(week, day)));
}

type SoFar = { inWeek: Minutes; inDay: Minutes; isSeventh: boolean };

function splitWork(worked: Minutes, { inWeek, inDay, isSeventh }: SoFar, { isFourTens, isExempt }: DayTerms) {
  if (isExempt) return { regular: worked, overtime: { ...NO_OVERTIME } };
  if (isSeventh) return { regular: 0, overtime: { ...NO_OVERTIME, 'seventh-day': worked } };
  const ofDay = Math.min(worked, Math.max(0, (isFourTens ? REGULAR_OF_LONG_DAY : REGULAR_OF_DAY) - inDay));
  const regular = Math.min(ofDay, Math.max(0, REGULAR_OF_WEEK - inWeek));
  return { regular, overtime: { ...NO_OVERTIME, day: worked - ofDay, week: ofDay - regular } };
}

const NO_OVERTIME: Record<OvertimeReason, Minutes> = { day: 0, week: 0, 'seventh-day': 0 };

function sum(minutes: readonly Minutes[]): Minutes {
  return minutes.reduce((total, each) => total + each, 0);
}
