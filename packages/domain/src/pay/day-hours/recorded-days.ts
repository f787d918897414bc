import { addDays, type CalendarDate } from '../../time/calendar-date.ts';
import { type CalendarMonth, monthOfDay } from '../../time/calendar-month.ts';
import type { Minutes } from '../../time/work-minutes.ts';
import { type DayOfOther, daysThatCount, hoursByDay } from './day-hours.ts';
import type { DayTerms } from './day-terms.ts';
import type { WorkedDay } from './worked-day.schema.ts';

// An entry by day freezes its days, its terms and the days of other entries that its hours depend on. The log
// has them as a text beside each event, so that no decision opens another entry's payload.

/** The days of an entry as its event recorded them. */
export type RecordedDays = {
  /** The entry of a closed period that a correction brings to these days. No days: to typed hours. */
  corrects?: number | undefined;
  terms: DayTerms;
  days: readonly WorkedDay[];
  /** The days of the employee's other entries that counted. */
  others: readonly DayOfOther[];
};

/** A live entry by day. */
export type EntryByDay = { entryId: number; recorded: RecordedDays };

// The order of the log's text: a payload does not keep the order of its keys, so they are not written.
type RecordedList = [
  corrects: number | null,
  weekStart: number,
  isFourTens: boolean,
  isExempt: boolean,
  days: [date: CalendarDate, worked: Minutes, mealWorked: Minutes][],
  others: [entryId: number, date: CalendarDate, worked: Minutes][],
];

/** Returns the days of an entry as a text, which the log holds beside its event. */
export function recordedDaysText({ corrects, terms, days, others }: RecordedDays): string {
  const { weekStart, isFourTens, isExempt } = terms;
  const list: RecordedList = [
    corrects ?? null,
    weekStart,
    isFourTens,
    isExempt,
    days.map(({ date, worked, mealWorked }) => [date, worked, mealWorked]),
    others.map(({ entryId, date, worked }) => [entryId, date, worked]),
  ];
  return JSON.stringify(list);
}

/** Returns the days of an entry from their text; undefined for an entry of typed hours. */
export function recordedDaysOfText(text: string | null | undefined): RecordedDays | undefined {
  if (!text) return undefined;
  const list = JSON.parse(text) as RecordedList; // written by `recordedDaysText`
  const [corrects, weekStart, isFourTens, isExempt, days, others] = list;
  return {
    ...(corrects === null ? {} : { corrects }),
    terms: { weekStart, isFourTens, isExempt },
    days: days.map(([date, worked, mealWorked]) => ({ date, worked, mealWorked })),
    others: others.map(([entryId, date, worked]) => ({ entryId, date, worked })),
  };
}

/** Returns the days of an employee's live entries in force, as another entry counts them. */
export function daysInForce(entries: Iterable<EntryByDay>): DayOfOther[] {
  return withCorrections(entries).flatMap(({ entryId, recorded }) =>
    recorded.days.map(({ date, worked }) => ({ entryId, date, worked })),
  );
}

/**
 * Returns the ids of the entries by day of an employee whose hours would differ if they were computed again
 * on their frozen terms, because days of other entries in their weeks were recorded, changed or deleted.
 */
export function hoursToRecalculate(entries: Iterable<EntryByDay>): number[] {
  const merged = withCorrections(entries);
  const inForce = daysInForce(merged);
  return merged.filter((entry) => hasOtherHours(entry, inForce)).map(({ entryId }) => entryId);
}

/**
 * Returns the time of an entry by calendar month, in minutes. Work lies in the month of its day. The rest,
 * such as vacation, lies in the month in which the period starts, as all time of an entry of typed hours
 * does.
 */
export function minutesByMonth({
  periodStart,
  minutes,
  days = [],
}: {
  periodStart: CalendarDate;
  /** The minutes of every kind of time together. */
  minutes: Minutes;
  days?: readonly WorkedDay[] | undefined;
}): Map<CalendarMonth, Minutes> {
  const months = new Map<CalendarMonth, Minutes>();
  const add = (date: CalendarDate, more: Minutes) => {
    if (more !== 0) months.set(monthOfDay(date), (months.get(monthOfDay(date)) ?? 0) + more);
  };
  let left = minutes;
  for (const { date, worked, mealWorked } of days) {
    add(date, worked + mealWorked);
    left -= worked + mealWorked;
  }
  add(periodStart, left);
  return months;
}

// A correction replaces the days of the entry that it corrects. Entries are numbered as they are recorded.
function withCorrections(entries: Iterable<EntryByDay>): EntryByDay[] {
  const merged = new Map<number, EntryByDay>();
  for (const { entryId, recorded } of [...entries].toSorted((a, b) => a.entryId - b.entryId)) {
    const { corrects: corrected = entryId, ...days } = recorded;
    merged.set(corrected, { entryId: corrected, recorded: days });
  }
  return [...merged.values()];
}

function hasOtherHours({ entryId, recorded }: EntryByDay, inForce: readonly DayOfOther[]): boolean {
  const { terms, days, others } = recorded;
  const dates = days.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return false;
  const earliest = addDays(first, -6);
  const near = inForce.filter(({ date }) => earliest <= date && date <= last);
  const own = { entryId, days };
  const counted = daysThatCount(own, near, terms);
  if (JSON.stringify(counted.map(listed)) === JSON.stringify(others.map(listed))) return false;
  const [was, is] = [hoursByDay(own, others, terms), hoursByDay(own, counted, terms)];
  return was.regular !== is.regular || was.overtime !== is.overtime;
}

function listed({ entryId, date, worked }: DayOfOther) {
  return [entryId, date, worked];
}
