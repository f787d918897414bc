import { addDays, type CalendarDate, weekday } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/period-id.ts';
import type { Contributions } from './contributions.ts';

// The chauffeur insurance counts a Saturday as a week. Each Saturday is withheld once per person, whatever
// the frequencies of the periods that contain it. Each entry freezes the Saturdays that it withheld for.

type Bounds = Pick<PayPeriod, 'start' | 'end'>;

/** Returns the Saturdays of a period, in order. */
export function saturdaysIn({ start, end }: Bounds): CalendarDate[] {
  const saturdays: CalendarDate[] = [];
  const first = addDays(start, 6 - weekday(start));
  for (let day = first; day <= end; day = addDays(day, 7)) saturdays.push(day);
  return saturdays;
}

/** Returns the Saturdays of a period that an employee's other live entries did not withhold for. */
export function freeSaturdays(period: Bounds, insured: Iterable<CalendarDate>): CalendarDate[] {
  const taken = new Set(insured);
  return saturdaysIn(period).filter((day) => !taken.has(day));
}

/**
 * Returns the Saturdays that a calculation withheld for; undefined if the employee is not a chauffeur. An old
 * entry without frozen Saturdays withheld for all of its period, except the first ones, which other entries
 * of the period had withheld.
 */
export function insuredSaturdays(
  period: Bounds,
  { chauffeurInsurance: line }: Pick<Contributions, 'chauffeurInsurance'>,
): readonly CalendarDate[] | undefined {
  if (line.rule === 'excluded') return undefined;
  if (line.saturdays) return line.saturdays;
  const { withheldInPeriod, weeklyAmount, amount } = line;
  if (withheldInPeriod === 0) return saturdaysIn(period);
  if (amount === 0 || weeklyAmount === 0) return [];
  return saturdaysIn(period).slice(Math.ceil(withheldInPeriod / weeklyAmount));
}

/** Counts of Saturdays in an entry's period, by who withholds for them. */
export type SaturdayCover = {
  weeks: number;
  /** The Saturdays that the entry withheld for. */
  own: number;
  /** The Saturdays in `own` that another live entry withheld for too. */
  shared: number;
  /** The Saturdays that no live entry withheld for. */
  free: number;
};

/** The cover of an employee who is not a chauffeur. */
export const NO_SATURDAYS: SaturdayCover = { weeks: 0, own: 0, shared: 0, free: 0 };

/** Counts the entries that withheld for each Saturday. */
export function countSaturdays(entries: Iterable<readonly CalendarDate[]>): Map<CalendarDate, number> {
  const counts = new Map<CalendarDate, number>();
  for (const saturdays of entries) for (const day of saturdays) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Returns the cover of a live entry; `counts` must include the entry itself. */
export function saturdayCover(
  period: Bounds,
  own: readonly CalendarDate[],
  counts: ReadonlyMap<CalendarDate, number> = new Map(),
): SaturdayCover {
  const all = saturdaysIn(period);
  return {
    weeks: all.length,
    own: own.length,
    shared: own.filter((day) => (counts.get(day) ?? 0) > 1).length,
    free: all.filter((day) => !counts.has(day)).length,
  };
}

/** Parses the Saturdays column of an entry: '2026-05-23,2026-05-30', or null for none. */
export function saturdaysOfText(text: string | null | undefined): CalendarDate[] {
  return text ? text.split(',') : [];
}

/** Formats the Saturdays of an entry for its column. */
export function saturdaysText(saturdays: readonly CalendarDate[] | undefined): string | undefined {
  return saturdays?.join(',');
}
