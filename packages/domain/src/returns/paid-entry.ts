import type { AmountName, Amounts } from '../pay/amounts.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';

/** A live entry as reports and forms add it up: by the day on which it was paid. */
export type PaidEntry = {
  employeeId: number;
  entryId: number;
  periodId: number;
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
  payDate: CalendarDate;
  amounts: Amounts;
  /** The time per period that a salary pays for, where the entry has one; 0 for those paid by the hour. */
  salariedMinutes: Minutes;
  /**
   * True if the entry is the difference from pay of a closed period: then it is no pay for the period that
   * it is booked in.
   */
  isCorrection: boolean;
  /** True if it was paid to a chauffeur. That stays, whatever the employee is by now. */
  isChauffeur: boolean;
};

/** An entry by its pay date, with these of its amounts: all that a return asks of it. */
export type PaidAmounts<Name extends AmountName> = Pick<PaidEntry, 'employeeId' | 'entryId' | 'payDate'> & {
  amounts: Pick<Amounts, Name>;
};

/**
 * Entries in the order in which they use up what a year exempts or caps: by pay date, then as they were
 * loaded.
 */
export function byPayDate<Entry extends Pick<PaidEntry, 'payDate' | 'entryId'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((a, b) => a.payDate.localeCompare(b.payDate) || a.entryId - b.entryId);
}

/**
 * Returns how much of each amount in a row fits below a cap: what it adds to the part of their sum below it.
 * An amount that is taken back comes first off the part above the cap.
 */
export function partsBelow(amounts: readonly number[], cap: number): number[] {
  let [sum, fitting] = [0, 0];
  return amounts.map((amount) => {
    sum += amount;
    const before = fitting;
    fitting = cap > 0 ? Math.min(sum, cap) : 0;
    return fitting - before;
  });
}

/** Tells how many of the entries an employee has. */
export function countOf(entries: readonly { employeeId: number }[]): (employeeId: number) => number {
  const counts = new Map(byEmployee(entries).map(([employeeId, own]) => [employeeId, own.length]));
  return (employeeId) => counts.get(employeeId) ?? 0;
}

/** Entries of each employee, in the order of the employees' ids. */
export function byEmployee<Entry extends { employeeId: number }>(
  entries: readonly Entry[],
): [number, Entry[]][] {
  const ofEach = new Map<number, Entry[]>();
  for (const entry of entries) {
    const own = ofEach.get(entry.employeeId);
    if (own) own.push(entry);
    else ofEach.set(entry.employeeId, [entry]);
  }
  return [...ofEach].toSorted(([a], [b]) => a - b);
}
