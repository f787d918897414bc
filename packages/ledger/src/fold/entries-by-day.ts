import { isDeepStrictEqual } from 'node:util';
import { daysThatCount } from '@garita/domain/pay/day-hours/day-hours';
import { DAY_KINDS, minutesOfDays } from '@garita/domain/pay/day-hours/entry-days';
import {
  daysInForce,
  type EntryByDay,
  hoursToRecalculate,
  recordedDaysOfText,
} from '@garita/domain/pay/day-hours/recorded-days';
import { type Calculation, employeeYearOf, recordedDaysOf } from '../events/payroll-events.ts';
import { type FoldedEntry, isLive } from './entries.ts';
import type { LogState } from './log-state.ts';
import type { LoggedEvent } from './logged-event.ts';

/** Returns the ids of the entries by day whose hours need recalculation. */
export function foldedHours({ entries }: LogState): Set<number> {
  const byEmployee = new Map<number, EntryByDay[]>();
  for (const entry of entries.values()) {
    const recorded = byDay(entry);
    if (!recorded) continue;
    const { subjectId } = entry;
    byEmployee.set(subjectId, [...(byEmployee.get(subjectId) ?? []), recorded]);
  }
  return new Set([...byEmployee.values()].flatMap(hoursToRecalculate));
}

/**
 * Returns true if the days of an entry gave its hours: by its terms, and by the days of the employee's other
 * entries before it. A calculation that was kept counted older days.
 */
export function countsDays(
  calculation: Calculation,
  { entryId = 0, stream }: LoggedEvent,
  { before, isAnew }: { before: LogState; isAnew: boolean },
): boolean {
  const recorded = recordedDaysOf(calculation);
  const { otherDays } = calculation.basis;
  const inputs = calculation.corrects?.inputs ?? calculation.inputs;
  if (!recorded) return inputs.days === undefined && otherDays === undefined;
  const { terms, days, others } = recorded;
  const own = { entryId: recorded.corrects ?? entryId, days };
  if (days.length > 0) {
    const { minutes } = minutesOfDays({ ...inputs, days: [...days] }, { ...own, terms, others });
    if (DAY_KINDS.some((kind) => minutes[kind] !== inputs.minutes[kind])) return false;
  }
  if (!isAnew) return true;
  const { employeeId } = employeeYearOf(stream);
  const live = [...before.entries.values()].filter(({ subjectId }) => subjectId === employeeId);
  const inForce = daysInForce(live.flatMap((entry) => byDay(entry) ?? []));
  return isDeepStrictEqual([...others], daysThatCount(own, inForce, terms));
}

// A text that was changed by hand has no days. The check of rows beside events names its event.
function byDay(entry: FoldedEntry): EntryByDay | undefined {
  const { entryId, kind, details } = entry;
  if (kind !== 'employee' || !details?.workedDays || !isLive(entry)) return undefined;
  try {
    const recorded = recordedDaysOfText(details.workedDays);
    return recorded && { entryId, recorded };
  } catch {
    return undefined;
  }
}
