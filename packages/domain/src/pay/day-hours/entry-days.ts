import { byName } from '../concepts.ts';
import type { TimeEntry, WorkedMinutes } from '../time-entry.schema.ts';
import { type DayOfOther, daysThatCount, hoursByDay } from './day-hours.ts';
import type { DayTerms } from './day-terms.ts';
import type { WorkedDay } from './worked-day.schema.ts';

/** The kinds of time that the days of an entry give. The others are typed. */
export const DAY_KINDS = ['regular', 'overtime', 'mealPeriod'] as const satisfies (keyof WorkedMinutes)[];
export type DayKind = (typeof DAY_KINDS)[number];

/** The typed time of an entry: by kind, and by day. */
type TypedTime = Pick<TimeEntry, 'minutes' | 'days'>;

/** Returns days in order; undefined for an empty list, which is an entry of typed hours. */
export function daysInOrder(days: readonly WorkedDay[] | null | undefined): WorkedDay[] | undefined {
  if (!days || days.length === 0) return undefined;
  return days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Returns true if two entries have the same days. */
export function areSameDays(one: readonly WorkedDay[] = [], other: readonly WorkedDay[] = []): boolean {
  return (
    one.length === other.length &&
    one.every(({ date, worked, mealWorked }, place) => {
      const day = other[place];
      return day?.date === date && day.worked === worked && day.mealWorked === mealWorked;
    })
  );
}

/** The number of an entry, the terms of its days, and the days of the employee's live entries. */
type Week = { entryId: number; terms: DayTerms; others: readonly DayOfOther[] };

/**
 * Returns the minutes of an entry with those that its days give, and the other days that counted for them.
 */
export function minutesOfDays(
  { minutes, days = [] }: TypedTime,
  { entryId, terms, others }: Week,
): { minutes: WorkedMinutes; counted: DayOfOther[] } {
  const own = { entryId, days };
  const counted = daysThatCount(own, others, terms);
  const hours = hoursByDay(own, counted, terms);
  return { minutes: { ...minutes, ...byName(DAY_KINDS, (kind) => hours[kind]) }, counted };
}

/**
 * Returns the kinds of time that contradict the days of an entry. A program may send back every time that it
 * read, so time that the days give, or gave when they were recorded, contradicts nothing, and neither does 0.
 */
export function contradictingKinds(sent: WorkedMinutes, given: readonly WorkedMinutes[]): DayKind[] {
  return DAY_KINDS.filter((kind) => sent[kind] > 0 && given.every((minutes) => minutes[kind] !== sent[kind]));
}
